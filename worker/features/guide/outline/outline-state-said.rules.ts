import { becoming, type Outcome, recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { partsOfState } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { stateOfIt } from '#worker/features/guide/outline/outline-meant-outcomes.rules.ts';
import type { Cast } from '#worker/features/guide/outline/outline-subjects.rules.ts';

/** 'The form goes back to the patient', 'the plot is free': what is said to become how. */
export const changing =
  /^(?:the |an? |its |their )?(.+?) (?:(?:is|are) (?:kept|marked|listed) as|is|are|has|have|goes|go|comes|come|stays|stay|remains|remain|returns|return|becomes?)((?: (?:back|now|then|again|to|as|in|into|on|set))*) (?:the |an? )?(.+)$/i;

/** What stands behind a state that a text begins with; articles do not count. */
function behind(text: string, state: string): string | undefined {
  const start = state.split(' ').map(toPattern).join(' (?:the |an? )?');
  return new RegExp(`^(?:the |an? )?${start}(?![\\p{L}-])(.*)$`, 'iu').exec(text)?.[1]?.trim();
}

/** 'The first waiting ticket': which one it is follows from the order in which they wait, and nobody chooses it. */
const inTurn = /^(?:first|next|oldest|earliest|longest) (?=\p{L})/iu;

/** 'The reserved coats' and 'the coats picked' are coats: beside the name stands a state, or what was done before. */
function recordIn(named: string, things: ToldRecord[]): ToldRecord | undefined {
  const text = named.toLowerCase();
  const [, before = ''] = /^(\p{L}+) \p{L}+(?: \p{L}+)?$/u.exec(text) ?? [];
  const bare = text
    .replace(/^(?:all|both|these|those) (?:the )?/, '')
    .replace(/ (?:of|for|on|in) (?:the|that|this) (?:day|week|month|term|season|event|evening)$/, '')
    .replace(/ \p{L}+(?:ed|en)$/u, '');
  return (
    recordCalled(things, text) ??
    (bare !== text ? recordCalled(things, bare) : undefined) ??
    things.find(
      (thing) => statesOf(thing).includes(before) && recordCalled([thing], text.slice(before.length + 1)) !== undefined,
    )
  );
}

/** 'Repaired, half repaired, not repaired, with weight': a list of states of one thing is what it can be set to. */
export function listedStates(outcome: Outcome, { things }: Pick<Cast, 'things'>): Outcome[] | undefined {
  const [, list = '', rest = ''] = /^(.+?)(?:,? ((?:with|by) .+))?$/iu.exec(outcome.text) ?? [];
  const said = partsOfState(list.toLowerCase());
  const [record, ...others] = things.filter((thing) => said.every((state) => statesOf(thing).includes(state)));
  if (!record || others.length > 0 || said.length < 2) return undefined;
  return [
    { way: 'state', record: record.one, state: said.join(' or '), text: outcome.text, ...(rest ? { rest } : {}) },
  ];
}

/** 'When the last coat is there the request is fulfilled': a state upon a condition. */
export function stateUpon(outcome: Outcome, around: Pick<Cast, 'things'>): Outcome[] | undefined {
  const [, upon = '', text = ''] =
    /^((?:when|once|if|unless|as soon as) .{1,120}?),? ((?:the|it) [^,]{0,80}?(?:is|are|becomes?|goes to) [^,]{1,80})$/i.exec(
      outcome.text,
    ) ?? [];
  const own = { ...outcome, text };
  const [set, ...more] = text ? (stateSaid(own, around) ?? stateOfIt(own, around) ?? []) : [];
  return set?.way === 'state' && !set.rest && more.length === 0
    ? [{ ...set, rest: upon, text: outcome.text }]
    : undefined;
}

const cannotBeHad = /^(?:in repair|being repaired|blocked|locked|out of (?:use|service|order)|unavailable|suspended)$/;

/** 'Form goes back to the patient with the question': the state of a thing that is kept, and what is said beside it. */
export function stateSaid(outcome: Outcome, { things }: Pick<Cast, 'things'>): Outcome[] | undefined {
  const [, named = '', way = '', said = ''] = changing.exec(outcome.text.replace(/^then /i, '')) ?? [];
  const picked = inTurn.test(named) ? { picked: named.toLowerCase() } : {};
  const record = named ? recordIn(named.replace(inTurn, ''), things) : undefined;
  if (!record) return undefined;
  const states = statesOf(record);
  const each = partsOfState(said.toLowerCase());
  if (each.length > 1 && !/\bthen\b/.test(said) && each.every((one) => states.includes(one)))
    return [{ way: 'state', record: record.one, state: each.join(' or '), text: outcome.text }];
  // What is blocked can't be had, by whatever name that state was listed.
  const [, blockedTail] = /^(?:blocked|locked|out of (?:use|service|order))\b(.*)$/i.exec(said) ?? [];
  const blocked = blockedTail === undefined ? undefined : states.find((state) => cannotBeHad.test(state));
  const [found] = states
    .flatMap((state) => {
      const tail = behind(`${way} ${said}`.trim(), state) ?? behind(said, state);
      return tail === undefined ? [] : [{ state, tail }];
    })
    .toSorted((a, b) => b.state.length - a.state.length);
  // 'The crate is back' where it was at first.
  const [, backTail] = /^back\b(?: again)?(.*)$/i.exec(`${way.trim()} ${said}`.trim()) ?? [];
  const home = backTail !== undefined && states.length > 1 && !states.some((state) => /\bback\b/.test(state));
  // 'Out' of what may be 'out at a pub'.
  const [, begun = '', after = ''] = /^([\p{L}-]+)(.*)$/iu.exec(`${way.trim()} ${said}`.trim().toLowerCase()) ?? [];
  const [whole, ...more] = /^(?:$|,)/.test(after) ? states.filter((state) => state.startsWith(`${begun} `)) : [];
  const put =
    found ??
    (whole && more.length === 0 ? { state: whole, tail: after.trim() } : undefined) ??
    (home && /^(?:$|,| with\b)/.test(backTail) ? { state: states[0] ?? '', tail: backTail.trim() } : undefined) ??
    (blocked ? { state: blocked, tail: blockedTail?.trim() ?? '' } : undefined);
  if (!put) return undefined;
  const { state, tail } = put;
  const set = { way: 'state', record: record.one, state, text: outcome.text, ...picked } as const;
  const plain = tail.replace(/^,? ?/, '').replace(/^still (?:and )?/, '');
  // What stays as it is comes to nothing else.
  if (plain === '' && new RegExp(`\\b${toPattern(named)} (?:stays?|remains?) `, 'i').test(outcome.text))
    return [{ way: 'do', text: `leave the ${record.one} as “${state}”` }];
  if (plain === '') return [set];
  if (/^(?:or|and then) /.test(plain)) return undefined;
  // 'Sent and reviewed in one go'.
  const second = states.find((one) => behind(plain.replace(/^and /, ''), one) !== undefined);
  if (second) return [set, { ...set, state: second }];
  const isOwn = isClause(plain) && !/^(?:with|by|for|until|from|since|at|on|in|to|as) /.test(plain);
  // 'And goes on next Thursday's tour': the thing does.
  const own = plain.replace(/^and /, '').replace(/^(?=(?:goes|comes|stays|moves|counts|gets) )/, `the ${record.one} `);
  return isOwn ? [set, { way: 'say', text: own }] : [{ ...set, rest: plain }];
}

const unknownVerb =
  /^(?:the|its|their|an?|each|every|this) [\p{L}-]+ [\p{L}]+s (?:for|in|into|to|with|from|off|up|out|on|onto|at|away|back|the|an?)\b|^\p{Lu}\p{L}* [\p{Ll}]+s$/u;

/** 'Visitors who load from then on have it', 'its number tells visitors where it is'. */
const hasTold =
  /^\p{L}+s who .+ (?:have|see|get|keep|find) (?:it|them|an?|the)\b|^(?:its|their|the) [\p{L}-]+ (?:tells|shows|says|names|lists) \p{L}/iu;

/** Whether a text has a verb of its own, beside those of the clauses that hang on it. */
export function isClause(text: string): boolean {
  if (unknownVerb.test(text) || hasTold.test(text)) return true;
  const tags = (tagText(text)[0] ?? []).map(({ tag }) => tag);
  const isVerb = (at: number) => /^(?:verb|frame|modal)$/.test(tags[at] ?? '');
  const verbs = tags.filter((_, at) => isVerb(at) && !isVerb(at - 1) && !(tags[at - 1] === 'adv' && isVerb(at - 2)));
  const hung = tags.filter((tag, at) => at > 0 && tag === 'rel');
  return verbs.length > hung.length || /^\p{L}+ means? /u.test(text);
}

/** 'Withdrawn' alone, of what may be 'withdrawn', and 'the date is fixed' of what may be 'date fixed'. */
export function bareState({ text }: Outcome, { things }: Pick<Cast, 'things'>): Outcome[] | undefined {
  const said = text.toLowerCase().replace(/\b(?:the|is|are|was|then|now|already|at once) /g, '');
  const [only, ...others] = things.filter((thing) => statesOf(thing).slice(1).includes(said));
  return only && others.length === 0 ? [becoming(only.one, said)] : undefined;
}
