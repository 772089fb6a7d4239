import { recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { type Noun, nounIn, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { isByMessage } from '#worker/features/guide/outline/outline-act-links.rules.ts';

/** A link that is somebody's way in, and none to confirm an address or to pass on. */
const wayIn =
  /^(?:an? |the )?(?:e-?mail |message |text |sms )?(?:with (?:an? |the )?)?(?:private |personal |own |secret )?link\b(?! to (?:confirm|share))/i;

type Known = { told: Told[]; records: ToldRecord[]; outline?: Outline };

const byLink = /\bby (?:the |an? |their |its )?link\b/i;
const sharing = /^(?:share|send|invite|pass|give|offer)$/;

/** Whether a line or a rule has somebody do or see something by a link that reached them: 'clients pay by link'. */
const linkLines = ({ one }: Noun, told: Told[], rules: string[]): { acts: Told[]; rules: string[] } => ({
  acts: told.filter(
    ({ who, verb, phrase }) => typeof who === 'object' && who.one === one && byLink.test(phrase) && !sharing.test(verb),
  ),
  rules: rules.filter((rule) => byLink.test(rule) && nounIn(one, rule.split(/ sees? /)[0] ?? '') !== null),
});

/** Whether a kind of people comes in by a link, as their lines or rules say. */
export function isByLink(noun: Noun, told: Told[], rules: string[]): boolean {
  const lines = linkLines(noun, told, rules);
  return lines.acts.length + lines.rules.length > 0;
}

/**
 * The thing by whose link a kind of people comes in: 'new visit …; the patient gets a link by text message' lets patients in by the link of
 * their visit, without an account; so does what visitors enter and may cancel, though nobody told of a link.
 * @returns undefined for whoever is sent no link.
 */
export const linkFor = (idea: Known, noun: Noun): ToldRecord | undefined =>
  toldLink(idea, noun) ?? untoldLink(idea, noun) ?? usedLink(idea, noun);

/** The thing that somebody does something with by its link, or sees by it alone. */
function usedLink(idea: Known, noun: Noun): ToldRecord | undefined {
  if (!isPublic(noun)) return undefined;
  const { acts, rules } = linkLines(noun, idea.told, idea.outline?.rules ?? []);
  const [record] = acts.flatMap(({ outcomes = [] }) =>
    outcomes.flatMap((one) => ('record' in one ? (recordCalled(idea.records, one.record) ?? []) : [])),
  );
  return record ?? idea.records.find(({ one }) => rules.some((rule) => nounIn(one, rule) !== null));
}

/** What somebody of whom no account is asked enters and comes back to: they need a way back to it. */
export function untoldLink(idea: Known, noun: Noun): ToldRecord | undefined {
  if (!isPublic(noun) || toldLink(idea, noun)) return undefined;
  const own = idea.told.filter(({ who }) => typeof who === 'object' && who.one === noun.one);
  return idea.records.find((record) => {
    const touching = own.filter(({ outcomes = [] }) =>
      outcomes.some((one) =>
        'record' in one
          ? recordCalled([record], one.record)
          : one.way === 'do' && new RegExp(`^\\p{L}+ the ${toPattern(record.one)}\\b`, 'iu').test(one.text),
      ),
    );
    const makes = ({ outcomes = [] }: Told) =>
      outcomes.some((one) => one.way === 'make' && recordCalled([record], one.record));
    return touching.some(makes) && touching.some((told) => !makes(told));
  });
}

function toldLink({ told, records }: Known, { one }: Noun): ToldRecord | undefined {
  for (const { outcomes = [] } of told) {
    const isSent = outcomes.some(
      (outcome) =>
        outcome.way === 'tell' &&
        outcome.verb === 'send' &&
        wayIn.test(outcome.rest) &&
        (nounIn(one, outcome.whom) !== null || (/\bpartners?\b/i.test(outcome.whom) && one === 'couple')),
    );
    const [record] = outcomes.flatMap((outcome) =>
      'record' in outcome ? (recordCalled(records, outcome.record) ?? []) : [],
    );
    if (isSent && record) return record;
  }
  return undefined;
}

const publicRole =
  /^(?:stranger|visitor|tourist|passer-?by|(?:member of )?(?:the )?public|reader|guest|any(?:body|one)|every(?:body|one))$/i;

/** Whether a kind of people is everybody. */
export const isEverybody = ({ one }: Noun): boolean => publicRole.test(one);

/** Whether a kind of people is everybody, or leaves no more than how to reach them: nobody asks them to sign in. */
export const isPublic = (noun: Noun): boolean => noun.isOpen === true || isEverybody(noun);

const byThemselves =
  /(?:^| )(?:savers?|donors?|customers?|users?|players?|buyers?|sellers?|climbers?|boulderers?|readers?|writers?|candidates?|clients?|participants?|residents?|citizens?|visitors?|neighbours?|travellers?|guests?|learners?|developers?|subscribers?|brewers?|cooks?|freelancers?|applicants?)$/i;

/** Who owns a thing that is looked after, and no business. */
const ownsThing =
  /(?:^| )(?:dog|cat|pet|horse|animal|plant|garden|car|boat|bike|home|house|flat|phone|instrument|book|tool|machine|hive)s? owner$/i;

/** Whether a kind of people comes without being told to, and signs up without an invitation. */
export const comesAlone = ({ one }: Noun): boolean => byThemselves.test(one) || ownsThing.test(one);

const runs = /(?:^| )(?:admin\p{L}*|owner|manager|office|organi[sz]er|operator|leader|head|director)$/iu;

/**
 * Who runs it and lets all others in: whoever tells the idea; where no line says 'me', whoever is called so.
 * @param lines who uses it, as it was told; `people` who signs in.
 */
export function inviterOf(lines: string[], people: Noun[], self: Noun | undefined): Noun | undefined {
  const isTold = lines.some((line) => /\((?:me|us|myself|i|we)\b/i.test(line));
  return isTold
    ? people.find(({ one }) => one === self?.one)
    : people.find(({ one }) => runs.test(one) && !ownsThing.test(one));
}

/** A phone that runs no app: whoever has it is reached by text message alone. */
export const basicPhone =
  /\b(?:basic|feature|simple|non-smart) (?:mobile )?phones?\b|\bno smart ?phones?\b|\bmissed calls?\b/i;

/** Who takes part by text message alone: whose line tells of basic phones, and who does nothing but by message. */
export function isOnPhone({ outline, told }: { outline?: Outline; told: Told[] }, { one }: Noun): boolean {
  const own = told.filter(({ who, kind }) => kind === 'act' && typeof who === 'object' && who.one === one);
  const lines = (outline?.people ?? []).filter((line) => basicPhone.test(line));
  return (
    lines.some((line) => nounIn(one, line.split(/[:,(]/)[0] ?? line) !== null) ||
    (own.length > 0 && own.every(isByMessage))
  );
}

/** Whether some come in by a link: what they enter and change is done by nobody who has an account. */
export const someComeByLink = (idea: Known & { people: Noun[] }): boolean =>
  idea.people.some((noun) => linkFor(idea, noun) !== undefined);
