/**
 * What one is tempted to build beside acts of a class, and why it waits. `acts` is looked for in an act ('approve the vacation', with
 * 'device' or 'product' before what those do), `unless` in the whole idea: whoever speaks of it wants it. Slots as in patterns.
 */
export type TemptingNot = { acts: RegExp; unless: RegExp; text: string; ofItem?: true };

export const temptingNots: TemptingNot[] = [
  {
    acts: /^(?:request|ask|book|approve|enter|take|apply) (?:[a-z]+ )*(?:vacations?|holidays?|leave|absences?|days off)\b/i,
    unless: /\b(?:shifts?|rosters?|rotas?|clock|working hours|hours worked)\b/i,
    text: 'No shift plan and no time clock; {name} knows who is away, and not who works when.',
  },
  {
    acts: /^(?:approve|reject|grade|assess) /i,
    unless: /\b(?:second|two|both|three|board|committee|twice|panel|each other)\b/i,
    text: 'No second stage of approval; one decision settles it, and a longer way is added once one was overruled.',
  },
  {
    acts: /^device (?:send|measure|report|record|log|transmit)\b/i,
    unless: /\b(?:forecasts?|predict\w*|expected|AI)\b/i,
    text: 'No forecast; {name} tells what was measured, and people judge what comes.',
  },
  {
    acts: /^device (?:open|close|switch|start|stop|turn|lock|unlock|heat|pump)\b/i,
    unless: /\b(?:own|custom) rules\b/i,
    text: 'No rules that {clients} build themselves; each rule by which something moves is written and tested here.',
  },
  {
    acts: /^(?:deliver|transport|drive)\b/i,
    unless: /\b(?:routes?|maps?|navigat\w*)\b/i,
    text: 'No route planning; a map program does that better.',
  },
  {
    acts: /^(?:pay|charge)\b|^(?:send|chase|see|get|enter|record|split|collect) (?:[a-z]+ ){0,3}(?:invoices?|payments?|costs|expenses|fees|dues|rents?)\b/i,
    unless: /\b(?:bookkeep\w*|accounting|accountants?|tax(?:es)?|vat|ledger)\b/i,
    text: 'No bookkeeping and no tax filing; the figures can be read here, and the books are kept elsewhere.',
  },
  {
    acts: /^(?:book|reserve) /i,
    unless: /\b(?:waiting list|wait-?list|queue)\b/i,
    text: 'No waiting list; what becomes free is shown to all at once.',
  },
  {
    acts: /^(?:lend|borrow|rent|swap|trade|donate|sell) /i,
    unless: /\b(?:deliver\w*|ship\w*|post(?:age|s)?|couriers?|drivers?|shifts?|flats?|rooms?|houses?)\b/i,
    text: 'No delivery of {items}; they change hands where people meet.',
    ofItem: true,
  },
  {
    acts: /^(?:upload|share|photograph|attach|show|post|announce|register|report|confirm) (?:[a-z,]+ ){0,8}(?:photos?|photographs?|pictures?|videos?|recordings?)\b/i,
    unless: /\b(?:retouch\w*|edit\w*|crop\w*|filters?)\b/i,
    text: 'No editing of pictures or recordings; they are shown as they were taken.',
  },
  {
    acts: /^(?:learn|practise|practice|teach) /i,
    unless: /\b(?:certificates?|exams?|marks|diplomas?)\b/i,
    text: 'No certificates; what somebody can do shows in what they do next.',
  },
  {
    acts: /^product (?:remind|notify|alert|message)\b|^get (?:an? )?(?:message|reminder|notification|e-?mail|text)\b/i,
    unless: /\b(?:newsletters?|marketing|campaigns?|offers)\b/i,
    text: 'No newsletters; {name} writes only when something has happened that was asked for.',
  },
  {
    acts: /^(?:log|track|weigh|measure) |^tick (?:off )?(?:an? |the |their |my |each )?(?:habits?|days?)\b/i,
    unless: /\b(?:advice|advises?|suggest\w*|recommend\w*|explain\w*|coach\w*|AI)\b/i,
    text: 'No advice on what to do next; {name} shows what was entered, and people draw their own conclusions.',
  },
];
