import type { Access } from '#worker/features/guide/documents/access.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { doersOf } from '#worker/features/guide/documents/outlined-accounts.rules.ts';
import {
  boundReaders,
  decidersIn,
  toldScope,
  toldToSee,
} from '#worker/features/guide/documents/outlined-bounds.rules.ts';
import {
  onlyBy,
  readersIn,
  seenColumns,
  sortsSeen,
  tellSeen,
} from '#worker/features/guide/documents/outlined-columns-seen.rules.ts';
import { recordOfPerson } from '#worker/features/guide/documents/outlined-doers.rules.ts';
import { guardedBy } from '#worker/features/guide/documents/outlined-guarded.rules.ts';
import { ownReaders, ownThrough, tellOwn } from '#worker/features/guide/documents/outlined-own-rows.rules.ts';
import {
  peopleNamed,
  rulesOn,
  sentencesOf,
  toldReaders,
} from '#worker/features/guide/documents/outlined-readers.rules.ts';
import { isOnOtherColumns } from '#worker/features/guide/documents/outlined-rule-columns.rules.ts';
import { isWholeOnly } from '#worker/features/guide/documents/outlined-scopes.rules.ts';
import { houseOf } from '#worker/features/guide/documents/outlined-separation.rules.ts';
import { sharedWith, sharesName } from '#worker/features/guide/documents/outlined-shares.rules.ts';
import { concernedBy, picksOne, showsRecord } from '#worker/features/guide/documents/outlined-shown-rows.rules.ts';
import { keepersOfWhole, noticing } from '#worker/features/guide/documents/outlined-whole-keepers.rules.ts';
import { type OwnerRule, ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import {
  capitalise,
  isSingle,
  joinClauses,
  joinWords,
  type Noun,
  nounIn,
  toPattern,
} from '#worker/features/guide/grammar/words.rules.ts';
import { isOnPhone, isPublic, linkFor } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { inChargeOf } from '#worker/features/guide/outline/outline-runner.rules.ts';
import { actsOn, doneTo, listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const quoted = (rules: OwnerRule[]) =>
  rules.length > 0 ? ` (${rules.map(({ text }) => `“${text}”`).join('; ')})` : '';

const distinct = (nouns: Noun[]) => nouns.filter(({ one }, at) => nouns.findIndex((noun) => noun.one === one) === at);

/** Of rules on who sees what, the sentences that speak of a record: of several only those that name it. */
function linesOn(record: string, rules: OwnerRule[]): OwnerRule[] {
  return rules.flatMap((rule) => {
    const lines = sentencesOf(rule);
    const own = lines.filter((line) => nounIn(record, line) !== null);
    return (lines.length < 2 || own.length === 0 ? [rule.text] : own).map((text) => ({ ...rule, text }));
  });
}

/** 'The clerk enters it', 'clerks enter it'. */
const isOnly = ([first, ...others]: Noun[]) => first !== undefined && others.length === 0 && isSingle(first);

/** 'The landlord changes it'. */
const tellChanging = (nouns: Noun[], what: string): string[] =>
  nouns.length > 0
    ? [`${joinWords(nouns.map(({ many }) => many))} ${isOnly(nouns) ? 'changes' : 'change'} ${what}`]
    : [];

/** The rules on who sees the rows of a table: one that guards another speaks of that alone. */
function sightRules(product: Product, table: Table, tables: Table[]): OwnerRule[] {
  const kept = tables.filter(({ kind }) => kind === 'own');
  const guarded = (text: string) => guardedBy(product, kept, text)?.table;
  const named = rulesOn(product, table, ['access']);
  return ownerRules(product).filter((rule) => {
    if (isWholeOnly(table.record, rule.text) || isOnOtherColumns(product, table, tables, rule)) return false;
    const guard = rule.kind === 'access' ? guarded(rule.text) : undefined;
    return guard ? guard === table : named.some(({ text }) => text === rule.text);
  });
}

/**
 * Who may see and change the rows of a record that an outline lists: those whose acts touch it, with the owner's rules on it.
 * @param isWhole whether it is asked for what other rows belong to: what that belongs to itself is left out then.
 */
export function outlinedAccess(product: Product, table: Table, tables: Table[], isWhole = false): Access {
  const { told } = table.entity ?? {};
  if (shapeOf(product).runtime === 'local')
    return {
      sight: 'all',
      owner: undefined,
      sees: 'Whoever uses the device',
      changes: `Whoever uses the device${quoted(rulesOn(product, table, ['fixed', 'write']))}`,
    };
  const acts = told ? actsOn(product, told).filter(({ who }) => who !== undefined) : [];
  const about = told ? doneTo(product, told).filter(({ who }) => who !== undefined) : [];
  const peopleOf = (found: typeof acts) => distinct(found.flatMap((act) => doersOf(product, act)));
  const makers = peopleOf(about.filter(({ way }) => way === 'make'));
  const changing = peopleOf(
    about.filter(({ way, told: { verb } }) => (way === 'change' && !noticing.test(verb)) || way === 'remove'),
  );
  const changers = changing.filter(({ one }) => !makers.some((maker) => maker.one === one));
  const keepers = makers.filter(({ one }) => changing.some((changer) => changer.one === one));
  const onlyMakers = makers.filter((maker) => !keepers.includes(maker));
  const owner = product.idea.people.find(({ one }) =>
    table.columns.some(({ references, field }) => references === 'accounts' && field === `${one} id`),
  );
  const ownOnly = /\bonly (?:his|her|their|its) own\b/i;
  const sees = linesOn(table.record, sightRules(product, table, tables));
  const seen = seenColumns(product, table);
  const { seeing, barred } = toldReaders(
    product,
    table,
    ownerRules(product).filter(({ kind }) => kind === 'access'),
  );
  const isOwn = (noun: Noun) =>
    sees
      .flatMap(sentencesOf)
      .some(
        (text) =>
          ownOnly.test(text) && peopleNamed(product, text.split(ownOnly)[0] ?? '').some(({ one }) => one === noun.one),
      );
  const self = inChargeOf(product.idea);
  const isKeptOut = ({ one }: Noun) =>
    ownerRules(product).some(
      ({ text, kind }) =>
        kind === 'access' &&
        new RegExp(
          `\\b${toPattern(one)}s? (?:never|cannot|may not|sees? no|do(?:es)?(?: not|n.t) (?:see|read|look|get|reach))`,
          'i',
        ).test(text),
    );
  const same = product.idea.people.filter(({ one }) => told && recordOfPerson(product, one) === told);
  const own = same.find(({ one }) => one === told?.one) ?? same[0];
  // Who only writes from outside sees nothing of what others wrote.
  const shown = told ? listActs(product).filter((act) => showsRecord(product, act, told)) : [];
  // Whoever enters what belongs to one of them picks it from a list.
  const picked =
    told && houseOf(product, tables)?.many !== table.name
      ? listActs(product).filter((act) =>
          [act, ...(act.also ?? [])].some((one) => picksOne(product, { ...act, ...one }, told)),
        )
      : [];
  // Whoever works with what belongs to it has to see what that is.
  const through =
    told && sees.length === 0 && !product.idea.people.some(({ one }) => recordOfPerson(product, one) === told)
      ? listActs(product).filter(
          (act) =>
            act.who !== undefined &&
            !isPublic(act.who) &&
            act.way !== 'read' &&
            act.record?.fields.some((field) => {
              const link = linkOf(product.idea, act.record ?? told, field);
              return link !== undefined && 'record' in link && link.record === told;
            }) === true,
        )
      : [];
  const touching = peopleOf([
    ...acts.filter(({ who, way }) => !(way === 'make' && who && isPublic(who))),
    ...through,
    ...shown,
    ...picked,
  ])
    .concat(own ?? [])
    .filter((noun) => !own || !isOnPhone(product.idea, noun));
  // Whoever tells the idea sees what is kept, unless they said otherwise.
  const acting = self && !isKeptOut(self) && (acts.length > 0 || own) ? [...touching, self] : touching;
  // Where nobody works with it those who do the first act do.
  const working = acting.length > 0 ? acting : peopleOf(listActs(product)).slice(0, 1);
  const deciding = decidersIn(product, table).map(({ noun }) => noun);
  const isLetIn = ({ one }: Noun) =>
    !barred.some((noun) => noun.one === one) || seeing.some((noun) => noun.one === one);
  const concerned = concernedBy(product, table, sees);
  // Whoever has its link opens it.
  const opening = told ? product.idea.people.filter((noun) => linkFor(product.idea, noun) === told) : [];
  const shared = told ? sharedWith(product, told) : [];
  const known = distinct([
    ...working,
    ...opening,
    ...seeing,
    ...toldToSee(product, table),
    ...deciding,
    ...concerned,
    ...shared,
    ...seen.flatMap(({ by = [] }) => by),
  ]).filter((noun) => isLetIn(noun) || concerned.includes(noun));
  // Whom a rule leaves out does not come in by what a row belongs to.
  const keeping =
    sees.length === 0 && !isWhole && !told?.fields.some((field) => linkOf(product.idea, told, field)?.isRole)
      ? keepersOfWhole(
          product,
          table,
          tables,
          (whole, { one }) =>
            outlinedAccess(product, whole, tables, true).own?.some((noun) => noun.one === one) === true,
        ).filter((noun) => isLetIn(noun) && !isKeptOut(noun))
      : [];
  const all = distinct([...known, ...keeping]);
  // A rule on one column says nothing of the rows.
  const onRows =
    seen.length > 0 ? sees.filter(({ text }) => !onlyBy.test(text) && !/ but (?:not|never) /.test(text)) : sees;
  const ofTheirs = told ? ownReaders(product, told, onRows, all) : [];
  // What the product makes for each of them is theirs.
  const isMadeFor = ({ one }: Noun) =>
    told !== undefined &&
    doneTo(product, told).some(({ outcome }) => outcome?.way === 'make' && outcome.each === one) &&
    makers.length === 0;
  // What a bank, a sensor or the clock brings about is entered by nobody.
  const isMadeByItself =
    told !== undefined &&
    makers.length === 0 &&
    doneTo(product, told).some(({ outcome, who }) => !who && outcome?.way === 'make');
  const bound = all.filter(
    (noun) =>
      isOwn(noun) ||
      noun.one === own?.one ||
      ofTheirs.includes(noun) ||
      isMadeFor(noun) ||
      concerned.some(({ one }) => one === noun.one),
  );
  // What belongs to something of theirs is theirs.
  const reached = told
    ? ownThrough(
        product,
        table,
        all.filter((noun) => !bound.includes(noun) && !seeing.includes(noun)),
      )
    : [];
  const limited = boundReaders(
    product,
    table,
    tables,
    all.filter((noun) => !bound.includes(noun) && !reached.some((one) => one.noun === noun)),
  );
  const isLimited = ({ one }: Noun) => limited.some(({ noun }) => noun.one === one);
  const tell = (noun: Noun, isWholeRow = true) => {
    const column = reached.find((one) => one.noun === noun)?.column;
    const by =
      toldScope(product, table, tables, noun) ??
      (column ? `\`${column}\`` : limited.find((one) => one.noun === noun)?.by);
    const sorts = isWholeRow ? (sortsSeen(product, table, noun)?.map(({ name }) => `\`${name}\``) ?? []) : [];
    if (told && shared.includes(noun) && !ofTheirs.includes(noun))
      return `${noun.many} only those shared with them (\`${sharesName(told)}\`)`;
    return by
      ? `${noun.many} only their own (${by})`
      : bound.includes(noun)
        ? tellOwn(product, noun, table, tables)
        : `${noun.many}${isPublic(noun) ? ' (without signing in)' : ''}${sorts.length > 0 ? ` (only ${joinWords(sorts)})` : ''}`;
  };
  const some = [
    ...bound,
    ...shared.filter((noun) => !bound.includes(noun)),
    ...reached.map(({ noun }) => noun),
    ...limited.filter(({ open }) => !open).map(({ noun }) => noun),
  ];
  const tellAll = (nouns: Noun[], isWholeRow = true) => {
    const told = (noun: Noun) => tell(noun, isWholeRow);
    // 'Nurses and doctors only their own' would say it of both.
    const isLast = nouns.length > 1 && nouns.slice(-1).some((noun) => some.includes(noun));
    const free = isLast ? nouns.filter((noun) => !some.includes(noun)) : [];
    return free.length > 0
      ? [joinWords(free.map(told)), ...nouns.filter((noun) => some.includes(noun)).map(told)].join(', ')
      : joinWords(nouns.map(told));
  };
  // What stands behind somebody already is not said again.
  const seenApart = seen.filter(({ without = [] }) => !without.some((noun) => sortsSeen(product, table, noun)?.length));
  return {
    own: some,
    readersOf: (column) => tellAll(readersIn(product, table, column, all), false),
    sight:
      ofTheirs.length + reached.length + limited.length > 0 ||
      bound.some(isMadeFor) ||
      sees.some(({ text }) => ownOnly.test(text))
        ? 'sides'
        : 'all',
    owner,
    sees: `${[capitalise(tellAll(all)), tellSeen(seenApart)].filter(Boolean).join('; ')}${quoted(sees)}`,
    changes: `${capitalise(
      joinClauses([
        ...(keepers.length > 0
          ? [
              `${joinWords(keepers.map(({ many }) => many))} ${isOnly(keepers) ? 'enters and changes' : 'enter and change'} it`,
            ]
          : []),
        ...(onlyMakers.length > 0
          ? [`${joinWords(onlyMakers.map(({ many }) => many))} ${isOnly(onlyMakers) ? 'enters' : 'enter'} it`]
          : []),
        ...tellChanging(
          changers.filter((noun) => !isLimited(noun)),
          'it',
        ),
        ...tellChanging(changers.filter(isLimited), 'those that they may see'),
      ]) ||
        (product.idea.people.some(isMadeFor) || isMadeByItself
          ? `${product.name} alone makes it`
          : `not told: whoever runs ${product.name} [ASSUMPTION]`),
    )}${quoted(rulesOn(product, table, ['fixed', 'write']))}`,
  };
}
