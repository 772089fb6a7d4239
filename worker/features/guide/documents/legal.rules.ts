import { type LawPoint, lawPoints } from '#worker/features/guide/content/law-points.ts';
import {
  listPersonalData,
  listReceivers,
  type PersonalData,
} from '#worker/features/guide/documents/personal-data.rules.ts';
import { firstFeature, sayToYou } from '#worker/features/guide/documents/speaking.rules.ts';
import {
  decidedLines,
  joinParts,
  listUnder,
  ownFeatures,
  tableUnder,
  termsOf,
} from '#worker/features/guide/documents/terms.rules.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { capitalise, fill, joinWords, lowerFirst, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { hasAccounts } from '#worker/features/guide/idea/accounts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { tellEach } from '#worker/features/guide/product/telling-acts.rules.ts';

const mostPoints = 6;

/** A sentence after a colon; the product's name keeps its capital. */
const goOn = (text: string, name: string) => (text.startsWith(name) ? text : lowerFirst(text));

/** What the law may add to this idea, the gravest first. */
function pointsOf(product: Product): LawPoint[] {
  const { idea, features, settled } = product;
  const text = [
    // How it is today, and what there is to spend, brings no law with it.
    ...(idea.isOutlined ? [...idea.records.map(({ one }) => one), ...features.map(({ says }) => says)] : [idea.said]),
    ...features.map(({ title }) => title),
    ...[...settled.values()].map(({ text: said }) => said),
  ].join('. ');
  const isCode = product.platform === 'command line';
  return lawPoints
    .filter(({ signs, not, key }) => signs.test(text) && !not?.test(text) && (!isCode || key === 'licence'))
    .slice(0, mostPoints);
}

/** The legal checklist with drafts of both texts, grounded in the records, the features and the decisions of this product. */
export function writeLegal(product: Product, basis: string): string {
  const { name, caution } = product;
  const sides = joinWords([product.idea.client.many, ...(product.idea.host ? [product.idea.host.many] : [])]);
  const told = termsOf(product);
  const terms = {
    ...told,
    sides,
    yours: sayToYou(product, String(told.doing)),
    seller: product.idea.host ? `you or ${product.idea.host.many}` : 'you or the firm that takes the payment',
  };
  const tell = (text: string) => capitalise(fill(text, terms));
  const data = listPersonalData(product);
  const points = pointsOf(product);
  return joinParts([
    `# ${name}: legal checklist and drafts`,
    `From ${basis}. This is a start and no legal advice: before strangers come, have it read by somebody who knows the law of your country.`,
    data.length > 0
      ? tableUnder('What is kept about people', [
          ['Record', 'Fields', 'Of whom', 'What for', 'Ground, to be confirmed', 'How long', 'Who sees it'],
          ...data.map(({ record, fields, of, feature, ground, kept, seenBy }) => [
            record,
            joinWords(fields.slice(0, 5)),
            capitalise(of),
            feature ? `${feature.id} ${feature.title}` : tell('{doing}'),
            capitalise(ground),
            capitalise(kept),
            capitalise(seenBy),
          ]),
        ])
      : hasAccounts(product.idea)
        ? listUnder('What is kept about people', recordsKept(product))
        : `## What is kept about people\n\n${tell('{Name} runs on the machine of {clients}; it keeps nothing about a person and sends nothing home.')} ${tell('If that changes, for example with figures on how often {clients} {doing}, this page has to be written again first.')}`,
    writeReceivers(product, tell),
    listUnder('What this idea adds', [
      ...points.map(
        ({ title, says, ask, meanwhile }) =>
          `**${title}**: ${goOn(tell(says), name)}. Ask: “${tell(ask)}” Until then: ${goOn(tell(meanwhile), name)}.`,
      ),
      ...(caution ? [`[ASSUMPTION] ${caution}`] : []),
    ]),
    data.length > 0 ? writePrivacy(product, data, tell) : '',
    writeTermsOfUse(product, points, tell),
    listUnder('Before the first stranger', writeSteps(product, data, points, tell)),
    listUnder('Questions to take to a lawyer', [
      ...points.slice(0, 4).map(({ ask }) => tell(ask)),
      tell(
        `Is what ${joinWords(
          ownFeatures(product)
            .slice(0, 2)
            .map(({ id }) => id),
        )} do in {name} a service that you may offer without a permit where the first {clients} live?`,
      ),
    ]),
  ]);
}

