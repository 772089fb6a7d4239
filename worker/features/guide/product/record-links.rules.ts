import { asked, limitSigns } from '#worker/features/guide/content/record-marks.ts';
import { fill, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { kindOf } from '#worker/features/guide/idea/record-kinds.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { addFields, type Draft } from '#worker/features/guide/product/record-fields.rules.ts';
import { isSomebody, peopleIn } from '#worker/features/guide/product/record-people.rules.ts';
import { fieldsTold } from '#worker/features/guide/product/record-words.rules.ts';

const isPlace = ({ kind }: Draft) => /^(?:place|home|land)$/.test(kind?.key ?? '');

/** What criteria and clauses about devices ask to be kept, where something stands, and whose it is. */
export function linkRecords(product: Product, drafts: Draft[], acts: Told[]): void {
  writePermissions(drafts, acts);
  writeAsked(product, drafts);
  for (const draft of drafts) linkPlace(draft, drafts);
  for (const told of acts) linkOtherSide(product, told, drafts);
  ownRoots(product, drafts);
  linkLoose(product, drafts, acts);
  linkHeld(product, drafts);
}

/** What one side sends, issues or hands to the other names both: an invoice without its client is owed by nobody. */
function linkOtherSide({ idea, features }: Product, { who, device, verb, object }: Told, drafts: Draft[]): void {
  const { client, host } = idea;
  if (device || typeof who !== 'object' || !host || !features.some(({ key }) => key === 'account')) return;
  const other = [client, host].find(({ one }) => one !== who.one);
  const draft =
    /^(?:send|issue|bill|address|assign|hand|upload)$/.test(verb) &&
    drafts.find(({ name }) => name.toLowerCase() === object?.one);
  if (draft && other && [client.one, host.one].includes(who.one) && isWritten(draft.kind?.key))
    addFields(draft, [`${who.one} id`, `${other.one} id`]);
}
const isWritten = (key: string | undefined) =>
  /^(?:invoice|bill|quote|offer|contract|letter|form|gallery)$/.test(key ?? '');

/** Lists that belong to nobody: words of a language, rooms of a house, what a program reads. */
const constant = /^(?:card|person on file|place|schema|conflict|summary|mailing|category)$/;
const choosing = /^(?:choose|pick|select|mark|tick|rate|like|favourite)$/;

/** A record without any way to another one is given the one that its act names beside it, or chooses from, and whoever makes it. */
function linkLoose({ idea, features, platform }: Product, drafts: Draft[], acts: Told[]): void {
  if (platform === 'command line' || !idea.pattern.isOwn || !features.some(({ key }) => key === 'account')) return;
  const nameOf = ({ name }: Draft) => name.toLowerCase();
  const pointed = () =>
    new Set(
      drafts.flatMap(({ fields, of }) => [
        ...fields.map((field) => field.replace(/ ids?$/, '')),
        ...(of ? [nameOf(of)] : []),
      ]),
    );
  const people = peopleIn(idea);
  for (const draft of drafts) {
    const name = nameOf(draft);
    const isBound = draft.fields.some((field) => / ids?$/.test(field)) || draft.of || pointed().has(name);
    if (isBound || constant.test(draft.kind?.key ?? '')) continue;
    const isIn = new RegExp(`\\b${toPattern(name)}s?\\b`, 'i');
    const isListed = new RegExp(`(?:,|\\band) (?:an? |the |their )?${toPattern(name)}s?\\b`, 'i');
    const done = acts.filter(({ device, who }) => !device && typeof who === 'object');
    const act = done.find(({ object }) => object?.one === name) ?? done.find(({ phrase }) => isIn.test(phrase));
    const isOwn = act && (act.object?.one === name || isListed.test(act.phrase));
    const whole = `${act?.object?.one ?? ''} ${act?.phrase ?? ''}`.toLowerCase();
    const beside = drafts.find(
      (other) =>
        other !== draft &&
        !isListed.test(act?.phrase ?? '') &&
        new RegExp(`\\b${toPattern(nameOf(other))}s?\\b`).test(whole),
    );
    const from =
      act && choosing.test(act.verb)
        ? drafts.find((other) => other !== draft && nameOf(other) === idea.item.one)
        : undefined;
    // Who only looks at it has not made it.
    const maker = isOwn && act.family !== 'see' && typeof act.who === 'object' ? act.who : (idea.host ?? idea.client);
    const at = draft.fields[0] === 'id' ? 1 : 0;
    const linked = beside ?? from;
    draft.fields.splice(
      at,
      0,
      ...(linked ? [`${nameOf(linked)} id`] : []),
      ...(people.some(({ one }) => one === maker.one) && (!linked || from) ? [`${maker.one} id`] : []),
    );
  }
}

/** 'The valves open if the winegrower allows it': the device knows who allowed it. */
function writePermissions(drafts: Draft[], acts: Told[]): void {
  for (const told of acts) {
    const { device, who } = told;
    const draft = device && typeof who === 'object' && drafts.find(({ name }) => name.toLowerCase() === who.one);
    if (draft)
      addFields(
        draft,
        fieldsTold(told).filter((field) => /^allowed /.test(field)),
      );
  }
}

/** Fields of which only a criterion speaks, and the limits that somebody sets for each place or device. */
function writeAsked({ features, idea }: Product, drafts: Draft[]): void {
  const criteria = features.flatMap((feature) => feature.criteria).join(' ');
  for (const { signs, kinds, fields } of asked)
    if (signs.test(criteria))
      for (const draft of drafts) if (kinds.includes(draft.kind?.key ?? '')) addFields(draft, fields.split(', '));
  const kind = kindOf('threshold');
  const measured = drafts.find(isPlace) ?? drafts.find(({ isDevice }) => isDevice);
  // An alarm says where it is.
  const alarm = drafts.find((draft) => draft.kind?.key === 'alarm');
  if (alarm && measured && !drafts.some(({ name }) => alarm.fields.includes(`${name.toLowerCase()} id`)))
    addFields(alarm, [`${measured.name.toLowerCase()} id`]);
  if (!kind || !measured || !limitSigns.test(criteria) || drafts.some((draft) => draft.kind === kind)) return;
  const thing = measured.name.toLowerCase();
  drafts.push({
    name: 'Limit',
    kind,
    thing,
    fields: kind.fields.split(', ').map((field) => fill(field.replace('{thing}', thing), { actor: idea.client })),
    holds: `From which value on somebody is alarmed about a ${thing}, and who set it`,
  });
}

/** What is ticked off stands at the one place that is told of; rent is paid for one, and whoever pays it holds that one. */
function linkHeld({ idea }: Product, drafts: Draft[]): void {
  const places = drafts.filter(isPlace);
  const [place] = places;
  if (!place || places.length > 1) return;
  const one = place.name.toLowerCase();
  const ticked = new Set(drafts.flatMap(({ kind, thing }) => (kind?.key === 'tick' && thing ? [thing] : [])));
  for (const draft of drafts) {
    const isRent = draft.kind?.key === 'dues' && /\brent$/i.test(draft.name);
    if (!isRent && !ticked.has(draft.name.toLowerCase())) continue;
    if (!draft.fields.includes(`${one} id`)) draft.fields.unshift(`${one} id`);
    if (isRent && !place.fields.some((field) => / id$/.test(field))) place.fields.unshift(`${idea.client.one} id`);
  }
}

/** A place that has rows of its own is pointed at and not written down again. */
function linkPlace(draft: Draft, drafts: Draft[]): void {
  const places = drafts.filter((other) => isPlace(other) && other !== draft);
  const [place] = places;
  const at = draft.fields.indexOf('place');
  // A day of work on all plots is on none of them.
  const isElsewhere = draft.kind?.key === 'event' && place?.kind?.key === 'land';
  if (place && places.length === 1 && at >= 0 && !isElsewhere) draft.fields[at] = `${place.name.toLowerCase()} id`;
}

const shared =
  /\b(shar(?:e|es|ed|ing)|together|groups?|clubs?|teams?|famil(?:y|ies)|households?|members|neighbou?rs?|each other|every(?:one|body)|public|volunteers?|community|colleagues?|our)\b/i;

/** Where each person has only what is theirs, what points at nothing else says whose it is. */
function ownRoots({ idea, features, settled }: Product, drafts: Draft[]): void {
  const { client, host, pattern, said } = idea;
  const isApart = pattern.isOwn || pattern.id === 'tracking';
  const isSeenByAll = /^every/i.test(settled.get('seen')?.text ?? '');
  if (host || !isApart || isSeenByAll || shared.test(said) || !features.some(({ key }) => key === 'account')) return;
  const people = new Set(peopleIn(idea).map(({ one }) => one));
  const names = new Set(drafts.map(({ name }) => name.toLowerCase()));
  for (const draft of drafts) {
    const pointed = draft.fields.flatMap((field) => (/ ids?$/.test(field) ? [field.replace(/ ids?$/, '')] : []));
    const isBound = pointed.some(
      (one) => people.has(one) || names.has(one) || (isSomebody(one) && !/ (?:by|to)$/.test(one)),
    );
    if (isBound || draft.of) continue;
    const at = draft.fields[0] === 'id' ? 1 : 0;
    draft.fields.splice(at, 0, `${client.one} id`);
    if ((draft.sees ?? draft.kind?.sees) === 'all') draft.sees = 'sides';
  }
}
