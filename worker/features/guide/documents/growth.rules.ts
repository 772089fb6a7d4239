import { hasManyHosts, isAmongKnown, placesOf } from '#worker/features/guide/documents/meeting.rules.ts';
import { peopleOf } from '#worker/features/guide/documents/personal-data.rules.ts';
import { firstFeature, invitations, listMeasures, sayToYou } from '#worker/features/guide/documents/speaking.rules.ts';
import {
  doingsOf,
  joinParts,
  listUnder,
  lowerFirst,
  ownFeatures,
  tableUnder,
  termsOf,
} from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, type Slots } from '#worker/features/guide/grammar/words.rules.ts';
import { closestFeature } from '#worker/features/guide/listening/finding.rules.ts';
import { actSentence, type Product } from '#worker/features/guide/product/product.rules.ts';

type Tell = (text: string) => string;
type Loop = { title: string; steps: string[]; watch: string };

/** The growth plan: loops that the acts of this idea make, three experiments with a number and an end, and reviews. */
export function writeGrowth(product: Product, basis: string): string {
  const { name, idea } = product;
  const places = placesOf(product);
  const first = firstFeature(product);
  const after = closestFeature(product, String(termsOf(product).after));
  const second = after && after !== first ? after : ownFeatures(product).find((feature) => feature !== first);
  const terms: Slots = {
    ...termsOf(product),
    serving: doingsOf(product).host[0] ?? `work with ${name}`,
    trial: first ? lowerFirst(first.title) : name,
    trialId: first?.id ?? 'FR-1',
    mine: sayToYou(product, String(termsOf(product).doing))
      .replace(/\byour\b/g, 'my')
      .replace(/\byou\b/g, 'I'),
    following: second ? lowerFirst(second.title) : name,
    followingId: second?.id ?? 'FR-1',
    near: places[0] ?? name,
    next: places[1] ?? name,
  };
  const tell: Tell = (text) => capitalise(fill(text, terms)).replace(/\bagain again\b/g, 'again');
  return joinParts([
    `# ${name}: growth plan`,
    `${tell('How {name} gets from its first {clients} to more of them, and how you notice that it does not')}; from ${basis}. ${tell('Begin when ten {clients} have come back to {doing} without being asked; before that, more people only leave sooner.')}`,
    writeFigure(product, tell),
    `## Loops that fit this idea\n\n${listLoops(product, tell)
      .map(
        ({ title, steps, watch }) =>
          `### ${title}\n\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}\n\nWatch: ${watch}`,
      )
      .join('\n\n')}`,
    writeExperiments(product, tell),
    writeReviews(product, tell),
    listUnder('What to leave alone for now', [
      tell(
        'Paid adverts for {name}: not before 4 in 10 of the {clients} come back in week 4; they would pay for people who leave.',
      ),
      tell(
        isAmongKnown(product)
          ? 'A second group beside those you know: not before these {clients} would miss {name} for a week.'
          : 'A second town, trade or language: not before {near} brings ten new {clients} a week without you.',
      ),
      ...product.nots
        .slice(0, 1)
        .map(
          (text) =>
            `What was ruled out (“${text.replace(/\.$/, '')}”): not before ten of the ${idea.client.many} asked for it in their own words.`,
        ),
    ]),
    listUnder('Two talks a week', [
      tell('With one of the {clients} who stayed: “When did you {doing} last, and what did you do right before it?”'),
      tell('With one who left: “What do you use now instead of {name}, and what was the last straw with {goods}?”'),
      ...(idea.host
        ? [tell('Once a month with {a host}: “What do you do for {clients} by hand that {name} should have done?”')]
        : []),
    ]),
  ]);
}

function writeFigure(product: Product, tell: Tell): string {
  const [main, ...others] = listMeasures(product).map(({ id, text }) => ({
    id,
    text: fill(text, product.slots).replace(/\.$/, ''),
  }));
  if (!main) return '';
  const counter = others.find(({ text }) => /^Counter-measure/.test(text)) ?? others.at(-1);
  return `## The one figure\n\n${main.id}: ${main.text}. ${tell('It counts {clients} who got what they came for, not visits; it stands on one sheet that shows the last eight weeks of {name}.')}${counter ? ` Beside it ${counter.id}, so that the first is not bought at a price: ${lowerFirst(counter.text.replace(/^Counter-measure: /, ''))}.` : ''}`;
}

