import type { Stack } from '#worker/features/guide/content/stacks.ts';
import { leadFeature } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import {
  linesWithout,
  namesDevice,
  onBasicPhones,
  phoneLines,
  textersOf,
} from '#worker/features/guide/documents/outlined-reach.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { joinWords, lowerFirst, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { tellsDevice } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';
import { inThird } from '#worker/features/guide/outline/outline-subjects.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** What a product is as a whole, in the terms of its stack. */
export type Whole = Pick<Stack, 'title' | 'instead' | 'prevents' | 'rule'>;

const plain = (text: string) => text.replace(/[.\s]+$/, '');
const quoted = (lines: string[]) => joinWords(lines.map((text) => `“${plain(text)}”`));

/**
 * What an outlined product of pages is as a whole: on the devices that its owner told, by text message for those who have no other phone,
 * and without telephones where these were ruled out. What nobody told of is not said.
 * @param isOffline whether it is used where there is no line.
 */
export function wholeOf(product: Product, isOffline: boolean): Whole {
  const { idea } = product;
  const [main] = idea.records;
  const told = devicesTold(product);
  const texters = textersOf(product);
  const first = leadFeature(product);
  const kept = isOffline ? '; what was loaded and entered is kept on the device while there is no line' : '';
  const offline = isOffline ? linesWithout(product).slice(0, 1) : [];
  const carried =
    offline.length > 0
      ? `. ${quoted(offline)}: what is needed there is loaded while there is a line, and each screen names the hour of its content`
      : '';
  const screens = `${
    told.length > 0
      ? `Each screen is built for and tried on what was told: ${quoted(told)}`
      : 'Nobody told on which devices it is used: each screen is built at 360 px width first and works on a computer too'
  }${carried}`;
  if (texters.length > 0) {
    const many = joinWords(texters.map((noun) => noun.many));
    const acts = onBasicPhones(product).map(({ id }) => id);
    return {
      title: `Text messages for ${many}, and one web app in the browser for all others; one API and one database stand behind both`,
      instead: `one web app for everybody, because it does not open on the phones of ${many}`,
      prevents: `${many} who cannot take part, because a step of theirs asks for a screen or an app`,
      rule: `${joinWords(acts)} ${acts.length > 1 ? 'work' : 'works'} for ${many} by text message alone, without a link, an app or a password; who writes is known by the number that is kept. ${screens}`,
    };
  }
  const [without] = phoneLines(product);
  if (without)
    return {
      title: `One web app in the browser, with one API and one database, and nothing in it needs a telephone${kept}`,
      instead: 'text messages, push messages and codes sent to a phone, because telephones were ruled out',
      prevents: 'Somebody who is shut out because a step asks for a telephone',
      rule: `No feature sends anything to a telephone or asks for its number: “${plain(without)}”. ${told.length > 0 ? screens : 'Each screen is built for a computer and opens on other devices too'}`,
    };
  return {
    title: `One web app in the browser, with one API and one database${kept}`,
    instead:
      told.length > 0
        ? 'an app for each kind of device, because the same screens have to run on all that were told'
        : 'an app from the stores, because nobody asked for one, and each change of it waits for a review',
    prevents:
      told.length > 0
        ? `Two code bases that say different things about ${main ? withArticle(main.one) : 'one thing'}`
        : `Something to install before ${withArticle(product.idea.client.one)} has done “${lowerFirst(first?.title ?? product.name)}”`,
    rule: screens,
  };
}

/** On what the first people try an outlined product: what was told, and both sizes of a screen where nothing was. */
export const triedOn = (product: Product): string =>
  devicesTold(product).length > 0
    ? 'the devices that were told'
    : product.platform === 'store app'
      ? 'an iPhone and an Android phone'
      : 'a phone and on a computer';

const mostDevices = 3;
/** 'Opens today's round on the phone'. */
const usedIn = /\bon (?:the|a|an|their|his|her|our|my) (?:[\p{L}]+ )?(?:phone|tablet|laptop|computer|pc)\b/iu;

/** The lines that tell on what it is used: the answer to where it runs first, then the owner's rules. */
function devicesTold(product: Product): string[] {
  const { outline, self, client } = product.idea;
  const third = (line: string) => inThird(line, undefined, self ?? client);
  const rules = ownerRules(product).flatMap(({ kind, text }) =>
    (kind === 'setting' || kind === 'definition') &&
    !/^(?:if|when) /i.test(text) &&
    (tellsDevice(text) || namesDevice(text))
      ? [text]
      : [],
  );
  const acts = (outline?.acts ?? []).filter((line) => usedIn.test(line));
  const people = (outline?.people ?? []).filter((line) => namesDevice(line));
  const whole = (outline?.is ?? []).filter((line) => namesDevice(line));
  // How it is today tells as well on what people work.
  const today = (outline?.today ?? []).filter(tellsDevice);
  const answer = plain(product.settled.get('platform')?.text ?? '');
  // Own words stand among the rules already, as a sentence.
  const isRule = rules.some((text) => plain(text).toLowerCase().includes(answer.toLowerCase()));
  return [...(isRule || !answer ? [] : [answer]), ...rules, ...[...whole, ...people, ...acts, ...today].map(third)]
    .map(plain)
    .slice(0, mostDevices);
}
