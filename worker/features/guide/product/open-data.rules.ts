import { columnKinds } from '#worker/features/guide/content/columns.ts';
import { officePeople } from '#worker/features/guide/content/people.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { capitalise, headOf, pluralOf } from '#worker/features/guide/grammar/words.rules.ts';
import { makerOf, type Reading, settersOf } from '#worker/features/guide/product/open-lines.rules.ts';

/** What says something of a person, in the plural: 'phone numbers'. */
const personalFields = ({ fields }: ToldRecord): { many: string }[] =>
  fields
    .filter(({ name }) => columnKinds.find(([sign]) => sign.test(name))?.[1].personal)
    .map(({ name }) => ({
      many: pluralOf(/phone$/.test(name) ? `${name} number` : /mail$/.test(name) ? `${name} address` : name),
    }));

const seen = /\b(?:sees?|seen|shown|visible|reads?|secret|hidden|private)\b/i;

/** A phone number or a reason that is entered: who sees it. */
export const sight: Reading = (lines) =>
  lines.records.flatMap((record) => {
    const maker = makerOf(lines, record);
    const [field] = personalFields(record);
    if (!maker || !field || maker.who.isOpen) return [];
    const stem = field.many.split(' ').at(-1)?.slice(0, 5) ?? '';
    if (lines.all.some((line) => seen.test(line) && line.toLowerCase().includes(stem))) return [];
    const handler =
      settersOf(lines, record).find(({ who }) => who.one !== maker.who.one)?.who ??
      lines.deeds.find(({ who }) => who.one !== maker.who.one)?.who;
    if (!handler) return [];
    // An office enters what belongs to others, and goes on needing it.
    const isOffice = officePeople.has(headOf(maker.who));
    const handlers = isOffice ? `${maker.who.many} and ${handler.many}` : handler.many;
    return [
      {
        ask: `Who may see the ${field.many} that stand with ${pluralOf(record.one)}?`,
        why: 'It is the one thing here that can harm somebody in the wrong hands, and what was shown once cannot be taken back.',
        lines: [
          `${capitalise(field.many)} are seen only by ${handlers}.`,
          isOffice
            ? `${capitalise(field.many)} are seen only by ${maker.who.many}.`
            : `${capitalise(field.many)} are seen only by ${handlers} and the ${maker.who.one} who entered them.`,
          `${capitalise(field.many)} are seen by everybody who signs in.`,
        ],
      },
    ];
  });

const gone =
  /\b(?:delet|erase|kept for|keeps? .{1,30} for|forgotten)\w*\b.{0,60}\b(?:\d+|one|a) (?:days?|weeks?|months?|years?)\b/i;

/** What says something of somebody: how long it is kept. */
export const keeping: Reading = (lines) =>
  lines.records
    .filter((record) => personalFields(record).length > 0 && makerOf(lines, record) !== undefined)
    .slice(0, 1)
    .flatMap((record) => {
      if (lines.all.some((line) => gone.test(line))) return [];
      const many = pluralOf(record.one);
      const [field] = personalFields(record);
      return [
        {
          ask: `How long are ${many} kept?`,
          why: `They hold ${field?.many}; what is not there any more cannot be lost, and the law asks for a date.`,
          lines: [
            `${capitalise(many)} are deleted after 1 year.`,
            `${capitalise(many)} are deleted after 30 days.`,
            `${capitalise(many)} are kept until somebody deletes them.`,
          ],
        },
      ];
    });
