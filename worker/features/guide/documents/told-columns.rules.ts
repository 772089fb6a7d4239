import { fileWords } from '#worker/features/guide/content/file-kinds.ts';
import { type Column, snake } from '#worker/features/guide/documents/data-model-table.rules.ts';
import type { ToldField } from '#worker/features/guide/grammar/told-fields.rules.ts';
import { isPlural, lookUp } from '#worker/features/guide/grammar/words.rules.ts';

type Kind = Pick<Column, 'type' | 'check' | 'note' | 'personal' | 'may'>;

const severalFiles = /\b(?:photos|pictures|images|scans|screenshots|recordings|videos)$/i;

/** Whether a column holds the key of a file, or of several. */
export const isFileColumn = ({ note = '' }: Pick<Column, 'note'>): boolean => /\bkeys? of the files?(?=;|$)/.test(note);

/** Whether somebody may type anything into a column: no id, no file, no day, and no choice of some values. */
export const isFreeText = ({ type, note = '', check, references, name }: Column): boolean =>
  type === 'text' &&
  /^(?:$|empty until |emptied (?:after|once|when) )/.test(note) &&
  !check &&
  !references &&
  !/^(?:id|state)$|_(?:hash|token)$/.test(name);

const ofHealth =
  /\bHIV (?:result|status)$|\bblood (?:group|sugar|pressure)\b|\bdiagnosis\b|\bmedicines\b|\ballerg(?:y|ies)\b|\b(?:illness(?:es)?|symptoms?|operations|medication)\b/i;
/** Whether the name of a field says that it tells of somebody's health: 'allergies', 'blood group'. */
export const tellsOfHealth = (name: string): boolean => ofHealth.test(name);

/** Which days, where they are no number of days. */
export const daysListed = 'JSON list of days';

