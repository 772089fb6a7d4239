import { partMark, wishMark } from '#worker/features/guide/grammar/phrases.rules.ts';
import { joinFields } from '#worker/features/guide/idea/fields.rules.ts';

const hostile =
  /\b(ignore|disregard|forget|override)\b.{0,40}\b(instructions?|prompts?|rules|everything|above)\b|\b(system|your|hidden) prompt\b|\b(print|reveal|show|repeat|output)\b.{0,20}\b(prompt|instructions|secrets?|api keys?)\b|\byou are now\b|\bpretend to be\b|\bjailbreak|\bdeveloper mode\b|<script|drop table|\brm -rf\b/i;

/** What people put around an idea while they look for it: 'no idea really, maybe …', 'I am not sure yet, but …'. */
const hedge =
  /(^|[.!?;\n]\s*|\bbut\s+|,\s*)(?:(?:well|hm+|um+|ok|honestly|sorry|so)[,.]? +)?(?:(?:(?:i|we) (?:really |honestly |still )?(?:have |had |am |are )|i'?m |we'?re |i'?ve |got )?(?:really |still )?(?:no (?:real |good )?(?:idea|clue)|not (?:really |quite |so |too )?sure)|(?:i |we )?(?:really |honestly )?(?:do not|don'?t|dont) (?:really |quite )?know|idk|dunno)(?: (?:really|yet|at all|exactly|honestly|right now|tbh))*(?: (?:how|what|where|if|whether) (?:to (?:begin|start|do|build|make|call|say|explain|describe)|(?:this|it|that) (?:is|would|could|will|works?|makes)|i (?:want|should|need|would))\b[^.,;!?\n]{0,80})?(?=\s*(?:[.,;:!?\n]|$|(?:but|maybe|perhaps|something|just)\b))\s*[.,;:!?]*(?:\s*but\b)?[ \t]*/gi;
const softener =
  /(^|[.!?;\n]\s*|,\s*)(?:so +|well +|and +)?(?:maybe|perhaps|possibly|probably|basically|actually|honestly|i guess|i think)(?: (?=\S)|,\s*)/gi;
/** '…, I guess.' */
const afterthought =
  /,\s*(?:(?:i|we) (?:guess|think|suppose|believe|reckon|hope|mean)|maybe|perhaps|honestly|probably)(?=\s*(?:[.,;!?\n]|$))/gi;
