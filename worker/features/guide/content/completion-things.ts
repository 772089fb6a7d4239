/**
 * A kind of thing that a drafted act makes, by the last word of its name: the fields that it has where the prose lists none, the state in which it
 * begins, and how it is taken back. `isDated`: it takes place; `isLasting`: it is there before anybody notes anything about it.
 */
export type CompletionThing = {
  nouns: RegExp;
  fields: string;
  begins?: string;
  back?: 'cancelled' | 'withdrawn' | 'deleted';
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
    back: 'deleted',
  },
  { nouns: /^(?:book|film|movie|game|puzzle|song|piece)$/, fields: 'title, note', back: 'withdrawn' },
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
    nouns: /^(?:expense|cost|donation|payment|fee|bill|income|debt)$/,
    fields: 'day, amount, purpose',
    back: 'deleted',
  },
  { nouns: /^(?:photo|picture|image|drawing)$/, fields: 'photo, caption', back: 'deleted' },
  { nouns: /^(?:video|film clip)$/, fields: 'video, caption', back: 'deleted' },
  { nouns: /^(?:transcript|translation)$/, fields: 'text', begins: 'entered', back: 'withdrawn' },
  { nouns: /^(?:task|job|chore|errand)$/, fields: 'title, due day, note', begins: 'open', back: 'cancelled' },
  {
    nouns: /^(?:letter|document|file|manuscript|scan|certificate|form|recording|sheet)$/,
    fields: 'title, file, note',
    begins: 'entered',
    back: 'deleted',
  },
  { nouns: /^link$/, fields: 'title, address', back: 'deleted' },
  { nouns: /^post$/, fields: 'title, text, photo', back: 'withdrawn' },
  { nouns: /^(?:comment|message|hint|remark|warning|note|tip)$/, fields: 'text', back: 'deleted' },
  {
    nouns:
      /^(?:idea|suggestion|proposal|wish|question|story|article|poem|memory|recipe|text|notice|announcement|joke|topic)$/,
    fields: 'title, text',
    back: 'withdrawn',
  },
  {
    nouns: /^(?:result|score|point|time|measurement|weight|temperature|amount|level|height)$/,
    fields: 'day, value, note',
    back: 'deleted',
  },
  { nouns: /^(?:entry|log|harvest|catch)$/, fields: 'day, note', back: 'deleted' },
  {
    nouns:
      /^(?:barrel|hive|colony|animal|cow|horse|sheep|goat|chicken|hen|dog|cat|pony|machine|car|van|boat|bike|room|tree|plant|tool|field|house|flat|tank|instrument|bed|pond|coop|device|key|plot|pot|cheese|wine|beer|batch|vine|apiary|nest|nestbox|box|garden|pump|boiler|piano|organ|clock|lorry|bus|aircraft|plane|glider|truck|tractor|costume|prop|record)$/,
    fields: 'name, place, note',
    isLasting: true,
  },
  {
    nouns: /^(?:child|kid|pupil|patient|guest|team|player|baby|grandchild|client|resident)$/,
    fields: 'name, note',
    isLasting: true,
  },
];

/** What is made where no kind fits. */
export const anyThing: CompletionThing = { nouns: /^/, fields: 'name, description', back: 'deleted' };
