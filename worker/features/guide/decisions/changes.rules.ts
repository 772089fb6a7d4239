import { readBuilding } from '#worker/features/guide/decisions/building.rules.ts';
import { refusesToGoOn } from '#worker/features/guide/decisions/commands.rules.ts';
import {
  pointsAtIds,
  readCriterionRemoval,
  readIdRemoval,
} from '#worker/features/guide/decisions/feature-ids.rules.ts';
import { readPlatform } from '#worker/features/guide/decisions/platforms.rules.ts';
import { readProductName, readRenaming } from '#worker/features/guide/decisions/renaming.rules.ts';
import { numberWord } from '#worker/features/guide/grammar/numbers.rules.ts';

/** A change of mind as it is said. `how`: asked for by name, refused in general, or said of what people do. */
type Change =
  | { kind: 'remove'; how: 'named' | 'refused' | 'told'; subject: string; rest: string }
  | { kind: 'restore'; subject: string; rest: string }
  | { kind: 'swap'; from: string; to: string; rest: string };
/** A sentence that changes something, with what it changes. */
export type ChangeSaid = { said: string; change: Change };

const lead =
  /^(?:(?:please|pls|ok(?:ay)?|so|and|but|also|actually|sorry|hm+|well|wait|oh|then|now|yes|yeah|instead)[,\s]+|no,\s*|(?:can|could|would|will) you (?:please )?|let'?s |let us |(?:i|we)(?:'d| would)? (?:like|want|need|prefer|decided|think)(?: you)?(?: to)? (?!to\b)|(?:i|we) (?:should|must|can|will) |on second thoughts?,? |(?:i|we)(?:'ve| have)? changed (?:my|our) minds?[:,.\s]*(?:about that[:,.\s]*)?|it should be |make it |it(?:'s| is)(?: (?:for|about))? |i meant? |there (?:should|must|will|shall) be )+/i;
const polite = /^(?:please |(?:can|could|would|will) you (?:please )?)/i;
const named =
  /^(?:remove|drop|delete|leave out|take out|get rid of|cut(?: out)?|omit|scrap|throw out|discard|forget(?: about)?|exclude|strike(?: out)?)\s+(.+)$/i;