/** Records of whose owners no account tells: what is in them, and whom they may be about. */
const recordsKept = ({ idea, name }: Product): string[] => [
  ...idea.records.map(
    ({ one, fields }) =>
      `**${capitalise(one)}**: ${joinWords(fields.map((field) => field.name))}${kindOfNoun(one.split(' ').at(-1) ?? '') === 'person' ? '; it is about a person' : ''}.`,
  ),
  `Which of these tell something about a person, and on which ground ${name} keeps them, has to be settled before strangers come.`,
];

function writeReceivers(product: Product, tell: (text: string) => string): string {
  if (product.platform === 'command line') return '';
  return tableUnder('Who else gets some of it', [
    ['Who, under a contract', 'What they get', 'Because of'],
    [
      tell('The firm that hosts {name}'),
      tell('all records above, as a processor'),
      tell('{sides} use it over the net'),
    ],
    ...listReceivers(product).map(({ who, gets, feature }) => [
      who,
      capitalise(gets),
      feature ? `${feature.id} ${feature.title}` : tell('{first}'),
    ]),
    [
      tell('Nobody else'),
      tell('no sale, no advertising, no training of models with what {clients} enter'),
      tell('{sides} are promised it below'),
    ],
  ]);
}

function writePrivacy(product: Product, data: PersonalData[], tell: (text: string) => string): string {
  const { name, features } = product;
  const law = features.find(({ key }) => key === 'law');
  const receivers = listReceivers(product).map(({ who }) => who);
  const what = data
    .slice(0, 6)
    .map(
      ({ record, fields, of, feature, kept }) =>
        `- **${record}** of ${of}: ${joinWords(fields.slice(0, 4))}, for “${lowerFirst(feature?.title ?? name)}”; kept ${kept}.`,
    );
  return [
    '## Draft of the privacy policy',
    `### Who answers for ${name}\n\n${tell('Name, postal address and e-mail of the person or firm that runs {name} stand here; {sides} can write there in their own language.')}`,
    `### What we keep, and why\n\n${tell('We keep what is needed so that {clients} can {doing}, and nothing else:')}\n\n${what.join('\n')}`,
    ...(law
      ? [
          `### What we ask you first\n\n${law.says} ${tell(`You can take the yes back under the same button; {name} then erases it within 30 days (${law.id}).`)}`,
        ]
      : []),
    `### Who sees it\n\n${tell(`Inside {name}, {sides} see what the table above says.`)} ${tell(`Outside, ${joinWords(['our host', ...receivers.map(lowerReceiver)])} work${receivers.length === 0 ? 's' : ''} for {name} under contract.`)} ${tell('What {name} knows about {sides} is not sold, not used for advertising, and not used to train models.')}`,
    `### How long\n\n${tell(`When you leave, your ${joinWords(data.slice(0, 3).map(({ record }) => record.toLowerCase()))} entries are erased within 30 days, in backups of {name} after 30 more.`)} ${data.some(({ kept }) => kept.includes('book-keeping')) ? tell('What book-keeping asks {name} to keep stays without your name.') : ''}`,
    `### Your rights\n\n${tell('You see, correct, take along and erase your {deals}, or object: write to us; an answer comes within a month.')} Or ask your data protection authority.`,
    `### On your device\n\n${tell(`{Name} stores what it needs to ${features.some(({ key }) => key === 'account') ? 'keep you signed in and to ' : ''}let you {yours}; it has no trackers, so it asks for no cookie consent.`)}`,
  ].join('\n\n');
}

