import Activity from 'lucide-react/icons/activity';
import FileText from 'lucide-react/icons/file-text';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Megaphone from 'lucide-react/icons/megaphone';
import Repeat from 'lucide-react/icons/repeat';
import Settings2 from 'lucide-react/icons/settings-2';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SquareTerminal from 'lucide-react/icons/square-terminal';
import { stepTitle } from '#shared/content/steps.ts';
import { unorganizedStep } from '#web/features/prompts/prompt-list.ts';
import type { PromptKind, PromptStatus } from '#web/features/prompts/prompt-search.ts';

/** How each kind of prompt is called and drawn (spec 2, section 2). */
export const kindLooks: Record<PromptKind, { label: string; Icon: typeof FileText; tone: string }> = {
  setup_prompt: { label: 'Setup & Config', Icon: Settings2, tone: 'text-progress' },
  development_prompt: { label: 'Development', Icon: SquareTerminal, tone: 'text-ink' },
  iteration_prompts: { label: 'Iteration & Feedback', Icon: Repeat, tone: 'text-progress' },
  security_implementation: { label: 'Security', Icon: ShieldCheck, tone: 'text-danger' },
  secure_feature_development: { label: 'Secure Features', Icon: LockKeyhole, tone: 'text-danger' },
  marketing_assets: { label: 'Marketing', Icon: Megaphone, tone: 'text-done' },
  operations_prompts: { label: 'Operations', Icon: Activity, tone: 'text-done' },
  general: { label: 'General', Icon: FileText, tone: 'text-ink-soft' },
};

export const statusLabels: Record<PromptStatus, string> = { draft: 'Draft', used: 'Used' };

/** The title of a group. */
export const groupTitle = (step: number) => (step === unorganizedStep ? 'Unorganized' : stepTitle(step));
