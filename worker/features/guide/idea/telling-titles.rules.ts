import { numberWord, timeUnit } from '#worker/features/guide/grammar/numbers.rules.ts';
import { capitalise, isPlural } from '#worker/features/guide/grammar/words.rules.ts';
import { doOf, type Told, thirdOf } from '#worker/features/guide/idea/telling.rules.ts';

/** Words that leave a title open at its end. */
const open =
  /\s(?:the|a|an|their|its|each|every|which|what|how|who|when|is|are|there|that|can|of|it|them|at|in|on|over|with|for|from|to|by|until|before|after|against|near|so|such|and|or|but|not|if|because)$/;

/** A title that is whole: the verb with its object, 'Scan a code'; where that is taken or there is no object, up to eight words. */
export function titleOf(told: Told, taken: string[] = []): string {
  if (told.line !== undefined) {
    const title = lineTitle(told);
    return taken.includes(title) ? longTitle(told) : title;
  }
  const short = shortTitle(told);
  return short && !taken.includes(short) ? short : longTitle(told);
}

/** In so many words a line of an outline names its feature whole. */
const mostInTitle = 11;

const mostInEvent = 16;

/** 'Enter the temperature at 8, 14 and 20 hours': a comma inside of a short list ends no title. */
const shortList = /^[^,;:(]+?(?:, [^,;:(\s]+(?: [^,;:(\s]+){0,2})+,? and [^,;:(]+/;

const counting = new RegExp(`^(?:\\d+|one|${numberWord})$`, 'i');

const span = new RegExp(`^${timeUnit}$`, 'i');

/** What opens the list at which a title is cut. */
const opensList = / (?:at|with|for|of|in|on|by|to|from|as) \S+$/i;

/** A line of an outline is named by its words up to its first stop; what is longer, up to a joint between its parts. */
function lineTitle(told: Told): string {
  // A line of which no act was read is called by its own words.
  if (told.verb === 'ensure' && told.phrase.startsWith('that ')) {
    const event = told.phrase.slice(5).split(/, |; | \(/)[0] ?? '';
    if (event.split(' ').length <= mostInEvent) return capitalise(event);
    // Cut anywhere it would tell of another time or of half a condition.
    const words = event.split(' ');
    const joint = words.findLastIndex((word, at) => at > 3 && at <= mostInTitle && joints.test(word));
    return capitalise(words.slice(0, joint < 0 ? mostInTitle : joint).join(' '));
  }
  const [cut = ''] = told.phrase.split(/, |; |: | – | \(/);
  const [list] = shortList.exec(told.phrase) ?? [];
  const isShort = list !== undefined && doOf({ ...told, phrase: list }).split(' ').length <= mostInTitle;
  const first = isShort ? list : list ? cut.replace(opensList, '') : cut;
  const whole = doOf({ ...told, phrase: first });
  const words = whole.split(' ');
  if (told.device || words.length < 2) return longTitle({ ...told, phrase: first });
  if (words.length <= mostInTitle) return capitalise(whole);
  const joint = words.findLastIndex((word, at) => at > 2 && at <= mostInTitle - 1 && joints.test(word));
  // 'Seven days before' is cut before its number.
  const isSpan = span.test(words[joint - 1] ?? '') && counting.test(words[joint - 2] ?? '');
  const end = isSpan && joint > 4 ? joint - 2 : joint;
  return end < 0 ? longTitle({ ...told, phrase: first }) : capitalise(words.slice(0, end).join(' '));
}

const joints =
  /^(?:and|or|so|that|which|who|when|if|until|till|before|after|because|with|for|from|to|on|in|at|by|as)$/i;

function shortTitle({ kind, not, who, device, verb, phrase, object }: Told): string | undefined {
  if (kind !== 'act' || not || who === undefined || device || !object) return undefined;
  if (who === 'product' && verb === 'have') return undefined;
  const words = phrase.split(' ');
  if (/^(which|what|how|who)$/.test(words[0] ?? '')) return undefined;
  const at = words.findIndex((word) =>
    [object.one, object.many].some((name) => name.split(' ').at(-1) === word.replace(/,$/, '')),
  );
  if (at < 0 || at > 5 || /,$/.test(words[at] ?? '') || /^(and|or)$/.test(words[at + 1] ?? '')) return undefined;
  const named = words.slice(0, at + 1);
  if (isPlural(named.at(-1) ?? '') && /^(the|their|all|these)$/.test(named[0] ?? '')) named.shift();
  return capitalise([verb, ...named].join(' '));
}

function longTitle(told: Told): string {
  const { kind, not, who, text, device, verb, phrase } = told;
  const whole =
    kind === 'act' && who === 'product' && verb === 'have'
      ? phrase
      : kind === 'act' && !not && who !== undefined
        ? device
          ? deviceTitle(told)
          : doOf(told)
        : text;
  const first =
    whole.includes(' ') || !told.when
      ? (whole.split(/, and |, (?:which|also|so|but)\b/)[0] ?? whole)
      : `${whole} ${told.when}`;
  const words = first.split(' ');
  let title = words
    .slice(0, words.length > 9 ? 8 : 9)
    .join(' ')
    .replace(/,$/, '')
    .replace(/^(?:the|an?) /i, '');
  if (words.length > 9) title = title.replace(/ to \w+$/, '');
  const asks = /^\w+ (?:what|how|who|which|where|whether)\b/.test(title) && words.length <= 9;
  while (!asks && open.test(title))
    title = title.replace(/\s\S+$/, '').replace(/,$| (?:and|or) (?:back|up|out|off|down|away)$/, '');
  return capitalise(title);
}

/** 'A drone flies over fields', 'sensors send readings'. */
function deviceTitle({ subject, verb, phrase }: Told): string {
  const isOne = /^(?:an?|the|each|every) /i.test(subject) && !isPlural(subject.split(' ').at(-1) ?? '');
  return [subject, isOne ? thirdOf(verb) : verb, phrase].filter(Boolean).join(' ');
}
