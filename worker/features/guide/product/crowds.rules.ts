import { crowds, openCrowd, toldCrowd } from '#worker/features/guide/content/crowds.ts';
import { inDigits } from '#worker/features/guide/grammar/numbers.rules.ts';
import { fill, lowerFirst, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import type { Feature } from '#worker/features/guide/product/product.rules.ts';

const kinds =
  'people|volunteers|teachers|employees|members|plots|vans|students|customers|patients|players|users|flats|households|children|singers|drivers|tenants|pupils|guests|families|staff|beds|rooms';

/** '120 people', where the idea says how many there are: of its own people, or of those whom any idea may have. */
export function countTold({ said, people }: Pick<Idea, 'said' | 'people'>): string | undefined {
  const own = people.flatMap(({ one, many }: Noun) => [many, one]).map((word) => word.replace(/[^\p{L} -]/gu, '.'));
  const counted = new RegExp(
    `(?<![\\d.,:€£$])\\b(\\d{1,6}) (?:[a-z-]+ )?(${[...own, kinds].join('|')})\\b(?! (?:off|each|per)\\b)`,
    'i',
  );
  const [, count, who] = counted.exec(inDigits(said)) ?? [];
  const noun = people.find(({ one }) => one.toLowerCase() === who?.toLowerCase());
  return count && who && Number(count) > 1 ? `${count} ${(noun?.many ?? who).toLowerCase()}` : undefined;
}

const mostAtOnce = 30;
const things = / (?:plots|vans|flats|households|families|beds|rooms)$/;
const closing = /\b(?:until|before|by|closes? at|latest at|no later than|reaches) (\d{1,2}:\d\d)\b/i;

/**
 * How much it has to bear: as many as were told, else what is usual where such people come; at the hour that closes something, where there
 * is one. Nothing where one person alone uses it on a device of their own.
 */
export function loadOf({ idea, features }: { idea: Idea; features: Feature[] }, first: string): string[] {
  const { client, host, said, name } = idea;
  if (isAlone(idea)) return [];
  const count = countTold(idea);
  if (count)
    return [
      fill(toldCrowd, {
        count,
        share: Number.parseInt(count, 10) > mostAtOnce ? 'a tenth' : 'all',
        whom: things.test(count) ? `their ${client.many}` : 'them',
        first,
      }),
    ];
  const hour = features.flatMap(({ title, criteria }) =>
    first === lowerFirst(title) ? (closing.exec(criteria.join(' '))?.[1] ?? []) : [],
  )[0];
  const about = [said, client.many, host?.many ?? '', name].join('. ');
  const { says } = crowds.find(({ signs }) => signs.test(about)) ?? { says: openCrowd };
  return [
    fill(says, {
      clients: client.many,
      first,
      peak: hour ? `in the 10 minutes before ${hour}` : 'within the same hour',
    }),
  ];
}

/** 'I want to log my …', and what speaks to a thing in one's own hand: nobody else is there at the same moment. */
function isAlone({ said, host }: Idea): boolean {
  if (/\bbluetooth\b/i.test(said)) return true;
  return (
    /\bI\b[^.]{0,60}\b(?:log|track|note|record|remember|write down|count|measure) (?:down )?(?:my|what I)\b/i.test(
      said,
    ) &&
    (!host || /^(?:doctor|therapist|coach|nurse|adviser)/i.test(host.one))
  );
}
