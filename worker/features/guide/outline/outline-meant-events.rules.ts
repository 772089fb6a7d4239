import { recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import {
  capitalise,
  isPlural,
  isSingle,
  lowerFirst,
  toPattern,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { readFields } from '#worker/features/guide/outline/outline-records.rules.ts';
import { type Cast, subjectOf } from '#worker/features/guide/outline/outline-subjects.rules.ts';

/** What somebody is told to do: 'type in the right number'. */
const imperative =
  /^(?:then )?(type|enter|write|change|correct|move|ring|call|phone|tap|tick|mark|print|add|cancel|delete|remove|export|swap|order|book|take)\b(?= (?:in|out|off|back|up|down|it|them|the|an?|his|her|their|its|what|parts?|things|that|this)\b)/iu;
/** 'It gets to 7.15 and a regular has not checked in'. */
const getsTo =
  /^(?:it (?:gets to|comes to|is)|once it['’]?s|when it['’]?s|at) (\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m| o['’]clock)?|noon|midnight) and (?=\p{L})/iu;
/** 'A regular turns up and I check them in'. */
const comesAndI =
  /^((?:an?|the) ([\p{L}-]+(?: [\p{L}-]+)?) (?:turns? up|comes?(?: in| by| back| along)?|arrives?|calls?|rings?|phones?|shows? up|drops? in|walks? in|gets? here)),? and (I|we) ([^→]+?)( ?→.*)?$/iu;
/** 'Back from the merchants I tick what I bought'. */
const backFrom = /^((?:back|home|home again) (?:from|at|in) (?:the )?[\p{L}-]+),? (I|we) ([^→]+?)( ?→.*)?$/iu;
/** 'A judge made a mistake and corrects it → result gets winner'. */
const mistaken =
  /^([^→]{2,60}?) (?:made|makes|has made|have made) a mistake and (corrects?|changes?|mends?|fixes) it( ?→ ?(?:the |an? )?([\p{L} -]{2,30}?) gets? .+)$/iu;
/** 'Loader tries to put low fire clay in a high fire load → it says no': what nobody may do, and no deed. */
const triedInVain =
  /^([^→]{2,40}?) (?:tries|try|attempts?|wants?) to ([^→]{5,90}?) ?→ ?(?:(?:it|the (?:app|system|screen)) (?:says no|refuses|won['’]?t let|does(?: not|n['’]t) let|blocks|stops)|(?:is |gets )?refused|not allowed|blocked)\b[^;]*$/iu;
/** 'Day 6 and nobody done it'. */
const dayCount = /^((?:day|week|month) \d+) and (?=\p{L})/iu;
const nobodyDone =
  /\b(nobody|no one) (done|been|seen|gone|taken|come|(?:\p{L}+)ed)\b(?= (?:it|them|that|the|an?|by|in|for|there)\b| ?→|$)/iu;
/** 'Somebody picks a paddock that hasn't had its rest → app says no'. */
const toldNo =
  /^((?:an?|the) \p{L}+|(?!(?:two|three|several|many|both|all|some)\b)\p{L}+) (\p{L}+s) ([^→]{5,90}?) ?→ ?(?:(?:it|the (?:app|system|screen)|app|system) (?:says no|refuses|won['’]?t let|does(?: not|n['’]t) let)|(?:is |gets )?refused|not allowed)\b[^;,]*$/iu;
/** 'Number in a mob changes (sold, died) → mob gets number of head': somebody says so. */
const figureChanges =
  /^(?:the )?(number|amount|count|price|weight|size|name|address) (in|of|on|for) ((?:an?|the) [\p{L}-]+(?: [\p{L}-]+)?) changes?(?: \([^)]*\))?(?= ?→)/iu;
/** 'At 9:30 he still has not pressed', where the word before the verb is no deed. */
const stillNot = /\b(?:still|just|simply) (?=(?:(?:has|have|had|is|are|was|does|do|did) not|\p{L}+n['’]t)\b)/iu;
/** 'Less than 7 players by Thursday', 'no referee by Friday noon': there are so many, or none. */
const howMany =
  /^(?:(?:less|fewer|more) than \d+ ([\p{L}-]+)|(?:no|not enough) ([\p{L}-]+(?: [\p{L}-]+)?))(?: left)?(?= (?:by|on|at|before|after|until|for|in) )/iu;
/** 'Parent changes mind': what they answered before. */
const changesMind = /\b(changes?) (?:(?:their|his|her|its) )?minds?\b/iu;
const answer = /^(?:answer|reply|response|vote|choice)$/;
/** 'Nobody left on the list who fits'. */
const nobodyLeft = /^(nobody|no one|nothing) left (?=(?:on|in|of|to|who|that)\b)/iu;

/** 'If something isn't in by 3pm → the desk is told' is what happens. */
const ifAlone =
  /^(?:if|when|whenever|once) (?=[^,→]{5,90}→)(?![^→]*\b(?:some|every)(?:body|one)\b)((?:something|anything|nobody|no one|nothing|an?|the) (?=[^,]))/iu;
const happens = "(?:not \\p{L}+|hasn['’]t|has|doesn['’]t|does not|didn['’]t|did not|isn['’]t|is not|was not|wasn['’]t)";

/** Whether a line names who does it. */
const hasDoer = (line: string, cast: Cast) => typeof subjectOf(line, cast, undefined)?.who === 'object';

/** 'Patient doesn't answer', 'piece not picked up after 4 weeks': one of those that are kept or take part, told without an article. */
function withItsArticle(line: string, { people, things }: Cast): string {
  const names = [...people.flatMap(({ noun }) => (isSingle(noun) ? [] : [noun.one])), ...things.map(({ one }) => one)];
  const bare = new RegExp(
    `^(${names.map(toPattern).join('|') || '(?!)'}) (?=${happens}\\b)(not (?=\\p{L}+ed\\b|\\p{L}+en\\b))?`,
    'iu',
  );
  const moved = new RegExp(
    `^(${things.map(({ one }) => toPattern(one)).join('|') || '(?!)'}) (?=(?!is\\b|has\\b)\\p{L}+s(?: (?:in|out|up|down|off|on|by|after|without|soon|again|late)\\b|,| ?→| ?$))`,
    'iu',
  );
  return line
    .replace(moved, (_, name: string) => `${capitalise(withArticle(lowerFirst(name)))} `)
    .replace(
      bare,
      (_, name: string, not?: string) => `${capitalise(withArticle(lowerFirst(name)))} ${not ? 'is not ' : ''}`,
    );
}

/**
 * A line on what happens that is told in a breath, as the line that it stands for: a time and what is so then, an order to whoever runs it, what one of them
 * did wrong. What somebody tries in vain is a rule.
 */
export function meantEvent(line: string, cast: Cast): { acts: string[]; rules: string[] } {
  const [, who = '', vain = ''] = triedInVain.exec(line) ?? [];
  if (vain) {
    const [first] = subjectOf(line, cast, undefined)?.words.split(' ') ?? [];
    return { acts: [], rules: [`${first ? capitalise(who) : 'Nobody'} cannot ${vain.trim()}.`] };
  }
  const [, refused = '', deed = '', refusedThing = ''] = toldNo.exec(line) ?? [];
  const base = deed && baseOfVerb(deed.toLowerCase());
  // Who refuses a request decides on it.
  if (base && !/^(?:refuse|decline|reject|deny|turn)$/.test(base)) {
    const isNobody = /^(?:some|any)(?:body|one)$/i.test(refused) || !hasDoer(line, cast);
    const rule = isNobody
      ? `Nobody ${deed} ${refusedThing.trim()}.`
      : `${capitalise(refused)} cannot ${base} ${refusedThing.trim()}.`;
    return { acts: [], rules: [rule] };
  }
  const [, corrector = '', corrects = '', after = '', thing = ''] = mistaken.exec(line) ?? [];
  if (thing) return alone(`${corrector} ${corrects} the ${thing.toLowerCase()}${after}`);
  const [, from = '', doer = '', does = '', then = ''] = backFrom.exec(line) ?? [];
  if (does) return alone(`${doer} ${does.trim()} when back ${from.replace(/^\p{L}+(?: again)? /u, '')}${then}`);
  const [, comes = '', comer = '', host = '', greets = '', follows = ''] = comesAndI.exec(line) ?? [];
  if (greets)
    return alone(
      `When ${lowerFirst(comes)}, ${host} ${greets.trim().replace(/\b(?:them|him|her)\b/, `the ${comer.toLowerCase()}`)}${follows}`,
    );
  const timed = line
    .replace(dayCount, (_, day: string) => `It is ${lowerFirst(day)} and `)
    .replace(nobodyDone, '$1 has $2')
    .replace(
      figureChanges,
      (_, figure: string, at: string, thing: string) => `I change the ${figure.toLowerCase()} ${at} ${thing}`,
    )
    .replace(stillNot, '')
    .replace(changesMind, (told, changes: string) => {
      const given = cast.things.find(({ one }) => answer.test(one));
      return given ? `${changes} their ${given.one}` : told;
    })
    .replace(howMany, (told, some?: string, none?: string) => {
      const isVerb = /^[^→]*\b(?:is|are|was|has|have|does|do|did|can|will|gets?|comes?|answers?|says?)\b/i.test(line);
      return isVerb ? told : `There ${isPlural(some ?? none ?? '') ? 'are' : 'is'} ${lowerFirst(told)}`;
    })
    .replace(getsTo, (_, time: string) => `At ${time} `)
    .replace(nobodyLeft, '$1 is left ');
  const [, head = timed, said = ''] = /^([^→]*?)[.\s]*(?:→ ?(.*))?$/.exec(timed) ?? [];
  const listed = fieldsBehind(head, said, cast);
  if (listed) return alone(`${head} → ${listed}`);
  const isOrder = (text: string) => {
    const [, verb = ''] = imperative.exec(text) ?? [];
    return verb !== '' && baseOfVerb(verb.toLowerCase().trim()) !== undefined;
  };
  if (isOrder(head) && !hasDoer(head, cast)) return alone(`I ${lowerFirst(timed)}`);
  if (said && isOrder(said) && !hasDoer(head, cast)) {
    const [told = '', ...rest] = said.split(/\s*[;,]\s*/);
    const deed = told.replace(/^(?:type|enter|write|put) (?:in )?the (?:right|correct) /i, 'correct the ');
    return alone(
      `When ${lowerFirst(withItsArticle(head, cast))}, I ${deed}${rest.length > 0 ? ` → ${rest.join('; ')}` : ''}`,
    );
  }
  const bare = timed.replace(ifAlone, (_, met: string) => capitalise(met));
  return alone(withItsArticle(hasDoer(bare, cast) ? timed : bare, cast));
}

/** 'We add a new keg → number, size': what is only listed are the fields of what is added. */
function fieldsBehind(head: string, said: string, { things }: Cast): string | undefined {
  const [, named = ''] =
    /^.{1,40}? (?:adds?|enters?|creates?|registers?|records?|logs?|puts? in) (?:(?:an?|the|another|each|every) )?(?:new )?([\p{L}-]+(?: [\p{L}-]+)?)$/iu.exec(
      head,
    ) ?? [];
  const record = named ? recordCalled(things, named.toLowerCase()) : undefined;
  const [list = '', ...rest] = said.split(/\s*;\s*/);
  const names = new Set(record?.fields.map(({ name }) => name));
  const pieces = readFields(list).map(({ name }) => name);
  const isList = pieces.length > 0 && !/^new /i.test(list) && pieces.every((name) => names.has(name));
  return record && isList ? [`new ${record.one}: ${list}`, ...rest].join('; ') : undefined;
}

const alone = (line: string) => ({ acts: [line], rules: [] });
