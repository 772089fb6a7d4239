/**
 * A kind of thing that a drafted act makes, by the last word of its name: the fields that it has where the prose lists none, the state in which it
 * begins, and how it is taken back. `isDated`: it takes place; `isLasting`: it is there before anybody notes anything about it.
 */
export type CompletionThing = {
  nouns: RegExp;
  fields: string;
  begins?: string;
  back?: 'cancelled' | 'withdrawn';
  isDated?: true;
  isLasting?: true;
};

/** The kinds; the first that fits is taken. */
export const completionThings: readonly CompletionThing[] = [
  {
    nouns: /^(?:shift|duty|slot|stint|watch)$/,
    fields: 'day, start, end, note',
    begins: 'planned',
    back: 'cancelled',
    isDated: true,
  },
  {
    nouns:
      /^(?:rehearsal|meeting|meet-?up|practice|training|session|class|lesson|event|concert|match|fixture|tour|trip|outing|walk|hike|ride|mass|party|course|appointment|date|performance|show|workshop|gathering|dinner|breakfast|round|evening|market|tournament|visit|delivery|clean-?up|reading|service|festival|stop|departure|gig|camp|inspection)$/,
    fields: 'day, start, place, note',
    begins: 'planned',
    back: 'cancelled',
    isDated: true,
  },
  {
    nouns: /^(?:flight|run|dive|jump|swim|drive|climb|journey|sail|hour)$/,
    fields: 'day, start, end, note',
  },
  { nouns: /^(?:book|film|movie|game|puzzle|song|piece)$/, fields: 'title, note' },
  { nouns: /^turn$/, fields: 'day, {client}, note', begins: 'planned', back: 'cancelled', isDated: true },
  { nouns: /^(?:absence|illness|holiday|leave)$/, fields: 'first day, last day, reason', back: 'withdrawn' },
  { nouns: /^sighting$/, fields: 'what was seen, place, day, photo', back: 'withdrawn' },
  {
    nouns:
      /^(?:problem|fault|damage|defect|complaint|disease|leak|pothole|breakdown|incident|issue|danger|hazard|accident|loss|report)$/,
    fields: 'what is wrong, place, photo',
    begins: 'reported',
    back: 'withdrawn',
  },
  {
    nouns: /^(?:offer|packet|leftover|cutting|gift|lift|listing|surplus|item)$/,
    fields: 'title, amount, description, photo',
    begins: 'open',
    back: 'withdrawn',
  },
  {
    nouns: /^(?:expense|cost|donation|payment|fee|income|debt)$/,
    fields: 'day, amount, purpose',
  },
  { nouns: /^(?:photo|picture|image|drawing)$/, fields: 'photo, note' },
  { nouns: /^(?:video|film clip)$/, fields: 'video, note' },
  { nouns: /^(?:transcript|translation)$/, fields: 'text', begins: 'entered' },
  { nouns: /^(?:task|job|chore|errand)$/, fields: 'title, due day, note', begins: 'open', back: 'cancelled' },
  {
    nouns: /^(?:letter|document|file|manuscript|scan|certificate|form|recording|sheet)$/,
    fields: 'title, file, note',
    begins: 'entered',
  },
  { nouns: /^(?:goal|target|limit)$/, fields: 'title, value, until when' },
  { nouns: /^link$/, fields: 'title, address' },
  { nouns: /^registration$/, fields: 'note', begins: 'entered', back: 'withdrawn' },
  { nouns: /^booking$/, fields: 'day, start, end, note', begins: 'booked', back: 'cancelled' },
  { nouns: /^block$/, fields: 'day, start, end, reason' },
  { nouns: /(?:^| )application$/, fields: 'title, deadline, text' },
  { nouns: /^deadline$/, fields: 'title, day, note' },
  { nouns: /^order$/, fields: 'what, number, note', begins: 'open', back: 'cancelled' },
  { nouns: /^post$/, fields: 'title, text, photo', back: 'withdrawn' },
  { nouns: /^(?:comment|message|hint|remark|warning|note|tip)$/, fields: 'text' },
  { nouns: /^(?:idea|suggestion|proposal|wish)$/, fields: 'title, text', back: 'withdrawn' },
  {
    nouns: /^(?:question|story|article|poem|memory|recipe|text|notice|announcement|joke|topic|advice)$/,
    fields: 'title, text',
  },
  { nouns: /^(?:bill|invoice)$/, fields: 'day, amount, purpose', begins: 'open' },
  {
    nouns: /^(?:result|score|point|time|measurement|weight|temperature|amount|level|height|yield|signal|strength)$/,
    fields: 'day, value, note',
  },
  { nouns: /^(?:entry|log|harvest|catch)$/, fields: 'day, note' },
  {
    nouns:
      /^(?:barrel|hive|colony|machine|car|van|boat|bike|room|tree|plant|tool|field|house|flat|tank|instrument|bed|pond|puppet|square|kiln|freezer|shelf|locker|tent|coop|device|key|plot|pot|cheese|wine|beer|batch|vine|apiary|nest|nestbox|box|garden|pump|boiler|piano|organ|clock|lorry|bus|aircraft|plane|glider|truck|tractor|costume|prop|record|berth|pitch|stall|desk|cabin)$/,
    fields: 'name, place, note',
    isLasting: true,
  },
  {
    nouns:
      /^(?:animal|cow|bull|calf|horse|pony|donkey|sheep|lamb|goat|pig|chicken|hen|duck|goose|dog|puppy|cat|kitten|bird|pigeon|falcon|fish|snake|rabbit|hedgehog|bat|train|wagon|engine|sample)$/,
    fields: 'name, note',
    isLasting: true,
  },
  {
    nouns: /^(?:child|kid|pupil|patient|guest|team|player|baby|grandchild|client|resident)$/,
    fields: 'name, note',
    isLasting: true,
  },
];

/** What is made where no kind fits. */
export const anyThing: CompletionThing = { nouns: /^/, fields: 'name, note' };

/** What always belongs to something else: a field, and never a thing of its own. */
export const attributes =
  /^(?:name|date|deposit|price|fee|rent|condition|status|size|weight|smell|colou?r|taste|temperature|number|amount|quantity|level|height|length|width|depth|distance|duration|speed|age|address|quality|dose|mood|title|position|signature|reason|humidity|pressure|mileage|progress|volume|value|acidity|pulse)$/;

/** What a doing leaves that is done again and again: its name where the verb alone is one, and what is found by it. */
export const doings: readonly { verbs: RegExp; one?: string; finds?: string }[] = [
  { verbs: /^(?:check|test|visit|count)$/, one: '{verb}', finds: 'result' },
  { verbs: /^inspect$/, one: 'inspection', finds: 'result' },
  { verbs: /^examine$/, one: 'examination', finds: 'result' },
  { verbs: /^weigh$/, finds: 'weight' },
  { verbs: /^measure$/, one: 'measurement', finds: 'value' },
  { verbs: /^(?:water|fill|refill|feed|dose)$/, finds: 'amount' },
];

/** 'How far they swam' asks for the distance. */
export const howAsks: Readonly<Record<string, string>> = {
  far: 'distance',
  long: 'duration',
  often: 'number of times',
  fast: 'speed',
  old: 'age',
  big: 'size',
  large: 'size',
  heavy: 'weight',
  high: 'height',
  tall: 'height',
  deep: 'depth',
  wide: 'width',
  dangerous: 'danger',
  bad: 'severity',
  urgent: 'urgency',
  strong: 'strength',
  good: 'quality',
  hard: 'difficulty',
  difficult: 'difficulty',
  ripe: 'ripeness',
};
