import type { SkillLevel, TaskPriority, TaskStatus } from '#shared/checklists.ts';

export const statusLabels: Record<TaskStatus, string> = {
  'not-started': 'Not started',
  'in-progress': 'In progress',
  completed: 'Completed',
  'not-needed': 'Not needed',
  skipped: 'Skipped',
};
export const levelLabels: Record<SkillLevel, string> = { basic: 'Basic', advanced: 'Advanced', expert: 'Expert' };
export const priorityLabels: Record<TaskPriority, string> = {
  'must-have': 'Must-have',
  'nice-to-have': 'Nice-to-have',
  advanced: 'Advanced',
};
