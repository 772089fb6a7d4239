import { baseOfPassive, tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { capitalise, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import type { ProseClause } from '#worker/features/guide/outline/outline-prose-clauses.rules.ts';
import { doerOf } from '#worker/features/guide/outline/outline-prose-people.rules.ts';
import { tells } from '#worker/features/guide/outline/outline-prose-told.rules.ts';
import {
  doing,
  ended,
  joinWords,
  type ProseLine,
  withLead,
} from '#worker/features/guide/outline/outline-prose-wording.rules.ts';

const limiting = /\b(?:must|have to|has to|need to|needs to|may|only|cannot|can not|should not|never|shall)\b/i;
const bounded = /\b(?:only|always|never|must|at most|unless|no more than|free|not|when|if|as soon as)\b/i;
/** What nobody does by hand. */
const reckoned =
  /^(?:round|calculate|count|update|refresh|add|sort|rank|match|generate|convert|encrypt|back|save|store|delete|show|display|record|split|sum|compare|sync|translate)$/;
const upon = /^(?:when|whenever|if|once|after|until|while) \S+ \S+ /i;
const byWhom =
  /^(.*?) ?\bby ((?:the |an? |our |my |each |two |all )?[\p{L} -]{2,40}?)(?= (?:in|on|at|within|before|after|every|when|if|with)\b|$)(.*)$/iu;

/** What only people do, so that a word no list knows is read as one of them. */
const seeing: ProseClause['verb'] = { text: 'sees', lower: 'sees', tag: 'verb', base: 'see' };

/** 'Shipped' of a verb that no list knows. */
const baseOfDone = (word: string) =>
  baseOfPassive(word) ??
  (/[^aeiou]ied$/.test(word)
    ? `${word.slice(0, -3)}y`
    : /([bdgmnprt])\1ed$/.test(word)
      ? word.slice(0, -3)
      : /(?:at|[cgsvzu]|[bcdgpt]l|[aeiou]r|[^o]in)ed$/.test(word)
        ? word.slice(0, -1)
        : /[a-z]{3}ed$/.test(word)
          ? word.slice(0, -2)
          : undefined);

/** The participles that a predicate begins with, and the words after them: 'written and signed by the commander'. */
function doneIn(rest: string): { verbs: string[]; tail: string } {
  const verbs: string[] = [];
  let tail = rest;
  for (let [, joint = '', word = ''] = /^((?:, |and |or |, and )?)(\p{L}+)/iu.exec(tail) ?? []; word; ) {
    const base = baseOfDone(word.toLowerCase());
    if (!base || (verbs.length > 0 && joint === '')) break;
    verbs.push(base);
    tail = tail.slice(joint.length + word.length).trim();
    [, joint = '', word = ''] = /^((?:, |and |or |, and )?)(\p{L}+)/iu.exec(tail) ?? [];
  }
  return { verbs, tail };
}

/**
 * What is done to a thing as what somebody does: by whom it says, else by whoever runs it; what only may or must be is a rule.
 * @param own the clause as a sentence of its own.
 * @returns undefined where it tells nothing that is done.
 */
export function passiveLines(clause: ProseClause, runner: string | undefined, own: string): ProseLine[] | undefined {
  const { lead, modals, subject } = clause;
  const { verbs, tail } = doneIn(clause.rest);
  if (verbs.length === 0 || verbs.some((verb) => tells.test(verb))) return undefined;
  const [, before = '', agent = '', after = ''] = byWhom.exec(tail) ?? [];
  const isAgent = agent !== '' && doerOf({ subject: agent, head: tagText(agent)[0] ?? [], verb: seeing }) === 'person';
  // 'When nobody answers, it is closed': no one does it.
  if (limiting.test(modals) || bounded.test(tail) || (!isAgent && upon.test(lead)))
    return [{ section: 'rules', line: own }];
  const rest = isAgent ? joinWords(before, after.trim()) : tail;
  if (!isAgent && !runner && !verbs.every((verb) => reckoned.test(verb))) return [{ section: 'rules', line: own }];
  return verbs.map((verb, at) => {
    // 'It is calculated who pays what'.
    const isEmpty = /^it$/i.test(subject) && /^(?:who|what|how|which|whether|that|where|when)\b/i.test(rest);
    const thing = isEmpty ? '' : at === 0 ? lowerFirst(subject) : lowerFirst(subject).replace(/^an? /, 'the ');
    const text = doing(
      isAgent ? agent : reckoned.test(verb) ? 'the app' : (runner ?? 'the app'),
      verb,
      joinWords(thing, at === verbs.length - 1 ? rest : ''),
    );
    return { section: 'acts', line: ended(withLead(lead, lead ? text : capitalise(text))) };
  });
}
