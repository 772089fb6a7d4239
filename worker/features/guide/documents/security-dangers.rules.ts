import { fileBoundOf } from '#worker/features/guide/content/file-kinds.ts';
import { fieldThreats } from '#worker/features/guide/content/threats.ts';
import type { Danger } from '#worker/features/guide/documents/outlined-outside.rules.ts';
import { asNoun, capitalise, fill, type Slots } from '#worker/features/guide/grammar/words.rules.ts';
import { closestFeature } from '#worker/features/guide/product/finding.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { type Entity, listEntities } from '#worker/features/guide/product/records.rules.ts';

const mostDangers = 10;

/** The dangers that follow from the data model: what its kinds of records invite first, then what its fields do. */
export function listDangers(product: Product, terms: Slots): Danger[] {
  const entities = listEntities(product);
  const dangerOf = (entity: Entity, text: Pick<Danger, 'title' | 'harm' | 'stops' | 'check'>, field = ''): Danger => {
    const own = {
      ...terms,
      record: asNoun(entity.name.toLowerCase()),
      field: field.replace(/ in cents.*/, ''),
      bound: fileBoundOf(field),
    };
    const tell = (template: string) => capitalise(fill(template, own));
    return {
      title: tell(text.title),
      record: entity.name,
      harm: tell(text.harm),
      stops: tell(text.stops),
      check: tell(text.check),
      serves: serves(product, entity),
    };
  };
  const misuses = entities.flatMap((entity) => {
    const misuse = entity.kind?.misuse;
    const isThere = !misuse?.needs || entity.fields.split(', ').includes(misuse.needs);
    return misuse && isThere ? [dangerOf(entity, misuse)] : [];
  });
  const done = new Set<string>();
  const invited = entities.flatMap((entity) =>
    entity.fields.split(', ').flatMap((field) => {
      const threat = /(^| )id$/.test(field) ? undefined : fieldThreats.find(({ signs }) => signs.test(field));
      if (!threat || done.has(threat.key)) return [];
      done.add(threat.key);
      return [dangerOf(entity, threat, field)];
    }),
  );
  return [...misuses.slice(0, 4), ...invited].slice(0, mostDangers - 3);
}

/** The feature that speaks of a record the most. */
function serves(product: Product, { name, holds }: Pick<Entity, 'name' | 'holds'>): string {
  return (closestFeature(product, `${name} ${holds}`) ?? product.features[0])?.id ?? 'FR-1';
}

/** What threatens every product with people in it, told of these people and records. */
export function commonDangers(product: Product, terms: Slots): Danger[] {
  const { platform, features, idea } = product;
  const tell = (text: string) => capitalise(fill(text, terms));
  const [main] = listEntities(product);
  const record = main?.name ?? capitalise(idea.deal.one);
  const account = features.find(({ key }) => key === 'account');
  if (platform === 'command line')
    return [
      {
        title: tell('{Goods} of a stranger make {name} run a command'),
        record,
        harm: tell('Whoever looks at a foreign project with {name} is taken over by it.'),
        stops: tell(
          'Nothing in {goods} or in the settings is run; paths are kept inside the project; links out of it are not followed.',
        ),
        check: tell(
          'Run {name} on {goods} whose names hold spaces, `;` and `../`: nothing outside of the folder is read or written.',
        ),
        serves: features[0]?.id ?? 'FR-1',
      },
      {
        title: tell('A package that {name} builds on is taken over'),
        record,
        harm: tell('Each of the {clients} runs what a stranger published.'),
        stops: tell('At most 3 dependencies, exact versions in the lock file, releases of {name} signed by CI.'),
        check: tell('`npm audit` and the list of dependencies are part of each release of {name}.'),
        serves: features[0]?.id ?? 'FR-1',
      },
    ];
  return [
    {
      title: tell('{A client} opens {a deal} of somebody else'),
      record: capitalise(idea.deal.one),
      harm: tell('What one of the {clients} did with {goods} is read or changed by another.'),
      stops: tell(
        'Each statement about {a deal} takes the id of the person who asks; the database of {name} has the same rule once more.',
      ),
      check: tell('Make {a dealing} as person A; as B ask for its address, change and delete it: 404 each time.'),
      serves: serves(product, { name: idea.deal.one, holds: '' }),
    },
    ...(account
      ? [
          {
            title: tell('Somebody signs in as another by trying passwords'),
            record: 'Session',
            harm: tell('All {dealings} in that account lie open, and are changed in its name.'),
            stops: tell(
              'Five wrong tries pause the sign-in of that account for 10 minutes; the answer never says whether there is an account for that address.',
            ),
            check: tell('Try six wrong passwords for one account of {name}, then the right one: it waits.'),
            serves: account.id,
          },
        ]
      : []),
    {
      title: tell('One caller makes thousands of {deals} or messages'),
      record: capitalise(idea.deal.one),
      harm: tell('Nobody can {doing} in that hour, and the bill of {name} grows overnight.'),
      stops: tell(
        'At most 60 calls a minute and 20 new {dealings} an hour for each person and address, counted in one place.',
      ),
      check: tell('Send 100 {dealings} in a minute: from the 21st on the answer is 429 with the time to wait.'),
      serves: features[0]?.id ?? 'FR-1',
    },
  ];
}