const namedApart = /^(?:take|leave|cut|throw|strike)\s+(.+?)\s+(?:out|away)\b(.*)$/i;
const refused =
  /^(?:no(?: more| longer any)?|without(?: any)?|no need (?:for|of)|(?:i|we|they|people|users|customers|nobody|you) (?:really )?(?:do not|don'?t|will not|won'?t|no longer|never|does not|doesn'?t) (?:really )?(?:want|need|have|use|accept|take|like)|(?:i|we) can do without|nobody (?:needs|wants|uses))\s+(.+)$/i;
const needless = /^(.+?) (?:is|are) (?:not (?:needed|necessary|wanted|required)|unnecessary|superfluous)\b(.*)$/i;
const told =
  /^(?:we|they|people|[a-z]+s) (?:do not|don'?t|will not|won'?t|no longer|never|should not|shouldn'?t|must not|mustn'?t|cannot|can'?t|can not|need not|don'?t need to|do not need to|don'?t have to) ((?!want|need|have|like)[a-z]+\b.*)$/i;
const nobody = /^(?:nobody|no one|no-one|none of them) (?!needs|wants|uses|knows|can tell)([a-z]+s\b.*)$/i;
const vaguely =
  /^(?:change|undo|revert|fix|correct|adjust) (it|that|this|them|something|everything)(?: back| again)?$/i;
const restored =
  /^(?:(?:add|bring|put|take) (.+?) back(?: in)?|(?:bring|add|put) back (.+?)|keep (.+?) after all|(?:we|i) do (?:need|want) (.+?)(?: after all| again)?|(?!no |not |without )((?:the )?[a-z-]+(?: [a-z-]+)?) after all)(?=$|[,;.])(.*)$/i;
const swaps = [
  /^(?<to>[\p{L}' -]+?),? (?:and |but )?not (?<from>[\p{L}' -]+)$/iu,
  /^not (?<from>[\p{L}' -]+?),? but (?<to>[\p{L}' -]+)$/iu,
  /^(?:use |take |for )?(?<to>[\p{L}' -]+?) (?:instead of|rather than) (?<from>[\p{L}' -]+)$/iu,
  /^(?:replace|swap|exchange) (?<from>[\p{L}' -]+?) (?:by|with|for) (?<to>[\p{L}' -]+)$/iu,
  /^(?:change|turn|switch) (?:from )?(?<from>[\p{L}' -]+?) (?:to|into) (?<to>[\p{L}' -]+)$/iu,
];
/** 'Change 5 days to 3': one value in place of another, in the same unit. */
const valueSwap =
  /^(?:change|correct|set|raise|lower|increase|reduce|extend|shorten|cut) (?:(?:the |it |that )?(?:[\p{L}-]+ )?from )?(?:the )?(?<from>\d[\d.,]* ?(?<unit>%|\p{L}+)) (?:to|into) (?<to>\d[\d.,]*)(?: ?(?<toUnit>%|\p{L}+))?$/iu;
const aNumber = new RegExp(`^(?:one|${numberWord})\\b`, 'i');
const noChange =
  /^(?:no|without) (?:idea|clue|problem|thanks|thank|way|worries|matter|doubt|need to|one\b|more than|less than|fewer than|later than|earlier than|opinion|preference|comment)/i;
const notNoun =
  /^(?:on|in|at|by|for|with|to|from|of|after|before|when|if|because|only|just|yet|really|so|as|the way|that|what|how|why|who)\b/i;
const holdsOfNone =
  /^no (?!one\b)[\p{L} -]{2,40}? (?:is|are|may|can|must|will|gets?|leaves?|goes|go|counts?|stays?) (?!(?:longer )?(?:needed|necessary|required|wanted)\b)|^no (?!one\b)[\p{L} -]{2,40}? (?:of (?:it|them|these|those) )(?!needed|necessary|required|wanted)\p{L}+(?:ed|en|wn|nt)$/iu;
const modals = /\b(should|must|can|will|do|does|did|is|are|may|would|could|was|were|has|have)\b/i;
const breaks =
  /\s*(?:[,;:]| [-–] | (?:because|since|as (?:we|it|they|people|this)|so that|so|but|and (?:\w+ )?(?:should|can|will|pay|use|do|get|see))\b)/i;

/** Reads the changes of mind of a message; what is said besides is left as `rest` sentences. */
export function readChanges(text: string): { changes: ChangeSaid[]; rest: string[] } {
  const changes: ChangeSaid[] = [];
  const rest: string[] = [];
  const sentences = text
    .slice(0, 4_000)
    .replace(/[’‘]/g, "'")
    .replace(/["“”]/g, '')
    .split(/(?<=[.!?;])\s+|\n+|,? (?:and|then) (?=(?:please )?(?:remove|drop|delete|add|leave out|no (?!one))\b)/i)
    .map((sentence) => sentence.trim().replace(/^[-*•\s]+|[.!;\s]+$/g, ''))
    .filter(Boolean);
  for (const [at, sentence] of sentences.entries()) {
    const criteria = readCriterionRemoval(sentence);
    const ids = criteria.length > 0 ? criteria : readIdRemoval(sentence);
    for (const subject of ids)
      changes.push({ said: sentence.slice(0, 400), change: { kind: 'remove', how: 'named', subject, rest: '' } });
    if (ids.length > 0 || (pointsAtIds(sentence) && readIdRemoval(sentences[at - 1] ?? '').length > 0)) continue;
    const change = readChange(sentence);
    if (change) changes.push({ said: sentence.slice(0, 400), change });
    else rest.push(sentence);
  }
  return { changes, rest };
}

function readChange(sentence: string): Change | undefined {
  const asked = /\?$/.test(sentence);
  if (asked && !polite.test(sentence)) return undefined;
  const whole = sentence.replace(/\?$/, '').trim();
  const plain = whole.replace(lead, '').trim();
  if (readProductName(sentence) !== undefined || readPlatform(sentence).length > 0) return undefined;
  if (noChange.test(plain) || refusesToGoOn(sentence) || readBuilding(sentence).length > 0) return undefined;
  const { from: oldValue, unit, to: newValue, toUnit } = valueSwap.exec(plain)?.groups ?? {};
  if (oldValue && newValue) return { kind: 'swap', from: oldValue, to: `${newValue} ${toUnit ?? unit}`, rest: '' };
  const renaming = readRenaming(plain);
  if (renaming) return { kind: 'swap', ...renaming, rest: '' };
  for (const pattern of swaps) {
    const { from = '', to = '' } = pattern.exec(plain)?.groups ?? {};
    const [left, right] = [bareNoun(from), bareNoun(to)];
    // 'Change the limit to five' tells a number, and no other thing.
    if (left && right && left !== right && !aNumber.test(right))
      return { kind: 'swap', from: left, to: right, rest: '' };
  }
  const back = restored.exec(plain);
  if (back) return subjectOf('restore', back[1] ?? back[2] ?? back[3] ?? back[4] ?? back[5] ?? '', back[6] ?? '');
  const apart = namedApart.exec(plain);
  if (apart) return removal('named', apart[1] ?? '', apart[2] ?? '');
  const vague = vaguely.exec(plain);
  if (vague) return removal('named', vague[1] ?? '');
  const direct = named.exec(plain);
  // 'Cut it to two months' changes a number.
  if (direct && !/^(?:(?:off|out|in|by)\b|(?:it|that|this|them) (?:down )?to )/i.test(direct[1] ?? ''))
    return removal('named', direct[1] ?? '');
  for (const source of [plain, whole]) {
    // 'No bottle is ever issued unchecked' holds, and takes nothing out.
    if (holdsOfNone.test(source)) continue;
    const none = refused.exec(source);
    const doing = /^to (.+)$/i.exec(none?.[1] ?? '')?.[1];
    if (doing) return removal('told', doing);
    if (none) return removal('refused', none[1] ?? '');
    const needs = needless.exec(source);
    if (needs) return removal('refused', needs[1] ?? '', needs[2] ?? '');
    const habit = told.exec(source);
    if (habit) return removal('told', habit[1] ?? '');
    const never = nobody.exec(source);
    if (never) return removal('told', never[1] ?? '');
  }
  return undefined;
}

/** 'cats', 'guinea pigs': one or two words that can be a thing. */
function bareNoun(text: string): string {
  const plain = text
    .trim()
    .replace(/^(?:the|a|an|my|our|their|some|any|for|about|it'?s|is) /i, '')
    .replace(/ (?:please|instead|now)$/i, '')
    .trim()
    .toLowerCase();
  const fits = /^[\p{L}'-]{3,}(?: [\p{L}'-]{3,})?$/u.test(plain) && !notNoun.test(plain);
  return fits &&
    !modals.test(plain) &&
    !/^(this|that|it|them|those|these|one|yes|everyone|anyone|everything)\b/.test(plain)
    ? plain
    : '';
}

function removal(how: 'named' | 'refused' | 'told', text: string, more = ''): Change | undefined {
  const read = subjectOf('remove', text, more);
  if (read?.kind !== 'remove') return undefined;
  const long = read.subject.split(' ').length > 6;
  if (how !== 'named' && (long || /\bto\b|^(it|that|this|them|you|him|her|to|more|less)\b/.test(read.subject)))
    return undefined;
  return { ...read, how };
}

function subjectOf(kind: 'remove' | 'restore', text: string, more: string): Change | undefined {
  const cut = breaks.exec(text);
  const head = cut ? text.slice(0, cut.index) : text;
  const rest = (cut ? text.slice(cut.index + cut[0].length) : more).replace(/^[\s,;:]+/, '').trim();
  const subject = head
    .trim()
    .replace(
      /^(?:(?:the|a|an|any|all|our|my|that|this|those|these|more|kind of|whole|entire|requirements?|features?|for|of|about) )+/i,
      '',
    )
    .replace(
      /(?:^| )(?:(?:requirements?|features?|functions?|functionality|parts?|things?|stuff|option|again|after all|please|for now|altogether|completely|entirely|at all|either|any ?more|from (?:the|it|this).*|in the (?:app|product|first version|document|requirements).*|to the (?:app|product).*) ?)+$/i,
      '',
    )
    .trim();
  return kind === 'remove' ? { kind, how: 'named', subject, rest } : { kind, subject, rest };
}

/** 'No photo at the handover after all, a signature is enough': the one in the place of the other, and nothing is left out. */
export const putsInstead =
  /^no (\p{L}+)(?: (?:at|for|on|with) (?:the |an? )?(\p{L}+))?(?: after all)?(?:[,;:]| -)? (?:only )?((?:an? |the )?\p{L}+(?: \p{L}+)?) (?:is|are|will be|would be) enough$/iu;