/** What a field is by the words of its name; the first that fits is taken, and what fits none is text. `c` stands for the column. */
const kinds: readonly [words: RegExp, kind: Kind][] = [
  [/\bdate and (?:hour|time)\b|\btime(?:stamp)? and date\b/, { type: 'text', note: 'date and time, UTC' }],
  [/\btime on the clock\b|\bclock time\b|\bmatch time\b/, { type: 'text', note: 'minutes and seconds' }],
  [/\be-?mails?\b/, { type: 'text', personal: true }],
  [/\b(?:phone|mobile)\b/, { type: 'text', personal: true }],
  [/\baddress\b|\bemergency contact\b|\bnext of kin\b|\bnickname\b|^for whom$/, { type: 'text', personal: true }],
  [
    /\b(?:hospital|patient|staff|personnel|employee|insurance|passport|social security|card|licen[cs]e) number\b|\b(?:iban|account number)\b/i,
    { type: 'text', personal: true },
  ],
  [ofHealth, { type: 'text', personal: true }],
  [/\bdate of birth\b|\bbirth ?(?:date|day)\b|\bborn on\b/, { type: 'text', personal: true, note: 'date' }],
  [/\byear of birth\b/, { type: 'integer', personal: true }],
  [severalFiles, { type: 'text', may: true, note: 'JSON list: keys of the files' }],
  [fileWords, { type: 'text', may: true, note: 'key of the file' }],
  [/\b(?:coordinates|pin|gps|latitude and longitude)\b/, { type: 'text', note: 'latitude, longitude' }],
  [
    /\b(?:price|costs?|fee|amount|sum|deposit|rent|fine|budget|salary|charge|refund|saved so far|owed|balance due)$|^(?:price|fee|rent|charge) (?:per|for each) [\p{L} ]+$|^rate per [\p{L} ]+$|^(?:[\p{L}-]+ )?(?:bid|fare|toll|wage|deduction|commission|hourly rate|day rate)$|^amount (?:agreed|paid|sent|due|owed|spent|received|that \w+)$|\b(?:naira|dollars|euros|pounds|rupees|shillings|francs)\b/u,
    { type: 'integer', check: 'c >= 0', note: 'in the smallest coin' },
  ],
  [
    /^(?:share (?:read|heard|seen|watched|done|paid|used|left)|progress|(?:\p{L}+ )?battery(?: level)?|moisture|humidity)$/u,
    { type: 'integer', check: 'c between 0 and 100', note: 'percent' },
  ],
  [/^number of the (?:day|week|month|year)$/, { type: 'integer', check: 'c >= 0' }],
  [/^(?:membership|dues|subscription) paid$/, { type: 'integer', check: 'c in (0, 1)' }],
  [
    /^number of (?!(?:head|people|persons|cattle|sheep|fish|children|men|women|staff|livestock|poultry)$)[a-z]+(?<!s)$/,
    { type: 'text' },
  ],
  [
    /^number of (?:head|people|persons|cattle|sheep|fish|children|men|women|staff|livestock|poultry)$/,
    { type: 'integer', check: 'c >= 0' },
  ],
  [
    /^(?:people|persons|places|seats|helpers|volunteers|hands) (?:needed|wanted|required)$/,
    { type: 'integer', check: 'c >= 0' },
  ],
  [/^how long\b/, { type: 'integer', check: 'c >= 0', note: 'in minutes' }],
  [/^how (?:much|far|heavy|big|tall|deep|high)\b/, { type: 'real', check: 'c >= 0' }],
  [/\b(?:opening|office|visiting|working|business|quiet|consulting) hours\b/, { type: 'text' }],
  // Half an hour is worked too.
  [/\b(?:hours|kilos|kilograms|litres)\b/, { type: 'real', check: 'c >= 0' }],
  [/^(?:\p{L}+ )?temps?$|^(?:\p{L}+ )?(?:limit|threshold|warning line)$/u, { type: 'real' }],
  [
    /\b(?:odometer|mileage|miles|gallons|quintals|tonnes|acres|hectares|ounces|kilometres)\b|^(?:km|kg|grams|metres|units)$/,
    { type: 'real', check: 'c >= 0' },
  ],
  [/^(?:(?:minimum|maximum|least|most) )?age$/, { type: 'integer', check: 'c >= 0' }],
  [/\byear\b/, { type: 'integer' }],
  [/^month$/, { type: 'text', note: 'year and month' }],
  [/^week$/, { type: 'text', note: 'the date of its Monday' }],
  [/\bexpiry\b|\b(?:valid|runs) from$/, { type: 'text', note: 'date' }],
  [/^date and (?!hour|time)[a-z]+$/, { type: 'text' }],
  [/^(?:\p{L}+ )?balance$/u, { type: 'integer' }],
  [
    /\bscheduled (?:start|end)\b|\b(?:start|end)s? (?:time|at)\b|^(?:[\p{L}-]+ )?(?:start|end)$/u,
    { type: 'text', note: 'date and time, UTC' },
  ],
  [
    /\b(?:date|deadline|birthday)\b|\bday$|^day (?:(?:it|they|he|she) )?(?:(?:is|was) )?(?:\p{L}+ed|made|built|bought|sold|sent|left|came)$|^(?:since|until|till|by) when$|\b(?:on|due|until)$|\b(?:needed|due|expires|valid|agreed) by$/u,
    { type: 'text', note: 'date' },
  ],
  [/^(?:from|to|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/, { type: 'text', note: 'date' }],
  [/\b(?:at|when)$|^when\b/, { type: 'text', note: 'date and time, UTC' }],
  [
    /^(?:launch|landing|departure|arrival|start|end|finish|meeting|expected|boarding|collection|pick-up|drop-off|opening|closing)? ?time$|^kick-?off$|^time (?!left$)\p{L}+(?:ed|en|made|sent)$|\btime of day\b|\bhour of\b/u,
    { type: 'text', note: 'time of day' },
  ],
  [
    /\b(?:in (?:mm|cm|m|km|kg|g|l|ml|litres?|millimetres?|centimetres?|(?:square |cubic )?metres?|hectares?|kilos?|grams?|hertz|hz|percent|degrees)|mm|cm|kg|percent|%)$|\bper ?cent\b/,
    { type: 'real' },
  ],
  [
    /\b(?:weight|volume|length|height|width|depth|thickness|diameter|distance|temperature|humidity|pitch)\b/,
    { type: 'real' },
  ],
  [/\b(?:water|noise|sound|tank|fill|stock) level$/, { type: 'real' }],
  [/^(?:weekdays|which days|days (?:not working|off|they \p{L}+.*))$/u, { type: 'text', note: daysListed }],
  [/^(?:\p{L}+ )?time-?out$/u, { type: 'real', check: 'c > 0' }],
  [/^half days$/, { type: 'integer', check: 'c >= 0', note: 'how many of the days are half; 0 where none is' }],
  [/^(?:value|threshold|allowance|carried over)$/, { type: 'real', check: 'c >= 0' }],
  [
    /\b(?:number of|how many|count(?:er)?|total|quantity|pieces(?! in it)|minutes|seconds|milliseconds|days|weeks|months|points|score|stock|capacity|places|rating|tries|attempts|copies|seats|stars|kilometres|servings|guests|visitors)\b|^number (?:given|taken|\w+ed)\b|\bin (?:shots|minutes|days)$|\binterval\b.*\bin\b/,
    { type: 'integer', check: 'c >= 0' },
  ],
  [
    /^(?!(?:action|decision|measures?|steps?|photo|notes?|medicines?) )(?:\w+ )?(?:given|taken|received|delivered|sold|bought|refused|returned|used|missing|broken|left)$/,
    { type: 'integer', check: 'c >= 0' },
  ],
];

/** Names that SQL keeps for itself, and what those are called that have a plain name besides. */
const reserved =
  /^(?:order|limit|from|to|key|check|group|table|index|values|where|when|select|default|primary|references|desc|asc|as|by|in|is|not|null|on|set|union|case|column|end|user|drop|add|alter|create|delete|insert|update|view|trigger|transaction|begin|commit|join|having|distinct|exists|between|like|then|else|with|and|or|if|all|offset|using|unique|constraint|replace|returning)$/;
const renamed: Readonly<Record<string, string>> = {
  table: 'table_name',
  column: 'column_name',
  user: 'user_name',
  end: 'ended_at',
  when: 'happened_at',
};
/** Weights and volumes that are added up are whole numbers of the smaller unit, typed in the one that was told. */
const smaller: readonly (readonly [unit: RegExp, column: string])[] = [
  [/ in (kilograms?|kilos?)$/, '_grams'],
  [/ in (litres?|liters?)$/, '_millilitres'],
];
/** 'Honey in kilograms' as whole grams; undefined for a field in no such unit. */
function inSmaller(field: string): (Pick<Column, 'name'> & Kind) | undefined {
  for (const [words, ending] of smaller) {
    const [told, unitTold] = words.exec(field) ?? [];
    if (told && unitTold)
      return {
        name: `${columnNameOf(field.slice(0, -told.length))}${ending}`,
        ...{ type: 'integer', check: 'c >= 0', note: `typed in ${unitTold}` },
      };
  }
  return undefined;
}

/** A unit stands at the end of a name: 'volume in mL' is `volume_ml`. */
const unit =
  /_in_(?=(?:mm|cm|m|km|kg|g|mg|l|ml|litres?|hertz|hz|percent|degrees|shots|seconds|minutes|hours|days|weeks|months|years)$)/;
const lists =
  /^(?:(?!two |both |few )[\p{L}-]+ )?(?:jobs|chapters|variants|words|averages|lows|keywords|topics|dishes|parts|files|tags|languages|methods|items|lines|steps|names|links|skills|subjects|sizes|colours|colors|ingredients|allergens|days|findings|endpoints|periods|stops|pieces|contents)(?: in (?:order|it)| needed| wanted| required)?$/u;
/** What is measured again and again. */
const series =
  /^(?:\p{L}+ )?(?:curve|track|route|path|outline)$|^(?:field|plot|area|block|region|zone|boundary) shape$/u;
const later =
  /^(?:.* )?(?:ended|end|taken out|closed|finished|returned|repaired|collected|struck|left|gone|paid|removed)(?: \w+)? ?(?:at|on|until|counter)?$|^date (?!of\b|created\b|entered\b|received\b)\p{L}+ed$|^(?!(?:created|entered|reported|received|sent|made|written|registered|recorded|taken) )\p{L}+ed (?:at|on)$/u;

/** What is there only once somebody has died, or when it is settled what comes next. */
const unsure =
  /^(?:winner|loser|result|outcome|verdict|final (?:score|price|result))$|\b(?:year|date|place) of death\b|^died\b|^next (?:date|visit|appointment|step)$/;

/** 'Note for the cook', 'tasting note': nobody is asked for one. */
const remarks = /^(?:note|notes|remark|comment)\b|^(?!delivery|credit|bank)\p{L}+ (?:notes?|remarks?|comments?)$/u;

/** The name of a column: the owner's words for the field. */
export function columnNameOf(name: string): string {
  const plain = snake(name.replace(/['’]s\b/g, 's')).replace(unit, '_');
  return lookUp(renamed, plain) ?? (reserved.test(plain) ? `${plain}_value` : plain);
}

/** 'Number a day', 'places per week', 'price a night': what is counted stands in front, and the period only says for how long. */
const counting =
  /^(number|quantity|count|(?:[\p{L}-]+ )?(?:pieces|places|seats|tickets|litres|hours|minutes|price|cost|fee|rent)) (?:a|an|per|each|every|for each) \p{L}+$/u;

/** The column of a field that was told: named as it was told, its type from its values, its range or its words. */
export function toldColumn(told: ToldField): Column {
  const { name, choices, parts, range, remark, isOptional } = told;
  const field = name.toLowerCase();
  const base = { name: columnNameOf(name), field };
  const may = isOptional ? { may: true as const } : {};
  if (choices?.join() === 'yes,no') return { ...base, type: 'integer', check: 'c in (0, 1)', ...may };
  const listed = choices ?? parts?.filter((part) => /^\d/.test(part));
  const numbers = listed?.length ? numbersOf(listed) : undefined;
  if (numbers)
    return {
      ...base,
      ...(numbers.unit ? { name: `${base.name}_${snake(numbers.unit)}` } : {}),
      ...{ type: 'integer', check: `c in (${numbers.values.join(', ')})`, ...may },
    };
  if (choices)
    return {
      ...base,
      type: 'text',
      check: `c in (${choices.map((one) => `'${one.replaceAll("'", "''")}'`).join(', ')})`,
      ...may,
    };
  if (range) return { ...base, type: 'integer', check: `c between ${range[0]} and ${range[1]}`, ...may };
  const isPersonal = kinds.some(([words, kind]) => kind.personal === true && words.test(field));
  if (parts)
    return {
      ...base,
      ...{ type: 'text', note: `JSON: ${parts.join(', ')}`, ...may },
      ...(isPersonal ? { personal: true as const } : {}),
    };
  const isClause = /^(?:what|who|why|how to|where)\b/.test(field);
  const counted = isClause ? undefined : counting.exec(field)?.[1];
  const said = counted === 'number' ? 'number of pieces' : (counted ?? field);
  const kind =
    (isClause ? undefined : (inSmaller(field) ?? kinds.find(([words]) => words.test(said))?.[1])) ?? asText(field);
  const isLater =
    !isOptional && ((kind.type === 'text' && kind.note !== undefined && later.test(field)) || unsure.test(field));
  return {
    ...base,
    ...kind,
    ...(remark && !kind.note ? { note: remark } : {}),
    ...(isOptional || isLater || remarks.test(field) ? { may: true as const } : {}),
  };
}

/** '30, 60 or 100 mL' are numbers with one unit; undefined where a choice is a word, or a name in digits such as '06' beside '6'. */
function numbersOf(choices: string[]): { values: string[]; unit: string } | undefined {
  if (choices.some((choice) => /^0\d/.test(choice.trim()))) return undefined;
  const read = choices.map((choice) => /^(\d+)(?: ?(\p{L}+))?$/u.exec(choice.trim()));
  const units = [...new Set(read.flatMap((match) => match?.[2] ?? []))];
  return read.every(Boolean) && units.length < 2
    ? { values: read.flatMap((match) => match?.[1] ?? []), unit: units[0] ?? '' }
    : undefined;
}

function asText(field: string): Kind {
  if (lists.test(field) && isPlural(field.replace(/ (?:in (?:order|it)|needed|wanted|required)$/, '')))
    return { type: 'text', note: 'JSON list' };
  if (series.test(field)) return { type: 'text', note: 'JSON list of points' };
  return {
    type: 'text',
    ...(/^(?:first |last |customer |full |two |both )?names?$|\bsurname\b/.test(field)
      ? { personal: true as const }
      : {}),
  };
}
