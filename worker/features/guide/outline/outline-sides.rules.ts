import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import {
  asNoun,
  capitalise,
  isPlural,
  type Noun,
  patternOfNoun,
  singularOf,
} from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { isSameKind } from '#worker/features/guide/outline/outline-prose-people.rules.ts';

/** 'The attendant checks what comes back.' */
const someoneActs = /^(?:The|A|An|Our|My) ((?:[a-z]+ )??[a-z]+) ([a-z]+s\b.*?)[.\s]*$/;

/** Whoever tells it, called so for want of a name. */
const guessed = /^(?:owner|organi[sz]er|staff|people)s? \((?:me|us)\)$/i;

/** Who does the first thing of a kind that was told, other than one who stands on the other side. */
const doerOf = ({ told }: Idea, deed: RegExp, other?: Noun): Noun | undefined =>
  told.flatMap(({ who, verb, phrase, not }) =>
    typeof who === 'object' && !not && who.one !== other?.one && deed.test(`${verb} ${phrase}`) ? [who] : [],
  )[0];

/** Whom others come to: 'a queue for a barber', where nobody says what the barber does. */
const serving =
  /(?:^| )(?:barber|hairdresser|stylist|baker|butcher|florist|roaster|brewer|cook|chef|shop|salon|studio|clinic|practice|school|office|cafe|restaurant|tutor|teacher|trainer|coach|instructor|therapist|doctor|dentist|vet|photographer|mechanic|cleaner|organi[sz]er|librarian|library|club|(?:shop|store|studio|truck) owner)$/;
/** Nobody in particular; a shift is whoever works in it. */
const generic = /^(?:person|people|user|(?:\w+ )?shift)$/;
/** Whoever runs the place, named by nothing that they do. */
const ownerOf = /^(?:[\p{L}-]+ )?(?:owner|organi[sz]er)s? \((?:me|us)\)$/iu;

/** Who does what the product is for, where the idea says who: not whoever is only named as its place, and nobody that was guessed. */
function clientOf(
  { client, host, hostKnown, told, said }: Idea,
  { client: needed, host: other, fits, hosts }: Proposal,
): Noun {
  const acts = told.some(({ who, not }) => typeof who === 'object' && who.one === client.one && !not);
  const isNamed = patternOfNoun(client).test(said);
  const isServed = host !== undefined && hostKnown && host.one !== client.one;
  const isTold = isNamed ? acts || !other || !serving.test(client.one) : isServed || acts;
  const isOther = generic.test(client.one) || host?.one === client.one || hosts?.test(client.one);
  const isUnfit = fits?.client?.test(client.one) === false;
  return needed && (!isTold || isOther || isUnfit) ? asNoun(needed) : client;
}

/** Who does it, where only people of some names do: as the idea calls them first, else by the usual name. */
function clientNamed({ said }: Idea, { client, clients }: Proposal): Noun | undefined {
  const name = clients && (clients.exec(said)?.[0].toLowerCase() ?? client);
  return name === undefined ? undefined : asNoun(name);
}

/**
 * Who asks and who is asked in an idea of a known kind, by what they are told to do, else by what such a product has; nobody is on the other
 * side of what somebody keeps for oneself.
 * @returns both sides, and the outline with whoever was not known as a person before among those who act.
 */
