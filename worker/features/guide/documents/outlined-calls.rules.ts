import { edits, receives } from '#worker/features/guide/content/verbs.ts';
import { kebab, pathOf } from '#worker/features/guide/documents/addresses.rules.ts';
import type { Call } from '#worker/features/guide/documents/api.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { clockedFeatures } from '#worker/features/guide/documents/clocks.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { mainOf } from '#worker/features/guide/documents/feature-tables.rules.ts';
import { doersOf } from '#worker/features/guide/documents/outlined-accounts.rules.ts';
import { comesByMessage } from '#worker/features/guide/documents/outlined-reach.rules.ts';
import {
  asksForReport,
  belowWhole,
  countedIn,
  makesFile,
  readAddresses,
  reportAddresses,
  wholeIn,
  wholeOfSaid,
} from '#worker/features/guide/documents/outlined-read-addresses.rules.ts';
import { sightCalls } from '#worker/features/guide/documents/outlined-sight-calls.rules.ts';
import { joinWords, nounIn, toPattern, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { thingOf, type Way } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { choiceOf } from '#worker/features/guide/outline/outline-choices.rules.ts';
import { takesTurn } from '#worker/features/guide/outline/outline-next-in-line.rules.ts';
import { endsAccount } from '#worker/features/guide/outline/outline-own-accounts.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { movesMoney } from '#worker/features/guide/product/outlined-payments.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { saidFor } from '#worker/features/guide/product/said-acts.rules.ts';
import { isSetByHand, listHandStates } from '#worker/features/guide/product/states-by-hand.rules.ts';
import { upkeepIn } from '#worker/features/guide/product/upkept-records.rules.ts';

const methods: Readonly<Record<Exclude<Way, 'run'>, string>> = {
  make: 'POST',
  change: 'PATCH',
  remove: 'DELETE',
  read: 'GET',
};
/** What an address leaves out: it keeps 'every' and 'per day'. */
const joining =
  /^(?:an?|the|was|were|is|are|those|they|them|of|on|in|at|to|for|with|by|it|its|their|his|her|and|or|which|what|who|how|many|one|as|up|off|out)$/;
const mostWords = 3;
/** 'Says yes', 'says he can't'. */
const answering = /^say (?:yes|no|(?:that )?\p{L}+ can(?:not|['’]t))$/iu;
/** By which verbs what is kept is taken along. */
const taken = /^(?:export|print|download)$/;

/**
 * The calls of an outlined product: one for each act of a person, on the record that the act is about. What is written by text message
 * comes in by a hook; what the product does by itself and what runs on one device is called by nobody.
 */
export function outlinedCalls(product: Product): Call[] {
  const { runtime } = shapeOf(product);
  if (runtime === 'local' || runtime === 'package') return [];
  const tables = listTables(product);
  const seen = new Set<string>();
  const own = listActs(product).flatMap((act): Call[] => {
    const { feature, told, who, record, way } = act;
    const criterion = listCriteria(product).find((one) => one.feature.id === feature.id && !one.isFault);
    // Who gets something is sent it, and calls nothing.
    const isSent = receives.test(told.verb) && /^send /.test(criterion?.effect ?? '');
    if (way === 'run' || !who || !criterion || isSent) return [];
    // 'When a visitor comes in, organisers tick them off': the second one acts.
    const doers = doersOf(product, act).map(({ one }) => one);
    const actor = doers.length > 1 ? joinWords(doers, 'or') : told.when ? who.one : (criterion.actor ?? who.one);
    const done = { ...criterion, actor, verb: told.verb, rest: told.phrase };
    // What names nothing that is kept is done to what its criterion names, else to what it is all about.
    const kept = tables.filter(({ kind }) => kind === 'own');
    const named = kept.find((one) =>
      new RegExp(`^(?:delete|remove|change|close|open) the ${toPattern(one.record)}\\b`).test(criterion.effect),
    );
    const table = mainOf(product, { told, record }, tables) ?? (record ? undefined : (named ?? kept[0]));
    const isDeleted = !record && named !== undefined && /^(?:delete|remove) /.test(criterion.effect);
    const base = pathOf(table ?? { name: told.object?.many ?? 'records' });
    if (comesByMessage(product, act))
      return [
        {
          method: 'POST',
          path: unique(seen, 'POST', ['/hooks/text-messages', `/hooks/text-messages/${kebab(told.verb)}`]),
          criterion: done,
        },
      ];
    if (endsAccount(told)) return [{ method: 'POST', path: `/api/accounts/me/${kebab(told.verb)}`, criterion: done }];
    // Each outcome of a decision has a call of its own.
    const { verbs = [] } = choiceOf(told) ?? {};
    const outcomes = listCriteria(product).filter((one) => one.feature.id === feature.id && !one.isFault);
    if (verbs.length > 1)
      return verbs.map((verb, at) => ({
        method: methods.change,
        path: unique(seen, methods.change, [
          `${base}/:id/${kebab(verb)}`,
          `${base}/:id/${kebab(`${verb} ${told.object?.one ?? ''}`)}`,
        ]),
        criterion: { ...(outcomes[at] ?? criterion), actor, verb, rest: choiceOf(told)?.what ?? told.phrase },
      }));
    // What begins a payment changes nothing itself: the notice of the payment service does.
    const method = isDeleted
      ? methods.remove
      : way === 'change' && movesMoney(criterion.effect)
        ? methods.make
        : methods[way];
    if (way === 'read') {
      const { effect } = criterion;
      const isReport =
        !isRecord(product, 'report') && (asksForReport(act, effect) || (receives.test(told.verb) && makesFile(effect)));
      const ways = isReport
        ? reportAddresses(countedIn(effect, tables, table), told.phrase, `${told.when ?? ''} ${told.phrase} ${effect}`)
        : [
            // '/exports' says it already.
            ...(taken.test(told.verb) && !base.endsWith(`/${kebab(told.verb)}s`)
              ? [`${base}/${kebab(told.verb)}`]
              : []),
            ...readAddresses(act, table, effect),
          ];
      // Rows of one thing are asked for with its id.
      const whole = isReport
        ? undefined
        : saidFor(listActs(product), act)
          ? wholeOfSaid(
              table,
              product.idea.people.map(({ one }) => one),
              tables,
            )
          : wholeIn(told.phrase, table?.name, tables);
      const below = whole ? ways.map((one) => belowWhole(one, base, whole, taken.test(told.verb))) : ways;
      return [{ method, path: unique(seen, method, below), criterion: done }];
    }
    // Whose turn it is the server finds: no row is named.
    if (takesTurn(act)) {
      const path = unique(seen, methods.make, [`${base}/next`, `${base}/next/${kebab(told.verb)}`]);
      return [{ method: methods.make, path, criterion: done }];
    }
    const words = told.phrase
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word && !joining.test(word.toLowerCase()))
      .slice(0, mostWords);
    const at = way === 'make' ? base : `${base}/:id`;
    const thing = thingOf(told.phrase);
    const isWhole = record === undefined || way !== 'change' || (edits.test(told.verb) && nounIn(record.one, thing));
    // What is entered into a row that is there is a part of it: '/batches/:id/culture'.
    const isPart =
      record !== undefined &&
      way === 'change' &&
      entering.test(told.verb) &&
      /^(?!to |that |wh)\S+(?: \S+){0,2}$/.test(thing);
    const [particle = ''] =
      /^(?:off|up|out|down|back|through)(?= )|(?<= )(?:off|up|out|down|back)$/.exec(
        told.phrase.replace(/^that .*$/, ''),
      ) ?? [];
    const verb = kebab(`${told.verb} ${particle}`.trim());
    const path = unique(seen, method, [
      // Yes and no are two calls, and neither is 'say'.
      ...(way === 'change' && answering.test(`${told.verb} ${told.phrase}`)
        ? [`${at}/${kebab(`${told.verb} ${told.phrase}`)}`]
        : []),
      ...(isWhole ? [at] : []),
      ...(isPart && !nounIn(record.one, thing) ? [`${at}/${kebab(thing)}`] : []),
      `${at}/${verb}`,
      `${at}/${kebab([told.verb, ...words].join(' '))}`,
    ]);
    return [{ method, path, criterion: done }];
  });
  return [
    ...own,
    ...releasingCalls(product, seen),
    ...markingCalls(product, seen),
    ...settingCalls(product, seen),
    ...upkeepCalls(product, seen),
    ...gettingCalls(product, seen),
    ...sightCalls(product).map((call) => ({
      ...call,
      path: unique(seen, call.method, [call.path, `${call.path}-${kebab(call.criterion.feature.title)}`]),
    })),
  ];
}

/** What somebody sets by hand, as nothing told brings it about, has one call for all those states. */
function settingCalls(product: Product, seen: Set<string>): Call[] {
  const tables = listTables(product);
  return listHandStates(product).flatMap(({ id, record, states }): Call[] => {
    const table = tables.find((one) => one.kind === 'own' && one.record === record);
    const criterion = listCriteria(product).find((one) => one.id === id);
    return table && criterion
      ? [
          {
            method: methods.change,
            path: unique(seen, methods.change, [
              `${pathOf(table)}/:id/state`,
              `${pathOf(table)}/:id/state/${kebab(states[0] ?? '')}`,
            ]),
            criterion: { ...criterion, verb: 'set', rest: `the state of ${withArticle(record)}` },
          },
        ]
      : [];
  });
}

/** Correcting and deleting what was only assumed to be entered. */
function upkeepCalls(product: Product, seen: Set<string>): Call[] {
  const tables = listTables(product).filter(({ kind }) => kind === 'own');
  return listCriteria(product).flatMap((criterion): Call[] => {
    const { method, record } = upkeepIn(criterion) ?? {};
    const table = tables.find((one) => one.record === record);
    return method && table ? [{ method, path: unique(seen, method, [`${pathOf(table)}/:id`]), criterion }] : [];
  });
}

/** A list or a file that somebody gets, told as what happens: 'end of the year the landlord gets the costs': they have to ask for it. */
function gettingCalls(product: Product, seen: Set<string>): Call[] {
  const tables = listTables(product);
  const clocked = new Set(clockedFeatures(product));
  return listActs(product).flatMap(({ feature, told, who, record, way }): Call[] => {
    const criterion = listCriteria(product).find((one) => one.feature.id === feature.id && !one.isFault);
    const table = mainOf(product, { told, record }, tables);
    const person = product.idea.people.find(({ one, many }) =>
      new RegExp(`\\b(?:${toPattern(many)}|${toPattern(one)}) (?:gets?|sees?|receives?) `, 'i').test(told.phrase),
    );
    if (way !== 'run' || who || clocked.has(feature) || !criterion || !table || !person || !makesFile(criterion.effect))
      return [];
    const [, rest = ''] = / (?:gets?|sees?|receives?) (.+)$/i.exec(told.phrase) ?? [];
    return [
      {
        method: methods.read,
        path: unique(
          seen,
          methods.read,
          isRecord(product, 'report')
            ? [`${pathOf(table)}/report`, `${pathOf(table)}/${kebab(rest)}`]
            : reportAddresses(
                countedIn(criterion.effect, tables, table),
                rest,
                `${told.when ?? ''} ${feature.says} ${criterion.effect}`,
              ),
        ),
        criterion: { ...criterion, actor: person.one, verb: 'get', rest },
      },
    ];
  });
}

/** 'The storekeeper says that the kit is fixed': what a line blocks until somebody says so has a call that frees it. */
function releasingCalls(product: Product, seen: Set<string>): Call[] {
  const tables = listTables(product);
  return listCriteria(product).flatMap((criterion): Call[] => {
    const [, thing = '', state = ''] = / says that the (\p{L}+(?: \p{L}+)?) is (\p{L}+)$/iu.exec(criterion.cause) ?? [];
    const table = tables.find(({ record, kind }) => kind === 'own' && record === thing.toLowerCase());
    if (!table || criterion.isFault || !criterion.actor) return [];
    const path = unique(seen, methods.change, [`${pathOf(table)}/:id/${kebab(state)}`]);
    return [
      { method: methods.change, path, criterion: { ...criterion, verb: 'say', rest: `that the ${thing} is ${state}` } },
    ];
  });
}

/** What somebody does upon another cause than that of the line has a call too: 'the shift lead marks an assignment as “missing”'. */
function markingCalls(product: Product, seen: Set<string>): Call[] {
  const tables = listTables(product).filter(({ kind }) => kind === 'own');
  return listCriteria(product).flatMap((criterion): Call[] => {
    const { feature, cause, effect, isFault, id } = criterion;
    // 'The one who got the money confirms it' is one of those who act there.
    const [, by = ''] = /^the (?:other )?one\b[^“]* (\p{L}+)s (?:it|that)$/u.exec(cause) ?? [];
    const act = by ? listActs(product).find((one) => one.feature.id === feature.id) : undefined;
    const verb = by || criterion.verb;
    const actor = act?.who?.one ?? criterion.actor;
    const own = listCriteria(product).filter((one) => one.feature === feature && !one.isFault);
    const table = tables.find(({ record }) => effect.startsWith(`set the ${record} to “`));
    // What the line itself tells has its call already, and so has each outcome of a decision.
    const isOwn =
      feature.says.includes(` ${verb}`) || own[0]?.verb === verb || isSetByHand(feature, id) || verb === 'say';
    if (isFault || isOwn || !table || !actor || !verb || !/^(?:the|an?) /.test(cause)) return [];
    const [, linked] = / the link to (\p{L}+) /u.exec(cause) ?? [];
    const path = unique(seen, methods.change, [`${pathOf(table)}/:id/${kebab(linked ?? verb)}`]);
    return [
      {
        method: methods.change,
        path,
        criterion: { ...criterion, actor, verb, ...(by ? { rest: `the ${table.record}` } : {}) },
      },
    ];
  });
}

/** Whether there are rows that are called so. */
const isRecord = ({ idea }: Product, one: string) => idea.records.some((record) => record.one === one);

const entering = /^(?:enter|write|write down|add|record|note|log|set|choose|upload|fill in)$/;

function unique(seen: Set<string>, method: string, ways: string[]): string {
  const path = ways.find((way) => !seen.has(`${method} ${way}`)) ?? ways.at(-1) ?? '/api';
  seen.add(`${method} ${path}`);
  return path;
}
