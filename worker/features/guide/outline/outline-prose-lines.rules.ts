import { readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import { tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { capitalise, isPlural, lowerFirst, pluralOf, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { isLimit } from '#worker/features/guide/idea/telling.rules.ts';
import { clausesIn, type ProseClause } from '#worker/features/guide/outline/outline-prose-clauses.rules.ts';
import { passiveLines } from '#worker/features/guide/outline/outline-prose-passive.rules.ts';
import { type Doer, doerOf, inFull, kindNamed } from '#worker/features/guide/outline/outline-prose-people.rules.ts';
import {
  noticeGiven,
  noticeGot,
  noticeLine,
  tells,
  toldClause,
} from '#worker/features/guide/outline/outline-prose-told.rules.ts';
import {
  doing,
  ended,
  isSeveral,
  joinWords,
  type ProseCast,
  type ProseLine,
  type ProseMemory,
  withLead,
} from '#worker/features/guide/outline/outline-prose-wording.rules.ts';

/** What no screen does: it is told around what the product does. */
const bodily =
  /^(?:drive|bring|meet|walk|run|sing|play|eat|cook|ride|swim|travel|dance|train|live|sit|stand|come|go|forget|lose|love|hate|like|enjoy|feel|think|believe|hope|struggle|waste|complain|wish|prefer|depend|worry|suffer|gather)$/;
const digital = /\b(?:app|site|website|page|screen|list|calendar|map|online|digital|phone|code|plan)\b/i;
/** What owners tell of themselves and their trade. */
const trade =
  /^(?:run|own|have|build|make|sell|teach|organi[sz]e|lead|coach|work|rent|offer|bake|brew|repair|restore|produce|maintain|grow|breed|host|print|be|live|need|love|keep|use|spend|get|tune|groom|sew|photograph)$/;
const limiting = /\b(?:must|have to|has to|need to|needs to|may|only|cannot|can not|should not|never|shall)\b/i;

const lastThing = (text: string): string | undefined => {
  const [tokens = []] = tagText(text.replace(/^for /i, ''));
  const phrase = readPhrase(tokens, 0);
  // 'Two dates' are what is spoken of, though no list has them as a thing.
  const isThing =
    phrase?.kind === 'thing' || (phrase?.kind === 'empty' && tokens[0]?.tag === 'det' && phrase.noun.one !== 'one');
  const head = isThing ? tokens[(phrase.end ?? 1) - 1]?.lower : undefined;
  // 'How many' and 'what' name no thing.
  return head && tokens[0]?.tag !== 'rel' ? (phrase?.noun.one.split(' ').at(-1) ?? head) : undefined;
};

/** 'Book one with a credit' after slots were offered: 'book a slot with a credit'. */
function resolved(rest: string, { thing }: ProseMemory): string {
  if (!thing) return rest;
  const article = /^[aeiou]/i.test(thing) ? 'an' : 'a';
  return rest
    .replace(/^one\b(?! (?:of|\p{L}+ (?:of|is|are))\b)/iu, `${article} ${singularOf(thing)}`)
    .replace(
      /^((?:up|off|out|down|back|in) )?it\b/i,
      (_, by: string | undefined) => `${by ?? ''}the ${singularOf(thing)}`,
    )
    .replace(
      /^((?:up|off|out|down|back|in) )?them\b(?! (?:to|by|that|who)\b)/i,
      (_, by: string | undefined) => `${by ?? ''}the ${pluralOf(singularOf(thing))}`,
    );
}

/** 'The app warns them' of parents: who is told something is no thing. */
const withPerson = (rest: string, { person }: ProseMemory) =>
  person ? rest.replace(/^them\b/i, lowerFirst(person)) : rest;

/** Who a clause is told of, in words that stand by themselves. */
function subjectFor(doer: Doer, { subject }: ProseClause, cast: ProseCast, memory: ProseMemory): string {
  if (/^(?:he|she)$/i.test(subject)) return memory.single ?? subject;
  if (doer === 'they') return memory.person ?? cast.clients;
  // 'You offer a shift' is said to those for whom it is, and not to whoever decides.
  if (doer === 'all') return /^you$/i.test(subject) ? cast.clients : cast.all;
  if (doer === 'somebody') return cast.somebody;
  if (doer === 'product') return 'the app';
  return inFull(subject, cast.kinds ?? []).replace(/^(an?|the|each|every) ([\p{L}-]+) nearby$/iu, '$1 nearby $2');
}

/** 'If it is broken', 'see when it is free': the thing that was spoken of, by its name. */
const withThing = (text: string, { thing }: ProseMemory) =>
  thing
    ? text.replace(
        /^((?:see |know |check |say )?(?:when|whenever|if|whether|once|until|where|after|before|as soon as) )it (?=(?:is|was|has|gets|starts|ends|comes)\b)/i,
        `$1the ${singularOf(thing)} `,
      )
    : text;

/** What somebody is to know they see. */
const shown: Readonly<Record<string, string>> = { know: 'see' };
const wanting = /^(?:want|need|like|love|wish|look)$/;
const aProduct =
  /^(?:for )?(?:an?|some|one) (?:[\p{L}-]+ ){0,4}?(?:app|application|website|site|page|platform|tool|software|system|solution|something|program)\b/iu;

/** The lines of one clause; `onto` are those told before in its sentence. */
function linesOf(
  clause: ProseClause,
  cast: ProseCast,
  memory: ProseMemory,
  isFirst: boolean,
  onto: ProseLine[],
): ProseLine[] | undefined {
  const doer = doerOf(clause);
  const { modals, verb, subject } = clause;
  const base = verb.base ?? verb.lower;
  const lead = withThing(clause.lead, memory);
  const told = withThing(
    tells.test(clause.verb.base ?? '') ? withPerson(clause.rest, memory) : resolved(clause.rest, memory),
    memory,
  );
  const rest = !/^(?:person|they|all)$/.test(doer)
    ? told
    : told.replace(/\byou\b/gi, 'they').replace(/\byour\b/gi, 'their');
  const own = ended(withLead(lead, joinWords(lead ? subject : capitalise(subject), modals, verb.text, clause.rest)));
  if (/\b(?:not|never)\b/.test(modals) || /^(?:not|no) /.test(rest))
    return [{ section: isLimit(own) || doer !== 'product' ? 'rules' : 'nots', line: own }];
  if (doer === 'nobody') return [{ section: 'rules', line: own }];
  const isSomebody = !/^(?:he|she)$/i.test(subject) || memory.single !== undefined;
  const isKnowing = base === 'know' && doer === 'self' && modals === '';
  if (!isSomebody || isKnowing || /^(?:wish|hope|expect)$/.test(base)) return undefined;
  if (wanting.test(base) && aProduct.test(rest)) return [{ section: 'is', line: own }];
  const who = subjectFor(doer, clause, cast, memory).replace(/^(?:their|his|her|its) /i, 'the ');
  const isDone = /^(?:be|is|are|gets?)$/.test(verb.lower);
  if (doer === 'thing') {
    const passive = isDone ? passiveLines(clause, cast.runner, own) : undefined;
    if (passive) return passive;
    const isPut =
      /^(?:go|land|appear|come)$/.test(base) && /^(?:on|onto|in|into) /.test(rest) && !limiting.test(modals);
    if (!isPut) return [{ section: 'rules', line: own }];
    const by = onto.length > 0 ? memory.person : undefined;
    const put = doing(by ?? cast.runner ?? 'the app', 'put', `${lowerFirst(subject)} ${rest}`);
    return [{ section: 'acts', line: ended(`${capitalise(put)} ${lowerFirst(lead)}`.trim()) }];
  }
  const [first = '', ...words] = rest.split(' ');
  const given =
    isDone && doer !== 'product'
      ? /^(told|informed|notified|reminded|alerted|warned|messaged|texted|e-?mailed)$/i.exec(first)?.[1]
      : undefined;
  const notice = given
    ? noticeGiven(lead, given.toLowerCase() === 'reminded' ? 'remind' : 'tell', words.join(' '))
    : /^(?:get|receive)$/.test(base)
      ? noticeGot(lead, rest)
      : undefined;
  if (notice) {
    const line = noticeLine(who, lead, notice, cast);
    if (line) return [line];
    const before = onto.at(-1);
    // 'Someone reports it and everyone gets a message': it comes of what was told before.
    if (before?.section === 'acts' && !notice.event) {
      const came = toldClause(who, notice);
      before.line = before.line.includes(' → ')
        ? `${before.line}; ${came}`
        : `${before.line.replace(/\.$/, '')} → ${came}`;
      return [];
    }
  }
  if (isDone && !/^gets?$/.test(verb.lower) && doer !== 'self') return tells.test(first) ? [] : undefined;
  if (doer === 'self' && isFirst && trade.test(base) && !/^(?:the|which|what|who|how|it) /.test(rest))
    return [{ section: 'today', line: own }];
  // 'At the end of the year I need the costs': what somebody needs they see.
  const isSeen = doer === 'self' && /^(?:need|want)$/.test(base) && /^(?:the|a list|an overview) /i.test(rest);
  if (!isSeen && /^(?:be|is|are|am|have|need|cost|want|mean)$/.test(base) && !(doer === 'product' && base === 'have'))
    return doer === 'self' ? [{ section: 'today', line: own }] : undefined;
  // 'One of us brings it' is said of those who tell it, whoever they are.
  const bearer = /^one of us$/i.test(subject) ? lowerFirst(subject) : who;
  if (bodily.test(base) && doer !== 'product' && !digital.test(rest))
    return [
      {
        section: doer === 'self' || bearer !== who ? 'today' : 'is',
        line: ended(
          withLead(
            lead,
            modals === ''
              ? doing(lead ? lowerFirst(bearer) : capitalise(bearer), base, rest)
              : joinWords(lead ? lowerFirst(bearer) : capitalise(bearer), modals, verb.text, rest),
          ),
        ),
      },
    ];
  if (/\b(?:must|have to|has to|only|shall)\b/i.test(modals) || /^only\b/.test(rest))
    return [{ section: 'rules', line: own }];
  const text = doing(lead && who !== 'I' ? lowerFirst(who) : who, isSeen ? 'see' : (shown[base] ?? base), rest);
  return [{ section: 'acts', line: ended(withLead(lead, lead ? text : capitalise(text))) }];
}

/**
 * The lines of a sentence, one for each doing with the doer named.
 * @param memory who and what was told before; what is told here is noted in it.
 * @returns undefined where the sentence can't be parted safely.
 */
export function proseLines(
  sentence: string,
  cast: ProseCast,
  memory: ProseMemory,
  isFirst: boolean,
): ProseLine[] | undefined {
  const clauses = clausesIn(sentence);
  if (!clauses) return undefined;
  const lines: ProseLine[] = [];
  const noted: ProseMemory = { ...memory };
  for (const [at, clause] of clauses.entries()) {
    const doer = doerOf(clause);
    // 'Members of a choir see …, Members say …': who they are is said once.
    const isAgain = doer === 'person' && at > 0 && clauses[at - 1]?.subject === clause.subject;
    const named = isAgain ? { ...clause, subject: shortOf(clause.subject) } : clause;
    const found = linesOf(whereLast(named), cast, noted, isFirst && clauses.length === 1, lines);
    if (!found) return undefined;
    lines.push(...found);
    if (doer === 'person') noted.person = shortOf(clause.subject);
    if (doer === 'person' && !isSeveral(clause.subject)) noted.single = shortOf(clause.subject);
    const thing = doer === 'thing' ? lastThing(clause.subject) : lastThing(clause.rest);
    if (thing) noted.thing = thing;
  }
  Object.assign(memory, noted);
  return lines;
}

/** 'Where they differ an editor decides' is 'an editor decides when they differ'. */
const whereLast = (clause: ProseClause): ProseClause =>
  /^where /i.test(clause.lead)
    ? { ...clause, lead: '', rest: joinWords(clause.rest, clause.lead.replace(/^where/i, 'when')) }
    : clause;

/** 'Members of a choir' in few words; 'the conductor' stays. */
const shortOf = (subject: string) => {
  const kind = kindNamed(subject);
  return isPlural(kind)
    ? kind
    : subject.replace(/^(?:an?) /i, 'the ').replace(/ (?:(?:of|in|at|from|who|that) .*|nearby|online|abroad)$/i, '');
};
