import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { DraftedAct } from '#worker/features/guide/outline/outline-completion-noted.rules.ts';
import { fieldsListed } from '#worker/features/guide/outline/outline-completion-things.rules.ts';

/** A line of a draft, and what it was read to do. */
export type Item = { line: string; act: DraftedAct | undefined; told?: string | undefined };

/** 'Track their barrels: what is in which barrel, tasting notes': what a sentence lists of an act behind a colon. */
function listBehind({ verb, phrase }: DraftedAct, sentences: string[]): string {
  const [own = ''] = phrase.split(/[:,]/);
  const sentence = sentences.find((one) => new RegExp(`\\b${toPattern(own)}(?: [^:,.]{0,30})?: `, 'i').test(one));
  return own.length < 3 || verb === '' || !sentence ? '' : sentence.slice(sentence.indexOf(':') + 1).trim();
}

const clauseList = /^(?:whether|how (?:much|many)|when|where|what|which|who)\b[^.]*$/i;

/** What was read as no sentence lists the fields of what is made: 'Whether they saw the queen, how much honey'. */
export function withListed(items: Item[], is: string[], sentences: string[]): { items: Item[]; is: string[] } {
  const at = items.findIndex(({ act }) => act?.way === 'log' || act?.way === 'make');
  const act = items[at]?.act;
  if (!act || act.fields.length > 0) return { items, is };
  const list = is.find((line) => clauseList.test(line.replace(/[.\s]+$/, '')));
  const behind = listBehind(act, sentences).toLowerCase();
  const fields = fieldsListed(behind || (list ?? ''));
  if (fields.length === 0) return { items, is };
  // What was read of the list as a sentence is told there.
  const isOfList = ({ line, act: other }: Item) => {
    const said = (other?.phrase ?? line.replace(/^The app \p{L}+ /u, '')).toLowerCase();
    return behind !== '' && behind.includes(said.replace(/[.\s]+$/, ''));
  };
  return {
    items: items
      .with(at, { line: act.line, act: { ...act, fields } })
      .filter((one, place) => place === at || !isOfList(one)),
    is: is.filter((line) => line !== list),
  };
}

/** 'Volunteers transcribe letters', and then 'volunteers type the letter': what is told again in more words is told once. */
export const toldOnce = (items: Item[]): Item[] =>
  items.filter(
    ({ act }, at) =>
      !act?.about ||
      !items.some(
        ({ act: other }, place) =>
          place > at &&
          act.way === 'make' &&
          other?.way === act.way &&
          other.one === act.one &&
          other.who.one === act.who.one,
      ),
  );

/** 'Guests buy a voucher. The waiter scans the voucher': what somebody did something with before is not made by its scan. */
export const asHandled = (items: Item[]): Item[] =>
  items.map((item, at) => {
    const { act } = item;
    const isBefore = items
      .slice(0, at)
      .some(
        ({ act: other }) => other?.one !== undefined && other.one === act?.one && (other.state || other.way === 'make'),
      );
    return act && isBefore && act.verb === 'scan' ? { ...item, act: { ...act, way: 'state', state: 'scanned' } } : item;
  });

/** 'Volunteers prune trees' before 'each volunteer notes which trees they pruned'. */
export const isNotedLater = ({ way, one, verb }: DraftedAct, acts: DraftedAct[]) =>
  (way === undefined || way === 'outside') &&
  one !== undefined &&
  acts.some(
    (act) => act.way === 'log' && act.about === one && act.verb !== verb && act.phrase.includes(participleOf(verb)),
  );
