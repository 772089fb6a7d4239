import { waysOf } from '#worker/features/guide/content/ways/ways.ts';
import { hasManyHosts } from '#worker/features/guide/documents/meeting.rules.ts';
import { invitations, sayToYou } from '#worker/features/guide/documents/speaking.rules.ts';
import {
  decidedLines,
  doingsOf,
  listUnder,
  lowerFirst,
  tableUnder,
  tellEach,
  termsOf,
} from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Fills the terms of the launch into a sentence. */
export type Tell = (text: string) => string;

/** Where the first people are, whom to look for there, and what to ask them for. */
export function writeWhom(product: Product, places: string[], tell: Tell): string {
  const rows = places.map((place, index) => [
    capitalise(place),
    tell(
      index === 0
        ? '{Clients} who are there anyway'
        : index === 1
          ? '{Clients} who know others like them'
          : 'One person whom {clients} listen to',
    ),
    tell(
      index === 0
        ? 'Ten minutes of theirs: let them {doing} once while you watch'
        : index === 1
          ? 'A place for one sentence about {name}, after you have answered three questions about {goods} there'
          : 'Their honest no: what would keep them from passing {name} on?',
    ),
  ]);
  return tableUnder('Where, whom, and what you ask for', [
    ['Where', 'Whom', 'What you ask for'],
    ...rows,
    ...(hasManyHosts(product) && doingsOf(product).host[0]
      ? [
          [
            tell('Where {hosts} work'),
            tell('{A host} who says no first'),
            tell('Whether they would {serving} with {name} for two weeks, with you beside them on day one'),
          ],
        ]
      : []),
  ]);
}

/** The sentences that are said and sent: to one person, at a place, to the other side, and when somebody doubts. */
export function writeWords(product: Product, tell: Tell): string {
  const { name, idea, nots } = product;
  const [line = name, second] = invitations(product);
  const { today } = waysOf(idea.pattern);
  const host = idea.host
    ? tellEach(product, 9).find((text) => text.startsWith(capitalise(idea.host?.many ?? '')))
    : undefined;
  const paid = decidedLines(product, /pay|price|cost|fee|free|subscription/i)[0];
  const [old] = today;
  const limit = nots[0]?.replace(/[.;].*$/, '');
  return listUnder('What to say', [
    `To one person: “You told me how it goes when you want to ${sayToYou(product, lowerFirst(line))}. I built ${name} for that. Would you try it once while I watch? It takes ten minutes, and I want to see where it annoys you.”`,
    `At the place: “${name}: ${lowerFirst(line)}${second ? `, and ${lowerFirst(second)}` : ''}. ${host ?? tell('Made with ten {clients} who {doing}.')} Tell me what is missing.”`,
    ...(hasManyHosts(product) && doingsOf(product).host[0]
      ? [
          tell(
            `To {a host}: “Your {clients} could {doing} with {name}, and you {serving}. Two weeks, nothing to sign; I come by on the first day.”`,
          ),
        ]
      : []),
    ...(old
      ? [
          tell(
            `When they have a way of their own (${lowerFirst(old.way)}): “Keep it. ${old.strength}. What it costs is this: ${lowerFirst(old.cost)}. Try {name} for that part.”`,
          ),
        ]
      : []),
    tell(
      `When they ask what it costs: “{name} itself costs you nothing for now; you hear it a month before that changes.${paid ? ` ${paid.replace(/^[^:]*: /, '')}` : ''}”`,
    ),
    ...(limit
      ? [
          `When they ask for more: “${limit}, for now. First ${sayToYou(product, fill('{doing}', termsOf(product)))}, and tell me how it went.”`,
        ]
      : []),
  ]);
}
