import { deviceWords, notPeople } from '#worker/features/guide/content/people.ts';
import { humanVerbs } from '#worker/features/guide/content/verbs.ts';
import { kindOfNoun, readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import { tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isPlural, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { ProseClause } from '#worker/features/guide/outline/outline-prose-clauses.rules.ts';
import { doerOf } from '#worker/features/guide/outline/outline-prose-people.rules.ts';

/** What needs a mind, besides the verbs by which words are read as people everywhere. */
const minded =
  /^(?:check|pick|choose|fetch|buy|approve|agree|judge|plan|note|milk|sew|knit|tune|feed|wash|supervise|teach|visit|call|settle|thank|welcome|notice|help|organi[sz]e|arrange|mend|inspect|remember|forget|refuse|claim|weigh|count)$/;
/** What people do, and machines, papers and the weather too. */
const handled =
  /^(?:say|tell|ask|give|take|bring|put|send|mark|cut|make|build|pack|load|drive|deliver|offer|draw|enter|set|post|publish|log|record|measure|repair|fix|ring|light|prepare|bake|cook|place|lead|collect|hand|guide|answer|clean|water|hold|carry|share|lend|keep|catch|brew|serve|paint|carve|print|press|type|rate|score|grade|test|try|confirm|track|report|release|close|open|cover|drop|assign|hang|lay|tie|throw|join|rent|hire|train|swap|change|add)$/;
/** What acts by itself and is nobody: papers, machines, vehicles, animals, the weather. */
const nobodys =
  /^(?:app|machine|oven|kiln|stove|clock|alarm|bell|bus|train|lorry|truck|van|car|ship|ferry|boat|bike|plane|letter|list|form|sign|label|plan|report|sheet|calendar|page|bill|contract|law|rule|map|table|book|card|picture|photo|song|text|e-?mail|message|wind|rain|storm|sun|snow|fire|water|river|weather|price|money|result|number|amount|score|dog|cat|horse|bird|sheep|cow|bee|hen|pig|goat|fish|animal|plant|tree|flower|link|button|box|room|door|shelf|line|code|colour|color|date|day|slot|shift|match|game|race|lesson|event|order|request|booking|ticket|file|folder|note|entry|record|reading|value|level|pressure|temperature|weight|size|length|battery|engine|cable|pipe|road|street|bridge|tide|season|idea|word|question|answer|video|part|piece|item)$/;
const abstract = /(?:ing|tion|sion|ment|ness|ity|ance|ence|ship|age|ism|ure|logy|graphy)$/;
const byTrade = /(?:er|or|ist|ian|eer|man|woman|men|women|herd|smith|wright|monger|ier|ant|ess|ster)$/;
const named = /^(?:the|an?|our|my|each|every|some|both|all|one|two|three|four|another|one of the) /i;

/** The last word of who a clause is told of, in the singular. */
function subjectHead({ head }: ProseClause): string | undefined {
  const phrase = readPhrase(head, 0);
  const word = head.slice(0, phrase?.end ?? 0).findLast(({ tag }) => tag === 'noun');
  return word && !/['’]s$/.test(word.text) ? singularOf(word.lower) : undefined;
}

/** What a clause says is done to, in the singular. */
function objectOf({ rest }: ProseClause): string | undefined {
  const [tokens = []] = tagText(rest.replace(/^(?:up|off|out|down|back|in|for|at|to) /i, ''));
  const phrase = readPhrase(tokens, 0);
  const word = tokens.slice(0, phrase?.end ?? 0).findLast(({ tag }) => tag === 'noun');
  return word && singularOf(word.lower);
}

/** To these somebody does something who is somebody, too: 'tell the sweep', 'pay the sexton'. */
const towards =
  /^(?:tell|ask|remind|inform|notify|pay|thank|call|message|warn|alert|invite|help|see|choose|pick|hire|rate|train)$/;

/**
 * The words of a description that no list knows as people and that do what people do: 'the keeper of each box', 'chimney sweeps', each in the
 * singular. What something is done to elsewhere is nobody.
 * @param sentences the clauses of each sentence.
 */
export function actorsIn(sentences: ProseClause[][]): ReadonlySet<string> {
  const done = new Set(
    sentences.flat().flatMap((clause) => {
      const thing = towards.test(clause.verb.base ?? '') ? undefined : objectOf(clause);
      return thing ? [thing] : [];
    }),
  );
  const found = new Set<string>();
  for (const clauses of sentences) {
    const isTold = clauses.some((clause) => /^(?:person|self)$/.test(doerOf(clause)));
    for (const clause of clauses) {
      const one = subjectHead(clause);
      if (one && !done.has(one) && acts(clause, one, isTold)) found.add(one);
    }
  }
  return found;
}

/** Whether the word for whom a clause is told of is somebody by what they do. */
function acts({ subject, head, verb, rest }: ProseClause, one: string, isTold: boolean): boolean {
  const last = readPhrase(head, 0);
  if (last?.kind !== 'thing' || kindOfNoun(one) !== 'thing') return false;
  if (deviceWords.has(one) || notPeople.has(one) || nobodys.test(one) || abstract.test(one) || one.length < 3)
    return false;
  const many = isPlural(head[last.end - 1]?.lower ?? '');
  if (!many && !named.test(subject)) return false;
  const base = verb.base ?? verb.lower;
  if (/^(?:get|receive)$/.test(base))
    return /^(?:told|their|his|her|paid|an? (?:message|reminder|note|e-?mail|text)\b)/i.test(rest);
  if (humanVerbs.has(base) || minded.test(base)) return true;
  return handled.test(base) && (many || isTold || byTrade.test(one));
}
