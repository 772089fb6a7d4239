import { voices } from '#worker/features/guide/content/voices.ts';
import { listKinds, tellDeed } from '#worker/features/guide/documents/doings.rules.ts';
import { placesOf } from '#worker/features/guide/documents/meeting.rules.ts';
import { firstFeature, invitations, listMeasures, sayToYou } from '#worker/features/guide/documents/speaking.rules.ts';
import {
  aboutPrice,
  decidedLines,
  listUnder,
  ownFeatures,
  termsOf,
} from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, joinWords, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { tellEach } from '#worker/features/guide/product/telling-acts.rules.ts';
import { doesEffect } from '#worker/features/guide/prompts/effects.rules.ts';
import { forbidLimit } from '#worker/features/guide/prompts/left-out.rules.ts';
import { assemble, type PromptDraft, tellBasis, tellProduct } from '#worker/features/guide/prompts/parts.rules.ts';

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
  const paid = decidedLines(product, aboutPrice).slice(0, 1);
  const isCode = platform === 'command line';
  const steps = invitations(product).slice(0, 3);
  const doubts = listKinds(product)
    .slice(0, 2)
    .map((doing) => `${tellDeed(doing, doing.deed.way)}. Why change?`);
  return {
    title,
    documentType: 'marketing_assets',
    content: assemble(title, [
      `## Goal\n\n${tell(`Texts for ${joinWords(places)} that make {clients} try “${lowerFirst(button)}” once.`)}`,
      `## What is true\n\n${tellProduct(product)} ${tellEach(product, 5).join(' ')}${paid.length > 0 ? ` ${paid.join(' ')}` : ''}\n${tellBasis(basis)}`,
      listUnder(
        'Claims, each by its requirement',
        ownFeatures(product)
          .slice(0, 6)
          .map((feature) => `${feature.id} ${feature.title}: ${lowerFirst(claimOf(product, feature))}`),
      ),
      listUnder('Voice', [
        `${tell(voice.tone)}. Like ${lowerFirst(tell(voice.like))}.`,
        ...voice.rules
          .filter(({ rule }) => !/fails/.test(rule))
          .map(({ rule, good }) => tell(`${rule}: “${sayToYou(product, fill(good, terms))}”`)),
      ]),
      listUnder('Write', [
        `First page. Headline: 8 words from “${line}”. Button: “${button}”. Steps: ${steps.map((step) => `“${step}”`).join(', ')}.`,
        ...places
          .slice(0, 2)
          .map((place, index) =>
            index === 0
              ? `Notice for ${place}: 40 words.`
              : isCode
                ? `README for ${place}: one command, its output on three ${idea.item.many}.`
                : `Text for ${place}: 90 words, one scene with a ${idea.item.one}.`.replace(/\ba (?=[aeiou])/, 'an '),
          ),
        `Message to a ${idea.client.one} I know: 60 words, asks for ten minutes.`.replace(/\ba (?=[aeiou])/, 'an '),
        ...(idea.host ? [tell(`Message to {a host}: 80 words; what changes when they {serving}.`)] : []),
        ...doubts.map((doubt) => `Answer of 40 words to: “${doubt}”`),
      ]),
      listUnder('Never', [
        'Invented figures or quotations.',
        ...nots.slice(0, 3).map((text) => forbidLimit(text, 'Promise')),
        ...(product.caution ? [tell('Say that {name} advises, heals or earns.')] : []),
      ]),
      listUnder('How to check', [
        tell(`Read aloud to {a client}: rewrite at the first frown.`),
        'Claims without an FR: out.',
        ...listMeasures(product)
          .slice(0, 1)
          .map(({ id, text }) => `An address for each text; ${id} decides: ${lowerFirst(fill(text, terms))}`),
      ]),
    ]),
  };
}

/** What a feature may be said to do: its first criterion that nothing goes wrong in, else its sentence. */
function claimOf(product: Product, feature: Feature): string {
  const good = listCriteria(product).find((criterion) => criterion.feature.id === feature.id && !criterion.isFault);
  return good ? `when ${good.cause}, it ${doesEffect(good.effect)}.` : feature.says;
}
