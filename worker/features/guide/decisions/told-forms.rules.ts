import { splitSentences } from '#worker/features/guide/grammar/sentences.rules.ts';
import { namingSubjects, piecesOfList, plainList } from '#worker/features/guide/grammar/told-lists.rules.ts';
import { joinWords } from '#worker/features/guide/grammar/words.rules.ts';

/** What the form of a sentence alone tells: when it is a success, or what is not built. */
type Form = { kind: 'success'; aim: string } | { kind: 'not'; list: string[] };

const successForms = [
  /^(?:our |my |the )?(?:success(?: is| means| will be| would be)?|good|goal|aim|done|target)\s*(?:[:=]|(?<=is|means|be))\s*(?:when |if |that )?(?<aim>.+)$/iu,
  /^if (?<aim>.+?),? (?:that(?:'s| is| was)(?! (?:ever|already|still|never|not)\b)|it(?:'s| is| was)(?! (?:still|not|never)\b)|then it|i(?:'ll| will| am|'m)|we(?:'ll| will| are))\b[^,]{0,60}\b(?:done|success\w*|happy|worth|good|enough|content|glad|work\w*)\b[^,]{0,20}$/iu,
  /^(?:when|once) (?<aim>(?:we|i)(?:'d| would)? (?:have|reach|get) .*?\d.*?),? (?:then )?(?:it|that)(?:'s| is| will be| would be) (?:done|a success|good|enough|fine|worth it)$/iu,
  /^(?:i|we)(?:'d| would| will|'ll) be (?:over the moon|happy|glad|delighted|content|pleased|satisfied|thrilled) (?:if|when|once) (?<aim>.+)$/iu,
  /^(?:it|that)(?:'d| would) be (?:great|perfect|a success|enough|worth it|a triumph|wonderful) (?:if|when|once) (?<aim>.*?(?:\d|\b(?:half|halve|none|nobody|one|two|three)\b).*)$/iu,
  // 'I'd want 12 of 14 boats declaring by Christmas' names a number of a whole or a day.
  /^(?:i|we)(?:'d| would) (?:want|like|need) (?:to see |to have )?(?<aim>(?:\d+|half|all|most|nine|eight|seven|six|five|four|three|two) (?:%|percent|out of|of|in) .+)$/iu,
  /^if (?!.*\b(?:tell|remind|warn|notify|alert|send|ask|show|let|mail|e-?mail|message)\b)(?<aim>[^,]+ (?:came|comes|went|goes|fell|falls|dropped|drops|got|gets) (?:down |up )?to [^,]*(?:\d|\b(?:zero|none|nothing|half|one|two|three|four|five|ten)\b)[^,]*)(?:,? .{0,60}\b(?:happy|glad|over the moon|done|enough|success\w*|content|worth|delighted|pleased|lovely|great|fine|perfect)\b.{0,30})?$/iu,
  /^(?:it|that|this)(?:'s| is| was| will be| would be) (?:a success|worth it|done|good enough) (?:when|if|once) (?<aim>.+)$/iu,
];
const notForm =
  /^(?:we(?:'re| are| will)? )?(?:not (?:doing|building|built|making|in it|in scope|wanted)|out of scope|left out|without)\s*[:=]\s*(?<list>.+)$/iu;
const notOurs =
  /^we(?:'ll not| will not| won't| do not| don't|'re not| are not)(?: be)? (?:(?:make|do|build|offer|want|need|have|plan|doing|making|building|offering) )?(?<list>[^.;]{3,120})$/iu;
const clauseWord =
  /\b(?:is|are|was|must|can|may|should|will|shall|cannot|can't|don't|doesn't|we|i|they|nobody|never|because|so|that|which)\b/i;

/** What a list of what is not built names, each without its 'no' and its article. */
const namedIn = (list: string) =>
  piecesOfList(list.replace(/\([^()]*\)/g, ' ').replace(/ (?:in|with) it\b/gi, ''))
    .flatMap((piece) => piece.split(/\s+(?:and|or)\s+/i))
    .map((piece) =>
      piece
        .replace(/^(?:or )?(?:(?:no|not) )?(?:(?:an?|the|any) )?/i, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);

/** Reads a sentence whose form alone tells what it means; undefined for every other. */
export function readForm(said: string): Form | undefined {
  const text = said
    .replace(/[’‘]/g, "'")
    .replace(/^(?:and|also|so|well|ok(?:ay)?)[,\s]+/i, '')
    .replace(/[.!\s]+$/, '');
  if (text.length > 500 || text.endsWith('?')) return undefined;
  for (const form of successForms) {
    const aim = form.exec(text)?.groups?.aim?.replace(/[,\s]+$/, '');
    if (aim) return { kind: 'success', aim };
  }
  const left = notForm.exec(text)?.groups?.list ?? notOurs.exec(text)?.groups?.list;
  return left && !clauseWord.test(left) ? { kind: 'not', list: namedIn(left) } : undefined;
}

/** Facts as they are read beside the idea: an aim is no part of it, and what is not built is ruled out. */
export function readForms(facts: string[], item: string): string[] {
  const named = namingSubjects(item);
  return facts.flatMap(splitSentences).flatMap((sentence) => {
    const form = readForm(sentence);
    if (form?.kind === 'success') return [];
    return [
      form ? `No ${joinWords(form.list.map((one, at) => (at === 0 ? one : `no ${one}`)))}` : named(plainList(sentence)),
    ];
  });
}
