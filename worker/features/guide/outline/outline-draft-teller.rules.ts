import { bodies, ownedPlaces } from '#worker/features/guide/content/people.ts';
import { capitalise } from '#worker/features/guide/grammar/words.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';

/** Names for whoever tells it that fit anybody. */
const general = /^(organi[sz]er|people|person|user|staff|owner)s? \((me|us)\)$/i;
const kin =
  /\b(?:my|our) (?:old |little |big )?(?:mother|mum|mom|father|dad|son|daughter|grandma|grandmother|grandpa|grandfather|wife|husband|sister|brother|family|child|kids?|children|baby|parents|grandchild(?:ren)?)\b/i;
const members = new RegExp(
  `\\b(?:our|the) (?:[\\p{L}-]+ ){0,2}?(?:${bodies}|brigade|cooperative)\\b|^(?:[\\p{L}-]+ ){1,3}(?:${bodies}|brigade)\\b`,
  'iu',
);
const trades =
  /\b(?:I|we) (?:also |now )?(?:hire out|rent out|lease|sell|make|build|repair|restore|bake|brew|produce|offer|deliver|breed|grow)\b/i;
const house = new RegExp(`\\b(?:our|my) (?:[\\p{L}-]+ ){0,2}?(${ownedPlaces}|brewery|hotel)\\b`, 'iu');

/** What whoever tells an idea is by what they tell of themselves; undefined where nothing tells. */
function tellerOf(description: string): string | undefined {
  const place = house.exec(description)?.[1]?.toLowerCase();
  if (place) return `${place} owner`;
  if (kin.test(description)) return 'family member';
  if (members.test(description)) return 'member';
  return trades.test(description) ? 'owner' : undefined;
}

/**
 * A draft in which whoever tells it has a name that fits instead of 'Organisers (us)': 'Stable owners (us)', 'Members (us)', 'Family members
 * (us)'. One in which those are somebody already stays as it is.
 */
export function withTeller(outline: Outline, description: string): Outline {
  const at = outline.people.findIndex((line) => general.test(line));
  const [line = '', name = '', spoken = ''] = general.exec(outline.people[at] ?? '') ?? [];
  const one = line ? tellerOf(description) : undefined;
  if (!one || (/^owner/i.test(name) && one === 'owner')) return outline;
  const many = `${one}s`;
  // 'We write it down' are several, also where 'my sister' is told of.
  const mark = /\bwe\b/i.test(description) ? 'us' : spoken;
  if (outline.people.some((other) => other.toLowerCase() === many)) return outline;
  const renamed = (text: string) =>
    text
      .replace(new RegExp(`^(?:the )?(?:${name}s?)\\b`, 'i'), capitalise(many))
      .replace(new RegExp(`(?<=, )${name}s?(?= \\p{L}+)`, 'iu'), many);
  return {
    ...outline,
    people: outline.people.with(at, `${capitalise(mark === 'me' ? one : many)} (${mark})`),
    acts: outline.acts.map(renamed),
    rules: outline.rules.map(renamed),
  };
}

const joined =
  /^(?:I'm|I am|we're|we are) (?:an?|the|just an?) [^,;.]{3,90}? and (?=(?:\p{L}+ing\b|it\b|we\b|I\b|every\b|each\b|people\b|right now\b|at the moment\b|nobody\b))/iu;
const listed = /^(?:I'm|I am|we're|we are) (?:an?|the|just an?) [^,;.]{3,90}?, (?=\S+ \S+ \S+)/iu;

/** 'I'm a nurse on a ward and swapping shifts is a mess': how it is, without who tells it. */
export function withoutTeller(line: string): string {
  const plain = line.replace(/[’‘]/g, "'");
  const rest = plain.replace(joined.test(plain) ? joined : listed, '');
  return rest === plain ? line : `${rest[0]?.toUpperCase() ?? ''}${rest.slice(1)}`;
}
