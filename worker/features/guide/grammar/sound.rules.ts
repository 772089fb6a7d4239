import { isPlural } from '#worker/features/guide/grammar/words.rules.ts';

/** What is quoted stands as the owner wrote it and is not judged. */
const quoted = /“[^”]*”|`[^`]*`|"[^"]*"/g;
const particles = '(?:out|up|off|down|away|back)';
const finite = '(?:is|are|was|were|has|gets|got|must|can|may|will|would|cannot|should|does|did)';
const modal = '(?:must|can|could|may|might|will|would|shall|should|cannot)';

/** Signs of a sentence that is no English, each with its name. */
const flaws: readonly (readonly [name: string, signs: RegExp])[] = [
  ['SHALL and a finite verb', new RegExp(String.raw`\bSHALL (?:\p{L}+ )?${finite}\b`, 'u')],
  [
    'SHALL and a participle',
    /\bSHALL (?:get|become) (?:\p{L}+ed|rung|beaten|told|sent|seen|paid|sold|lost|caught|fined|hurt)\b/u,
  ],
  ['SHALL and no verb', /\bSHALL(?: not)? (?:the|an?|their|its|his|her|so|from|otherwise|because|of|in|on|at)\b/],
  ['two verbs in a row', new RegExp(String.raw`\b${modal} (?:${modal}|is|are|was|were|has|did)\b`, 'u')],
  ['particle and pronoun', new RegExp(String.raw`\b\p{L}+ ${particles} (?:it|them)(?=[,.;]|$)`, 'u')],
  ['doubled word', /(?<![\p{L}-])(?!(?:that|had) )(\p{L}+) \1(?![\p{L}-])/iu],
  ['open cause', /\b(?:that|so|and|or|but|because|the|an?|of|to|by),? (?:THEN )?THE SYSTEM SHALL\b/],
  ['joining word as a thing', /\b(?:an?|the same|is|same) (?:otherwise|because|although|unless|however|actually)\b/i],
  ['empty act', /\b(?:is|are|wants?|want) to (?:the|an?|his|her|their|its|is|are|when|if|otherwise)\b/i],
  ['article and verb', /\b(?:the|an?) (?:wants?|is|are|was|were|has|does)\b/i],
  ['cut contraction', /n['’]ts\b|s['’]t\b/],
  [
    'there is and a clause',
    /\bthere (?:is|are) (?:[^,]*(?:didn't|doesn't|don't|isn't)|(?<=is )(?:the|their|his|her|its)\b)/i,
  ],
  ['promise without a thing', /\bpromised \((?:from|to|by|of|with|in|on|at)\b/],
];

const pluralOnly =
  /^(?:series|means|species|news|headquarters|mathematics|physics|crossroads|sports|arms|goods|savings|sales|works|people|data|media|gas|lens|canvas|atlas|christmas|pancreas|bias|alias|texas|kansas|plus|bonus|status|focus|always|perhaps|sometimes|across|less|unless|yes|process|glasses|scissors|customs|operations|communications|systems|two-weeks)$/i;

/** 'a comments': an article in front of a plural that ends its phrase. */
function hasArticleOfMany(text: string): boolean {
  return [
    ...text.matchAll(
      /(?<![\p{L}\d-])an? (\p{Ll}+)(?=[,.;]| (?:is|are|was|of|to|and|or|for|from|with|in|on|at|that|who|which)\b|$)/gu,
    ),
  ].some(([, word = '']) => isPlural(word) && !pluralOnly.test(word));
}

/** 'refused paper'': a quotation mark of which the other was cut off. */
const hasLoneMark = (text: string) =>
  (text.match(/(?<![\p{L}\d])['‘](?=[\p{L}\d])/gu) ?? []).length === 0 && /(?<=[^s\s\d])['’](?=[\s,.]|$)/u.test(text);

/** 'WHEN buyers is entered': many that are spoken of as one. */
const isManyAsOne = (text: string) => isPlural(/^(?:WHEN|IF|WHILE) (\p{Ll}+) is\b/u.exec(text)?.[1] ?? '');

/** What makes a criterion, a title or a measure no sentence in English; undefined where nothing was found. `text`: without markup. */
export function flawOf(text: string): string | undefined {
  const plain = text.replace(quoted, 'X');
  return (
    flaws.find(([, signs]) => signs.test(plain))?.[0] ??
    (hasArticleOfMany(plain) ? 'article and plural' : undefined) ??
    (isManyAsOne(plain) ? 'many as one' : undefined) ??
    (hasLoneMark(plain) ? 'half a quotation' : undefined)
  );
}

/**
 * Those of the criteria that are English. Where the first is none, the others say nothing by themselves: `told`, the owner's own sentence,
 * stands in the place of all.
 */
export function soundOnly(criteria: string[], told: string): string[] {
  const [first] = criteria;
  if (first !== undefined && flawOf(first) !== undefined) return told === '' ? [] : [holdsTo(told)];
  return criteria.filter((text) => flawOf(text) === undefined);
}

/** A sentence of the owner as a criterion of its own: nothing is made up of when and what else. */
const holdsTo = (told: string) =>
  `THE SYSTEM SHALL hold to this: “${told.replace(/[“”]/g, '').replace(/[.\s]+$/, '')}”.`;