/** The ways in which one use of this product leads to the next: made of its acts, at most three. */
function listLoops(product: Product, tell: Tell): Loop[] {
  const { idea, slots, platform } = product;
  const people = new Set(peopleOf(product).map(({ one }) => one));
  const acts = idea.acts.filter(({ who }) => typeof who !== 'object' || people.has(who.one));
  const of = (one: string | undefined) => acts.filter(({ who }) => typeof who === 'object' && who.one === one);
  const [mine] = of(idea.client.one);
  const [theirs] = of(idea.host?.one);
  const say = (act: (typeof acts)[number] | undefined, fallback: string) =>
    act ? actSentence(act, slots) : tell(fallback);
  const loops: Loop[] = [];
  if (hasManyHosts(product))
    loops.push({
      title: tell('{A host} brings {clients}, and these bring the next {host}'),
      steps: [
        say(theirs, '{Hosts} begin with {name} and tell those they deal with.'),
        say(mine, '{Clients} of these {hosts} {doing}.'),
        tell('Some of these {clients} also deal with other {hosts}, and ask them: “Why can I not {mine} with you?”'),
        tell('The next of the {hosts} hears of {name} from people it wants to keep.'),
      ],
      watch: tell(
        'New {clients} for each of the {hosts} in its first 30 days; below 3, the loop does not turn, and you carry it by hand.',
      ),
    });
  const shown = acts.find(
    ({ family, verb }) =>
      /share|export/.test(family) ||
      /^(print|publish|show|send|post|announce|tell|challenge|upload|invite)$/.test(verb),
  );
  loops.push({
    title: shown ? tell('What leaves {name} shows it to others') : tell('One of the {clients} shows it to another'),
    steps: [
      shown ? actSentence(shown, slots) : say(mine, '{Clients} {doing}.'),
      tell(
        platform === 'command line'
          ? 'Whoever reads the result in a project sees one line: made by {name}, and the command that does the same for them.'
          : shown
            ? 'Whoever gets it sees in one line what {name} is, and can open it without an account.'
            : 'Right after it worked, {name} offers one link: “Do you know somebody who would {doing} too?”',
      ),
      tell('One in five who look at it have the same need, and get to “{trial}” ({trialId}).'),
    ],
    watch: tell(
      'Of 100 {clients} who got that far, how many brought one more who went through “{trial}” within 14 days; 15 are a loop, 5 are luck.',
    ),
  });
  const back = acts.find(
    ({ family, phrase, verb }) =>
      /remind|book|plan/.test(family) ||
      /^(get|receive|remind|tell|warn)$/.test(verb) ||
      /\b(every|each|again|weekly|monthly|morning|evening|tonight|tuesday|saturday|sunday|thursday)\b/i.test(phrase),
  );
  loops.push({
    title: tell('The same {clients} come back'),
    steps: [
      back
        ? actSentence(back, slots)
        : tell('{Clients} who went through “{trial}” have something in {name} that will change.'),
      tell(
        'That is the moment at which {name} speaks, once and with what happened: it opens at “{following}” ({followingId}) and not at a first page.',
      ),
      tell('They {doing} again; each time there is more in {name} that they would miss.'),
    ],
    watch: tell(
      'Of those who went through “{trial}” in one week, the share that is back in week 1, 2 and 4; it has to stop falling.',
    ),
  });
  return loops.slice(0, 3);
}

function writeExperiments(product: Product, tell: Tell): string {
  const many = hasManyHosts(product);
  const [line = product.name] = invitations(product);
  return tableUnder(
    'Three experiments',
    [
      ['Experiment', 'You believe', 'You do', 'It worked when', 'You stop when'],
      [
        tell('1. Ask at {near}'),
        tell('{Clients} there have wanted to {doing} this week'),
        tell(`Two hours a week at {near}, for two weeks, with one sentence: “${line}.”`),
        tell('10 of the first 40 {clients} you speak to get through “{trial}” on the same day'),
        tell('After 40 talks, or when the first 20 bring fewer than 2 {clients}; then {next} instead'),
      ],
      [
        tell('2. One screen less before “{trial}”'),
        tell('{Clients} who give up do so before they saw what {trialId} gives them'),
        tell(
          'Half of the new {clients} begin at “{trial}” and are asked for name and address only after it; two weeks',
        ),
        tell('The share that gets through {trialId} rises by 10 of 100, with at least 50 {clients} on each side'),
        tell('After 100 {clients}, or at once when SM-2 falls for those of {name} who began that way'),
      ],
      [
        tell(many ? '3. {A host} tells their own {clients}' : '3. Pass it on at the right moment'),
        tell(
          many
            ? '{Clients} believe the {host} they know more than {name}'
            : '{Clients} tell others when “{following}” has just helped them',
        ),
        tell(
          many
            ? 'Three {hosts} put one sentence and a code where {clients} look anyway; each has a link of its own'
            : 'After {followingId} one line offers a link to pass on, at most once a month for each of the {clients}',
        ),
        tell(
          many
            ? 'Each of the three {hosts} brings 10 {clients} in two weeks who {doing}'
            : '15 of 100 {clients} who see the line bring one more who gets through {trialId}',
        ),
        tell(
          many
            ? 'After two weeks, or when {hosts} are asked about it more often than it brings {clients}'
            : 'After 200 {clients} saw it, or when 3 of them say that it annoys',
        ),
      ],
    ],
    tell(
      'One at a time, each with its figure written down before it begins; the numbers are a start for {name} and yours to change.',
    ),
  );
}

function writeReviews(product: Product, tell: Tell): string {
  const [one, two, three] = listMeasures(product).map(({ id }) => id);
  return tableUnder('Reviews', [
    ['Day', 'Look at', 'Go on when', 'Otherwise'],
    [
      '7',
      tell('Who got through “{trial}”, and where the others stopped'),
      tell('6 of 10 new {clients} got through {trialId}'),
      tell('Mend the step at which most {clients} stopped; no experiment yet'),
    ],
    [
      '30',
      tell(`${one ?? 'The figure'}, and how many of the {clients} of the first week {doing} again`),
      tell('4 of 10 came back, and you know the reason of three who did not'),
      tell('Call ten {clients}; if {goods} are not their worry, change for whom {name} is'),
    ],
    [
      '60',
      tell(`The three experiments${two ? `, and ${two}` : ''}`),
      tell('One of them brings {clients} who get through “{following}” ({followingId}) as often as the first ten did'),
      tell('Stop all three and go back to {near} with a new first sentence'),
    ],
    [
      '90',
      tell(`${[one, two, three].filter(Boolean).join(', ')}, hours and money spent on {name}`),
      tell('The figure grew in 8 of 12 weeks without your hand in it'),
      tell(
        'Decide in the chat: smaller and free for the {clients} there are, another group, or an orderly end with 30 days’ notice',
      ),
    ],
  ]);
}
