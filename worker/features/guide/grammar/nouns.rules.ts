import {
  demandPeople,
  notPeople,
  otherPeople,
  placeStaff,
  supplyPeople,
} from '#worker/features/guide/content/people.ts';
import { emptyNouns } from '#worker/features/guide/content/things.ts';
import { irregularPasts } from '#worker/features/guide/content/verbs.ts';
import type { Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import {
  asNoun,
  dropVague,
  isPlural,
  lookUp,
  type Noun,
  singularOf,
} from '#worker/features/guide/grammar/words.rules.ts';

/** A noun phrase as found in a sentence; `end` is the index after it. */
export type Phrase = {
  kind: 'person' | 'place' | 'product' | 'thing' | 'empty';
  noun: Noun;
  text: string;
  end: number;
};

const productWords =
  /^(app|application|website|site|webapp|platform|tool|software|system|service|product|program|bot|assistant|cli|extension|plugin|library|api|game|portal|solution|marketplace|network|forum|community|directory|newsletter|podcast|blog|magazine)s?$/;

/** 'A web application' is a product; 'a grant application' is a paper that somebody hands in. */
const software =
  /^(app|web|mobile|phone|desktop|browser|software|computer|cloud|saas|pc|tablet|android|ios|client|server|business|company|console|terminal)$/;

const artificial = /^(ai|voice|chat|phone|home|web|desktop|computer|writing|coding|shopping|travel|code|software)$/;

/** Compounds of people: 'winegrower', 'storekeeper'. */
const endsInPerson =
  /^[a-z]{2,}(grower|keeper|maker|worker|holder|sitter|walker|writer|dresser|grandmother|grandfather|seller|leader|owner|person|woman|master|smith|wright|wife)$/;

/** What kind of word ends a noun phrase. */
export function kindOfNoun(word: string): Phrase['kind'] {
  const one = singularOf(word).toLowerCase().replace('é', 'e');
  const things =
    isPlural(word) &&
    /^(tool|product|service|game|program|extension|assistant|library|solution|website|app|article)$/.test(one);
  if (things) return 'thing';
  if (productWords.test(one)) return 'product';
  if (/^(hr|ceo|cto|cfo)s?$/i.test(word)) return 'person';
  if (one === 'housekeeping') return 'place';
  if (properNoun.test(word) || /^[A-Z]{2,5}$/.test(word) || (/ing$/.test(one) && !ingThings.test(one))) return 'empty';
  if (lookUp(placeStaff, one)) return 'place';
  if (demandPeople.has(one) || supplyPeople.has(one) || otherPeople.has(one)) return 'person';
  if (endsInPerson.test(one)) return 'person';
  if (emptyNouns.has(one) || emptyNouns.has(word.toLowerCase()) || one.length < 3) return 'empty';
  if (!notPeople.has(one) && isPlural(word) && /(er|or|ist|ian|eer)$/.test(one) && one.length > 4) return 'person';
  return 'thing';
}

/** The noun phrase that starts at `start`, if one does. */
export function readPhrase(tokens: Token[], start: number): Phrase | undefined {
  // 'We made 4,310 cases': what was done is no quality of what is counted.
  if (irregularPasts.has(tokens[start]?.lower ?? '') && tokens[start + 1]?.tag === 'det') return undefined;
  let end = start;
  while (tokens[end] && ['det', 'adj', 'noun'].includes(tokens[end]?.tag ?? '')) {
    const afterNoun = end > start && tokens[end - 1]?.tag === 'noun';
    if (afterNoun && (tokens[end]?.tag === 'det' || (tokens[end]?.tag === 'adj' && tokens[end + 1]?.tag !== 'noun')))
      break;
    end += 1;
  }
  const span = tokens.slice(start, end);
  const head = span.findLast(({ tag }) => tag === 'noun');
  if (!head) return undefined;
  const core = span.filter(({ tag, lower }) => tag === 'noun' || (tag === 'adj' && !weakAdjective.test(lower)));
  const kind = kindOf(head, span, tokens[start - 1]?.lower);
  const home = /^(nursing|care|retirement) homes?$/.test(
    span
      .slice(-2)
      .map(({ lower }) => lower)
      .join(' '),
  );
  const words = core
    .slice(kind === 'thing' ? -2 : -3)
    .filter((token, index, all) => token.tag === 'noun' || index < all.length - 1);
  const plain = words
    .filter(({ text }, index) => text !== 'AI' && text !== words[index - 1]?.text)
    .map(({ text, lower, isName }) =>
      /^[A-Z][a-z]+(?:-[a-z]+)*$/.test(text) && !properNoun.test(text) && !isName ? lower : text.replace(/'s?$/, ''),
    );
  const named = dropVague(plain.join(' '));
  const noun = head.lower === 'staff' ? asNoun(`${named} member`) : asNoun(named || head.lower);
  return { kind: home ? 'place' : kind, noun, text: named, end };
}

/** What kind of phrase a head makes: learnt people and names first, then the lists; 'a mapping' is a thing, 'mapping' is not. */
function kindOf(head: Token, span: Token[], before: string | undefined): Phrase['kind'] {
  if (head.isPerson) return 'person';
  if (head.isThing) return 'thing';
  if (head.isName) return 'empty';
  const helper =
    /^assistants?$/.test(head.lower) && span.at(-2)?.tag === 'noun' && !artificial.test(span.at(-2)?.lower ?? '');
  const isOurs = /^assistants?$/.test(head.lower) && /^(?:my|our)$/.test(span[0]?.lower ?? '');
  if (helper || isOurs) return 'person';
  const filed =
    /^applications?$/.test(head.lower) && span.at(-2)?.tag === 'noun' && !software.test(span.at(-2)?.lower ?? '');
  const isHandled = /^applications?$/.test(head.lower) && handling.test(before ?? '');
  if (filed || isHandled) return 'thing';
  const counted = /[a-z]{3}ing$/.test(head.lower) && /^(an?|each|every)$/.test(span[0]?.lower ?? '');
  if (counted) return 'thing';
  // 'A lot of' counts; 'the lots' and 'each lot' are sold.
  if (/^lots?$/.test(head.lower) && /^(?:the|each|every|all|one|his|her|their|my|our)$/.test(span[0]?.lower ?? ''))
    return 'thing';
  // 'In each case' says when; 'a case', 'each case' and 'cases' are handled.
  const isCase = /^cases?$/.test(head.lower) && before !== 'in' && (isPlural(head.lower) || span.length > 1);
  if (isCase && !/^(any|no|which|that|this)$/.test(span[0]?.lower ?? '')) return 'thing';
  return kindOfNoun(properNoun.test(head.text) || /^[A-Z]{2,5}$/.test(head.text) ? head.text : head.lower);
}

/** What is done with an application that is a paper. */
const handling = /^(?:submit|file|grant|approve|review|reject|receive|process|decide|examine)(?:s|es|d|ed)?$/;

const ingThings =
  /^(training|meeting|booking|listing|painting|building|recording|reading|drawing|wedding|thing|ring|string|earring|clothing|pudding|spring|outing|hearing|saving|rating|setting|sibling|wing|king)$/;
const weakAdjective =
  /^(proper|other|own|different|many|several|some|few|next|last|first|new|good|best|better|great|busy|main|same|special|whole|available|many|nice|cool|amazing|free|real|right|wrong|full|complete|missing|small|big|large|beautiful|powerful|innovative|current|recent|favou?rite|upcoming|nearby|similar|daily|weekly|monthly)$/;
/** Names that keep their capital. */
export const properNoun =
  /^(Androids?|iPhones?|iPads?|iOS|Windows|Linux|Discord|Telegram|Dropbox|Uber|Tinder|Airbnb|Netflix|Etsy|Duolingo|AI|GitHub|GitLab|Google|Slack|WhatsApp|Stripe|Spotify|Excel|Instagram|Facebook|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|English|Spanish|French|German|Japanese|Chinese|Italian|Jira|Notion|Zoom|Outlook|Berlin|London|Paris|[A-Z][a-z]+(?:ish|ese|ian))$/;
