import { commitEdges, isAboutCommits } from '#worker/features/guide/content/patterns/commits.ts';
import { isPathOf } from '#worker/features/guide/documents/addresses.rules.ts';
import { boundsOf, heldOnes } from '#worker/features/guide/documents/bounds.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { oddSpans, spanOf } from '#worker/features/guide/documents/day-spans.rules.ts';
import { isRace } from '#worker/features/guide/documents/edge-rows.rules.ts';
import { enteredIn, missingIn } from '#worker/features/guide/documents/entered-columns.rules.ts';
import { isByText } from '#worker/features/guide/documents/plan-adapters.rules.ts';
import { functionOf } from '#worker/features/guide/documents/terms.rules.ts';
import { isMissing } from '#worker/features/guide/documents/test-levels.rules.ts';
import { fill, joinWords, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { personOf } from '#worker/features/guide/idea/cast.rules.ts';
import type { Criterion } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { madeBy } from '#worker/features/guide/product/outlined-threads.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { actEdges, ruleEdges } from '#worker/features/guide/prompts/outlined-edges.rules.ts';
import { raceSigns, type Touched, touchesOf } from '#worker/features/guide/prompts/touches.rules.ts';

const mostEdges = 7;
const mostWithBounds = 5;

/**
 * What goes wrong, what must happen then, and how a test brings it about: the criteria first, then what is outside and away, then what the
 * tables that this feature writes must not let in.
 */
export function edgesOf(product: Product, feature: Feature): string[] {
  const touched = touchesOf(product, feature);
  if (!touched) return [];
  const told = toldEdges(product, feature);
  const bounds = [...boundsOf(product, touched.place), ...heldOnes(product, feature)];
  const isOutlined = product.idea.isOutlined && product.platform !== 'command line';
  const spanned = isOutlined ? spanEdges(product, touched) : [];
  const ruled = isOutlined
    ? [...spanned, ...ruleEdges(product, touched.place), ...actEdges(product, touched.place)]
    : [];
  const beside = isOutlined ? listedOnce(product, touched) : bounds;
  const all = [
    ...told,
    ...usualOf(product, feature),
    ...ruled,
    ...beside.slice(0, Math.max(0, mostWithBounds - told.length - ruled.length)),
  ];
  const [first] = touched.criteria;
  return all.length > 0 || !first
    ? all.slice(0, mostEdges + spanned.length)
    : [`${first.id} twice in a row → the same answer; test: \`${functionOf(feature)}\` twice.`];
}

/** What is typed as a span of days: the end before the beginning, one day, and one over New Year. */
function spanEdges(product: Product, { place }: Touched): string[] {
  const columns = enteredIn(product, place).flatMap(({ column, table }) =>
    table === place.written[0] ? [column] : [],
  );
  const span = spanOf(columns);
  return span
    ? [
        `\`${span[1]}\` before \`${span[0]}\` → refused, the field is named, what was typed stays.`,
        ...oddSpans(product, columns),
      ]
    : [];
}

/** What a list and a call must hold out anyway: a page more than one, and what was sent a second time. */
const listedOnce = (product: Product, { place }: Touched) =>
  boundsOf(product, place).filter((line) => /^51 |Idempotency-Key/.test(line));

/** What commits are like beside the usual, for the feature that reads them. */
function usualOf({ idea, platform }: Product, { id, key }: Feature): string[] {
  if (platform !== 'command line' || key !== 'run' || !isAboutCommits(idea.item)) return [];
  const fixture = `fixture in \`fixtures/${id.toLowerCase()}/\``;
  return commitEdges.map(([happens, after]) => `${happens} → ${lowerFirst(after)}; test: ${fixture}.`);
}

const brings = /\b(?:photo\w*|pictures?|upload\w*|files?|recordings?|videos?|scans?|signs?|signature|bill)\b/i;
const sends = /^(?:mail|push|text-message|sms|chat)$/;

/** What the criteria of a feature say of things that go wrong, and what happens while a service is away. */
export function toldEdges(product: Product, feature: Feature): string[] {
  const touched = touchesOf(product, feature);
  if (!touched) return [];
  const { faults, place } = touched;
  const services = place.needs.filter(({ part }) => part.kind === 'service');
  const [hook] = product.idea.isOutlined ? place.hooks : [];
  // Whoever reports something needs not be there for it; what the product sends upon it is.
  const away = hook ? services.find(({ part }) => sends.test(part.key)) : services[0];
  const act = listActs(product).find((one) => one.feature.id === feature.id);
  // What makes no row and names no file of its own only shows one.
  const isRead =
    away?.part.key === 'files' && act?.who !== undefined && madeBy(act).length === 0 && !brings.test(feature.says);
  const comesIn = product.idea.isOutlined && away?.part.key === 'text-message' && isByText(product, feature);
  return [
    ...faults.map((fault) => {
      const how = withRace(product, fault, touched, howToCause(product, fault, touched));
      return `${fault.id}, ${lowerFirst(fault.cause)} → ${fault.effect}${how ? `; test: ${how}` : ''}.`;
    }),
    ...(hook
      ? [
          `The same notice comes in twice → what it changes is changed once; test: \`${hook}\` twice with one id of the sender.`,
          `A notice comes in of something that is not kept here → it is noted and changes nothing; test: \`${hook}\` with an id that no row has.`,
        ]
      : []),
    ...(isRead && away
      ? [
          `${away.part.label} is away → ${product.name} shows the row without the file and says that it cannot be opened just now; test: \`${place.adapters[place.needs.indexOf(away)] ?? place.rule}\` throws.`,
        ]
      : []),
    ...(away && !isRead
      ? [
          comesIn
            ? `The same message arrives twice, or late → one ${place.tables[0]?.record ?? 'entry'}, with the time at which it arrived first; test: \`${place.calls[0] ? `${place.calls[0].method} ${place.calls[0].path}` : place.rule}\` twice with one message id.`
            : `${away.part.label} ${isSeveral(away.part.label) ? 'are' : 'is'} away → ${product.name} ${fill(away.part.away, { ...away.slots, deed: lowerFirst(feature.title), fr: feature.id })}; test: \`${place.adapters[place.needs.indexOf(away)] ?? place.rule}\` throws.`,
        ]
      : []),
  ];
}

/** How a fault is brought about, by two calls at once too where each of them alone may be let in. */
function withRace(
  product: Product,
  { cause, effect }: Criterion,
  { place }: Touched,
  how?: string,
): string | undefined {
  if (!product.idea.isOutlined || place.written.length === 0 || !/^refuse\b/.test(effect) || !isRace(cause)) return how;
  if (how?.includes('Promise.all')) return how;
  return [how, 'two at once with room for one (`Promise.all`): one is kept'].filter(Boolean).join('; then ');
}

/** 'Text messages (Twilio)' are several, 'push service of the phones' is one. */
const isSeveral = (label: string) => /[^s]s$/.test(label.replace(/ \(.*$/, '').split(/ (?:of|in) /)[0] ?? '');

/** The table in which a feature makes rows. */
const posted = ({ tables, calls }: Touched['place']) =>
  tables.find(
    (table) => table.kind === 'own' && calls.some(({ method, path }) => method === 'POST' && isPathOf(path, table)),
  );

const isAnswerless =
  /\b(does not (?:reach|answer|confirm|arrive|come|respond)|nothing has come|is away|fails?|is down|silent|cannot be (?:delivered|shown|made)|it cannot|can not)\b/i;
/** Nobody refuses anything: only the time that passes brings it about. */
const isSilence = /\b(?:nothing has come|nothing comes|is silent|has not been heard)\b/i;
const isTimed =
  /\b(\d+ (?:\w+ )?(?:seconds?|hours?|days?|minutes?|weeks?)|have passed|late|later|before|after|past|closed|expire[sd]?|due|closing|overdue|agreed (?:day|time))\b/i;
const twoTimes = /\bwith (?:an?|the) [\p{L} ]+? (?:before|after|earlier than|later than) (?:its|their|the)\b/iu;
const amount = /\b(?:at least|more than|fewer than|less than|over|under) (\d+) (\p{L}+)/iu;

/** Further causes by their words, each with the way to bring it about; slots: call, table, payment, fields. */
const ways: [signs: RegExp, way: string][] = [
  [/\bvideo is longer than\b/i, '{call} with a video of one second less, of that length and of one second more'],
  [
    /\b(?:larger than|unreadable|of a kind that)\b/i,
    '{call} with an empty file, one over the limit and a text named .jpg',
  ],
  [/\b(?:payment|card)\b.*\brefused\b/i, 'the stand-in for {payment} refuses'],
  [/\b(?:breaks off half way|under way)\b/i, 'an error thrown half way, {table} before and after'],
  [
    /\b(?:used up|no longer be had|is full|full \p{L}+|sold out|is taken|none left)\b/iu,
    '{call} for the last one, then once more',
  ],
  [/\bnobody waits\b/i, 'one {table} row and no other'],
  [
    /\b(?:there is nothing|nothing to show|nothing is (?:there|found)|there is no [^,]+ yet)\b/i,
    '{call} with {table} empty',
  ],
  [/\b(?:leaves out|missing|empty|incomplete|not complete)\b/i, '{call} once without {fields}'],
  [/\b(?:breaks a rule|go against|not allowed|more than is allowed)\b/i, '{call} once by the rule and once against it'],
  [/\b(?:cannot be told|unknown|not known|not on the list|cannot be read)\b/i, '{call} with a value that is in no row'],
  [/\b(?:marked as|was chosen as|is set to)\b/i, 'one {table} row so marked, one not'],
  [/\b(?:changes|changed|moves|is edited)\b/i, 'the change between two calls of {call}'],
  [
    /\b(?:takes? (?:it|the \p{L}+|them|this) back|steps back|withdraws?|cancels?|refuses|leaves)\b/iu,
    '{call}, then that, then {table} as the other side reads it',
  ],
];

/** How a fault is brought about in a test, by what it is about; undefined where its cause says it already. */
function howToCause(product: Product, { cause, feature }: Criterion, { place }: Touched): string | undefined {
  const call = `\`${functionOf(feature)}\``;
  const isCode = product.platform === 'command line';
  const [table] = place.tables;
  const [one, two] = [personOf(product.name, 0), personOf(product.name, 1)];
  const sender = place.adapters.find((_, index) =>
    /^(?:mail|push|text-message)$/.test(place.needs[index]?.part.key ?? ''),
  );
  const outside = /\b(?:reach|delivered|sent)\b/.test(cause) ? (sender ?? place.adapters[0]) : place.adapters[0];
  if (/^(?:anybody|somebody|someone) (?:else|other than)\b/i.test(cause) && table)
    return `${two} asks for \`${table.name}\` rows of ${one} and for an id that never was`;
  if (raceSigns.test(cause)) return table && !isCode ? `\`Promise.all\`, count \`${table.name}\`` : `${call} twice`;
  if (/\b(connection|offline|network|signal|drops)\b/i.test(cause))
    return !isCode ? `answer dropped, sent again` : `${call}, network off`;
  if (!table || isCode) return `fixture in \`fixtures/${feature.id.toLowerCase()}/\``;
  const [, most = '', unit = ''] = amount.exec(cause) ?? [];
  if (most && !isTimed.test(`${most} ${unit}`))
    return `${call} with ${Number(most) - 1}, ${most} and ${Number(most) + 1} ${unit}`;
  const payment = place.adapters.find((_, index) => /^(?:card|bank)$/.test(place.needs[index]?.part.key ?? ''));
  const way = ways.find(([signs, text]) => signs.test(cause) && (payment || !text.includes('{payment}')))?.[1];
  if (isSilence.test(cause) && isTimed.test(cause)) return `nothing is sent, clock a minute before and a minute after`;
  if (isAnswerless.test(cause) && outside) return `stand-in for \`${outside}\` fails`;
  // Two times of one row are compared, and no clock is asked.
  if (twoTimes.test(cause)) return `${call} with the one before the other, both alike, and after it`;
  if (isTimed.test(cause) && !isMissing.test(cause)) return `${call}, clock a minute before and a minute after`;
  return way
    ?.replace('{call}', call)
    .replace('{table}', `\`${table.name}\``)
    .replace('{payment}', `\`${payment}\``)
    .replace(
      '{fields}',
      product.idea.isOutlined
        ? missingNames(product, place, { cause }) || 'each of them'
        : required(posted(place) ?? table),
    );
}

/** 'each of `name` and `kind`': what somebody enters and a fault calls missing; empty where nothing is typed. */
function missingNames(product: Product, place: Touched['place'], fault: Pick<Criterion, 'cause'>): string {
  const names = missingIn(product, place, fault).map(({ column }) => `\`${column.name}\``);
  return names.length > 1 ? `each of ${joinWords(names)}` : (names[0] ?? '');
}

/** 'each of `name` and `kind`': what a row must have and somebody enters. */
function required({ columns }: Table): string {
  const names = columns
    .filter(({ may, references, type, check, unique }) => !may && !references && !unique && type === 'text' && !check)
    .map(({ name }) => name)
    .filter((name) => !/^(?:id|state)$|_(?:at|hash|token)$/.test(name) || /^(?:starts|ends)_at$/.test(name));
  if (names.length === 1) return `\`${names[0]}\``;
  return names.length > 0
    ? `each of ${joinWords(names.slice(0, 3).map((name) => `\`${name}\``))}`
    : 'each of its fields';
}