/** 'What I want is that people see it', 'what's needed is a list': only what comes after it says something. */
const preface =
  /\b(?:so |but |and )?what (?:(?:i|we)(?:'d| would)? (?:really |just )?(?:want|need|like|imagine|wish for|dream of|hope for|have in mind|had in mind)(?: to (?:have|build|make))?|(?:i|we)(?:'m|'re| am| are) (?:really )?(?:thinking of|after|looking for)|is (?:really )?(?:needed|wanted|missing)) is:? (?:that |to have )?|\b(?:so |but )?(?:the|my|our) (?:basic |main |whole )?(?:idea|plan|wish|hope) (?:is|would be) (?:that |to have )|\bwhat's (?:really )?(?:needed|wanted|missing) is:? (?:that |to have )?/gi;
/** 'Good evening', 'Hello,', 'Yours, Ada Byron', 'Thanks': said to whoever reads it. */
const courtesy =
  /^\s*(?:subject|re|betreff): |^\s*(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|dear [\p{L} ]{2,30}|thanks?(?: you)?(?: (?:so much|in advance|a lot))?|cheers)(?: (?:all|everyone|everybody|there|team))?\s*(?=[,.!\n]|$)[,.!]*|^\s*(?:yours(?: \p{Ll}+)?|(?:kind |best |warm )?regards|sincerely|best wishes),?\s*(?:\p{Lu}[\p{L}.-]+\s*){0,4}$/gimu;

/** 'We want that …', 'it would be great if …', 'it is important that …': only what comes after it says something. */
const wish =
  /(^|[.!?;\n]\s*|,\s*|\b(?:and|but|also|so)\s+)(?:(?:i|we)(?:'d| would| do| should)? (?:want|like|wish|expect|need|love|hope)(?: it| (?:to )?(?:make|have|see))? that|(?:(?:it|that) ?)?(?:is|'s|would be|will be|shall be|should be|must be) (?:really |very |also |so )*(?:great|nice|good|cool|perfect|important|helpful|useful|best|lovely|ideal|wonderful)(?: for (?:us|me))? (?:if|that|when))\s+(?=(?:the|an?|every|each|my|our|all|both|one|no|i|we|they|he|she|it|you|people|somebody|everybody|nobody|nothing|[\p{L}-]+s|\p{Lu}[\p{L}-]+)\s)/giu;
/** 'The one thing that can't happen is a last getting altered without a note'. */
const cannotHappen =
  /\b(?:the |what )?(?:one |only |last )?(?:thing )?(?:that |which )?(?:can ?not|can't|must not|mustn't|may not|should not|shouldn't) happen is ((?:an?|the|any) [\p{L}-]+(?: [\p{L}-]+)?) (?:getting|being) (?=\p{Ll})/giu;
/** 'Under no circumstances should the thing work it out'. */
const inverted =
  /\b(?:under no circumstances|in no case|at no time|on no account|by no means) (should|must|may|can|shall|will|would) ((?:the|an?|any|this|that|our|my) [\p{L}-]+|it|they|he|she|we|i|you|any(?:one|body)|[\p{L}-]+s) (?=\p{Ll})/giu;
const possible =
  /\bit (?:must|should|shall|has to|needs to) be (?:also )?possible (?:for ([^,.;]{2,30}?) )?to (?=\p{L})/giu;

/** The same text without words that only say how sure somebody is; they rule nothing out. */
function withoutHedges(text: string): string {
  return text
    .replace(preface, (_, at: number, all: string) => {
      const isThing = /^(?:an?|some|one) /.test(all.slice(at + _.length));
      return isThing ? 'I want ' : `${wishMark} `;
    })
    .replace(wish, `$1${wishMark} `)
    .replace(possible, (_, who: string | undefined) => `${who ?? 'you'} can `)
    .replace(hedge, '$1')
    .replace(softener, '$1')
    .replace(afterthought, '');
}

/** Small words that are misspelt so often that no thing is ever called that. */
const misspelt: Readonly<Record<string, string>> = {
  wen: 'when',
  wich: 'which',
  whitch: 'which',
  wether: 'whether',
  becouse: 'because',
  becuase: 'because',
  thier: 'their',
  frend: 'friend',
  frends: 'friends',
  freind: 'friend',
  freinds: 'friends',
  peple: 'people',
  poeple: 'people',
  calender: 'calendar',
  shedule: 'schedule',
  adress: 'address',
  adresses: 'addresses',
  custumer: 'customer',
  custumers: 'customers',
  recieve: 'receive',
  recieves: 'receives',
  appointmnet: 'appointment',
  fotball: 'football',
  resturant: 'restaurant',
  resturants: 'restaurants',
};
const misspeltWord = new RegExp(`\\b(?:${Object.keys(misspelt).join('|')})\\b`, 'g');

/** Without what stands between '<script' or '<style' and its end; one pass, however many open and never end. */
function withoutBlocks(text: string): string {
  const lower = text.toLowerCase();
  const opening = /<(script|style)\b/g;
  const endless = new Set<string>();
  let kept = '';
  let at = 0;
  for (let found = opening.exec(lower); found; found = opening.exec(lower)) {
    const [, name = ''] = found;
    const end = endless.has(name) ? -1 : lower.indexOf(`</${name}>`, opening.lastIndex);
    if (end < 0) {
      endless.add(name);
      continue;
    }
    kept += `${text.slice(at, found.index)} `;
    at = end + name.length + 3;
    opening.lastIndex = at;
  }
  return kept + text.slice(at);
}

/** 'Nachtwacht should publish it': the product by its name, read as the product that it is. */
export function withoutName(text: string, name: string): string {
  if (name.length < 3 || /^(?:my|this|our) /i.test(name)) return text;
  const own = name.replace(/[^\p{L}\p{N} -]/gu, '.');
  const named = new RegExp(
    `(?<![\\p{L}\\d-])${own}(?= (?:also |then |itself )?(?:should|must|shall|can|could|will|would|may|has to|needs to|lets|helps|shows|tells|does|is (?:not )?(?:to|for))\\b)`,
    'gu',
  );
  const command = new RegExp(`\`${own}( [^\`\\n]{1,80})?\`(?= \\p{L}+s\\b)`, 'gu');
  return text
    .replace(command, (_, rest: string | undefined) => `the app${rest ? ` (${rest.trim()})` : ''}`)
    .replace(named, 'the app');
}

/** An idea without the marks of its wishes, as it may be shown. */
export function withoutMarks(text: string): string {
  return text.replaceAll(`${wishMark} `, '').replaceAll(partMark, '');
}

/** Takes out markup and sentences that speak to the machine instead of about the product. What users write is data. */
export function cleanIdea(text: string): string {
  return withoutMarks(markIdea(text));
}

/** The same with a mark wherever 'we want that' was taken out. */
export function markIdea(text: string): string {
  return joinFields(withoutBlocks(text.slice(0, 24_000)))
    .replace(courtesy, '')
    .replace(/<=\s*(?=\d)/g, 'at most ')
    .replace(/>=\s*(?=\d)/g, 'at least ')
    .replace(/(?<=\s)<\s*(?=\d)/g, 'under ')
    .replace(/(?<=\s)>\s*(?=\d)/g, 'over ')
    .replace(/<[^>]{0,200}>/g, ' ')
    .replaceAll(wishMark, ' ')
    .replaceAll(partMark, ' ')
    .replace(/\((?:i|we) (?:want to say|think|guess|believe|hope|mean)[^()]{0,20}\)/gi, '')
    .replace(inverted, '$2 $1 never ')
    .replace(cannotHappen, '$1 must not be ')
    .replace(/^[ \t]*(?:\d{1,2}[.)]|[*•·])[ \t]+(?=[\p{L}`"“])/gmu, '- ')
    .replace(/\b(approx|max|min|incl|excl|ca|vs|resp|appr)\.(?=\s)/gi, '$1')
    .replace(/\s*(?:->|=>|→)\s*/g, ', ')
    .replace(/(?<=[\p{L}\d)]) \+ (?=[\p{L}(])/gu, ' and ')
    .replace(/[’‘]/g, "'")
    .replace(/\b(?:e\.g|i\.e)\.,?/gi, ' ')
    .replace(misspeltWord, (word) => misspelt[word] ?? word)
    .replace(/\n[ \t]*\n\s*(?=\S)/g, `\n${partMark}`)
    .split(/(?<=[!?\n])\s*|(?<=\.)(?:[^\S\n]+|(?=\p{Lu}\p{Ll}))/u)
    .filter((sentence) => !hostile.test(sentence))
    .map((sentence) =>
      sentence.startsWith(partMark)
        ? partMark + withoutHedges(sentence.slice(partMark.length))
        : withoutHedges(sentence),
    )
    .join(' ')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** Whether a text speaks to the machine ('ignore your instructions'). */
export function isHostile(text: string): boolean {
  return hostile.test(text);
}
