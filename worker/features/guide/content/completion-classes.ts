/**
 * How a drafted act is completed. `make` leaves a thing of its own, `log` an entry about a thing that is there, `free` a day on which somebody can,
 * `show` a sight of what others made, `detail` a value of a thing that is there, `outside` happens without any product.
 */
export type CompletionWay =
  | 'answer'
  | 'free'
  | 'vote'
  | 'rate'
  | 'ask'
  | 'make'
  | 'log'
  | 'show'
  | 'mark'
  | 'state'
  | 'change'
  | 'detail'
  | 'remove'
  | 'send'
  | 'outside';

/** A class of acts: `told` and `not` are held against what follows the verb; `thing` is what is made where no noun names it. */
type CompletionClass = { way: CompletionWay; verbs: RegExp; told?: RegExp; not?: RegExp; thing?: string };

/** The classes; the first that fits is taken. Verbs are in their base form. */
export const completionClasses: readonly CompletionClass[] = [
  {
    way: 'free',
    verbs: /^(?:say|tell|enter|mark|give|note|pick|choose|submit|send|indicate)$/,
    told: /^(?:on )?(?:(?:which|what) (?:days?|dates?|evenings?|mornings?|times?|weekends?|hours?|weeks?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|when (?:they|he|she|we|i) (?:can|could|want|would|need|come|are (?:free|available|there)|have time)\b|their (?:free|available) (?:days?|times?|hours?|evenings?)\b)/i,
  },
  {
    way: 'mark',
    verbs: /^(?:say|tell|decide|mark|enter|note)$/,
    told: /^(?:which|what) (?:of the )?\p{L}+ (?:is|are) (?!there\b|coming\b|missing\b)\p{L}+$/iu,
  },
  {
    way: 'answer',
    verbs: /^(?:say|tell|answer|reply|confirm|indicate|enter|mark|respond|click|tap)$/,
    told: /^(?:whether|if|yes|no)\b/i,
  },
  { way: 'make', verbs: /^(?:say|tell)$/, told: /^(?:who (?:needs?|wants?)|where)\b/i },
  { way: 'make', verbs: /^comment$/ },
  { way: 'make', verbs: /^leave$/, told: /\b(?:notes?|messages?|comments?|reviews?|feedback|ratings?)\b/i },
  { way: 'make', verbs: /^ask$/, told: /^(?:what|which|who|why|how|where|whether|if)\b/i, thing: 'question' },
  {
    way: 'make',
    verbs: /^(?:sign|sign-up|enrol|enroll|register)$/,
    told: /^(?:up |in |on )?for\b/i,
    thing: 'registration',
  },
  {
    way: 'make',
    verbs: /^(?:tell|inform|notify)$/,
    told: /^(?:us|me) (?:when|if|that|where|whenever) (?:an?|the|something|anything|some)\b/i,
    thing: 'report',
  },
  { way: 'make', verbs: /^(?:bill|charge|invoice)$/, told: /^(?:for )?(?:what|the|it|them|how)\b/i, thing: 'bill' },
  { way: 'log', verbs: /^(?:write|put)$/, told: /^down\b/i },
  { way: 'answer', verbs: /^(?:say|tell|guess)$/, told: /^(?:what|which|how (?:much|many))\b/i },
  { way: 'vote', verbs: /^vote$/ },
  { way: 'rate', verbs: /^(?:rate|review|score)$/ },
  {
    way: 'ask',
    verbs: /^ask$/,
    told: /^(?:\p{L}+ )?(?:for|to (?:have|get|borrow|use|take|join))\b/iu,
  },
  { way: 'ask', verbs: /^(?:request|apply)$/ },
  { way: 'make', verbs: /^ask$/, told: /\bquestions?\b/i, thing: 'question' },
  {
    way: 'make',
    verbs: /^pay$/,
    told: /^(?:$|once|twice|every|each|by|on|in|at|online|monthly|yearly|weekly|when|after|for (?:each|every|the|their|it))\b/i,
    thing: 'payment',
  },
  {
    way: 'log',
    verbs: /^keep$/,
    told: /^(?:an? |the |their )?(?:log|diary|journal|record|list|count|book|track)s? (?:of|on|about|for)\b|^track of\b/i,
  },
  { way: 'log', verbs: /^(?:track|log|record|note|measure|monitor|count|document|write-down)$/, thing: 'entry' },
  {
    way: 'show',
    verbs: /^(?:see|view|look|browse|watch|search|find|read|know|compare|check|get)$/,
    told: /^(?:who|what|which|when|where|how|whether|if)\b/i,
  },
  { way: 'show', verbs: /^(?:see|view|look|browse|watch|search|find|read|compare|listen|hear)$/ },
  {
    way: 'show',
    verbs: /^(?:make|draw|print|create|get)$/,
    told: /^(?:up )?(?:an? |the )(?:\p{L}+ )?(?:table|ranking|chart|overview|statistics?) (?:of|with) /iu,
  },
  {
    way: 'make',
    verbs:
      /^(?:report|upload|add|submit|enter|write|register|create|propose|suggest|announce|draft|type|transcribe|translate|scan|photograph|plan|make|share|post|offer|publish|list|advertise|give-away|import|schedule|describe|nominate|invite|order)$/,
    not: /^(?:by|in) /i,
  },
  { way: 'make', verbs: /^(?:hand|turn|send|give)$/, told: /^in\b/i },
  { way: 'make', verbs: /^(?:open|set)$/, not: /^(?:the|it|them|their|each|every|all|up|off)\b/i },
  {
    way: 'make',
    verbs: /^put$/,
    told: /\b(?:on|in|into|onto) (?:the |an? |our )?(?:[\p{L}-]+ )?(?:list|plan|site|app|calendar|board|map|schedule|shop|menu|programme|program)s?\b/iu,
  },
  { way: 'make', verbs: /^fill$/, told: /^(?:in|out)\b|\b(?:in|out)$/i },
  {
    way: 'make',
    verbs: /^(?:collect|gather)$/,
    told: /\b(?:photos|pictures|stories|recipes|ideas|memories|suggestions|signatures|songs|quotes|links|documents|questions)\b/i,
  },
  { way: 'make', verbs: /^take$/, told: /^(?:an? |the )?(?:photo|picture|video)s?\b/i },
  { way: 'change', verbs: /^(?:change|edit|update|move|reschedule|postpone|extend)$/ },
  { way: 'remove', verbs: /^(?:delete|remove|clear)$/ },
  { way: 'mark', verbs: /^(?:mark|set)$/, told: /\bas \p{L}+/iu },
  { way: 'mark', verbs: /^(?:mark|flag)$/ },
  { way: 'mark', verbs: /^(?:tick|check|cross)$/, told: /^(?:\p{L}+ ){0,3}off\b|^off\b/iu },
  {
    way: 'state',
    not: /^turns?\b/i,
    verbs:
      /^(?:approve|accept|confirm|reject|decline|refuse|check|verify|finish|complete|close|release|fix|repair|solve|resolve|hide|block|assign|grade|correct|deliver|return|collect|pay|pack|ship|cancel|withdraw|take|claim|reserve|adopt|grant|answer|sign|archive|open|clean|inspect|test|decide)$/,
  },
  { way: 'send', verbs: /^(?:send|tell|warn|remind|notify|inform|alert|message)$/ },
  {
    way: 'outside',
    verbs:
      /^(?:meet|drive|sing|build|swap|sew|cook|bake|walk|ride|travel|dance|gather|come|go|play|train|practi[cs]e|own|live|work|run|breed|grow|brew|knit|paint|repair|clean|rehearse|fish|hunt|eat|drink|bring|exchange|help|visit|volunteer|keep|have)$/,
  },
];

/** What somebody says, sees or keeps is handled by a class of its own and never happens without a product. */
export const onPaper =
  /\b(?:app|site|screen|online|list|plan|table|calendar|leaderboard|board|form|link|code|message|photo)s?\b/i;
