import { fieldThreats } from '#worker/features/guide/content/threats.ts';
import { joinParts, listUnder, tableUnder, termsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { asNoun, capitalise, fill, type Slots } from '#worker/features/guide/grammar/words.rules.ts';
import { closestFeature } from '#worker/features/guide/listening/finding.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { type Entity, listEntities } from '#worker/features/guide/product/records.rules.ts';

type Danger = { title: string; record: string; harm: string; stops: string; check: string; serves: string };

const mostDangers = 10;

/** The dangers that follow from the data model: foreign eyes on each record first, then what its fields invite. */
function listDangers(product: Product, terms: Slots): Danger[] {
  const entities = listEntities(product);
  const done = new Set<string>();
  const dangers: Danger[] = [];
  for (const entity of entities) {
    for (const field of entity.fields.split(', ').slice(1)) {
      const threat = / id$/.test(field) ? undefined : fieldThreats.find(({ signs }) => signs.test(field));
      if (!threat || done.has(threat.key)) continue;
      done.add(threat.key);
      const own = { ...terms, record: asNoun(entity.name.toLowerCase()), field: field.replace(/ in cents.*/, '') };
      const tell = (text: string) => capitalise(fill(text, own));
      dangers.push({
        title: tell(threat.title),
        record: entity.name,
        harm: tell(threat.harm),
        stops: tell(threat.stops),
        check: tell(threat.check),
        serves: serves(product, entity),
      });
    }
  }
  return dangers.slice(0, mostDangers - 3);
}

/** The feature that speaks of a record the most. */
function serves(product: Product, { name, holds }: Pick<Entity, 'name' | 'holds'>): string {
  return (closestFeature(product, `${name} ${holds}`) ?? product.features[0])?.id ?? 'FR-1';
}

/** What threatens every product with people in it, told of these people and records. */
function commonDangers(product: Product, terms: Slots): Danger[] {
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
              'Five wrong tries pause the sign-in of that account for 10 minutes; the answer never says whether one of the {clients} who {doing} has an account.',
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

/** The security plan: what can happen to the records of this product, what stops it, and how to see that it does. */
export function writeSecurity(product: Product, basis: string): string {
  const { idea, features, caution, platform } = product;
  const terms: Slots = { ...termsOf(product), host: product.slots.host ?? idea.client };
  const tell = (text: string) => capitalise(fill(text, terms));
  const dangers = [...commonDangers(product, terms), ...listDangers(product, terms)];
  const law = features.find(({ key }) => key === 'law');
  const people = idea.host ? [idea.client, idea.host] : [idea.client];
  return joinParts([
    `# ${product.name}: security plan`,
    `${tell('What somebody could do to {goods} and {deals}, what stops it, and how you see that it does')}; from ${basis}. ${tell('It begins with the records that {name} keeps, since these are what others want.')}`,
    tableUnder('What is worth protecting', [
      ['Record', 'What it holds', 'Who may see it'],
      ...listEntities(product).map(({ name, holds, fields }) => [
        name,
        `${holds} (${fields
          .split(', ')
          .filter((field) => field !== 'id')
          .slice(0, 4)
          .join(', ')})`,
        platform === 'command line'
          ? tell('Whoever runs {name}; it leaves the machine of no one')
          : whoSees(product, name),
      ]),
    ]),
    `## Threats\n\n${dangers
      .map(
        ({ title, record, harm, stops, check, serves: id }, index) =>
          `### TH-${index + 1} ${title}\n\n- Record: ${record}, ${id}\n- Harm: ${harm}\n- Stops it: ${stops}\n- Check: ${check}`,
      )
      .join('\n\n')}`,
    listUnder('Who may do what', [
      ...people.map((noun) =>
        fill(
          '{Whos} see and change {dealings} only where they belong to them, and reach nothing of other {whos} by guessing an address.',
          {
            ...terms,
            who: noun,
          },
        ),
      ),
      tell(
        'You, who run {name}, see figures and states; you open {a dealing} only when its owner asks for help, and that is written down.',
      ),
    ]),
    ...(law || caution
      ? [
          listUnder('What the law adds', [
            ...(law
              ? [
                  tell(
                    `What {clients} enter can be {law}: ${law.id} holds consent, and these records stay out of logs and search.`,
                  ),
                ]
              : []),
            ...(caution ? [`[ASSUMPTION] ${caution}`] : []),
          ]),
        ]
      : []),
    listUnder('Before the first real people', [
      tell(
        `Walk every call and screen as a stranger, as one of the {clients} and as the owner; TH-1 to TH-${Math.min(3, dangers.length)} first.`,
      ),
      tell('Take a copy of all {dealings}, delete one, and bring it back: note the minutes.'),
      tell(
        'Keys that open {dealings} are in the settings of the host, not in the code; whoever leaves {name} loses them the same day.',
      ),
      tell('A page tells {clients} who {doing} how to report a hole in {name}, and who answers within 3 days.'),
    ]),
    listUnder('When something happened', [
      tell(
        `Close the way in, end all sessions of {name}, and write down when it began and which {dealings} were reached.`,
      ),
      tell(
        'Tell those who {doing} in plain words within 72 hours; where personal data was reached, the authority too.',
      ),
      tell('Add a test that fails without the repair, with the number of the threat about {goods} that came true.'),
    ]),
  ]);
}

function whoSees({ idea }: Product, name: string): string {
  const { client, host } = idea;
  const isOwn = /session|access|invitation|memory|daily use|state|move|draft/i.test(name);
  if (isOwn) return `The ${client.one} whose ${name.toLowerCase()} it is`;
  if (!host) return `The ${client.one} who made the ${name.toLowerCase()}, and those it was shared with`;
  return name.toLowerCase().includes(idea.item.one) && idea.pattern.id !== 'intake'
    ? `Every ${client.one}; only ${host.many} change it`
    : `The ${client.one} concerned by the ${name.toLowerCase()}, and ${host.many} who work on it`;
}
