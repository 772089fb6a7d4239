import { flawOf } from '#worker/features/guide/grammar/sound.rules.ts';
import { keyOf } from '#worker/features/guide/testing/sentences.ts';
import type { Written } from './conversation.ts';

/** What a careful reader calls empty although it is in order: each kind with how it is told. */
export const hollowKinds = {
  'broken sentence': 'a criterion, a measure, a title or a step that is no English',
  'empty criterion': 'names no event or no result that could be seen',
  'borrowed reason': 'says as a reason for a feature what another feature does',
  'circular term': 'explains a word of the glossary by itself or by a feature of that name, or two words alike',
  'short journey': 'a journey of one step',
  'empty decision': 'prevents only that something else is built as well',
  'shared file': 'tasks of one round that write the same file',
  'loose test': 'a command that runs more than its feature, or rows of which nothing is said',
  'vague edge': 'an edge case that does not say how it is brought about',
  'cut stack': 'a stack line that leaves out parts in which the feature’s files lie',
  'double negative': 'a “no” under what must never be done',
} as const;
export type HollowKind = keyof typeof hollowKinds;
export type Hollow = { kind: HollowKind; line: number; what: string };

type Text = Pick<Written, 'of' | 'type' | 'content'>;
type Row = { line: number; text: string; section: string; heading: string };

