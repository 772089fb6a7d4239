import type { ChecklistGroup } from '#shared/checklists.ts';
import { brandGroups } from '#shared/content/checklists/brand.ts';
import { conceptGroups } from '#shared/content/checklists/concept.ts';
import { experienceGroups } from '#shared/content/checklists/experience.ts';
import { featureGroups } from '#shared/content/checklists/features.ts';
import { launchGroups } from '#shared/content/checklists/launch.ts';
import { performanceGroups } from '#shared/content/checklists/performance.ts';
import { securityGroups } from '#shared/content/checklists/security.ts';
import { toolGroups } from '#shared/content/checklists/tools.ts';

/** The built-in checklists of all three steps, in the order in which they are shown (spec 2, section 3). */
export const checklistGroups: ChecklistGroup[] = [
  ...conceptGroups,
  ...toolGroups,
  ...featureGroups,
  ...securityGroups,
  ...experienceGroups,
  ...performanceGroups,
  ...brandGroups,
  ...launchGroups,
];
