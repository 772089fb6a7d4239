import { misspellings } from '#worker/features/guide/content/misspellings.ts';
import { withApostrophes } from '#worker/features/guide/grammar/apostrophes.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { asWished } from '#worker/features/guide/grammar/spoken-wishes.rules.ts';
import { lookUp } from '#worker/features/guide/grammar/words.rules.ts';

/** 'Hi so basically': said before anything is. */
const greeting =
  /^(?:(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening))(?: (?:there|all|everyone|guys|team))?|ok(?:ay)?|so(?! that)|well|um+|basically|right|yeah)(?:[,.!:]\s*|\s+(?=(?:i|i'm|we|so|basically|hi|my|our|this|it|can|could|please|ok|okay)\b)))+(?=\S)/i;
/** 'My mom has diabetes and I want something where …': what is wished begins a sentence of its own. */
const wish =
  /(?<=\p{L}{2,}[^.!?\n]*?),? (?:and|so|thus|therefore|hence) ((?:i|we) (?:(?:really|just|now|also) )?(?:want|need|would like|'d like|would love|'d love|am looking for|are looking for) (?:an?|some(?:thing|where)?|some kind of)\b)/giu;
/** 'I have a small shop and want an app so that …'. */
const ownAndWish =
  /(?<=^|[.!?]\s)((i|we) (?:have|run|own|am|'m|are|'re|work|manage|do|make|sell|give|organi[sz]e|look after)\b[^.!?;]{3,90}?),? and ((?:would |'d )?(?:want|need|like|love)(?: to have)? (?:an?|some(?:thing|where)?)\b)/giu;
/** 'An app so the owners can say when', '…, also they get a picture': sentences of their own. */
const soThat =
  /(\b(?:app|tool|site|website|page|platform|program|system|something)) so (?:that )?(?=(?:the |my |our |all |each )?\p{L}+ (?:can|could|may|should|will|are able to|is able to)\b)/giu;
const alsoThey =
  /(?<=\p{L}),? (?:and )?also,? (?=(?:they|i|we|he|she|the \p{L}+|customers|clients|users|people) (?:can|could|should|may|must|will|get|pay|see|need|want)s?\b)/giu;
/** 'I need an app for my shop, customers order …': what somebody does begins a sentence of its own. */
const wished =
  /^((?:i|we) (?:(?:really|just|now|also) )?(?:want|need|would like|'d like|am looking for|are looking for) an? (?:[\p{L}-]+ ){0,2}?(?:app|tool|site|website|web app|page|platform|program|system) (?:for|to manage|to run) [^,.;:!?]{3,60}), (?:where |so that |in which )?((?:the |my |our )?\p{L}+) (\p{L}+)\b/iu;
/** 'A shared darkroom where members reserve an enlarger': a place, and not yet what is built for it. */
const placeWhere = /^an? ((?:\p{L}[\p{L}-]* ){0,4}\p{L}[\p{L}-]*) where (?=(?:the |our |my |all )?\p{L}+s\b)/iu;
const isProduct =
  /\b(?:\p{L}*app|tool|\p{L}*site|\p{L}*page|platform|place|\p{L}*board|list|calendar|\p{L}*game|market\p{L}*|service|bot|system|extension|plug-?in|map|forum|network|diary|log|\p{L}*book|shop|store|portal|program(?:me)?|software|database|directory|feed|channel|chat|community|hub|\p{L}*space|solution|command|library|archive|wall|blog|newsletter|way|world|one|thing|day|case|situation|gallery|\p{L}*bot|tracker|form|table|spreadsheet|dashboard|widget|planner|finder|organi[sz]er|manager|assistant|editor|viewer|player|reader)$/iu;
/** Short forms that are words of other languages as well, where an English word stands beside them. */
const inHaste =
  /\b(?:im(?= (?:a|an|the|not|done|from|going|looking|\p{L}+ing)\b)|u(?= (?:can|could|should|want|need|have|get|see|are|will)\b)|wen(?= (?:i|im|they|he|she|it|we|the|you|u)\b)|ur(?= (?:app|own|order|phone|name|account|booking)\b))/giu;
const haste: Readonly<Record<string, string>> = { im: "I'm", u: 'you', wen: 'when', ur: 'your' };
const cut = /(?<![\p{L}'’@./-])\p{L}+(?![\p{L}'’@/-]|\.\p{L})/gu;

/** A word as it is meant, in the case in which it stands. */
function meant(word: string): string {
  // 'MSG' and 'PIC' stand for something else.
  if (word.length > 1 && word === word.toUpperCase()) return word;
  const right = lookUp(misspellings, word.toLowerCase());
  if (right === undefined) return word;
  return /^\p{Lu}/u.test(word) ? `${right[0]?.toUpperCase()}${right.slice(1)}` : right;
}

/** 'Where she puts her meals': into it. */
const puts =
  /\bput(s?) (?=(?:her|his|their|my|our|the) (?:meals?|food|hours|times?|expenses|readings?|values|results|scores|notes|symptoms|weight|numbers|dates|names?|blood sugar)\b(?! (?:in|into|on|onto|up|down|forward|away|back)\b))/giu;
/** 'The public sees the results live': whoever it is, signed in or not. */
const publicSees =
  /(,? and )?\bthe public ((?:can |may |could )?(?:sees?|gets?|reads?|follows?|watch(?:es)?|finds?|looks? (?:at|up))) ([^.;,]{3,60}?)(?=[.;,]|$| and )/giu;
const seesLive =
  /\b(sees?|watch(?:es)?|follows?|get|gets) ((?:the|their|our|all) (?:results?|scores?|standings|times|rankings?|positions|points)) live\b/giu;
/** 'A app'. */
const bareA =
  /\b([Aa]) (?=(?:app|idea|easy|online|old|own|hour|assistant|order|event|item|image|invoice|entry|admin|account|area|appointment|exercise|office|owner|employee)s?\b)/g;

/**
 * Prose as its writer meant it, for all that is read of it: words misspelt in a hurry, 'i' for 'I', apostrophes left out, a greeting
 * before it, a wish that begins in the middle of a sentence, 'put' for 'enter', 'the public' for everybody. What was written stays as it
 * is kept.
 */
export function asSpoken(text: string): string {
  const spelt = withApostrophes(text)
    .replace(cut, meant)
    .replace(inHaste, (word) => haste[word.toLowerCase()] ?? word)
    // 'A walk n I see it'.
    .replace(/(?<=\p{L}) n (?=\p{L})/gu, ' and ')
    .replace(/(?<=\p{L}) an (?=(?:want|need|have|would|can|they|we|he|she|then|also)\b)/gu, ' and ')
    .replace(
      /(?<![\p{L}\p{N}'’.-])i(?=['’](?:m|ve|d|ll)\b| (?:want|need|would|have|had|am|can|could|should|run|own|work|get|see|do|don['’]?t|will|was|like|make|sell|give|look|think|know|book|teach|also|just|really|often|always|keep|take|use|pay|organi[sz]e|manage|coach|lend|write)\b)/gu,
      'I',
    )
    .replace(bareA, '$1n ')
    .replace(puts, 'enter$1 ')
    .replace(
      publicSees,
      (_, and: string | undefined, sees: string, what: string) =>
        `${and ? '. ' : ''}Everybody ${sees} ${what} without signing in`,
    )
    .replace(seesLive, (_, sees: string, what: string) => `${sees} ${what.replace(/^(\S+) /, '$1 live ')}`);
  const bare = spelt.replace(greeting, '');
  const own = bare === spelt ? spelt : `${bare[0]?.toUpperCase()}${bare.slice(1)}`;
  return asWished(own)
    .replace(placeWhere, (whole: string, place: string) =>
      isProduct.test(place) ? whole : `An app for ${whole[0]?.toLowerCase()}${whole.slice(1)}`,
    )
    .replace(
      ownAndWish,
      (_, is: string, who: string, want: string) => `${is}. ${who[0]?.toUpperCase()}${who.slice(1)} ${want}`,
    )
    .replace(wish, (_, said: string) => `. ${said[0]?.toUpperCase()}${said.slice(1)}`)
    .replace(soThat, '$1. ')
    .replace(alsoThey, '. ')
    .replace(
      /(?<=[\p{L})]\. )(?:the|my|our|they|i|we|he|she|all|each|customers|clients|users|people|owners)\b/gu,
      (word) => `${word[0]?.toUpperCase()}${word.slice(1)}`,
    )
    .replace(wished, (whole: string, said: string, next: string, verb: string) =>
      // 'For my dogs, cats and birds' goes on with no deed.
      baseOfVerb(verb.toLowerCase()) === verb.toLowerCase() && !/^(?:and|or|to)$/i.test(verb)
        ? `${said}. ${next[0]?.toUpperCase()}${next.slice(1)} ${verb}`
        : whole,
    );
}
