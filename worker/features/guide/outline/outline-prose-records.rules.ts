import { baseOfParticiple, participleOf } from '#worker/features/guide/content/verbs.ts';
import { kindOfNoun, readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import { baseOfVerb, tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { fieldOf } from '#worker/features/guide/grammar/told-fields.rules.ts';
import { capitalise, isPlural, lookUp, singularOf } from '#worker/features/guide/grammar/words.rules.ts';

/** 'Winemakers track their barrels: what is in which barrel, tasting notes': who keeps what, and which fields are listed of it. */
const keeps =
  /^(.{1,60}?)(?: (?:can|could|should|must|will|want to|wants to|need to|needs to|would like to|have to|has to))? (?:keeps?|tracks?|logs?|records?|notes?|lists?|documents?|registers?|manages?|collects?|enters?|writes? down|keeps? track of|has|have|(?:wants?|needs?)(?= (?:an?|the) (?:log|diary|journal|list|record|register|inventory)\b)) (?:(?:an?|the) (log|diary|journal|list|record|register|book|file|card|overview|inventory|table|catalogue|catalog)s? (?:of|for|on|about) )?((?:their|the|its|our|my|all|every|each|an?) [\p{L} -]{2,40}?)(?: (?:as|when|once|after|before) (?:she|he|it|they|we|I)\b[^:,]{2,30})?: (.{3,300})$/iu;

/** What is kept by a list of fields: by whom in which act, and the record with its fields. */
export type KeptList = { who: string; one: string; fields: string[] };

const nounOf = (text: string) =>
  text.replace(/^(?:the|an?|their|its|his|her|our|my|each|every|all|any|which) /i, '').toLowerCase();

/** A field by a question: 'whether they saw the queen' is 'queen seen', 'how much honey' the 'amount of honey', 'when it was topped up' the 'last topped up'. */
function fieldAsked(told: string): string {
  const text = told
    .trim()
    .replace(/^(?:and|or) /i, '')
    .replace(/[.\s]+$/, '');
  const [, amount, of = ''] =
    /^how (much|many) ([\p{L} -]+?)(?: (?:they|it|we|he|she|I|there|was|were|is|are)\b.*)?$/iu.exec(text) ?? [];
  if (amount) return `${amount === 'much' ? 'amount' : 'number'} of ${of.trim()}`;
  if (/^how long\b/i.test(text)) return 'duration';
  if (/^how old\b/i.test(text)) return 'age';
  const [, done] =
    /^when (?:it|they|the [\p{L} ]+?|he|she) (?:was|were|is|are|got|has been) (?:last )?(\p{L}+(?: (?:up|out|in|off|back|down))?)$/iu.exec(
      text,
    ) ?? [];
  if (done && (baseOfParticiple(done.split(' ')[0] ?? '') ?? /ed\b/.test(done))) return `last ${done}`;
  if (/^when\b/i.test(text)) return 'date';
  if (/^where\b/i.test(text)) return 'place';
  if (/^what (?:is|was) in\b/i.test(text)) return 'content';
  if (/^what (?:it|they|that) costs?$/i.test(text)) return 'price';
  const [, saw = '', what = ''] =
    /^(?:whether|if) (?:they|he|she|I|we|you|it) (\p{L}+) (?:the |an? |any |their )?([\p{L} -]+)$/iu.exec(text) ?? [];
  const isState = /^(?:is|are|was|were|has|have|had)$/i.test(saw);
  if (saw && isState) return what;
  if (saw) return `${what} ${pastOf(saw)}`;
  const [, which = '', state = ''] =
    /^(?:whether|if) (?:the |an? )?([\p{L} -]+?) (?:is|are|was|were) (.+)$/iu.exec(text) ?? [];
  if (which) return `${which} ${state}`;
  return fieldOf(text)?.name ?? text;
}

const irregularDone: Readonly<Record<string, string>> = {
  saw: 'seen',
  see: 'seen',
  found: 'found',
  gave: 'given',
  took: 'taken',
  ate: 'eaten',
  had: 'had',
  did: 'done',
  fed: 'fed',
};
const pastOf = (verb: string) =>
  irregularDone[verb.toLowerCase()] ?? participleOf(baseOfVerb(verb.toLowerCase()) ?? verb.toLowerCase());

/** Reads 'Each member keeps a log of their hives: when they looked, how much honey'; undefined where a line lists no fields of a thing. */
export function readKept(sentence: string): KeptList | undefined {
  const [, named = '', book, thing = '', list = ''] =
    keeps.exec(sentence.replace(/\bkeep(s?) track of\b/gi, 'track$1').replace(/[.\s]+$/, '')) ?? [];
  // 'I am a beekeeper and want a diary' tells of 'I'.
  const who = /^(?:I|we)\b/i.exec(named)?.[0] ?? named;
  const pieces = list
    .split(/,\s*(?:and )?| and (?=(?:what|when|whether|how|who|where|which)\b)|;\s*/)
    .filter((one) => one.trim() !== '');
  const kept = singularOf(nounOf(thing).split(' ').at(-1) ?? '');
  if (who === '' || pieces.length < 2 || pieces.some((one) => one.split(' ').length > 9)) return undefined;
  const noun = [...nounOf(thing).split(' ').slice(0, -1), kept].join(' ');
  const isEntry = book !== undefined && /^(?:log|diary|journal|book)$/i.test(book);
  const fields = pieces.map((one) => fieldAsked(one));
  return isEntry
    ? { who, one: /^(?:diary|journal)$/i.test(book) ? 'entry' : 'log entry', fields: [...new Set([noun, ...fields])] }
    : {
        who,
        one: noun,
        fields: [...new Set(['name', ...fields])].filter(
          (one, at, all) => at > 0 || !all.some((other) => /\b(?:name|number|title)\b/.test(other) && other !== one),
        ),
      };
}

const makes =
  /^(?:book|report|request|order|offer|add|enter|create|note|upload|scan|write|plan|propose|submit|log|record|rent|reserve|post|publish|make|register|type|transcribe|suggest|set|list|prepare|fill|draw|start|open|pick|choose|send|ask|ask for|apply|accept|approve|cancel|confirm|repair|fix|check|lend|borrow|return|swap|sell|buy|track|keep|manage|collect|share|pack|ship|deliver)$/;
const sees = /^(?:see|view|show|check|get|look)$/;
/** What only says in which form something is shown. */
const shownAs = /^(?:date|time|list|overview|schedule|calendar|status|number|history|detail|plan)$/;
const noRecord =
  /^(?:day|time|date|week|month|year|hour|minute|end|way|thing|place|people|number|kind|part|name|address|phone|phone number|age|e-?mail|app|site|page|screen|list|overview|calendar|percent|euro|minute|room|turn|child|kid|team|user|voice|card|cash|number|reminder|message|one|what|lot|half|rest|point|problem|work|job|help|money|price|photo|picture|comment|phone|market|town|home|door|morning|evening|order number|game)$/;
const answers =
  /\b(?:say|tell|answer|mark|indicate|confirm|note)s? (?:whether|if|which (?:days?|dates?|times?)|when) /i;

const asks = /\b(announce|report|note|post|offer|write down|log|record)s? (?:what|where|which|how|who)\b/i;
/** What is noted in a clause is a thing by the name of its verb: 'announce what is broken' makes an announcement. */
const noted: Readonly<Record<string, string>> = {
  announce: 'announcement',
  report: 'report',
  note: 'note',
  post: 'post',
  offer: 'offer',
  'write down': 'note',
  log: 'log entry',
  record: 'note',
};

/** The things that lines on who does what make, change or show, each by one word in the singular; lines behind an arrow name theirs. */
export function thingsOfLines(acts: string[], rules: string[]): string[] {
  const found: string[] = [];
  const add = (one: string | undefined) => {
    const head = one?.split(' ').at(-1) ?? '';
    if (!one || head.length < 3 || noRecord.test(head) || kindOfNoun(head) === 'person' || /ing$/.test(head)) return;
    if (!found.some((other) => other === one || other.endsWith(` ${head}`) || other === head)) found.push(one);
  };
  for (const line of acts) {
    const [act = ''] = line.split('→');
    const [tokens = []] = tagText(act);
    const at = tokens.findIndex(
      ({ tag, base }) =>
        (tag === 'verb' || tag === 'frame') && base !== undefined && (makes.test(base) || sees.test(base)),
    );
    const verb = tokens[at]?.base ?? '';
    if (answers.test(act)) add('answer');
    const [, asking = ''] = asks.exec(act) ?? [];
    add(lookUp(noted, asking.toLowerCase()));
    if (at < 0) continue;
    let start = at + 1;
    while (tokens[start] && /^(?:adv|to)$/.test(tokens[start]?.tag ?? '')) start += 1;
    if (tokens[start]?.lower === 'for' && verb === 'ask') start += 1;
    const phrase = readPhrase(tokens, start);
    if (phrase?.kind !== 'thing' && phrase?.kind !== 'empty') continue;
    const span = tokens.slice(start, phrase.end);
    const nouns = span.filter(({ tag }) => tag === 'noun').map(({ lower }) => lower);
    const head = singularOf(nouns.at(-1) ?? '');
    const isShown = nouns.length > 1 && shownAs.test(head);
    if (!isShown && sees.test(verb) && !isPlural(nouns.at(-1) ?? '') && span.length < 2) continue;
    add(isShown ? singularOf(nouns.at(-2) ?? '') : head);
  }
  for (const line of rules) {
    const [, first, made] =
      /^(?:an?|each|every|the) ([\p{L}-]+(?: [\p{L}-]+)?) (?:that|which|becomes?|turns?)\b(?:.*?\bbecomes? (?:an? )([\p{L}-]+))?/iu.exec(
        line,
      ) ?? [];
    add(first?.split(' ').every((word) => kindOfNoun(word) === 'thing') ? first.toLowerCase() : undefined);
    add(made?.toLowerCase());
  }
  return found.slice(0, mostThings).map(capitalise);
}

const mostThings = 6;
