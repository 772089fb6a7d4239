import { capitalise, lowerFirst, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import {
  ended,
  isSeveral,
  joinWords,
  type ProseCast,
  type ProseLine,
  withLead,
} from '#worker/features/guide/outline/outline-prose-wording.rules.ts';

/** That somebody is told something: of what event, if any, in which way, and whether it reminds them; `got` is the paper they get. */
type ProseNotice = { event?: string; how: string; isReminded: boolean; got?: string };

const notice =
  /^(?:an? |the )?((?:[\p{L}-]+ )?(?:reminder|warning|message|notification|notice|alert|e-?mail|text|sms|push|mail))\b(.*)$/iu;
/** What is sent or handed to somebody because of what was done. */
const paper =
  /^(?:(?:an?|the|one|his|her|its|their) )(?:[\p{L}-]+ ){0,2}?(?:letter|photo|picture|number|badge|certificate|diploma|bill|invoice|receipt|copy|call|ticket|code|confirmation|answer|refund)\b(?! of (?:points|plots|seats))/iu;
const upon = /^(.*?),? ?\b(?:when|whenever|if|as soon as|once) (.+)$/i;
const led = /^(?:when|whenever|if|as soon as|once) /i;
/** What is done to people is that they are told something. */
export const tells = /^(?:tell|inform|notify|remind|alert|warn|ask|message|e-?mail|text)$/;

function noticeOf(lead: string, after: string, way: string, isReminded: boolean): ProseNotice {
  const [, before = '', event] = upon.exec(after) ?? [];
  const cause = event ?? (led.test(lead) ? lead.replace(led, '') : undefined);
  const how = joinWords((event === undefined ? after : before).trim(), way);
  return { ...(cause ? { event: cause } : {}), how, isReminded };
}

/** 'Gets a reminder when a barrel was not topped up', read of the words behind 'gets'; undefined for what is no notice. */
export function noticeGot(lead: string, rest: string): ProseNotice | undefined {
  const [, kind = '', after = ''] = notice.exec(rest) ?? [];
  if (kind === '') {
    if (!paper.test(rest)) return undefined;
    const [, before = rest, event] = upon.exec(rest) ?? [];
    return { ...(event ? { event } : {}), how: '', isReminded: false, got: before };
  }
  const way = /mail$/i.test(kind) ? 'by e-mail' : /text|sms/i.test(kind) ? 'by text message' : '';
  return noticeOf(lead, after, way, /reminder/i.test(kind));
}

/** 'Are reminded two days before', read of the verb and the words behind it. */
export const noticeGiven = (lead: string, verb: string, tail: string): ProseNotice =>
  noticeOf(lead, tail, '', verb === 'remind');

/** 'A barrel was not topped up' is told of any time: 'is not topped up'. */
const present = (text: string) =>
  text.replace(/\bwas (?=not\b|\p{L}+ed\b)/gu, 'is ').replace(/\bwere (?=not\b|\p{L}+ed\b)/gu, 'are ');

/** 'A member' of members. */
function oneOfKind(many: string): string {
  const words = many.toLowerCase().split(' ');
  const one = [...words.slice(0, -1), singularOf(words.at(-1) ?? '')].join(' ');
  return /^[aeiou]/.test(one) ? `an ${one}` : `a ${one}`;
}

const bareEvent = /^(?:it|this|that|there|he|she|one|two|three|\d+) /i;

const named = (who: string) =>
  /^(?:I|we)$/i.test(who)
    ? who
    : /^(?:the|each|every|all|an?|my|our|both|two|three) /i.test(who)
      ? lowerFirst(who)
      : `the ${lowerFirst(who)}`;

/** 'The parents are told by e-mail': what comes of an event, behind its arrow. */
export function toldClause(who: string, { how, isReminded, got }: ProseNotice): string {
  if (got !== undefined) return joinWords(named(who), isSeveral(who) ? 'get' : 'gets', got);
  const is = /^I$/.test(who) ? 'am' : isSeveral(who) ? 'are' : 'is';
  return joinWords(named(who), is, isReminded ? 'reminded' : 'told', how);
}

/** The line of a notice: the event with what comes of it, or that the app reminds; undefined where it comes of what was told before. */
export function noticeLine(
  who: string,
  lead: string,
  told: ProseNotice,
  { clients }: ProseCast,
): ProseLine | undefined {
  // 'When two are left' says nothing by itself.
  if (told.event && bareEvent.test(told.event)) return undefined;
  if (told.event) {
    const event = told.event.replace(/^(?:somebody|someone|one of them|one of us|anyone|they)\b/i, oneOfKind(clients));
    return { section: 'acts', line: `${capitalise(present(event))} → ${toldClause(who, told)}` };
  }
  if (told.got !== undefined || (!told.isReminded && lead === '')) return undefined;
  const does = joinWords(
    lead ? 'the app' : 'The app',
    told.isReminded ? 'reminds' : 'tells',
    lowerFirst(who),
    told.how,
  );
  return { section: 'acts', line: ended(withLead(lead, does)) };
}
