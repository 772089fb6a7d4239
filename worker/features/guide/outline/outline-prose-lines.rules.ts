import { mindVerbs, talkVerbs } from '#worker/features/guide/content/verbs.ts';
import { capitalise, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { isLimit } from '#worker/features/guide/idea/telling.rules.ts';
import type { ProseClause } from '#worker/features/guide/outline/outline-prose-clauses.rules.ts';
import { passiveLines } from '#worker/features/guide/outline/outline-prose-passive.rules.ts';
import { type Doer, doerOf, inFull, kindNamed } from '#worker/features/guide/outline/outline-prose-people.rules.ts';
import {
  isBody,
  meantBy,
  notePeople,
  shortOf,
  withPeople,
} from '#worker/features/guide/outline/outline-prose-pronouns.rules.ts';
import { ledBy, noteThing, resolved, withThing } from '#worker/features/guide/outline/outline-prose-things.rules.ts';
import {
  noticeGiven,
  noticeGot,
  noticeLine,
  tells,
  toldClause,
} from '#worker/features/guide/outline/outline-prose-told.rules.ts';
import { toldClauses } from '#worker/features/guide/outline/outline-prose-unread.rules.ts';
import {
  doing,
  ended,
  joinWords,
  type ProseCast,
  type ProseLine,
  type ProseMemory,
  withLead,
} from '#worker/features/guide/outline/outline-prose-wording.rules.ts';

/** What no screen does: it is told around what the product does. */
const bodily =
  /^(?:drive|bring|meet|walk|run|sing|play|practise|practice|rehearse|eat|cook|ride|swim|travel|dance|train|live|sit|stand|come|go|forget|lose|love|hate|like|enjoy|feel|think|believe|hope|struggle|waste|complain|wish|prefer|depend|worry|suffer|gather)$/;
const digital = /\b(?:app|site|website|page|screen|list|calendar|map|online|digital|phone|code|plan)\b/i;
/** What owners tell of themselves and their trade. */
const trade =
  /^(?:run|own|have|build|make|sell|teach|organi[sz]e|lead|coach|work|rent|offer|bake|brew|repair|restore|produce|maintain|grow|breed|host|print|be|live|need|love|keep|use|spend|get|tune|groom|sew|photograph)$/;
const limiting = /\b(?:must|have to|has to|need to|needs to|may|only|cannot|can not|should not|never|shall)\b/i;

/** Who a clause is told of, in words that stand by themselves. */
function subjectFor(
  doer: Doer,
  { subject }: ProseClause,
  cast: ProseCast,
  memory: ProseMemory,
  last: string | undefined,
): string {
  if (doer === 'they' || doer === 'somebody') return meantBy(subject, cast, memory, last) ?? subject;
  // 'You offer a shift' is said to those for whom it is, and not to whoever decides.
  if (doer === 'all') return /^you$/i.test(subject) ? cast.clients : cast.all;
  if (doer === 'product') return 'the app';
  return inFull(subject, cast.kinds ?? []).replace(/^(an?|the|each|every) ([\p{L}-]+) nearby$/iu, '$1 nearby $2');
}

/** To these somebody does something who is spoken of as 'them' and 'her'. */
const toPeople = /^(?:thank|call|invite|teach)$/;

/** How a product is, and nothing that it does for anybody. */
const quality = /^(?:work|run|open|load|speak|support)$/;
/** What is so with somebody or something, and nothing that happens. */
const standing = /^(?:be|have|need|want|like|love|cost|mean|belong|lie|stand|hang|live|grow|consist|come|exist)$/;
/** What holds of a thing, besides what words like 'must' say: what becomes of it, by when, and how many there are. */
const holding =
  /\b(?:always|never|nobody|no one|none|at (?:most|least)|no more than|up to|unless|until|within|free|limit|maximum|minimum|if|when|after|before|becomes?|turns?|expires?|costs?|lasts?|\d+)\b/i;
/** Whether a clause tells how it is, and not what always has to be so. */
const isSituation = (own: string, modals: string) =>
  modals === '' && !isLimit(own) && !limiting.test(own) && !holding.test(own);

/** What somebody is to know they see. */
const shown: Readonly<Record<string, string>> = { know: 'see' };
const wanting = /^(?:want|need|like|love|wish|look)$/;
const aProduct =
  /^(?:for )?(?:something\b|(?:an?|some|one) (?:[\p{L}-]+ ){0,4}?(?:app|application|website|site|page|platform|tool|software|system|solution|something|program)\b)/iu;

/** The lines of one clause; `onto` are those told before in its sentence. */
function linesOf(
  clause: ProseClause,
  cast: ProseCast,
  memory: ProseMemory,
  isFirst: boolean,
  onto: ProseLine[],
  last: string | undefined,
): ProseLine[] | undefined {
  const doer = doerOf(clause, cast.actors);
  const { modals, verb, subject } = clause;
  const base = verb.base ?? verb.lower;
  const lead = ledBy(withThing(clause.lead, memory), memory);
  // 'Whoever needs it takes it'.
  const named = subjectFor(doer, clause, cast, memory, last).replace(/(?<= who \p{L}+ )it$/u, (word) =>
    resolved(word, memory),
  );
  const told = withThing(
    tells.test(base)
      ? withPeople(clause.rest, memory, named, true)
      : base === 'do'
        ? clause.rest
        : resolved(withPeople(clause.rest, memory, named, toPeople.test(base)), memory),
    memory,
  );
  const rest = !/^(?:person|they|all)$/.test(doer)
    ? told
    : told
        .replace(/\byou\b/gi, 'they')
        .replace(/\byour\b/gi, 'their')
        .replace(/\byourself\b/gi, 'themselves');
  const own = ended(withLead(lead, joinWords(lead ? subject : capitalise(subject), modals, verb.text, clause.rest)));
  // 'It is for people who restore organs'.
  const [, audience] =
    /^(?:it|this|the (?:app|tool|site|website))$/i.test(subject) && base === 'be'
      ? (/^for (.+)$/i.exec(rest) ?? [])
      : [];
  if (audience) {
    notePeople({ subject: audience, rest: '' }, memory);
    return [{ section: 'is', line: own }];
  }
  // 'Our hut has no warden.'
  if (isFirst && doer === 'thing' && base === 'have' && modals === '' && /^no /.test(rest))
    return [{ section: 'today', line: own }];
  if (/\b(?:not|never)\b/.test(modals) || /^(?:not|no) /.test(rest))
    return [{ section: isLimit(own) || doer !== 'product' ? 'rules' : 'nots', line: own }];
  if (doer === 'nobody') return [{ section: 'rules', line: own }];
  const isSomebody = !/^(?:he|she)$/i.test(subject) || memory.single !== undefined;
  const isKnowing = base === 'know' && doer === 'self' && modals === '';
  if (!isSomebody || isKnowing || /^(?:wish|hope|expect)$/.test(base)) return undefined;
  // 'Members argue about that.'
  const isTalk = mindVerbs.has(base) || (talkVerbs.has(base) && /^(?:about|that)\b/i.test(rest));
  if (isTalk && doer !== 'product') return [{ section: 'today', line: own }];
  if (wanting.test(base) && aProduct.test(rest)) return [{ section: 'is', line: own }];
  const who = named.replace(/^(?:their|his|her|its) /i, 'the ');
  const isDone = /^(?:be|is|are|gets?)$/.test(verb.lower);
  // 'The page works without a network' is a quality of it.
  if ((doer === 'product' || /^(?:the|our|this) (?:page|site)$/i.test(subject)) && quality.test(base))
    return [{ section: 'rules', line: own }];
  if (doer === 'thing') {
    const passive = isDone ? passiveLines(clause, cast.runner, own) : undefined;
    if (passive) return passive;
    const isPut =
      /^(?:go|land|appear|come)$/.test(base) && /^(?:on|onto|in|into) /.test(rest) && !limiting.test(modals);
    // 'A bell tower has ringers', 'the printer prints the sheet'.
    const isTold = isSituation(own, modals);
    // 'The rangers clear them, the printer prints the list'; what a thing does by itself holds always.
    const isAmong = onto.some(({ section }) => section === 'acts');
    // '…, and the printed sheet comes out': what comes of what was done before.
    const isComing = base === 'come' && lead === '' && isAmong;
    if (!isPut && isTold && standing.test(base) && !isComing) return [{ section: 'today', line: own }];
    if (!isPut) return [{ section: isTold && isAmong && !isDone && lead === '' ? 'acts' : 'rules', line: own }];
    const by = onto.length > 0 ? memory.person : undefined;
    const put = doing(by ?? cast.runner ?? 'the app', 'put', `${resolved(lowerFirst(subject), memory)} ${rest}`);
    return [{ section: 'acts', line: ended(`${capitalise(put)} ${lowerFirst(lead)}`.trim()) }];
  }
  const [first = '', ...words] = rest.split(' ');
  const given =
    isDone && doer !== 'product'
      ? /^(told|informed|notified|reminded|alerted|warned|messaged|texted|e-?mailed)$/i.exec(first)?.[1]
      : undefined;
  const gets = rest.replace(/\b((?:when|whenever|if|once|as soon as) (?:it|one) .+)$/i, (text) =>
    ledBy(withThing(text, memory), memory),
  );
  const about = words
    .join(' ')
    .replace(/^((?:when|whenever|if|once|as soon as) .+)$/i, (text) => ledBy(withThing(text, memory), memory));
  const notice = given
    ? noticeGiven(lead, given.toLowerCase() === 'reminded' ? 'remind' : 'tell', about)
    : /^(?:get|receive)$/.test(base)
      ? noticeGot(lead, gets)
      : undefined;
  if (notice) {
    const line = noticeLine(who, lead, notice, cast);
    if (line) return [line];
    const before = onto.at(-1) ?? lastAct(memory);
    // 'Someone reports it and everyone gets a message': it comes of what was told before.
    if (before?.section === 'acts' && !notice.event && comesOf(before, who)) {
      const came = toldClause(who, notice);
      before.line = before.line.includes(' → ')
        ? `${before.line}; ${came}`
        : `${before.line.replace(/\.$/, '')} → ${came}`;
      return [];
    }
  }
  // 'The rest gets sold': what is left of a thing.
  if (isDone && /^(?:the )?rest$/i.test(subject) && !tells.test(first)) return [{ section: 'acts', line: own }];
  if (isDone && !/^gets?$/.test(verb.lower) && doer !== 'self')
    return tells.test(first) ? [] : passiveLines(clause, cast.runner, own);
  // 'We rent out tents' is what the others go on with.
  const isHire = base === 'rent' && /^out /.test(rest);
  if (doer === 'self' && isFirst && trade.test(base) && !isHire && !/^(?:the|which|what|who|how|it) /.test(rest))
    return [{ section: 'today', line: own }];
  // 'At the end of the year I need the costs': what somebody needs they see.
  const isSeen = doer === 'self' && /^(?:need|want)$/.test(base) && /^(?:the|a list|an overview) /i.test(rest);
  if (
    !isSeen &&
    /^(?:be|is|are|am|have|own|need|cost|want|mean)$/.test(base) &&
    !(doer === 'product' && base === 'have')
  )
    return doer === 'self' || (doer === 'person' && isSituation(own, modals))
      ? [{ section: 'today', line: own }]
      : undefined;
  // 'My sister keeps goats.'
  if (isFirst && /^(?:my|our) /i.test(subject) && trade.test(base) && !/^(?:the|which|what|who|how|it) /.test(rest))
    return [{ section: 'today', line: own }];
  // 'A quilting group makes quilts for hospitals.'
  if (isFirst && isBody(kindNamed(subject)) && modals === '') return [{ section: 'is', line: own }];
  // 'One of us brings it' is said of those who tell it, whoever they are.
  const bearer = /^one of us$/i.test(subject) ? lowerFirst(subject) : who;
  const isReturn = base === 'bring' && /^\S+(?: \S+){0,2} (?:back|over)\b/i.test(rest);
  // 'Packers load the parts, drivers bring them to the site': a step of what others do before.
  const isBrought =
    /^(?:bring|drive)$/.test(base) &&
    /^(?:it|them) (?:to|into) /i.test(clause.rest.trim()) &&
    onto.some(({ section }) => section === 'acts');
  if (bodily.test(base) && doer !== 'product' && !digital.test(rest) && !isReturn && !isBrought)
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
  const told = toldClauses(sentence);
  if (!told) return undefined;
  const { unread, clauses } = told;
  const lines: ProseLine[] = unread ? [{ section: 'acts', line: ended(capitalise(unread)) }] : [];
  const noted: ProseMemory = { ...memory };
  for (const [at, clause] of clauses.entries()) {
    const doer = doerOf(clause, cast.actors);
    // 'Members of a choir see …, Members say …': who they are is said once.
    const isAgain = doer === 'person' && at > 0 && clauses[at - 1]?.subject === clause.subject;
    const named = isAgain ? { ...clause, subject: shortOf(clause.subject) } : clause;
    const last = clauses[at - 1]?.subject === clause.subject ? clauses[at - 2]?.subject : clauses[at - 1]?.subject;
    const found = linesOf(whereLast(named), cast, noted, isFirst && clauses.length === 1, lines, last);
    if (!found) return undefined;
    lines.push(...found);
    if (doer === 'person') notePeople(clause, noted);
    noteThing({ ...clause, doer }, noted);
  }
  const act = lines.findLast(({ section }) => section === 'acts');
  if (act) Object.assign(noted, { act, actAt: noted.turn });
  Object.assign(memory, noted);
  return lines;
}

/** Whether something can come to somebody of a doing: not of what they look at, nor a paper of what they do themselves. */
const comesOf = ({ line }: ProseLine, who: string) =>
  !line.toLowerCase().startsWith(lowerFirst(who).toLowerCase()) ||
  !/^(?:\p{L}+ ){1,3}(?:sees?|reads?|looks?|knows?)\b/iu.test(line);

/** The doing told in the sentence before. */
const lastAct = ({ act, actAt = 0, turn = 0 }: ProseMemory) => (turn - actAt === 1 ? act : undefined);

/** 'Where they differ an editor decides' is 'an editor decides when they differ'. */
const whereLast = (clause: ProseClause): ProseClause =>
  /^where /i.test(clause.lead)
    ? { ...clause, lead: '', rest: joinWords(clause.rest, clause.lead.replace(/^where/i, 'when')) }
    : clause;
