import { germanNouns, germanPeople, germanSmall, germanVerbs } from '#worker/features/guide/content/german.ts';
import { capitalise, isPlural, pluralOf, singularOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import {
  asked,
  askWho,
  type Clause,
  type Group,
  say,
  selfIn,
  splitQuestion,
} from '#worker/features/guide/idea/german-questions.rules.ts';

const modal =
  /^(können|kann|könnt|müssen|muss|sollen|soll|dürfen|darf|möchten|möchte|wollen|will|lassen|sollte|sollten|könnten)$/;
const prefixes = /^(ab|an|auf|aus|ein|mit|vor|zurück|zu|hoch|weg|zusammen|hinzu)$/;
/** Words that stand for themselves and need no noun after them. */
const alone =
  /^(it|them|something|each other|free|ready|broken|open|online|today|yesterday|not|there|here|once|at home)$/;
/** From this share of known words on, a text counts as understood. */
const leastUnderstood = 0.6;

/** A German idea told in plain English, clause by clause; nothing where too little of it is understood. */
export function retellGerman(text: string): string {
  const told: string[] = [];
  let subject = 'people';
  let last: Clause | undefined;
  let [known, met] = [0, 0];
  for (const sentence of text.replace(/\bzu Hause\b/gi, 'zuhause').split(/[.:;!?\n]+/)) {
    for (const [at, piece] of sentence
      .split(/,|\sund\s/)
      .flatMap(splitQuestion)
      .entries()) {
      const pieceWords = piece.match(/[\p{L}\d-]+/gu) ?? [];
      const { clause, understood, words } = readClause(pieceWords);
      known += understood;
      met += words;
      const follows = at > 0 && told.length > 0 && asked.test(last?.verb ?? '');
      if (follows && /^\s*wer\b/i.test(piece)) {
        addQuestion(told, askWho(pieceWords, clause), last);
        continue;
      }
      const self = !clause.verb && told.length === 0 ? selfIn(clause, pieceWords, text) : undefined;
      if (self) told.push(self);
      if (self) continue;
      if (!clause.verb) {
        if (clause.asks && told.length > 0) told.push(`${told.pop()} ${askIn(clause.groups)}`);
        else if (told.length > 0 && clause.groups.length > 0 && !clause.groups[0]?.aside)
          told.push(`${told.pop()} and ${say(clause.groups)}`);
        continue;
      }
      if (clause.subject) subject = clause.subject;
      if (clause.groups.length > 0 && clause.groups.every(({ text }) => text === 'not')) continue;
      if (clause.groups.length === 0) clause.verb = clause.verb.replace(/ (for|to|from|on)$/, '');
      if (clause.bare && last && !/^(say|ask|see|show)$/.test(clause.verb))
        clause.groups = last.groups.filter(({ aside }) => !aside);
      if (clause.isWho)
        subject = `${subject.replace(/ who .*$/, '')} who ${join(plainVerb(clause.verb, subject), clause.groups)}`;
      else told.push(`${subject} ${join(plainVerb(clause.verb, subject), clause.groups)}`);
      last = clause;
    }
    subject = subject.replace(/ who .*$/, '');
  }
  if (told.length === 0 || known < met * leastUnderstood) return '';
  return `${told.map(capitalise).join('. ')}.`
    .replace(/\bon the (evening|morning)\b/g, 'in the $1')
    .replace(/\bon the ([A-Z][a-z]+day)\b/g, 'on $1')
    .replace(/\ba (?=[aeiou])/g, 'an ')
    .replace(/\s+/g, ' ');
}

/** 'I see' and its question become one; a question that is not understood takes a bare 'I see' with it. */
function addQuestion(told: string[], question: string | undefined, last: Clause | undefined): void {
  const asking = told.pop();
  if (question) told.push(`${asking} ${question}`);
  else if (asking && last?.groups.length !== 0) told.push(asking);
}

/** 'bakers see', 'the baker sees'. */
function plainVerb(verb: string, subject: string): string {
  const head = subject.split(' who ')[0] ?? subject;
  const one = !/^(I|we)$/.test(head) && !isMany(head.split(' ').at(-1) ?? '');
  const [first = '', ...rest] = verb.split(' ');
  return one ? [pluralOf(first), ...rest].join(' ') : verb;
}

function isMany(noun: string): boolean {
  return /(people|parents|children|men)$/.test(noun) || isPlural(noun);
}

/** Things first, then where, when and with what; 'pick it up' keeps its object inside. */
function join(verb: string, groups: Group[]): string {
  const [first = '', ...particle] = verb.split(' ');
  if (groups[0]?.text === 'it' && particle.length > 0 && !/^(for|to|from|on)$/.test(particle.at(-1) ?? ''))
    return [first, 'it', ...particle, say(groups.slice(1))].filter(Boolean).join(' ');
  return [verb, say(groups)].filter(Boolean).join(' ');
}

/** 'on which days it is free': the verb that stands last in German comes before what it says. */
function askIn(groups: Group[]): string {
  const words = groups.map(({ text }) => text);
  const be = words.findIndex((word) => /^(is|are)$/.test(word));
  if (be > 1) words.splice(be - 1, 2, words[be] ?? '', words[be - 1] ?? '');
  return words.join(' ');
}

function readClause(words: string[]): { clause: Clause; understood: number; words: number } {
  const lower = words.map((word) => word.toLowerCase());
  const clause: Clause = { subject: '', verb: '', groups: [], isWho: lower[0] === 'wer', asks: false, bare: false };
  clause.asks = /^(welche[nrms]?|wann|wo|was|wie|ob)$/.test(lower[0] ?? '') || /^welche[nrms]?$/.test(lower[1] ?? '');
  clause.bare = lower.every((word) => modal.test(word) || verbOf(word, '') !== undefined);
  const relative = /^(mit|in|bei|auf|über) (der|dem|denen|die|das)$/.test(lower.slice(0, 2).join(' '));
  const start = relative && isMany(germanNouns.get(lower[2] ?? '') ?? '') ? 2 : 0;
  const last = lower.at(-1) ?? '';
  const prefix = prefixes.test(last) ? last : '';
  let [understood, met] = [0, 0];
  let pending: string[] = [];
  const take = (text: string) => {
    const bare = /^(with|without)$/.test(pending.at(-1) ?? '') && !isPlural(text) && !alone.test(text);
    clause.groups.push({
      text: [...pending, bare ? withArticle(text) : text].join(' '),
      aside: /^(with|without|for|after|before|at|on|in|to|of|from|until|about)\b/.test(pending[0] ?? ''),
    });
    pending = [];
  };
  words.forEach((word, index) => {
    const small = lower[index] ?? '';
    if (index < start || modal.test(small) || (prefix && index === words.length - 1)) return;
    const noun = /^\p{Lu}/u.test(word) ? nounOf(small) : undefined;
    const verb = noun || clause.asks ? undefined : verbOf(small, prefix);
    if (noun) {
      understood += 1;
      met += 1;
      const acts =
        germanPeople.has(noun.split(' ').at(-1) ?? '') &&
        clause.subject === '' &&
        !/^(with|for|of|to|at|from|about)\b/.test(pending[0] ?? '');
      if (acts) {
        clause.subject = isMany(noun) ? noun : `the ${noun}`;
        pending = [];
      } else take(noun);
    } else if (verb && clause.verb === '') {
      understood += 1;
      met += 1;
      clause.verb = verb;
    } else if (small === 'sie' && clause.verb === '') pending = [];
    else if (/^(ich|wir)$/.test(small)) clause.subject = small === 'ich' ? 'I' : 'we';
    else if (/^(wer|beide|app|anwendung|webseite|website|plattform)$/.test(small)) pending = [];
    else if (germanSmall.has(small)) {
      const english = germanSmall.get(small) ?? '';
      if (alone.test(english) || (/^(is|are)$/.test(english) && clause.asks)) take(english);
      else if (english && !/^(is|are)$/.test(english)) pending.push(english);
    } else if (/^\d/.test(small)) pending.push(word);
    else {
      met += /^\p{Lu}/u.test(word) && index > 0 ? 1 : 0.3;
      pending = [];
    }
  });
  return { clause, understood, words: met };
}

/** A noun of the dictionary, or two of them in one word: 'Kassenbericht' is a cash report. */
function nounOf(word: string): string | undefined {
  const whole = germanNouns.get(word);
  if (whole) return whole;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const last = germanNouns.get(word.slice(at));
    const head = word.slice(0, at);
    const first = [head, head.replace(/(?:es|en|er|s|n)$/, ''), head.replace(/s$/, ''), head.replace(/n$/, '')]
      .map((form) => germanNouns.get(form) ?? germanNouns.get(`${form}e`))
      .find((found) => found !== undefined);
    if (first && last) return `${singularOf(first)} ${last}`;
  }
  return undefined;
}

/** 'verleiht', 'stellt … ein' and 'abholen' by their infinitives. */
function verbOf(word: string, prefix: string): string | undefined {
  const ends = ['e', 'st', 't', 'et', 'en', 'n', 'te', 'ten'].filter(
    (end) => word.endsWith(end) && word.length > end.length + 1,
  );
  for (const stem of [word, ...ends.map((end) => word.slice(0, -end.length))])
    for (const infinitive of [`${prefix}${stem}en`, `${prefix}${stem}n`, `${prefix}${stem}`]) {
      const found =
        germanVerbs.get(infinitive) ??
        germanVerbs.get(infinitive.replace('ie', 'e')) ??
        germanVerbs.get(infinitive.replace('ä', 'a'));
      if (found) return found;
    }
  return prefix ? verbOf(word, '') : undefined;
}
