import { type Noun, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { isByMessage } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { basicPhone, isOnPhone } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const device =
  /\b(?:computers?|laptops?|tablets?|chromebooks?|pcs?|smart ?phones?|iphones?|ipads?|browsers?|desktops?)\b|\b(?:(?:own|work|trust|company|android|rugged|old|cheap|personal) )+phones?\b|\bphones? (?:they|we|people) (?:have|own)\b/i;
const noDevice =
  /\b(?:no|not|nothing|never|without|lack) (?:[\p{L}-]+ ){0,3}(?:phones?|telephones?|smart ?phones?|computers?|laptops?|tablets?|browsers?)\b/iu;

/** Whether a line names on what it is used: 'School laptops, browser only'. */
export const namesDevice = (line: string): boolean =>
  device.test(line) && !noDevice.test(line) && !basicPhone.test(line);

const noTelephone =
  /\b(?:nothing|not|nobody|never|no one) (?:[\p{L}-]+ ){0,2}(?:on|by|with|over|needs|through) (?:the |an? |any )?(?:tele)?phones?\b(?! number)|^no (?:tele)?phones?\b/iu;

/** The lines that rule telephones out, the limits first. */
export const phoneLines = ({ idea }: Product): string[] =>
  idea.isOutlined ? [...idea.nots, ...(idea.outline?.rules ?? [])].filter((line) => noTelephone.test(line)) : [];

const basicLines = ({ idea }: Product) => (idea.outline?.people ?? []).filter((line) => basicPhone.test(line));

/** The lines on people that tell of basic phones, in one text. */
export const phonesTold = (product: Product): string => basicLines(product).join('. ');

/** Who takes part by text message alone. */
export const textersOf = ({ idea }: Product): Noun[] =>
  idea.isOutlined ? idea.people.filter((noun) => isOnPhone(idea, noun)) : [];

/** Whether an act of a person comes in by message: as its line tells, or because who does it has no other way. */
export const comesByMessage = (
  product: Product,
  { told, who, way }: Pick<OutlinedAct, 'told' | 'who' | 'way'>,
): boolean =>
  who !== undefined && way !== 'run' && (isByMessage(told) || textersOf(product).some(({ one }) => one === who.one));

/** The features that people with basic phones do or that speak to them. */
export function onBasicPhones(product: Product): Feature[] {
  const reached = textersOf(product);
  return listActs(product).flatMap(({ feature, told, who, way }) =>
    reached.some((noun) => who?.one === noun.one || (way === 'run' && nounIn(noun.one, told.phrase))) ? [feature] : [],
  );
}

/** Tells of use where there is no line. */
export const withoutNetwork =
  /\boffline\b|\b(?:no|without(?: the| a| any)?) (?:internet|network|connection|signal|reception|coverage|wi-?fi)\b/i;

/** The lines that tell that it is used where there is no line; of what is printed because a room has none nothing is used there. */
export const linesWithout = ({ idea, loose }: Product): string[] =>
  [idea.said, ...loose.map(({ decision }) => decision)]
    .flatMap((text) => text.split(/\n|(?<=[.;])\s/))
    .map((line) => line.replace(/^\s*(?:- )?|\.$/g, ''))
    .filter((line) => withoutNetwork.test(line) && !/\bprint(?:s|ed|ing|out)?\b/i.test(line));