export function sidesOf(idea: Idea, outline: Outline, proposal: Proposal) {
  const { deeds, fits, hosts, isHostNamed, isHostTold, isOwners, turned, client: kindClient } = proposal;
  const kindHost = isHostNamed && !hosts?.test(idea.said) ? undefined : proposal.host;
  const said = deeds && doerOf(idea, deeds.client);
  const told = said && kindClient && generic.test(said.one) ? undefined : said;
  const read = told ?? clientOf(idea, proposal);
  const isUnfit = kindClient !== undefined && fits?.client?.test(read.one) === false;
  const doer = clientNamed(idea, proposal) ?? (isUnfit ? asNoun(kindClient) : read);
  const isTurned = turned?.client.test(doer.one) ?? false;
  // 'A barrel is not topped up → the cellar master is reminded.'
  const heard = outline.acts.flatMap((line) => {
    const [, name = ''] =
      /→ (?:the |an? |our )?(?:[\p{L}-]+['’]s? )?([\p{L} -]+?) (?:is|are) (?:told|reminded|warned)\b/u.exec(line) ?? [];
    const who = name ? asNoun(singularOf(name.toLowerCase())) : undefined;
    return who && who.one !== doer.one && outline.people.some((own) => isOf(own, who)) ? [who] : [];
  })[0];
  const unknown = [...outline.rules, ...outline.acts].flatMap((line) => {
    const [, name = '', deed = ''] = someoneActs.exec(line) ?? [];
    const who = asNoun(singularOf(name));
    // In the lines on who does what those whom a list knows are found as such.
    const isNew =
      outline.rules.includes(line) ||
      (who.one !== doer.one && kindOfNoun(who.many.split(' ').at(-1) ?? '') !== 'person');
    return deeds?.host.test(deed) && !isPlural(name) && isNew ? [{ line, who }] : [];
  })[0];
  const needed = isTurned ? turned?.host : kindHost;
  const isLeft = idea.client.one !== doer.one && patternOfNoun(idea.client).test(idea.said);
  const found =
    (deeds && doerOf(idea, deeds.host, doer)) ??
    unknown?.who ??
    heard ??
    (idea.host && idea.hostKnown && idea.host.one !== doer.one && fits?.host?.test(idea.host.one) !== false
      ? idea.host
      : undefined) ??
    idea.people.find(({ one }) => hosts?.test(one) ?? false) ??
    (isLeft && needed !== undefined && serving.test(idea.client.one) ? idea.client : undefined) ??
    ownerTelling(outline.people).find(({ one }) => one !== doer.one && fits?.host?.test(one));
  const isOther =
    found !== undefined &&
    !generic.test(found.one) &&
    fits?.host?.test(found.one) !== false &&
    (!isHostTold || patternOfNoun(found).test(idea.said));
  const other = needed === undefined ? undefined : isOther ? found : asNoun(needed);
  // 'Bee inspectors' are 'the club's bee inspector' already.
  const listedAs = (noun: Noun): Noun => {
    const line = outline.people.find((one) => !marks.test(one) && isSameKind(one, noun.many));
    return line ? asNoun(singularOf(line.toLowerCase())) : noun;
  };
  const [client, host] = isTurned && other ? [other, doer] : [doer, isOther && other ? listedAs(other) : other];
  // Whom nobody named stands on no side any more.
  const isNobody = (line: string) =>
    [idea.client, idea.host].some(
      (noun) =>
        noun !== undefined &&
        ![client.one, host?.one].includes(noun.one) &&
        isOf(line, noun) &&
        (host === undefined || !patternOfNoun(noun).test(idea.said) || generic.test(noun.one)),
    );
  // 'I'm a night shift nurse' is one of the night shift nurses.
  const isOneOfThem = (line: string) =>
    client.one !== client.many && line.replace(marks, '').toLowerCase() === client.one;
  const people = outline.people.filter(
    (line) => !isNobody(line) && !isOneOfThem(line) && !generic.test(singularOf(line.toLowerCase())),
  );
  const spoken = outline.people.flatMap((line) => marks.exec(line)?.[0] ?? [])[0];
  const mark = spoken ?? (/\bmy\b/i.test(idea.said) ? ' (me)' : /\bour\b/i.test(idea.said) ? ' (us)' : undefined);
  // 'Our bakery': whoever tells it serves, and does not order.
  const speaks = told && /\b(?:I|[Ww]e)\b/.test(idea.said);
  // Whoever tells it does what the lines tell of 'I', and had no name but theirs who are guessed.
  const isNameless = !outline.people.some((line) => marks.test(line) && !guessed.test(line));
  const isDoing = isNameless && spoken !== undefined && outline.acts.some((line) => /^(?:I|We) /.test(line));
  const owner = isOwners || isTurned || (speaks && !isDoing) ? undefined : host;
  const isMoved =
    mark !== undefined &&
    owner !== undefined &&
    !outline.people.some((line) => isOf(line, owner) && line.endsWith(mark));
  // 'Bakery owners (us)' are the bakers who serve.
  const marked = isMoved
    ? people
        .filter((line) => !ownerOf.test(line))
        .map((line) =>
          line.endsWith(mark) ? line.slice(0, -mark.length) : isOf(line, owner) ? `${line}${mark}` : line,
        )
    : people;
  // 'People save their recipes': whoever was guessed has the name of the side on which they stand.
  const side = isMoved ? owner : client;
  const withSide = (line: string) => {
    const isUnlisted = (noun: Noun | undefined): noun is Noun =>
      noun !== undefined && ![client.one, host?.one].includes(noun.one) && isOf(line, noun);
    // 'Members book a boat' stays theirs, also where a proposal is of others.
    const isNameless = generic.test(idea.client.one) || !patternOfNoun(idea.client).test(idea.said);
    if (isUnlisted(idea.client) && isNameless)
      return `${capitalise((side ?? client).many)}${line.slice(idea.client.many.length)}`;
    const isGuessed = isUnlisted(idea.host) && !patternOfNoun(idea.host).test(idea.said);
    return isGuessed && idea.host ? `${capitalise((host ?? client).many)}${line.slice(idea.host.many.length)}` : line;
  };
  // 'I keep three aquariums': who was called people before has the mark of whoever tells it.
  const isAlone = host === undefined && !patternOfNoun(client).test(idea.said);
  const listed = isAlone ? marked.filter((line) => !guessed.test(line)) : marked;
  const isMine = (isOwners || isAlone) && spoken !== undefined && !listed.some((line) => line.endsWith(spoken));
  // 'Goldsmith (me)' are the goldsmiths of whom the lines tell.
  const isSingle = (line: string) => line.replace(marks, '').toLowerCase() === host?.one.toLowerCase();
  const named = listed.map((line) =>
    host && isSingle(line) ? `${capitalise(host.many)}${marks.exec(line)?.[0] ?? ''}` : line,
  );
  const isListed = (noun: Noun) => named.some((line) => isOf(line, noun));
  return {
    client,
    host,
    outline: {
      ...outline,
      people: [
        ...(isListed(client) || isTurned ? [] : [`${capitalise(client.many)}${isMine ? spoken : ''}`]),
        ...named,
        ...(isTurned && !isListed(client) ? [capitalise(client.many)] : []),
        ...(host && !isListed(host) ? [`${capitalise(host.many)}${isMoved && owner ? mark : ''}`] : []),
      ],
      rules: outline.rules.filter((line) => line !== unknown?.line),
      acts: [
        ...outline.acts.map(withSide),
        ...(unknown && outline.rules.includes(unknown.line) ? [unknown.line.replace(/[.\s]+$/, '')] : []),
      ],
    },
  };
}

/** 'Lab owner (me)': whoever tells it by a name of their own. */
const ownerTelling = (people: string[]): Noun[] =>
  people.flatMap((line) => {
    const [, name] = /^(.+ (?:owner|manager|director|head)) \((?:me|us)\)$/i.exec(line) ?? [];
    return name ? [asNoun(name.toLowerCase())] : [];
  });

const marks = / \((?:me|us)\)$/;

/** Whether a line of the people names them; 'Goldsmith (me)' is one of them. */
const isOf = (line: string, { one, many }: Noun) =>
  line.toLowerCase().startsWith(many.toLowerCase()) || line.replace(marks, '').toLowerCase() === one.toLowerCase();