const lowerReceiver = (who: string) => (/\(|service/.test(who) ? withArticle(lowerFirst(who)) : lowerFirst(who));

function writeTermsOfUse(product: Product, points: LawPoint[], tell: (text: string) => string): string {
  const { name, nots, idea } = product;
  const money = decidedLines(
    product,
    /\b(?:pay\w*|paid|pric\w+|costs?|money|fees?|free|subscriptions?|deposits?|commissions?)\b/i,
  );
  const has = (key: string) => points.some((point) => point.key === key);
  const acts = tellEach(product, 4);
  const features = ownFeatures(product).slice(0, 3);
  const opening = [
    '## Draft of the terms',
    `### What ${name} does\n\n${(acts.length > 0 ? acts : features.map(({ says }) => says)).join(' ')}`,
    ...(nots.length > 0 ? [`### What it does not do\n\n${nots.slice(0, 4).join(' ')}`] : []),
  ];
  if (product.platform === 'command line')
    return [
      ...opening,
      `### On what terms\n\n${tell('{Name} is given under its licence, as it is: whoever lets it work on {goods} keeps a copy and looks at what changed.')} ${tell('A release that changes what {clients} rely on has a new major version and a line that says what to do.')}`,
    ].join('\n\n');
  return [
    ...opening,
    `### What it costs\n\n${money.length > 0 ? money.slice(0, 3).join(' ') : tell('{Name} costs {clients} nothing at present; before that changes they are told 30 days ahead and can leave.')}`,
    `### What you agree to\n\n${tell('You enter what is true, for yourself or with the permission of those concerned, and what you see of other {clients} you use for nothing but what {name} is for.')}${idea.host ? ` ${tell('Those who {serving} use what they see of {clients} for that and nothing else.')}` : ''}${has('posted') || has('pictures') ? ` ${tell('What you send stays yours; {name} may show it to those for whom it is meant, until you take it out.')}` : ''}`,
    `### When something goes wrong\n\n${tell(`If you can not {yours} because {name} is down, we say so on its first page within an hour.`)} ${tell(has('health') || product.caution ? '{Name} replaces no professional; nobody should wait for it in an emergency.' : has('lending') ? '{Name} is no insurance: what happens between {people} is settled between them.' : `{Name} answers for what it does on purpose or carelessly, as the law says; keep a second way for “${lowerFirst(firstFeature(product)?.title ?? name)}”.`)}`,
    `### Ending it\n\n${tell('You delete your account whenever you like; we can end it with 30 days’ notice, or at once when somebody uses {name} to harm other {clients}.')} ${'New terms: shown 30 days before.'}`,
  ].join('\n\n');
}

function writeSteps(
  product: Product,
  data: PersonalData[],
  points: LawPoint[],
  tell: (text: string) => string,
): string[] {
  const { name, features, platform } = product;
  const account = features.find(({ key }) => key === 'account');
  const first = firstFeature(product);
  const [main] = data;
  if (platform === 'command line')
    return [
      tell(
        'A file LICENSE lies in the repository of {name}, and the report of the licences of all parts shows none that {clients} could not accept.',
      ),
      tell('Run {name} with the network off: it does what it does, and nothing about {goods} was to be sent.'),
      tell('A file SECURITY says how {clients} report a hole in {name}, and who answers within 3 days.'),
      tell('The page of {name} says who publishes it, with an address, where the country asks for it.'),
    ];
  return [
    ...(main
      ? [
          tell(
            `Hold the policy against the tables: ${joinWords(data.map(({ record }) => record.toLowerCase()))} are named in it, and no other record of {name} holds a person.`,
          ),
        ]
      : []),
    ...(first ? [tell(`Link both texts at “${lowerFirst(first.title)}” (${first.id}); keep each acceptance.`)] : []),
    ...(account
      ? [
          tell(
            `Delete a test account of {name} (${account.id}): its ${joinWords(data.slice(0, 2).map(({ record }) => record.toLowerCase()))} entries and files are gone after 30 days.`,
          ),
        ]
      : []),
    ...(main
      ? [
          tell(
            `Take everything along once: the file holds each ${main.record.toLowerCase()} of one of the ${main.of}, and nothing of others.`,
          ),
        ]
      : []),
    ...points
      .slice(0, 3)
      .map(({ title, meanwhile }) => `${title}: try on the running product that ${goOn(tell(meanwhile), name)}.`),
    tell('Show who runs {name}, with address and e-mail, at most two clicks from where {clients} {doing}.'),
    tell('A private window: no foreign addresses.'),
  ];
}
