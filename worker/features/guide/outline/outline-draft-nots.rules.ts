import { agreeing, denying } from '#worker/features/guide/content/verbs.ts';
import { isSingle, type Noun, pluralOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { isAloneIn } from '#worker/features/guide/outline/outline-completion-shared.rules.ts';
import { kindOfThing } from '#worker/features/guide/outline/outline-completion-things.rules.ts';
import type { DraftedAround } from '#worker/features/guide/outline/outline-draft-is.rules.ts';

const health =
  /\b(?:blood sugar|diabet\w+|insulin|medicines?|medication|pills?|patients?|blood pressure|therap\w+|pain|symptoms?|allerg\w+|midwi\w+|diagnos\w+|asthma|pregnan\w+|epileps\w+|dementia|migraines?)\b/i;
const paid = /\b(?:pay|pays|paid|payments?|bills?|invoices?|fees?|dues|deposits?|donat\w*)\b/i;
const online = /\b(?:by card|online|in the app|paypal|credit card)\b/i;
const trade = /\b(?:prices?|costs?|money|sells?|sold|buys?|rent|rents|hire|tickets?|orders?|books?|reserves?)\b/i;
const handing = /\b(?:swap|borrow|lend|give away|exchange)\w*\b/i;
const measured = /^(?:weight|value|amount|temperature|level|height|result|number of .+)$/;
const judges = /^(?:check|pick|choose|decide|verify|grade|judge|select|correct|review)$/;
const isPublic = /\b(?:site|website|public|publish\w*|visitors?|everybody|anyone|anybody|tourists?)\b/i;

type Limit = (around: DraftedAround) => string | undefined;
const when = (fits: boolean, limit: string) => (fits ? limit : undefined);

/** Who decides what others wait for. */
function judgeOf({ acts, idea }: DraftedAround): Noun | undefined {
  const found = acts.find(
    ({ verb, who }) =>
      typeof who === 'object' &&
      who.one !== idea.client.one &&
      (agreeing.has(verb) ||
        denying.has(verb) ||
        (judges.test(verb) && (isAloneIn(who, idea.said) || isOne(who, idea)))),
  );
  return typeof found?.who === 'object' ? found.who : undefined;
}

/** 'An editor checks each word'. */
const isOne = ({ one }: Noun, { said }: DraftedAround['idea']) =>
  new RegExp(`\\ban? ${toPattern(one)}\\b`, 'i').test(said);

/** 'Parents put toys on a list, parents ask for a toy.' */
const isAskedOfPeers = ({ acts, idea }: DraftedAround) =>
  acts.some(
    ({ verb, who }) => /^(?:ask|request)$/.test(verb) && typeof who === 'object' && who.one === idea.client.one,
  ) &&
  acts.some(
    ({ verb, who }) =>
      /^(?:offer|put|post|list|add)$/.test(verb) && typeof who === 'object' && who.one === idea.client.one,
  );

/** What the told acts border on and a reader could expect of them: the first that fits is what is left out. */
const limits: readonly Limit[] = [
  ({ idea }) => when(health.test(idea.said), 'No medical advice.'),
  ({ idea }) =>
    when(
      paid.test(idea.said) && !online.test(idea.said),
      'No payments through the app; it only keeps what is owed or paid.',
    ),
  ({ acts, idea }) =>
    when(acts.some(({ verb }) => trade.test(verb)) && !paid.test(idea.said), 'No payments in the app.'),
  (around) =>
    when(
      handing.test(around.idea.said) || isAskedOfPeers(around),
      'No delivery; what changes hands is handed over in person.',
    ),
  (around) =>
    when(
      made(around).some((one) => kindOfThing(one).begins === 'reported'),
      'Not for emergencies.',
    ),
  (around) =>
    when(
      made(around).some((one) => /^(?:turn|shift|duty)$/.test(one)),
      'No time sheets and no pay.',
    ),
  (around) => {
    const judge = judgeOf(around);
    return judge && `No automatic decisions; the ${isSingle(judge) ? judge.many : judge.one} decides.`;
  },
  (around) =>
    when(
      madeFields(around).some((field) => measured.test(field)),
      'No link to measuring devices; values are typed in.',
    ),
  (around) =>
    when(
      made(around).some((one) => kindOfThing(one).isDated),
      'No link to private calendars.',
    ),
  (around) => {
    const taken = made(around).find((one) => /^(?:photo|picture|video|recording)$/.test(one));
    return taken && `No editing of ${pluralOf(taken)}.`;
  },
  ({ idea, people }) => {
    const [first, second, third] = people.map((one) => (isSingle(one) ? one.many : `the ${one.many}`));
    if (!first || third || isPublic.test(idea.said)) return undefined;
    return `No public pages; only ${second ? `${first} and ${second} see` : `${first} ${isSingle(people[0] ?? { many: '' }) ? 'sees' : 'see'}`} what is kept.`;
  },
];

const made = ({ acts }: DraftedAround) =>
  acts.flatMap(({ outcomes = [] }) => outcomes.flatMap((one) => (one.way === 'make' ? [one.record] : [])));
const madeFields = ({ acts }: DraftedAround) =>
  acts.flatMap(({ outcomes = [] }) => outcomes.flatMap((one) => (one.way === 'make' ? one.fields.split(', ') : [])));

/** What a draft leaves out where nothing was told of it: one limit that borders on what was told. */
export const notsFor = (around: DraftedAround): string[] => [
  limits.flatMap((limit) => limit(around) ?? [])[0] ?? 'No payments in the app.',
];
