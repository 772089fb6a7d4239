import { staffOf } from '#worker/features/guide/grammar/staff.rules.ts';
import { joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Who it is for, in one breath: 'bakeries and their customers', 'neighbours and tool owners'. */
export function nameUsers({ idea }: Product, addressed = false): string {
  if (idea.isOutlined) return joinWords(idea.people.map(({ many }) => many));
  if (idea.ownPlace && addressed && idea.host) return `${idea.client.many} and your ${idea.ownPlace.one}`;
  const acting = new Set(idea.acts.map(({ who }) => (typeof who === 'object' ? who.one : '')));
  const place = idea.ownPlace
    ? undefined
    : idea.places.find(
        ({ one }) => one !== idea.client.one && one !== idea.item.one && one !== idea.host?.one && !acting.has(one),
      );
  const kind = place && new RegExp(`\\b(${place.many}|(?:for|an?) (?:[a-z]+ )?${place.one})\\b`, 'i').test(idea.said);
  const runs = kind && staffOf(place)?.one === idea.host?.one;
  if (place && runs && idea.host && idea.pattern.id !== 'store') return `${place.many} and their ${idea.client.many}`;
  return joinWords([...new Set([idea.client.many, ...(idea.host ? [idea.host.many] : [])])]);
}