/** The lines of a text, each with the title of its section and the heading it stands under. */
function readRows(content: string): Row[] {
  let section = '';
  let heading = '';
  return content.split('\n').map((text, index) => {
    const [, marks = '', title = ''] = /^(#{2,4}) (.*)$/.exec(text) ?? [];
    if (marks === '##') section = title;
    if (marks) heading = title;
    return { line: index + 1, text, section, heading };
  });
}

/** What is empty in a text, by the kinds of text that each sign belongs to. */
export function findHollow({ of, type, content }: Text, name: string): Hollow[] {
  const rows = readRows(content);
  const isPrompt = of === 'prompt';
  return [
    ...(type === 'requirements'
      ? [
          ...findBrokenSentences(rows),
          ...findEmptyCriteria(rows),
          ...findBorrowedReasons(rows),
          ...findCircularTerms(rows, name),
          ...findShortJourneys(rows),
        ]
      : []),
    ...(type === 'architecture' ? findEmptyDecisions(rows) : []),
    ...(type === 'plan' ? findSharedFiles(rows) : []),
    ...(isPrompt ? [...findVagueEdges(rows), ...findDoubleNegatives(rows)] : []),
    ...(/^(?:development_prompt|secure_feature_development)$/.test(type) ? findCutStack(rows) : []),
    ...(isPrompt || type === 'plan' || type === 'tests' ? findLooseTests(rows) : []),
  ];
}

/** What the guide's own gate lets nobody write. */
function findBrokenSentences(rows: Row[]): Hollow[] {
  return rows.flatMap(({ line, text }): Hollow[] => {
    const said = /^(?:- \*\*(?:FR-\d+\.\d+|SM-\d+)\*\*:?|#{3,4} (?:FR|J)-\d+:?|\d+\.) (.+)$/.exec(text)?.[1];
    const flaw = said === undefined ? undefined : flawOf(said);
    return flaw ? [{ kind: 'broken sentence', line, what: `${flaw}: ${said}` }] : [];
  });
}

const criterion = /\b(?:WHEN|IF|WHILE|WHERE) (.+?),? (?:THEN )?THE SYSTEM SHALL (.+?)\.?(?: \[ASSUMPTION\])?$/;
const emptyCause =
  /\bthe moment comes$|\bthe moment comes (?:before|after|for)\b|\bthis rule is about\b|\bcomes up for\b|\bis in use\b|^(?:an? |the )?(?:[\p{L}-]+ ){1,3}does (?:this|so|it)$/u;
const emptyResult =
  /^(?:act by|keep to what was (?:asked|decided)|follow what was|do (?:this|so|it)$|make sure that (?:it|this) holds$)/;

/** Criteria whose event is no event, or whose result is what was decided and not what is seen. */
function findEmptyCriteria(rows: Row[]): Hollow[] {
  return rows.flatMap(({ line, text }): Hollow[] => {
    const [whole, cause = '', effect = ''] = criterion.exec(text) ?? [];
    const isEmpty = whole && (emptyCause.test(cause) || emptyResult.test(effect) || effect.split(' ').length < 2);
    return isEmpty ? [{ kind: 'empty criterion', line, what: whole }] : [];
  });
}

const featureHeading = /^(FR-\d+)[ :]+(.+)$/;
const reason = /\bwants? (?:this|it) so that (.+?)\.(?: |$)/;

/** 'Bakers want this so that customers can order bread' where ordering bread is a feature of its own. */
function findBorrowedReasons(rows: Row[]): Hollow[] {
  const titles = new Map(
    rows.flatMap(({ text, heading }) => {
      const [, id = '', title = ''] = text.startsWith('#') ? (featureHeading.exec(heading) ?? []) : [];
      return id ? [[id, keyOf(title)] as const] : [];
    }),
  );
  return rows.flatMap(({ line, text, heading }): Hollow[] => {
    const why = keyOf(reason.exec(text)?.[1] ?? '');
    if (why === '') return [];
    const own = featureHeading.exec(heading)?.[1] ?? '';
    const isBorrowed = [...titles].some(
      ([id, title]) => id !== own && title.includes(' ') && why.endsWith(` ${title}`),
    );
    return isBorrowed || why.startsWith('it can be relied on') ? [{ kind: 'borrowed reason', line, what: why }] : [];
  });
}

const saysNothing =
  /^(?:something|someone|somebody|what|that|which|who|whom|with|about|name|date|became|kept|keeps?|each|from|works?|looks?|after|this|their|they|does|done|sends?|gets?|sees?|gives?|also|called|part|thing|things)$/;

/** Words of the glossary of which nothing is said but themselves, and two that are explained alike. */
function findCircularTerms(rows: Row[], name: string): Hollow[] {
  const terms = rows.flatMap(({ line, text, section }) => {
    const [, term = '', means = ''] = section === 'Glossary' ? (/^- \*\*(.+?)\*\*:? (.+)$/.exec(text) ?? []) : [];
    return term ? [{ line, text, term, means }] : [];
  });
  return terms.flatMap(({ line, text, term, means }): Hollow[] => {
    const skipped = new Set(`${keyOf(term)} ${keyOf(name)}`.split(' ').map(stemOf));
    const left = keyOf(means.replace(/“[^”]*”/g, ' '))
      .split(' ')
      .filter((word) => word.length > 3 && !saysNothing.test(word) && !skipped.has(stemOf(word)));
    const isTwin = terms.some((other) => other.term !== term && keyOf(other.means) === keyOf(means));
    return new Set(left).size < 3 || isTwin ? [{ kind: 'circular term', line, what: text.slice(2) }] : [];
  });
}

const stemOf = (word: string) => word.replace(/(?:ies|es|s|y|e)$/, '');

function findShortJourneys(rows: Row[]): Hollow[] {
  const journeys = rows.filter(({ text }) => /^#{3,4} J-\d+/.test(text));
  return journeys.flatMap(({ line, text, heading }): Hollow[] => {
    const steps = rows.filter(
      (row) => row.heading === heading && /^\d+\. (?!What can go wrong|This is the moment)/.test(row.text),
    );
    // Whoever has come in has done nothing yet.
    const done = steps.filter((row) => !/^\d+\. \p{Lu}\p{Ll}+, [^,]+, opens /u.test(row.text));
    return steps.length > 0 && done.length < 2 ? [{ kind: 'short journey', line, what: text }] : [];
  });
}

function findEmptyDecisions(rows: Row[]): Hollow[] {
  return rows.flatMap(({ line, text }): Hollow[] =>
    /Prevents:? Building .* as well[.:]/.test(text) ? [{ kind: 'empty decision', line, what: text }] : [],
  );
}

/** Tasks that the plan puts side by side although both write one file. */
function findSharedFiles(rows: Row[]): Hollow[] {
  const files = new Map<string, Set<string>>();
  for (const { text, heading } of rows) {
    const task = /^T-\d+/.exec(heading)?.[0];
    const file = /^- [\p{L} ]+ `([^`\s]+\/[^`\s]+)`:/u.exec(text)?.[1];
    if (task && file) files.set(task, (files.get(task) ?? new Set()).add(file));
  }
  return rows.flatMap(({ line, text, section }): Hollow[] => {
    const tasks = section === 'Side by side' ? (/^\| \d+ \| (T-\d.*?) \|/.exec(text)?.[1]?.split(', ') ?? []) : [];
    return tasks.flatMap((task, index) =>
      tasks.slice(index + 1).flatMap((other): Hollow[] => {
        const shared = [...(files.get(task) ?? [])].find((file) => files.get(other)?.has(file));
        return shared ? [{ kind: 'shared file', line, what: `${task} and ${other} write ${shared}` }] : [];
      }),
    );
  });
}

function findLooseTests(rows: Row[]): Hollow[] {
  return rows.flatMap(({ line, text }): Hollow[] =>
    / -t FR-\d+(?![\d\\.])/.test(text) || /\bthree rows\b/.test(text) ? [{ kind: 'loose test', line, what: text }] : [],
  );
}

const isEdges = (section: string) => /^(?:Edge cases|Also think of)/.test(section);

function findVagueEdges(rows: Row[]): Hollow[] {
  return rows.flatMap(({ line, text, section }): Hollow[] =>
    isEdges(section) && /\btest: .*\b(?:on such rows|such a fixture)\b/i.test(text)
      ? [{ kind: 'vague edge', line, what: text }]
      : [],
  );
}

function findDoubleNegatives(rows: Row[]): Hollow[] {
  return rows.flatMap(({ line, text, section }): Hollow[] =>
    /^(?:Never|Do not)/.test(section) && /^- [^“”:]*: (?:no|not|never|nobody|without)\b/i.test(text)
      ? [{ kind: 'double negative', line, what: text }]
      : [],
  );
}

/** A feature’s files outside and its jobs need a part each, which the stack line has to name. */
function findCutStack(rows: Row[]): Hollow[] {
  const files = new Set(
    rows.flatMap(({ text, section }) =>
      // One clock starts all jobs.
      section === 'Files' ? (/^- `([^`]*\/(?:outside\/[^`]*|jobs\/))[^`]*`/.exec(text)?.[1] ?? []) : [],
    ),
  );
  const line = rows.find(({ text, section }) => section === 'Context' && /\bStack: |\bDecided for /.test(text));
  if (!line || files.size === 0) return [];
  const also = /\balso: `([^`]*)`/i.exec(line.text)?.[1]?.split('; ') ?? [];
  return also.length >= files.size
    ? []
    : [{ kind: 'cut stack', line: line.line, what: `${also.length} parts are named for ${[...files].join(', ')}` }];
}
