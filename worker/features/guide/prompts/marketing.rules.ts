import { voices } from '#worker/features/guide/content/voices.ts';
import { placesOf } from '#worker/features/guide/documents/meeting.rules.ts';
import { firstFeature, invitations, listMeasures, sayToYou } from '#worker/features/guide/documents/speaking.rules.ts';
import {
  decidedLines,
  lowerFirst,
  ownFeatures,
  tellEach,
  termsOf,
} from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import {
  assemble,
  list,
  type PromptDraft,
  tellBasis,
  tellProduct,
} from '#worker/features/guide/prompts/parts.rules.ts';

/** A prompt for the texts of the launch, for any assistant that writes: only what this product does, in its voice. */
export function writeMarketingPrompt(product: Product, basis: string): PromptDraft {
  const { name, idea, nots, platform } = product;
  const first = firstFeature(product);
  const button = sayToYou(product, first?.title ?? name);
  const terms = { ...termsOf(product), button };
  const tell = (text: string) => capitalise(fill(text, terms));
  const voice = voices[idea.category];
  const places = placesOf(product);
  const [line = name] = invitations(product);
  const title = `Write the launch texts of ${name}`;
  const paid = decidedLines(product, /pay|price|cost|fee|free|subscription/i).slice(0, 1);
  const isCode = platform === 'command line';
  return {
    title,
    documentType: 'marketing_assets',
    content: assemble(title, [
      `## Goal\n\n${tell('Texts that make one of the {clients} try {name} once, and that are still true when they have.')} They are for ${joinWords(places)}.`,
      `## What is true\n\n${tellProduct(product)} ${tellEach(product, 5).join(' ')}${paid.length > 0 ? ` ${paid.join(' ')}` : ''}\n${tellBasis(product, basis)}`,
      list(
        'What it does, by requirement',
        ownFeatures(product)
          .slice(0, 5)
          .map(({ id, title: feature, wants }) => `${id} ${feature}: ${lowerFirst(wants)}`),
      ),
      list('Voice', [
        tell(`{Name} is ${voice.tone}; it sounds like ${voice.like}.`),
        ...voice.rules.map(({ rule, good, bad }) =>
          tell(`${rule}. So: “${sayToYou(product, fill(good, terms))}” Not so: “${bad}”`),
        ),
      ]),
      list('Write', [
        tell(
          `First page: a headline of at most 8 words from “${line}”, one sentence under it, the button “${button}”, and three steps of at most 12 words each.`,
        ),
        tell(
          `Notice for ${places[0] ?? 'a wall'}: at most 40 words and one address; it begins with the moment at which {clients} want to {doing}.`,
        ),
        tell(
          `Message to one of the {clients} whom I know: at most 60 words, asks for ten minutes, not for an opinion on {name}.`,
        ),
        ...(idea.host
          ? [tell(`Message to {a host}: at most 80 words; what changes for those who {serving}, and what does not.`)]
          : []),
        isCode
          ? tell(
              'README of {name}: what it does in two sentences, one command, its output on three {items}, what it leaves alone.',
            )
          : tell(
              `Text for ${places[1] ?? 'a group'}: at most 90 words, one real scene in which somebody could not {doing}, no link before the last line.`,
            ),
        tell(
          `Answers to the two doubts of {clients}: “I manage without” and “What does {name} know about me?”, at most 40 words each.`,
        ),
        isCode
          ? tell('Notes of the first release: five lines, each begins with what {clients} can do now.')
          : tell(
              `Store or search text: a title of at most 30 characters with {name}, and a description of at most 155 that says who can {doing}.`,
            ),
      ]),
      list('Never', [
        tell(
          'Invent a number, a customer, a quotation or a prize; there is no one yet who could have said it about {name}.',
        ),
        ...nots.slice(0, 3).map((text) => `Promise what it does not do: ${lowerFirst(text.replace(/\.$/, ''))}.`),
        tell(
          `Say “solution”, “revolution”, “next level” or “all in one” of {goods}; nobody who wants to {doing} says that.`,
        ),
        ...(product.caution
          ? [tell('Say or hint that {name} advises, heals or earns; it only does what stands above.')]
          : []),
      ]),
      list('How to check', [
        tell(
          `Read each text aloud to one of the {clients}: at the first word at which they frown, it is written again.`,
        ),
        tell(`For each claim write the FR of {name} behind it; a claim without one is taken out.`),
        ...listMeasures(product)
          .slice(0, 1)
          .map(({ id }) =>
            tell(
              `Give each text an address of its own, and count which brings {clients} who get through “${lowerFirst(button)}”; ${id} decides, not views.`,
            ),
          ),
        tell(
          `Two versions of the headline go to ten {clients} for five seconds each; the one after which more can say “${lowerFirst(line)}” in their words stays.`,
        ),
      ]),
    ]),
  };
}
