import { callsAMinute, callsOfAddress } from '#worker/features/guide/content/call-limits.ts';
import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { listChoices } from '#worker/features/guide/documents/architecture-decisions.rules.ts';
import { listNeeds, shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { tellBounds } from '#worker/features/guide/documents/file-bounds.rules.ts';
import { callsBehindSignIn } from '#worker/features/guide/documents/outlined-account-calls.rules.ts';
import { peopleCalled } from '#worker/features/guide/documents/outlined-columns-seen.rules.ts';
import { preventedBy } from '#worker/features/guide/documents/outlined-decisions.rules.ts';
import { frozenIn } from '#worker/features/guide/documents/outlined-frozen.rules.ts';
import { guardedBy } from '#worker/features/guide/documents/outlined-guarded.rules.ts';
import { groupOf } from '#worker/features/guide/documents/outlined-holds.rules.ts';
import { moneyDangers } from '#worker/features/guide/documents/outlined-money-dangers.rules.ts';
import { type Danger, outsideDangers } from '#worker/features/guide/documents/outlined-outside.rules.ts';
import { nobodyDoes, thingsDone } from '#worker/features/guide/documents/outlined-refused-acts.rules.ts';
import { columnsOfRule } from '#worker/features/guide/documents/outlined-rule-columns.rules.ts';
import {
  idsOfRule,
  type OwnerRule,
  ownerRules,
  wordsAbout,
} from '#worker/features/guide/documents/owner-rules.rules.ts';
import { isFileColumn, isFreeText } from '#worker/features/guide/documents/told-columns.rules.ts';
import {
  capitalise,
  joinQuoted,
  joinWords,
  lowerFirst,
  type Noun,
  nounIn,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { comingIn, isEntrance } from '#worker/features/guide/outline/outline-entrance.rules.ts';
import { type RuleKind, showsAll } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** What a rule is about, whose it is, and what it is part of. */
type About = {
  isLocal: boolean;
  what: string;
  people: string;
  name: string;
  since?: { states: string[]; goesOn: boolean } | undefined;
};

/** Rules that somebody could want to get around, with how a person tries that. */
const tries: Partial<Record<RuleKind | 'opening', (about: About) => string>> = {
  network: ({ name }) =>
    `Record all that leaves ${name} for an hour of use: nothing but what its rules allow stands in the list.`,
  fixed: ({ isLocal, what, people, since }) =>
    since && !isLocal
      ? `Once it is ${joinQuoted(since.states, 'or')}, send a change of each field and a delete for ${what}, as ${people} and as whoever runs it: all are refused and the row is as before${since.goesOn ? '; then bring it to its next state: that goes through' : ''}.`
      : isLocal
        ? `Try to change and to delete ${what}: nothing on the screens or in the code does it.`
        : `Send an update and a delete for ${what}, as ${people} and as whoever runs it: both are refused, and the row is as before.`,
  access: ({ isLocal, what, people }) =>
    isLocal
      ? `Look for ${what} on every screen and in every file that is handed on: it is in none of them.`
      : `Sign in as ${people} and read every answer, list and file with ${what}: what is not theirs is in none of them.`,
  write: ({ isLocal, what, people }) =>
    isLocal
      ? `Try it with ${what} as somebody who may not: nothing changes, and the screen says why.`
      : `Send the call for ${what} as ${people}: who may not is refused, and nothing has changed.`,
  gate: ({ what }) =>
    `Try it for ${what} with the condition not met, twice at the same moment too: nothing is written, and the answer says what is missing.`,
  opening: ({ what }) =>
    `Open ${what} with each condition not met, and again after one that was met has ended: nothing of it is shown.`,
  device: ({ what }) =>
    `Switch the device off in the middle of entering ${what}: after the start it is there once, whole.`,
};
const most = 8;

/** The columns of the files that are kept. */
const filesOf = (product: Product): string[] =>
  listTables(product).flatMap(({ kind, name, columns }) =>
    columns.flatMap((column) => (kind === 'own' && isFileColumn(column) ? [`\`${name}.${column.name}\``] : [])),
  );

/** Somebody comes in who is none of those who are let in: a stranger, whoever left, whoever was handed an address. */
function entranceDanger(product: Product, { text, criteria, features }: OwnerRule): Danger {
  const { name } = product;
  const [file] = filesOf(product);
  const [held] = [...criteria, ...features];
  return {
    title: `Somebody gets around “${text}”`,
    record: 'All that is kept',
    harm: `Whoever is none of them reads what ${name} keeps${file ? `, or hands ${file} on` : ''}`,
    stops: `${callsBehindSignIn(product)} asks for a session first, and sessions end with the account${file ? `; the address of ${file} ends after 10 minutes` : ''}`,
    check: `Without a session and with that of an account that was closed, ask for every page and call of ${name} but ${comingIn}: 401 each time${file ? `. Open an address of ${file} that was handed on, after its time: nothing comes` : ''}.`,
    serves: held?.id ?? 'FR-1',
  };
}

/** How to try the rules on who is let in at all: as a stranger, with a closed account, by an address that was handed on. */
export const entranceChecks = (product: Product): string[] =>
  shapeOf(product).runtime === 'local'
    ? []
    : ownerRules(product).flatMap((rule) =>
        isEntrance(rule.text) ? [`“${rule.text}”: ${lowerFirst(entranceDanger(product, rule).check)}`] : [],
      );

/** What a rule is about: what it guards, else the fields and records that it names; who sees, opens and changes what is about the records that it names. */
function aboutOf(product: Product, rule: OwnerRule): string[] {
  const own = listTables(product).filter(({ kind }) => kind === 'own');
  const guard = guardedBy(product, own, rule.text);
  if (guard)
    return [
      guard.column
        ? `the ${guard.column.field.replace(/ id$/, '')} of the ${guard.table.record}`
        : `the ${guard.table.record}`,
    ];
  const fields = columnsOfRule(product, listTables(product), rule);
  if (fields.length > 0)
    return fields.map(({ table, column }) =>
      table.kind === 'people'
        ? 'the e-mail address of an account'
        : `the ${column.field.replace(/ id$/, '')} of the ${table.record}`,
    );
  const about = wordsAbout(product, rule.text);
  const records = own.map(({ record }) => record).filter((record) => nounIn(record, rule.text) !== null);
  const group = groupOf(rule);
  if (about.length === 0 && group === 'gate' && nobodyDoes.test(rule.text))
    return thingsDone(product, [rule]).map((one) => `the ${one}`);
  return records.length > 0 && (group === 'access' || group === 'write' || group === 'opening')
    ? about.filter((what) => records.some((record) => what.endsWith(` the ${record}`) || what === `the ${record}`))
    : about;
}

/** How a rule is tried that shows fields to some alone: as everybody else, and as those who may. */
function tryColumns(product: Product, rule: OwnerRule, what: string): string | undefined {
  const fields = columnsOfRule(product, listTables(product), rule);
  const by = fields.flatMap((one) => one.by ?? []);
  const others = product.idea.people.filter(({ one }) => !by.some((noun) => noun.one === one)).slice(0, mostTried);
  if (by.length === 0 || others.length === 0) return undefined;
  const isGiven = fields.some(({ own = [], table }) => own.length > 0 || table.kind === 'people');
  return `Sign in as ${joinWords(
    others.map(({ one }) => withArticle(one)),
    'or',
  )} and read every answer, list, file and message with ${what}: ${isGiven ? 'only what is their own' : 'nothing of it'} is in them; as ${withArticle(by[0]?.one ?? '')} it is.`;
}

const mostTried = 4;
/** As whom a rule is tried: first those whom it names, then all others that there is room for. */
function triedAs({ idea }: Product, { text }: OwnerRule): Noun[] {
  const named = peopleCalled(idea.people, text);
  return [...named, ...idea.people.filter((noun) => !named.includes(noun))].slice(0, mostTried);
}

/** What somebody could do against the rules of the owner: each with the decision that stops it and how to try it. */
export function ruleDangers(product: Product): Danger[] {
  const isLocal = shapeOf(product).runtime === 'local';
  const choices = listChoices(product);
  const decisionOf = ({ text }: OwnerRule) =>
    choices.findIndex(({ decision, holds }) => decision === text || holds?.some((held) => held.includes(`“${text}”`)));
  return ownerRules(product)
    .flatMap((rule): Danger[] => {
      const [first, second] = aboutOf(product, rule);
      const what = first ? joinWords([first, ...(second ? [second] : [])]) : `what ${product.name} keeps`;
      const people = joinWords(
        triedAs(product, rule).map(({ one }) => withArticle(one)),
        'or',
      );
      if (!isLocal && isEntrance(rule.text)) return [entranceDanger(product, rule)];
      // Nobody gets around what shows them everything.
      if (showsAll(rule.text)) return [];
      const group = groupOf(rule);
      // A value that is refused as a typo is no attack.
      if (group === 'gate' && /^(?:definition|limit)$/.test(rule.kind) && !nobodyDoes.test(rule.text)) return [];
      const kept = isLocal ? undefined : tryColumns(product, rule, what);
      const check =
        kept ??
        tries[group === 'opening' || group === 'gate' || group === 'write' ? group : rule.kind]?.({
          isLocal,
          what,
          people,
          name: product.name,
          ...(group === 'fixed' ? { since: frozenIn(product, [rule]) } : {}),
        });
      const at = decisionOf(rule);
      const choice = choices[at];
      if (!check || !choice) return [];
      const ids = idsOfRule(rule);
      return [
        {
          title: `Somebody gets around “${rule.text}”`,
          record: first ? capitalise(what) : 'All that is kept',
          harm: `For ${what}: ${lowerFirst((preventedBy(product, rule) ?? choice.prevents).replace(/\.$/, ''))}`,
          stops: `AD-${at + 1}: ${choice.decision}; its rule holds for ${what} in every door to it`,
          check,
          serves: ids.slice(0, 2).join(', ') || 'FR-1',
          touches: rule.features.map(({ id }) => id),
        },
      ];
    })
    .slice(0, most);
}

/** What threatens every product with a server, told of the records of an outline. */
export function servedDangers(product: Product): Danger[] {
  const tables = listTables(product);
  const own = tables.filter(({ kind }) => kind === 'own');
  // What everybody may see is no secret behind its address.
  const hidden = own.find((table) => accessOf(product, table, tables).sight !== 'all');
  const main = hidden ?? own[0];
  const [first] = product.features;
  const serves = main?.features[0]?.id ?? first?.id ?? 'FR-1';
  const row = main?.record ?? 'row';
  const record = capitalise(row);
  const { name, idea } = product;
  const people = joinWords(idea.people.slice(0, 3).map(({ many }) => many));
  const holding = own.filter(({ columns }) => columns.some(isFileColumn));
  const files = holding.flatMap(({ name, columns }) =>
    columns.filter(isFileColumn).map((column) => `\`${name}.${column.name}\``),
  );
  const writing = own.filter(({ columns }) => columns.some(isFreeText));
  const texts = writing.flatMap(({ name, columns }) =>
    columns.filter(isFreeText).map((column) => `\`${name}.${column.name}\``),
  );
  return [
    {
      title: `Somebody guesses the address of ${withArticle(row)}`,
      record,
      harm: `${capitalise(withArticle(row))} is ${hidden ? 'read or changed' : 'changed'} by somebody whom it does not concern`,
      stops: `The id of each ${row} is random, and each call asks again whether the one who calls may ${hidden ? 'see and change' : 'change'} that ${row}`,
      check: hidden
        ? `Take the address of ${withArticle(row)} that one person may see and open it as each kind of people and as a stranger: 404 where it is not theirs.`
        : `Send a change of ${withArticle(row)} to its address as each kind of people and as a stranger: who may not change it is refused, and it is as before.`,
      serves,
    },
    ...(files.length > 0
      ? [
          {
            title: 'A file that is something else than it says',
            record: joinWords(files.slice(0, 3)),
            harm: `A script runs in the browser of the ${people} who open it, or a picture says where it was taken`,
            stops: `What comes in for ${joinWords(files)} has its kind read from the bytes, ${tellBounds(holding)} and no position data, and its address ends after 10 minutes`,
            check: `Send an SVG with a script and a text named .jpg for ${files[0]}: both are refused.`,
            serves: holding[0]?.features[0]?.id ?? serves,
          },
        ]
      : []),
    ...(texts.length > 0
      ? [
          {
            title: 'A text that is a script',
            record: joinWords(texts.slice(0, 3)),
            harm: `It runs in the name of the ${people} who read it`,
            stops: `${texts[0]} and every other text that ${people} read is shown as text, on screens and in what is printed or sent`,
            check: `Enter \`<img src=x onerror=alert(1)>\` as ${texts[0]}: it is shown as it was typed.`,
            serves: writing[0]?.features[0]?.id ?? serves,
          },
        ]
      : []),
    ...moneyDangers(product, listNeeds(product)),
    ...outsideDangers(product, listNeeds(product)),
    {
      title: 'One caller makes thousands of calls',
      record,
      harm: `Nobody else gets to ${withArticle(row)} in that hour, and the bill of ${name} grows overnight`,
      stops: `At most ${callsAMinute} calls a minute for each session of the ${people} and ${callsOfAddress} for each address, counted in \`src/routes/limits.ts\``,
      check: `Send ${callsAMinute + 1} calls for one ${row} in a minute: the last is answered with 429 and the time to wait.`,
      serves,
    },
  ];
}
