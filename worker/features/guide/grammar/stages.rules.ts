import { demandPeople } from '#worker/features/guide/content/people.ts';
import type { Statement } from '#worker/features/guide/grammar/statements.rules.ts';
import { asNoun, headOf, joinWords, type Noun, singularOf } from '#worker/features/guide/grammar/words.rules.ts';

const through =
  /^(?:each |every |an? |the |all |our |their )?((?:[\p{L}-]+ ){1,2}?)(?:(?:shall|must|should|can|will) )?(?:goes|go|moves?|pass(?:es)?|runs?|travels?|walks?) through (?:the (?:steps|stages|stations|phases) )?(.+)$/iu;
const marked =
  /^(?:each |every |an? |the |all |our |their )?((?:[\p{L}-]+ ){1,2}?)(?:(?:shall|must|should|can|will|may) (?:be )?|(?:is|are|gets?) )(?:marked|set|labell?ed|flagged) (?:as|to) (.+)$/iu;
const leastStages = 3;

/** Who works on what others bring: those who act after them, or those who act alone and bring nothing. */
function staffIn(before: Statement[]): Noun | undefined {
  const acts = before.filter(({ kind, device, not }) => kind === 'act' && !device && !not);
  const [first] = acts;
  const opener = typeof first?.who === 'object' ? first.who : undefined;
  const later = acts.findLast(
    ({ who }) => typeof who === 'object' && who.one !== opener?.one && !demandPeople.has(headOf(who)),
  );
  if (typeof later?.who === 'object') return later.who;
  const brings = acts.some(({ verb }) => bringing.test(verb));
  return opener && !brings && !demandPeople.has(headOf(opener)) ? opener : undefined;
}

const bringing = /^(?:send|bring|order|report|submit|hand|request|ask|drop|deliver|book|tell|apply|give)$/;

/** 'Each case moves through model, milling and shipping': the names are its steps, and those who work on it move it on. */
export function asStaged(statement: Statement, before: Statement[]): Statement {
  if (statement.not || statement.kind === 'fragment' || statement.kind === 'background') return statement;
  const way = through.exec(statement.text);
  const [, named = '', listed = ''] = way ?? marked.exec(statement.text) ?? [];
  const stages = listed.split(/,\s*(?:and |or )?|\s+(?:and|or)\s+/u).filter(Boolean);
  const isList = stages.length >= leastStages && stages.every((stage) => stage.split(' ').length < 4);
  const name = singularOf(named.trim().toLowerCase());
  if (!isList || name === '' || /^(?:it|they|we|i|who|which|that)$/.test(name)) return statement;
  const staff = staffIn(before);
  return {
    ...{ kind: 'act', who: staff ?? 'speaker', device: false, not: false, family: 'manage', stages },
    subject: staff?.many ?? '{speakers}',
    verb: way ? 'move' : 'mark',
    phrase: `each ${name} ${way ? 'through' : 'as'} ${joinWords(stages, way ? 'and' : 'or')}`,
    object: asNoun(name),
    ...(statement.when ? { when: statement.when } : {}),
    text: statement.text,
  };
}
