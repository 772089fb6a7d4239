import { type Outcome, recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { namesField } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { isPlanned } from '#worker/features/guide/outline/outline-given.rules.ts';
import { makesOne } from '#worker/features/guide/outline/outline-own-outcomes.rules.ts';
import { readFields } from '#worker/features/guide/outline/outline-records.rules.ts';

/** What nobody types at the beginning: days of doing, who did it, what is counted or comes of other rows. */
const givenLater =
  /^date (?!of\b)[a-z]+ed$|^(?:date|time|date and time|day|hour|start|end|curve|flow|state|one|cause|who\b.*)$|\d|\b(?:on|by|at|since|until|so far|done|left|used|total|average|number of (?:days|nights|hours|weeks)|this year|counter|link|price)$|^(?:done|paid|returned|tested|note|notes|remark|remarks|stars|rating|result|reason|checklist|signature|photo|picture)\b/;
/** Whether a line makes a thing with the very fields that the first line asks for. */
const asksAlike = (fields: string, { outcomes = [] }: Told, record: ToldRecord, records: ToldRecord[]) =>
  outcomes.some((one) => one.way === 'make' && one.fields === fields && recordCalled(records, one.record) === record);
/** Whether a line names a field: a clause by its very words, 'which deadline there is and what to do'. */
const saysField = (text: string, name: string) =>
  /^(?:what|how|where|why) /.test(name) ? text.includes(name) : namesField(text, name);
const fewestListed = 2;
const mostAdded = 4;

/**
 * What is kept of a thing and no line enters is entered where the thing is made: who registers a coat gives its colour too, although the line lists
 * only size and photo.
 * @param all every line; `listed` what the outline lists as kept; `people` who has a field of their own name.
 */
export function withWholeFields(told: Told, all: Told[], listed: ToldRecord[], people: string[]): Told {
  if (!told.outcomes) return told;
  // 'Every piece is ticked' as a kit is handed out fills in no piece of a damage.
  const speaksOf = ({ verb, phrase, outcomes = [] }: Told, record: ToldRecord) => {
    const said = outcomes.flatMap((one) => ('record' in one ? [recordCalled(listed, one.record)] : []));
    return said.length === 0 || said.includes(record) || nounIn(record.one, `${verb} ${phrase}`) !== null;
  };
  // 'Is refunded by the shop' says who does it, and keeps no shop.
  const textOf = ({ verb, phrase, outcomes = [] }: Told) =>
    `${verb} ${phrase.replace(/\bby (?:the|an?) [\p{L}-]+/giu, '')} ${outcomes.map(({ text }) => text).join('. ')}`;
  return {
    ...told,
    outcomes: told.outcomes.map((one): Outcome => {
      const record = one.way === 'make' && one.fields !== '' ? recordCalled(listed, one.record) : undefined;
      const first = record && all.find((other) => makesOne(other, record, listed));
      // A second door that lists nothing of its own asks for what the first one asks for.
      if (!record || one.way !== 'make' || (first && first !== told && !asksAlike(one.fields, first, record, listed)))
        return one;
      const names = readFields(one.fields).map(({ name }) => name);
      const isPerson = (name: string) => people.some((noun) => noun === name || noun.endsWith(` ${name}`));
      const isKept = (name: string) => listed.some((other) => other !== record && other.one === name);
      const missing = record.fields.filter(
        ({ name, isAsked, isOptional, isWorkedOut, parts }) =>
          !names.includes(name) &&
          !isOptional &&
          !isWorkedOut &&
          !parts &&
          (!givenLater.test(name) || isPlanned({ told, outcome: one }, name)) &&
          // Whose it is, where somebody sees only what is theirs.
          (!isPerson(name) || isAsked) &&
          !isKept(name.replace(/s$/, '')) &&
          !isKept(name) &&
          !all.some((other) => other !== told && speaksOf(other, record) && saysField(textOf(other), name)),
      );
      return names.length < fewestListed || missing.length > mostAdded
        ? one
        : { ...one, fields: [one.fields, ...missing.map(({ name }) => name)].join(', ') };
    }),
  };
}
