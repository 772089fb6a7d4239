import { firstNames } from '#worker/features/guide/content/first-names.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { numberWord } from '#worker/features/guide/grammar/numbers.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import {
  asNoun,
  isPlural,
  isSingle,
  lowerFirst,
  type Noun,
  pluralOf,
  singularOf,
} from '#worker/features/guide/grammar/words.rules.ts';

/**
 * A kind of people of an outline: by which names its lines call them, whether the writer is one of them, and what else is said of them.
 * Of a single one, `many` is 'the account keeper'; `isGroup`: several, the writer among them.
 */
export type Person = { noun: Noun; names: string[]; isSelf: boolean; isGroup?: boolean; says?: string };

const self = /\s*\((?:(?:that(?:'s| is) )?(?:me|us|you|I|we|myself|ourselves))\)|^(?:me|us|I|we)\b(?:,| as| =|:)?\s*/i;
const counted = new RegExp(
  `^(?:(?:the|an?|my|our|all|every|each|some|several|many|both|just|only|about|up to|other|\\d+|one|${numberWord})\\s+)+`,
  'i',
);
/** What a role ends before: what is said of those who have it. */
const ends = /\s*(?:[:;,()–—=]|\s-\s|\s(?:who|that|which|whose|looking|using|aged|between)\s)/;
/** What parts people of one line, outside of brackets. */
const apart = /\s*(?:,|&|\band\b|\/)\s*(?![^()]*\))/;
const everybody = /^(?:every|any)(?:body|one)(?: else)?\b/i;
const nobody = /^(?:nobody|no one|none)\b/i;
/** Whether a word is somebody's first name. */
type IsFirst = (word: string | undefined) => boolean;
const isName = (word: string) => /^\p{Lu}\p{Ll}+$/u.test(word);

/** 'Makers. That is most people': what comes after the full stop is said of them. */
const remarked = /^([^:.()]{2,40}?(?:\s*\([^()]*\))?)(?<!\b(?:Mrs?|Ms|Dr|Prof|St|No))\.\s+(?=\S)/;

/** 'Me (the tuner), nobody else': the tuner is the one who writes. */
const meWithRole = /^(?:me|I|us|we)\s*\((?:the |a |an |our )?([\p{Ll}][\p{L} -]{2,30})\)(.*)$/iu;
const nobodyElse = /,? (?:and )?(?:nobody|no one|no-one) else\b[.]?/i;

/** 'They are 34' counts them and says nothing that they do. */
const howMany = new RegExp(
  `,? (?:they|there|we) are (?:about |some )?(?:\\d+|${numberWord})(?: of (?:them|us))?(?=[.\\s]*$)`,
  'i',
);
const mostOfRole = 5;

/** 'Team leaders get the list of their people' is 'Team leaders: get the list …': a sentence on a role says what they do. */
function withColon(line: string): string {
  const words = line.split(' ');
  const at = words.slice(0, mostOfRole).findIndex((word, index) => {
    const head = words[index - 1] ?? '';
    if (index === 0 || kindOfNoun(head.toLowerCase()) !== 'person' || !/^\p{Ll}+$/u.test(word)) return false;
    const base = baseOfVerb(word);
    return (
      base !== undefined &&
      words.length > index + 1 &&
      (isPlural(head) ? base === word : base !== word && /s$/.test(word))
    );
  });
  return at < 1 ? line : `${words.slice(0, at).join(' ')}: ${words.slice(at).join(' ')}`;
}

/**
 * 'Me, the tuner', 'My mate Trev', 'Two vets: confirm a visit', 'Volunteers and drivers'.
 * @param named words that other lines write as names, beside the first names that are known.
 */
export function readPeople(lines: string[], named: ReadonlySet<string> = new Set()): Person[] {
  const found: Person[] = [];
  const isFirst = (word: string | undefined) => word !== undefined && (firstNames.has(word) || named.has(word));
  const read = lines
    .flatMap((line) => line.split(/;\s+(?=[^:;()]{2,40}:)/))
    .map((line) => line.replace(meWithRole, '$1 (me)$2').replace(nobodyElse, ''))
    .map((line) => withColon(line.replace(remarked, '$1: ').replace(howMany, '')))
    .map((line) => ({ line, ...readBracketed(line, isFirst) }))
    .map(({ line, people, isMain }) => ({
      people: people.map((person) => {
        const noun = inNumber(person, line, people.length);
        return { ...person, noun, isGroup: !isSingle(noun) && among.test(line) };
      }),
      isMain,
    }));
  // 'The main user' comes first wherever it stands.
  for (const { people } of read.toSorted((a, b) => Number(b.isMain) - Number(a.isMain)))
    for (const person of people) {
      const same = found.find(({ noun }) => noun.one === person.noun.one);
      if (same) {
        same.names.push(...person.names);
        same.isSelf ||= person.isSelf;
        // 'Mates' beside 'my mate Trev' are several.
        if (!isSingle(same.noun) || !isSingle(person.noun)) same.noun = asSeveral(same.noun);
      } else found.push(person);
    }
  return found.map((person) =>
    person.isSelf && person.noun.one === 'owner' && read.some(({ people }) => people.some(isOwned))
      ? { ...person, noun: { one: 'operator', many: isSingle(person.noun) ? 'the operator' : 'operators' } }
      : person,
  );
}

/** 'The office: usually the owner's wife': the owner is somebody else than who writes. */
const isOwned = ({ noun, says = '', isSelf }: Person) => !isSelf && /\bowners?\b/i.test(`${noun.one} ${says}`);

const asSeveral = (noun: Noun): Noun => (isSingle(noun) ? { one: noun.one, many: pluralOf(noun.one) } : noun);
/** A body of which there is one, and a department that is spoken of by its letters. */
const body =
  /\b(?:laboratory|ministry|regulator|council|committee|board|authority|department|treasury|court|parliament|tax office|reception|front desk|office|management)$/i;
const letters = /^(?:QA|IT|PR|R&D)$/;
/** Of a relative that is told as one there is one. */
const kin =
  /^(?:grand(?:father|mother|pa|ma|dad|mum|son|daughter)|father|mother|dad|mum|mom|sister|brother|wife|husband|aunt|uncle)$/i;
const severalOf = new RegExp(`^(?:all|${numberWord}|several|many|some|most|both|about|up to|each|\\d+)\\b`, 'i');

/** 'Siblings (all seven, me among them)'. */
const among = /\([^()]*\b(?:me|us|I)\b[^()]*\)/;

/** The noun of people in their number: a role with one name, of the writer alone, or of one body is a single one. */
function inNumber({ noun, names, isSelf }: Person, line: string, kinds: number): Noun {
  if (letters.test(noun.one)) return { one: `${noun.one} person`, many: `${noun.one} people` };
  const [, head = '', inner = ''] = /^([^:;,()]*)(?:\(([^()]*)\))?/.exec(line) ?? [];
  const role = head.trim().split(/ (?=(?:of|in|on|at|from|for|with|to|under|over|who|that|which|whose) )/)[0] ?? '';
  if (severalOf.test(role) || severalOf.test(inner) || isPlural(role.split(' ').at(-1) ?? '')) return noun;
  const people = new Set(names.map((name) => name.split(' ').at(-1)));
  const isAlone = isSelf && !/\b(?:me and|and (?:me|I)|us|we|among|one of)\b/i.test(line.split(':')[0] ?? '');
  const isNamed = people.size === 1 && !isSelf;
  const isBody = body.test(noun.one) && kinds === 1;
  return isAlone || isNamed || isBody || kin.test(role.replace(/^(?:my|our|the) /i, ''))
    ? { one: noun.one, many: `the ${noun.one}` }
    : noun;
}

/** 'The technician, Mrs Okafor', 'toolroom (me and Stan)', 'teachers (I am one)': who is meant besides the role. */
const title = /,? ?\(?\b((?:Mrs?|Ms|Miss|Dr|Prof)\.? \p{Lu}[\p{L}'’-]+)\)?/gu;
const selfBeside = /\s*\((?:me|us|I|we) (?:and|&) ([^()]{2,40})\)|\s*\((?:I(?:'m| am)|we(?:'re| are)) [^()]{2,30}\)/i;
const onlyUs = /,? (?:just|only) (?:us|me|we|the (?:two|three) of us)\b/i;

const titled = /(?:Mrs?|Ms|Miss|Dr|Mx)\.? \p{Lu}\p{Ll}+/u;
const oneself = /^(?:that(?:'s| is) )?(?:me|us|you|I|we|myself|ourselves)$|^(?:I(?:'m| am)|we(?:'re| are)) /i;

/** 'Mechanic (38)': how many there are. */
const countBeside = new RegExp(
  `\\s*\\((?:about |some |all )?(?:\\d[\\d., ]*|${numberWord}|many|several)\\)(?=\\s*(?:[:,;.]|$))`,
  'iu',
);

/** 'Physician (me; in my absence Dr Irani)', 'spender (Chidi in Enugu)': what a bracket of several words says of a role. */
function readBracketed(line: string, isFirst: IsFirst): { people: Person[]; isMain: boolean } {
  const [, head = '', inner = '', rest = ''] = /^([^:()]{2,60}?)\s*\(([^()]+)\)(.*)$/.exec(line) ?? [];
  const pieces = inner.split(/\s*(?:[,;]|\band\b|&)\s*/).filter(Boolean);
  const isPlain = pieces.length < 2 && inner.split(' ').length < 2;
  if (head === '' || isPlain) return { people: readLine(line.replace(countBeside, ''), isFirst), isMain: false };
  const names = pieces.flatMap(
    (piece) =>
      titled.exec(piece)?.[0] ??
      /^(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?: (?:in|from|at|on|for|of) .*)?$/u.exec(piece)?.[1] ??
      [],
  );
  const [first, ...others] = readLine(`${head}${rest}`, isFirst);
  if (!first) return { people: [], isMain: false };
  const person = {
    ...first,
    names: [...first.names, ...names],
    isSelf: first.isSelf || pieces.some((piece) => oneself.test(piece)),
  };
  return { people: [person, ...others], isMain: /\bmain (?:user|person|one)\b/i.test(inner) };
}

/** A line without the names in brackets and with titles, which are those of the first people that it names. */
function readLine(line: string, isFirst: IsFirst): Person[] {
  const beside = selfBeside.exec(line);
  const names = [...Array.from(line.matchAll(title), ([, name = '']) => name), ...(beside?.[1] ? [beside[1]] : [])];
  const bare = line
    .replace(title, '')
    .replace(selfBeside, '')
    .replace(onlyUs, '')
    .replace(/^[, ]+/, '')
    .trim();
  const found = readBare(/^[\p{L}]/u.test(bare) || bare === '' ? bare : `Helpers${bare}`, isFirst);
  const [first, ...others] = found.length > 0 ? found : readBare('Helpers', isFirst);
  if (!first || (names.length === 0 && !beside)) return found;
  return [{ ...first, names: [...first.names, ...names], isSelf: first.isSelf || beside !== null }, ...others];
}

function readBare(line: string, isFirst: IsFirst): Person[] {
  const isSelf = self.test(line);
  const text = line.replace(self, '').trim().replace(everybody, 'People');
  if (nobody.test(text)) return [];
  // 'Me and my two brothers' are two kinds of people, 'me, the tuner' is one.
  const beside = isSelf && /^(?:and|&|,) (.+)$/i.exec(text)?.[1];
  if (beside) return [{ noun: asNoun('owner'), names: [], isSelf }, ...readLine(beside, isFirst)];
  const kinds = listIn(text, isFirst);
  if (kinds) return kinds.flatMap((kind) => readLine(kind, isFirst));
  const [head = ''] = text.split(ends);
  const rest = text.slice(head.length).replace(/^[\s:;,(–—=-]+/, '');
  if (head === '') return isSelf ? [{ noun: asNoun('owner'), names: [], isSelf }] : [];
  // 'Pauline and Joan from the history group', 'Beata: settles the bills': names, and no role.
  const [called = head, from = ''] = head.split(/ (?=(?:from|of|in|at) )/);
  const several = called.split(/\s*(?:,|&|\band\b|\/)\s*/).filter(Boolean);
  const [verb = ''] = rest.split(' ');
  const isDoing =
    /^(?:I|we|does|is|has|can|may|must|will|same|also)$/i.test(verb) ||
    (/s$/.test(verb) && baseOfVerb(verb) !== undefined && baseOfVerb(verb) !== verb);
  const isNames =
    several.every((one) => one.split(' ').every(isName)) && several.some((one) => isFirst(one.split(' ')[0]));
  if (isNames && (isDoing || from !== '')) {
    const noun = asNoun(
      isSelf
        ? 'owner'
        : sameAsMe.test(rest)
          ? 'deputy'
          : from.startsWith('from ')
            ? `${from.replace(/^from (?:the |our |my )?/, '')} member`
            : 'helper',
    );
    return [
      { noun, names: several, isSelf, ...(rest.split(' ').length > 2 ? { says: rest.replace(/[)\s.]+$/, '') } : {}) },
    ];
  }
  if (several.length > 1 && isNames) {
    const person = personOf(several[0] ?? '', rest, isSelf, isFirst);
    return [{ ...person, noun: person.names.length > 0 ? person.noun : asNoun('helper'), names: several }];
  }
  if (several.length > 1 && several.every((one) => one.split(' ').length < 4))
    return several.map((one) => personOf(one, '', false, isFirst)).filter(({ noun }) => noun.one !== '');
  const says = rest.replace(/^[\p{Lu}][\p{L} .]*\)[\s:,–-]*/u, '').replace(/[)\s.]+$/, '');
  const person = personOf(head, rest, isSelf, isFirst);
  const offices = officesIn(says);
  if (offices) return [{ ...person, names: [...person.names, ...offices] }];
  return [{ ...person, ...(says.split(' ').length > 2 && person.names[0] !== head ? { says } : {}) }].filter(
    ({ noun }) => noun.one !== '',
  );
}

/** 'Board: chair, treasurer': who belongs to it, by which its lines call it. */
function officesIn(says: string): string[] | undefined {
  const each = says.split(apart).map((one) => one.replace(/^(?:the|an?) /i, '').toLowerCase());
  return each.length > 1 && each.every((one) => one.split(' ').length < 3 && kindOfNoun(one) === 'person')
    ? each
    : undefined;
}

/** 'Parents, teachers, the head', 'the stitcher (Anna) and the courier (Ben)'; undefined for any other line. */
function listIn(text: string, isFirst: IsFirst): string[] | undefined {
  const kinds = text.split(apart).filter(Boolean);
  const bare = kinds.map((one) => one.replace(/\s*\([^()]*\)/g, ''));
  const [first = '', second = ''] = bare;
  // 'Drivers, nine volunteers' says how many there are.
  if (kinds.length === 2 && severalOf.test(second) && !severalOf.test(first)) return undefined;
  const isNamedFirst = first.split(' ').every(isName) && /^(?:the|my|our|an?)\s/i.test(kinds[1] ?? '');
  const isList = kinds.length > 1 && !isNamedFirst && bare.every((one) => !ends.test(one) && one.split(' ').length < 4);
  const isOfNames = bare.some(isFirst);
  const isSaid = bare.some((one) => /^(?:with|without|from|they|he|she|who|not|no|only|also)\b/i.test(one));
  return isList && !isOfNames && !isSaid ? kinds : undefined;
}

/** Several people by one word. */
const bodies = /^(?:family|staff|crew|team|office|board|committee|household|band|choir|group)$/i;
/** Who does what the writer does. */
const sameAsMe = /\b(?:same as|like|as well as|instead of) me\b/i;

function personOf(head: string, rest: string, isSelf: boolean, isFirst: IsFirst): Person {
  const words = head.split(/\s+/);
  // 'Trev (mate)': the name comes first, and the role behind it.
  const isRole = kindOfNoun(/^([\p{L}-]+)\)/u.exec(rest)?.[1] ?? '') === 'person' && !isPlural(head);
  // 'Siblings: the five of us', 'Family: my brother and I' are a kind of people, and what is said of them.
  const isKind =
    words.length === 1 &&
    (isPlural(head) || kindOfNoun(singularOf(head.toLowerCase())) === 'person' || bodies.test(head));
  const isNamedFirst =
    words.every(isName) && (isRole || isFirst(words[0]) || (!isKind && /^(?:the|my|our|an?)\s/i.test(rest)));
  if (isNamedFirst && rest !== '' && !/^(?:from|of|in|at|on|with|they|he|she|who)\b/i.test(rest)) {
    const role = personOf(rest.split(ends)[0] ?? '', '', isSelf, isFirst);
    const says = rest
      .slice((rest.split(ends)[0] ?? '').length)
      .replace(/^[\s:;,()–—=-]+/, '')
      .replace(/[)\s.]+$/, '');
    if (role.noun.one !== '') return { ...role, names: [head], ...(says.split(' ').length > 2 ? { says } : {}) };
  }
  const plain = head.replace(counted, '').split(/\s+/);
  const called = /^(\p{Lu}\p{Ll}+)\)/u.exec(rest)?.[1];
  const names: string[] = [];
  while (plain.length > 1 && isName(plain.at(-1) ?? '')) names.unshift(plain.pop() ?? '');
  // A name without a role is somebody who helps.
  if (words.every(isName) && isFirst(words[0])) return { noun: asNoun('helper'), names: [head], isSelf };
  // 'People on the waiting list' are people, in as many words as it takes.
  const place = plain.findIndex((word, at) => at > 0 && /^(?:of|in|on|at|from|for|with|under|over)$/i.test(word));
  const from = place < 0 ? -4 : Math.max(0, place - 4);
  const role = plain
    .slice(from)
    .filter((word) => !/^Helpers\d/.test(word))
    .map((word) => (/^\p{Lu}{2,}$/u.test(word) ? word : lowerFirst(word)));
  // 'Aunty Uju' is called so.
  const whole = names.length > 0 ? [`${role.join(' ')} ${names.join(' ')}`, names.join(' ')] : [];
  return { noun: roleOf(role.join(' ')), names: [...whole, called ?? ''].filter(Boolean), isSelf };
}

/** 'Nurses in charge' are several of 'nurse in charge'. */
function roleOf(phrase: string): Noun {
  const [head = '', ...rest] = phrase.split(/ (?=(?:of|in|on|at|from|for|with|to|under|over) )/);
  const { one, many } = asNoun(singularOf(head).replace(/^some(?:body|one)$/, 'person'));
  return { one: [one, ...rest].join(' '), many: [many, ...rest].join(' ') };
}
