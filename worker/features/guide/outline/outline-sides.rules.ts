import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';
import { asNoun, isPlural, type Noun, patternOfNoun, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';

/** 'The attendant checks what comes back.' */
const someoneActs = /^(?:The|A|An|Our|My) ([a-z]+) ([a-z]+s\b.*?)[.\s]*$/;

/** Who does the first thing of a kind that was told, other than one who stands on the other side. */
const doerOf = ({ told }: Idea, deed: RegExp, other?: Noun): Noun | undefined =>
  told.flatMap(({ who, verb, phrase, not }) =>
    typeof who === 'object' && !not && who.one !== other?.one && deed.test(`${verb} ${phrase}`) ? [who] : [],
  )[0];

/**
 * Who asks and who is asked in an idea of a known kind, by what they are told to do, else by what such a product has; nobody is on the other
 * side of what somebody keeps for oneself.
 * @returns both sides, and the outline with whoever was not known as a person before among those who act.
 */
export function sidesOf(idea: Idea, outline: Outline, proposal: Proposal) {
  const { deeds, host: kindHost, hosts, turned } = proposal;
  const doer = (deeds && doerOf(idea, deeds.client)) ?? idea.client;
  const isTurned = turned?.client.test(doer.one) ?? false;
  const unknown = outline.rules.flatMap((line) => {
    const [, name = '', deed = ''] = someoneActs.exec(line) ?? [];
    return deeds?.host.test(deed) && !isPlural(name) ? [{ line, who: asNoun(singularOf(name)) }] : [];
  })[0];
  const needed = isTurned ? turned?.host : kindHost;
  const other =
    (deeds && doerOf(idea, deeds.host, doer)) ??
    unknown?.who ??
    (idea.host && idea.hostKnown && idea.host.one !== doer.one ? idea.host : undefined) ??
    idea.people.find(({ one }) => hosts?.test(one) ?? false) ??
    (needed === undefined ? undefined : asNoun(needed));
  const [client, host] = isTurned && other ? [other, doer] : [doer, other];
  // Whom nobody named stands on no side any more.
  const isNobody = (line: string) =>
    idea.host !== undefined &&
    other !== undefined &&
    idea.host.one !== other.one &&
    isOf(line, idea.host) &&
    !patternOfNoun(idea.host).test(idea.said);
  return {
    client,
    host,
    outline: {
      ...outline,
      people: outline.people.filter((line) => !isNobody(line)),
      rules: outline.rules.filter((line) => line !== unknown?.line),
      acts: unknown ? [...outline.acts, unknown.line.replace(/[.\s]+$/, '')] : outline.acts,
    },
  };
}

const isOf = (line: string, { many }: Noun) => line.toLowerCase().startsWith(many.toLowerCase());
