import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { becoming, type Outcome, recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isDoneBy } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { changing } from '#worker/features/guide/outline/outline-state-said.rules.ts';

/** 'Consent runs out in 7 days' of connections that may be 'running out'. */
function goingOn(event: string, things: ToldRecord[]): Outcome[] {
  const [only, ...others] = things.flatMap((thing) =>
    statesOf(thing).flatMap((state) => {
      const [, verb = '', rest = ''] = /^(\p{L}+)ing\b(.*)$/u.exec(state) ?? [];
      const base = verb ? baseOfVerb(`${verb}ing`) : undefined;
      return base && new RegExp(`(?<!\\b(?:the|an?|its|this) )\\b${base}s?${rest}\\b`, 'i').test(event)
        ? [{ record: thing.one, state }]
        : [];
    }),
  );
  return only && others.length === 0 ? [becoming(only.record, only.state)] : [];
}

const cutOff = /\bconnection (?:of \S+ )?(?:drops|is (?:lost|gone)|breaks(?: off)?|goes)\b/i;
/** 'A valve doesn't answer' of valves that may be 'not answering', 'the connection drops' of what may be 'not connected'. */
export function outOfReach(event: string, things: ToldRecord[]): Outcome[] {
  const [, named = '', verb = ''] =
    /^(?:the |an? )?(.+?) (?:does not|doesn['’]t|no longer) (\p{L}+?)s?$/iu.exec(event) ?? [];
  const [only, ...others] = things.flatMap((thing) =>
    statesOf(thing)
      .filter((state) => {
        const [, doing = ''] = /^not (\p{L}+ing)$/u.exec(state) ?? [];
        return doing
          ? recordCalled([thing], named.toLowerCase()) !== undefined && baseOfVerb(doing) === verb.toLowerCase()
          : cutOff.test(event) && /^(?:not connected|disconnected|offline)$/.test(state);
      })
      .map((state) => ({ record: thing.one, state })),
  );
  return only && others.length === 0 ? [becoming(only.record, only.state)] : [];
}

/** 'Everything closes at 9:00 pm' of baskets that may be 'closed'. */
function allAtOnce(event: string, things: ToldRecord[]): Outcome[] {
  const [, verb = ''] = /^(?:everything|all(?: of (?:it|them))?|it all|they all) (\p{L}+)\b/iu.exec(event) ?? [];
  const base = verb ? baseOfVerb(verb.toLowerCase()) : undefined;
  const [only, ...others] = things.flatMap((thing) =>
    statesOf(thing)
      .slice(1)
      .flatMap((state) => (base && isDoneBy(state, base) ? [{ record: thing.one, state }] : [])),
  );
  return only && others.length === 0 ? [becoming(only.record, only.state)] : [];
}

/** What happens to a thing that is kept and is one of its states is an outcome too: 'a goal is reached', 'a visit is moved or cancelled'. */
export function statesOfEvent(event: string, things: ToldRecord[], outcomes: Outcome[] = []): Outcome[] {
  // 'Each month a loan is running' tells while it is so, and makes nothing so.
  if (/^(?:each|every) (?:day|week|month|quarter|year|hour|night|morning)\b/i.test(event)) return [];
  const [, named = '', way = '', said = ''] = changing.exec(event.replace(/^(?:when|whenever|if|once) /i, '')) ?? [];
  const record = named ? recordCalled(things, named.toLowerCase()) : undefined;
  if (!record) return [...goingOn(event, things), ...allAtOnce(event, things), ...outOfReach(event, things)];
  if (way) return [];
  const becomes = (state: string) => becoming(record.one, state);
  const pieces = said.toLowerCase().split(/,? or /);
  const own = pieces.flatMap((piece): Outcome[] => {
    const state = statesOf(record).find((one) => piece === one || piece.startsWith(`${one} `));
    return state ? [{ ...becomes(state), ...(pieces.length > 1 ? { rest: `where it is ${piece}` } : {}) }] : [];
  });
  // 'The member is reminded' of a rent that may be 'reminded'.
  const verbs = outcomes.flatMap((one) => (one.way === 'tell' ? [participleOf(one.verb)] : []));
  const by = statesOf(record).find((state) => verbs.includes(state));
  return [...own, ...(by && own.length === 0 ? [becomes(by)] : [])];
}
