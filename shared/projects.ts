import * as z from 'zod/mini';
import { dropUnseen } from '#shared/unseen-marks.ts';

const projectStatuses = ['in_progress', 'completed', 'not_started'] as const;

export const minimumIdeaLength = 10;
export const ideaTooShortMessage = 'Please describe your idea in at least 10 characters';
export const defaultProjectName = 'My Project';
export const longestProjectName = 120;
export const longestIdea = 20_000;

const controls = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

const projectName = z.string().check(
  z.overwrite((name) => dropUnseen(name.replace(controls, ' ')).trim()),
  z.maxLength(longestProjectName),
);
const projectDescription = z.string().check(z.trim(), z.maxLength(longestIdea));

/**
 * Body of `POST /api/projects`. Name and slug may be missing: the server derives them (DESIGN section 5).
 * The same slug sent again by the same user is the same project, so a retry makes nothing twice. A new project is always in
 * progress, whatever `status` says (spec 1, section 4).
 */
export const createProjectInput = z.object({
  name: z.optional(projectName),
  slug: z.optional(
    z
      .string()
      .check(z.maxLength(160), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Lowercase letters, digits and hyphens only')),
  ),
  description: z.optional(projectDescription),
  status: z.optional(z.enum(projectStatuses)),
});
export type CreateProjectInput = z.infer<typeof createProjectInput>;

/** Body of `PUT /api/projects/{id}`. Fields that the server owns (progress, owner, times) are ignored. */
export const updateProjectInput = z.object({
  name: z.optional(projectName.check(z.minLength(1))),
  description: z.optional(projectDescription),
  status: z.optional(z.enum(projectStatuses)),
});
export type UpdateProjectInput = z.infer<typeof updateProjectInput>;

/**
 * The slug of a new project (spec 1, section 3): lowercase, punctuation removed, spaces to hyphens, repeated and edge hyphens
 * trimmed, then an 8-character suffix (time in base 36 plus a random part). An empty name gives 'my-project'.
 */
export function createSlug(name: string, now = Date.now(), random: () => number = Math.random): string {
  const base = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '');
  const time = now.toString(36).slice(-4).padStart(4, '0');
  const noise = Math.floor(random() * 36 ** 4)
    .toString(36)
    .padStart(4, '0');
  return `${base || 'my-project'}-${time}${noise}`;
}
