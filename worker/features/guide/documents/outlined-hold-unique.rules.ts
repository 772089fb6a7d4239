import type { Hold, HoldTerms } from '#worker/features/guide/documents/outlined-hold-terms.rules.ts';
import { joinWords } from '#worker/features/guide/grammar/words.rules.ts';

/** How it is held that there is one alone, that no time is taken twice, and that something is open to all. */
export const uniqueHolds: Readonly<Record<'alone' | 'times' | 'open', (kept: HoldTerms) => Hold>> = {
  alone: ({ place, only }) => ({
    decision: 'The database itself refuses a second one',
    prevents: only
      ? `A ${only.second}, because both looked before either was stored`
      : 'A second one, because both looked before either was stored',
    rule:
      place === 'server'
        ? `${only ? only.index : 'One key in the store holds it'}; the statement that stores meets it, a second one is answered with 409 and the reason, and a test sends two at the same moment: one is kept`
        : 'One key in the store holds it; a second entry finds the first, and a test tries two',
    never: 'Look first and write then: two at the same moment both find nothing',
  }),
  times: ({ place, times }) => ({
    decision: 'No time is taken twice, whoever writes it',
    prevents: `${times?.clash ?? 'Two at one time'}, because both looked before either was stored, or because one was moved later`,
    rule:
      place === 'server' && times
        ? times.rule
        : 'One condition in the statement that writes, the same for whatever enters a time and whatever changes one; tests send two that overlap and two that only touch',
    never: 'Look first and write then: two at the same moment both find the time free',
  }),
  open: ({ many, open }) => ({
    decision: `Who reads ${many || 'it'} is asked for nothing`,
    prevents: `A sign-in in front of ${many || 'what everybody may see'}, or a call that writes left open along with it`,
    rule: `The calls that read ${joinWords(open.map((table) => `\`${table}\``)) || many || 'it'} ask for no session and answer with what everybody may see alone; each call that writes asks for one; a test reads and writes without a session: 200 and 401`,
    never: 'Leave a call that writes without a session because the one that reads has none',
  }),
};
