import { nameEndings, nameGroups } from '#shared/content/name-words.ts';
import { describeInWords, readWords, toSingular } from '#shared/idea-words.ts';
import { defaultProjectName } from '#shared/projects.ts';

type Random = () => number;

const pick = (names: string[], random: Random) =>
  names[Math.min(names.length - 1, Math.floor(random() * names.length))] ?? '';

/** The names of the keyword group that most words of the idea are about; of equals the first one. Undefined without any. */
function findGroupNames(idea: string): string[] | undefined {
  const words = new Set(readWords(idea.toLowerCase()).flatMap((word) => [word, ...word.split('-')]));
  const hits = nameGroups.map(({ keywords }) => [...words].filter((word) => keywords.has(word)).length);
  const most = Math.max(...hits);
  return most > 0 ? nameGroups[hits.indexOf(most)]?.names : undefined;
}

/** Every name that an idea can be given, the plainest first; none for a blank one. */
function listNames(idea: string): string[] {
  if (!idea.trim()) return [];
  const ofGroup = findGroupNames(idea);
  if (ofGroup) return ofGroup;
  const words = describeInWords(idea);
  const [word = ''] = words;
  const name = words.join(' ') || defaultProjectName;
  // A word alone is a topic; with an ending it is a name. Other scripts are left as they are.
  const isTopic = words.length === 1 && /^[\p{Script=Latin}\p{N}'’-]+$/u.test(word);
  const stem = isTopic ? toSingular(word) : name;
  const endings = nameEndings.filter((ending) => ending !== name.split(' ').at(-1));
  return [...(isTopic ? [] : [name]), ...endings.map((ending) => `${stem} ${ending}`)];
}

/**
 * A project name from an idea in free text (spec 1, section 5). Blank text gives ''. A keyword group picks a random prefix and
 * suffix; without a match the words that say most of the idea become the name. Pure, given `random`.
 */
export function suggestProjectName(idea: string, random: Random = Math.random): string {
  const ofGroup = idea.trim() ? findGroupNames(idea) : [];
  return ofGroup ? pick(ofGroup, random) : (listNames(idea)[0] ?? '');
}

/** Another name for the idea than the one it has, as long as there is one. */
export function suggestAnotherName(idea: string, current: string, random: Random = Math.random): string {
  const others = listNames(idea).filter((name) => name !== current.trim());
  return pick(others, random);
}

/** A name that is typed or made up, and the last one that was made up. */
type NameDraft = { name: string; autoName: string };

/**
 * The name after the idea's text has changed (spec 1, section 5): one that a person typed stays; one that was made up stays while
 * it still fits the idea, so that it does not flicker at every key.
 */
export function renameForIdea({ name, autoName }: NameDraft, idea: string, random: Random = Math.random): NameDraft {
  if (name.trim() && name !== autoName) return { name, autoName };
  const next = listNames(idea).includes(name) ? name : suggestProjectName(idea, random);
  return { name: next, autoName: next };
}

/** The final name of a project (spec 1, section 5): what was typed, else one from the description, else 'My Project'. */
export function finalProjectName(name: string | undefined, description: string | undefined): string {
  return name?.trim() || suggestProjectName(description ?? '') || defaultProjectName;
}
