import { baseOfParticiple } from '#worker/features/guide/content/verbs.ts';
import { readForm } from '#worker/features/guide/decisions/told-forms.rules.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { numberWord } from '#worker/features/guide/grammar/numbers.rules.ts';
import { baseOfVerb, tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { readStatements } from '#worker/features/guide/grammar/statements.rules.ts';
import { waysOf } from '#worker/features/guide/grammar/told-lists.rules.ts';
import { readToldRecords, type ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { capitalise, pluralOf, singularOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { isLimit, thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import { type Outline, proseOf } from '#worker/features/guide/outline/outline.rules.ts';
import { assignedBy } from '#worker/features/guide/outline/outline-assigned-fields.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { asPlace, isPlace } from '#worker/features/guide/outline/outline-devices.rules.ts';
import { isRuleLine } from '#worker/features/guide/outline/outline-line-kinds.rules.ts';
import { withToldLast } from '#worker/features/guide/outline/outline-line-whom.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { tellsLoad } from '#worker/features/guide/outline/outline-loads.rules.ts';
import { openingOf } from '#worker/features/guide/outline/outline-message.rules.ts';
import { partPrices, tellsPrice } from '#worker/features/guide/outline/outline-prices.rules.ts';
import { readRecordLines, tellRecordLine } from '#worker/features/guide/outline/outline-records.rules.ts';
import { livesSo, tellsDevice } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';
import { type Cast, subjectOf } from '#worker/features/guide/outline/outline-subjects.rules.ts';

/** A line with the section in which it stands. */
export type Placed = { section: keyof Outline; line: string };

/** 'Must be able to' opens a way, every other duty holds. */
const duty = /\b(?:must|has to|have to|needs to|need to)\b(?! be able to)/i;
const bound =
  /\b(?:must not|mustn't|never|only|cannot|can't|may not|at most|at least|no more than|no later than|not more than|nobody|no one|unless|always|until|within)\b/i;
/** 'Without words, a stone is entered as empty', 'no stone without a grave is entered': what holds where something is missing. */
const lacking =
  /^without [^,.;]+(?:, .*| (?:the|an?|it|they|every|each|no|nothing|nobody) .*)\b(?:is|are|stays?|gets?|goes|can|cannot|may|must)\b|^no .+ without .+ (?:is|are|gets?|can be|may be) \p{L}+/iu;
const rulesOut = /^(?:no|not|without|never mind)\b/i;
const today = /^(?:today|now|at the moment|so far|currently|until now|right now)\b/i;
const endsToday = /\b(?:at the moment|so far|right now|today)$/i;
/** 'All loans that are due today': the day is that of a thing, and tells nothing of how it is done so far. */
const ofThatDay =
  /\b(?:that|which|who|what|whether|can|could|must|should|may|due|for|of|from|free|open|left|until|till)\b(?: [^ ]+){0,5} (?:right now|today)$/i;
/** 'It works on their phones', 'it runs offline': where it is used, and nothing that it does. */
const runs = /^it (?:(?:must|should|has to|needs to) )?(?:runs?|works?) (?:in|on|with|without|offline|from)\b/i;
const wish = /^it(?:'d| would) be (?:good|nice|great|lovely|handy|useful) (?:if|to have) /i;
/** 'Each session also has a series': a thing that is kept, and what is noted of it or what it can be. */
const having =
  /^(?:an?|the|each|every|all|our) (.+?) (?:(?:also|always) )?(?:has|have|needs|need|keeps|gets|carries) (?:also )?(?:an? |its |the )?(.+)$/i;
const being = /^(?:an?|the|each|every|all) (.+?) (?:is|are|can be|may be) (?:either )?(.+)$/i;
const counted = new RegExp(`^(?:between|more|less|fewer|up|about|at|no|to|\\d|one|${numberWord})\\b`, 'i');
const part =
  /^(?:the|an?|each|every) (?:[\p{L}'-]+ ){0,2}(?:pop-?up|page|screen|button|list|badge|icon|map|menu|dashboard|banner|report|tab|form|board|display|server|widget|export|e-?mail|message|notification|sensor|scanner|printer|reader|camera|device|terminal|kiosk)s? (?!is\b|was\b|has\b)\p{Ll}+s /iu;
const order =
  /^(?:do|add|include|support|offer|show|send|print|export|import|hide|keep|save|store|record|remember|ask|tell|warn|remind|mark|list|sort|group|count|check|use|call|open|close|block|delete|put|play|draw|read|write|let|allow|give|make|have) /i;

/** An order to whoever builds it, as a line on what happens: 'make the sport something you can switch on and off'. */
function asLine(text: string, { people, self }: Cast): string {
  const those = (word: string) =>
    /^(?:me|us|i|we)$/i.test(word)
      ? self.many
      : /^(?:you|one|people|users|them)$/i.test(word)
        ? (people[0]?.noun ?? self).many
        : word;
  const [, thing, who, verb, more = ''] =
    /^make (.+?) (?:something|a thing|one) (?:that )?(you|one|people|users|we|i) can (\p{L}+)\b ?(.*)$/iu.exec(text) ??
    [];
  if (thing && who && verb) return `${those(who)} ${verb} ${thing} ${more}`.trim();
  const [, allowed, does] =
    /^(?:let|allow|make it possible for|give) (.+?) (?:to )?(?=(?:\p{L}+) )(.+)$/iu.exec(
      text.replace(/ a (?:way|chance|button) to /i, ' to '),
    ) ?? [];
  if (allowed && does && /^(?:the |our |my )?\p{L}+$/u.test(allowed)) return `${those(allowed)} ${does}`;
  const [verb1 = '', ...rest] = text.split(' ');
  if (/^(?:add|include|have)$/i.test(verb1)) return `It offers ${rest.join(' ')}`;
  return `It ${thirdOf(verb1.toLowerCase())} ${rest.join(' ')}`;
}

/** The fields or states that a sentence tells of a thing, as the line of that thing; 'it' is the first that is kept. */
function recordLine(text: string, outline: Outline): string | undefined {
  const kept = readRecordLines(outline.records);
  const knows = (named = '') => kept.some(({ one }) => one === singularOf(named.toLowerCase()));
  const [, named, list = ''] = having.exec(text) ?? [];
  if (knows(named) && !counted.test(list))
    return `${capitalise(named ?? '')}: ${list.replace(/^([^:,]+): (.+)$/, '$1 ($2)')}`;
  const [, whose, states = ''] = being.exec(text) ?? [];
  const ways = knows(whose) && /,| or /.test(states) ? waysOf(states) : undefined;
  if (ways) return tellRecordLine({ one: singularOf(whose ?? ''), fields: [], ways: [[...new Set(ways.flat())]] });
  const [main] = kept;
  const last: ToldRecord | undefined = main && { ...main, fields: [], ways: [] };
  const { records, rest } = readToldRecords(text, `${proseOf(outline)}\n${text}`, last);
  const [found] = records;
  if (!found || rest.trim() !== '' || found.fields.length + found.ways.length === 0) return undefined;
  return tellRecordLine(found);
}

/** 'Let the others not see it', 'let it delete the file': what holds, as a sentence. */
function asDuty(text: string, cast: Cast): string | undefined {
  const [, who = '', not, does] =
    /^let (it|them|him|her|(?:the |our |my |all |each |every )?[\p{L}-]+(?: (?!not )[\p{L}-]+)?) (not (?=\p{L}))?(?=\p{L}+ )(.+)$/iu.exec(
      text,
    ) ?? [];
  // 'Let moderators undo a tick' tells what they do.
  const isPerson = typeof subjectOf(`${who} `, cast, undefined)?.who === 'object' && !/^(?:them|him|her)$/i.test(who);
  if (!does || /^(?:me|us)$/i.test(who) || (isPerson && !not)) return undefined;
  const subject = /^them$/i.test(who) ? 'they' : /^(?:him|her)$/i.test(who) ? 'he' : who;
  return `${subject} must ${not ?? ''}${does}`;
}

/** 'Make sure that …', 'make it red': says how something is to be, and nobody does it. */
const making = /^(?:make|keep|have|get) (?:it|that|this|them|sure|certain)\b/i;
/** 'Show all dates in Lagos time': holds wherever it is shown. */
const everywhere =
  /^(?:show|display|keep|store|save|use|count|round|write|give|print) (?:all|every|each|any|only|everything)\b/i;

/**
 * Where a sentence that was told in a message stands, as if its owner had written it into the outline; none is without a place.
 * @returns several where it lists what is not built.
 */
export function placeTold(sentence: string, outline: Outline, name: string): Placed[] {
  const said = sentence.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
  const cast = castOf(outline, name);
  const text = said
    .slice(openingOf(said).length)
    .replace(wish, '')
    // 'Not picked up in 21 days, the host can bin it' tells when, and rules nothing out.
    .replace(/^not (?=\p{L}+(?:ed|en) .+, .+\b(?:can|may|must|will|should|has to)\b)/iu, 'If it is not ')
    .replace(/[.!\s]+$/, '');
  const held = asDuty(text, cast);
  if (held) return [{ section: 'rules', line: capitalise(held) }];
  const line = capitalise(text);
  const prices = partPrices(line);
  if (prices.every(tellsPrice)) return prices.map((price) => ({ section: 'rules', line: price }));
  const assigned = assignedBy(text, outline, cast);
  if (assigned) return [{ section: 'acts', line: assigned }];
  const newcomer = personWith.exec(text);
  if (newcomer?.[1] && newcomer[2]) return placePerson(newcomer[1], newcomer[2], outline, cast);
  const form = readForm(text);
  if (form?.kind === 'success') return [{ section: 'aims', line }];
  if (form) return form.list.map((one) => ({ section: 'nots', line: `No ${one}` }));
  if (rulesOut.test(text) && !lacking.test(text) && !isLimit(text) && !/^no(?:body| one)\b/i.test(text))
    return [{ section: 'nots', line }];
  const wanted = placeWanted(text, cast);
  if (wanted) return wanted;
  const record = recordLine(line, outline);
  if (record) return [{ section: 'records', line: record }];
  // 'Teachers leave phones at the desk', 'call handlers mark a loan': whoever is one of the people does it, whatever else the words could be.
  const opens = subjectOf(line, cast, undefined);
  if (!opens && isPlace(text)) return [{ section: 'rules', line: asPlace(text) }];
  if (runs.test(text) || tellsLoad(text) || livesSo.test(text)) return [{ section: 'rules', line }];
  // 'Mrs Tilley says that some families will never answer' tells why, and orders nothing.
  if (
    /^(?!(?:The|Our) (?:law|contract|rules?|policy|statutes?)\b)\p{Lu}[\p{L}. ]* says? that /u.test(text) &&
    !ordering.test(text)
  )
    return [{ section: 'today', line }];
  const isToday = today.test(text) || (endsToday.test(text) && !ofThatDay.test(text) && opens?.who !== 'product');
  if (isToday && !part.test(text)) return [{ section: 'today', line }];
  if (making.test(text) || everywhere.test(text)) return [{ section: 'rules', line }];
  if (
    typeof opens?.who !== 'object' &&
    order.test(text) &&
    baseOfVerb(text.split(' ')[0]?.toLowerCase() ?? '') !== undefined
  )
    return [{ section: 'acts', line: capitalise(asLine(text, cast)) }];
  if (seesAll.test(text)) return [{ section: 'rules', line }];
  // 'On the first Monday of the month we count, and a difference has to be explained': an act, and what holds with it.
  const [, acting = '', owed = ''] = /^([^,]+), and ([^,]+)$/i.exec(line) ?? [];
  if (
    duty.test(owed) &&
    !bound.test(acting) &&
    !duty.test(acting) &&
    readActLine(acting, cast)?.when &&
    tellsAct(acting, cast)
  )
    return [
      { section: 'acts', line: acting },
      { section: 'rules', line },
    ];
  if (bound.test(text) || duty.test(text) || tellsDevice(text) || isRuleLine(line, cast))
    return [{ section: 'rules', line }];
  if (!tellsAct(line, cast)) return [{ section: 'rules', line }];
  const kept = readRecordLines(outline.records).map(({ one }) => one);
  return [{ section: 'acts', line: withToldLast(line, (act) => readActLine(act, cast), kept) }];
}

/** 'There should be an admin who can delete bookings', 'we need a driver who brings the orders'. */
const personWith =
  /^(?:there (?:(?:should|must|will|shall|has to|needs to) (?:also )?be|is(?: also)?)|(?:i|we) (?:also )?(?:need|want|have|would like|'d like)(?: to have)?) (?:also )?an? ([\p{L}-]+(?: [\p{L}-]+)?) (?:who|that) (.+)$/iu;

/** Somebody who was not told of before, below those who use it, and what they do. */
function placePerson(who: string, does: string, outline: Outline, { people }: Cast): Placed[] {
  const one = who.toLowerCase();
  const [verb = '', ...rest] = does
    .replace(/^(?:can|could|may|should|will|must|is able to|is allowed to) (?:also )?/i, '')
    .split(' ');
  const isKnown = people.some(
    ({ noun, names }) => noun.one === one || names.some((name) => name.toLowerCase() === one),
  );
  const base = baseOfVerb(verb.toLowerCase());
  if (kindOfNoun(one.split(' ').at(-1) ?? '') !== 'person' || !base)
    return [{ section: 'rules', line: capitalise(`there is ${withArticle(one)} who ${does}`) }];
  return [
    ...(isKnown || outline.people.some((line) => line.toLowerCase().startsWith(one))
      ? []
      : [{ section: 'people' as const, line: capitalise(pluralOf(one)) }]),
    { section: 'acts', line: capitalise([pluralOf(one), base, ...rest].join(' ')) },
  ];
}

/** 'We lost nine, so I want to see which': what is so today, and what is wanted for it. */
const wantedFor = /^(.{10,}?),? so (i|we) (?:want|need|wish|would like|'d like) to (\p{L}+ .+)$/iu;
/** 'There is an Excel with 1,240 rows. We must bring it in': what is there already is brought over. */
const broughtOver =
  /^there (?:is|are) (?:already )?(.+?)[.;,] (?:and )?(i|we) (?:must|have to|need to|want to|should) (bring|import|load|take|put|copy|move) (?:it|them|that|those)( (?:in|over|across)\b)?(.*)$/i;

function placeWanted(text: string, cast: Cast): Placed[] | undefined {
  const [, why, one, act] = wantedFor.exec(text) ?? [];
  const wanted = one && act ? `${one} ${act}` : undefined;
  if (why && wanted && readActLine(wanted, cast))
    return [
      { section: 'today', line: capitalise(why) },
      { section: 'acts', line: capitalise(wanted) },
    ];
  const [, thing, who, verb, way = '', rest = ''] = broughtOver.exec(text) ?? [];
  return thing && who && verb
    ? [
        {
          section: 'acts',
          line: capitalise(`${who} ${verb}${way} ${thing}${thing.includes(',') && rest ? ',' : ''}${rest}`),
        },
      ]
    : undefined;
}

const ordering = /\b(?:must|should|may|can|cannot|can't|has to|have to|only|at most|at least|nobody|wants?|needs?)\b/i;

/** 'The committee sees everything': who sees everything or nothing has a right, and does nothing by it. */
export const seesAll = /\bsees? (?:everything|all(?: of it)?|nothing|none of it)[.\s]*$/i;

/** Whether a sentence clearly says what one of the people, the product, a part of it or somebody else does, now and not in the past. */
function tellsAct(line: string, cast: Cast): boolean {
  // 'If it comes without a number, it gets the next one' tells of the thing.
  if (condition.test(line) && comesToIt.test(line.replace(condition, ''))) return false;
  const told = readActLine(line, cast);
  if (told && speaks.test(told.verb)) return false;
  if (told) return inPresent(line, told.verb) && !passive.test(line.replace(condition, '')) && told.phrase !== '';
  return (
    part.test(line) ||
    (/^(?:an?|the|each|every|our) /i.test(line) &&
      readStatements(tagText(line), [undefined]).some(
        ({ kind, not, who, verb, phrase }) =>
          kind === 'act' &&
          !not &&
          who !== undefined &&
          phrase !== '' &&
          inPresent(line, verb) &&
          !/^(?:be|have|need|cost|last|mean)$/.test(verb),
      ))
  );
}

/** What somebody says or thinks is no deed in the product. */
const speaks = /^(?:say|think|feel|believe|complain|hope|wish|want|worry|insist|agree)$/;
const comesToIt = /^it (?:gets|has|goes|comes|stays|becomes|counts|lapses|expires|falls)\b/i;
const past = /^(?:said|thought|meant|forgot|went|came|got|knew|felt|left|lost|had|did|was|were)$/;
const inPresent = (line: string, verb: string) =>
  (baseOfParticiple(verb) ?? verb) === verb &&
  !past.test(verb) &&
  (line.toLowerCase().match(/[\p{L}'-]+/gu) ?? []).some((word) => word === verb || word === thirdOf(verb));
/** 'When a session is postponed, …': says when, and not what is done. */
const condition = /^(?:when|whenever|if|as soon as|once|after|before|until|while) [^,]+, /i;
const passive =
  /^[^,]{0,60}? (?:(?:can|must|should|may|will) )?(?:is|are|was|were|gets?|be|been) (?!open\b)\p{L}+(?:ed|en|wn|nt|ld)\b/iu;
