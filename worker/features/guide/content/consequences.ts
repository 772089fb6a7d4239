/**
 * What follows from a decision, found by its words: what it prevents and the rule for the code. Slots, `title` and `fr` of its feature.
 * `keeps` are the columns that the rule speaks of: in what is asked for, or where the number stands.
 */
type Consequence = {
  /** Words of the rules that questions offer. */
  signs: RegExp;
  /** Forms in which people tell the same in their own words; without it, their words never bring it along. */
  told?: RegExp;
  prevents: string;
  rule: string;
  /** The way that the rule forbids, as an order. */
  never?: string;
  keeps?: { in: 'deal' | 'limit'; fields: string };
};

const consequences: Consequence[] = [
  {
    signs: /\blocal hook\b|\bin CI on each\b|\bby hand in the terminal\b/i,
    prevents: '{Clients} who learn from CI after ten minutes what {name} could have said at once',
    rule: '“{title}” gives the same text and the same exit code in a hook, in CI and by hand; the hook reads only what is about to be written',
    never: 'Ask whether it runs in CI to give another text or code',
  },
  {
    signs: /\bnpm package\b|\bone binary\b|\bcontainer image\b/i,
    prevents: 'A second way to install {name} that is a version behind',
    rule: 'One job publishes {name} from a tag; a test installs what it published on a fresh machine and runs “{title}”',
    never: 'Publish from a laptop',
  },
  {
    signs: /\bwarnings do not\b|\beach finding fails\b|\bonly reported\b/i,
    prevents: 'A release that stands still for a comma, and {clients} who switch {name} off after that',
    rule: 'The level belongs to the rule and the exit code follows from the levels alone; “{title}” has one test for each code',
    never: 'Set an exit code anywhere but from the levels',
  },
  {
    signs: /\bopen source\b|\blicen[cs]e\b|\bwithin one company\b/i,
    prevents: 'A package inside {name} whose licence forbids what {clients} do with it',
    rule: 'Each package that {name} brings along has its licence in one list, and CI fails for one that is not on it',
    never: 'Add a package without its licence on the list',
  },
  {
    signs: /\b(at the counter|on collection|on the spot|in cash|moves no money|settle money)\b/i,
    told: /\b(?:pays?|paid|payment) (?:\w+ ){0,3}(?:in cash|on collection|on the spot|at the counter)\b/i,
    prevents: 'Card data, refunds and a payment state in {name}, and {deals} that wait for a bank',
    rule: 'No table of {name} has a column for cards; that {a deal} was paid is a mark that {hosts} set by hand, with the time',
    never: 'Ask for a card or keep its number',
    keeps: { in: 'deal', fields: 'paid at' },
  },
  {
    signs: /\b(closes? (?:at|two|\d)|20:00|the evening before|until two hours|closing time)\b/i,
    prevents: '{Hosts} who count while {deals} still change, and a phone with a wrong clock that gets in late',
    rule: 'The hour is stored with the time zone of {hosts} and compared inside the statement that writes the {deal}; the clock of the browser is never asked',
    never: 'Ask the clock of the browser',
  },
  {
    signs: /\bpays? by card|\bpaid when booking|\bdeposit|\bby card when\b|\bcards? (?:and|or) wallet\b/i,
    prevents: '{Deals} that block {items} and are never paid',
    rule: '{A deal} holds its place for 30 minutes; only the signed message of the payment service makes it count, and a job frees what was not paid',
    never: 'Count {a deal} as paid before the signed message',
  },
  {
    signs:
      /\bpersonal link|\blink (?:by text|sent)\b|\bno account|\bwithout (?:a password|signing in|an account)|\bname and one way\b/i,
    prevents:
      'Passwords of {clients} who forget them between two visits, and an old message to {a client} that opens “{title}”',
    rule: 'A link holds 128 random bits, lies in {name} as a hash only, ends after 30 days, and opens what belongs to that person in “{title}” and nothing else',
    never: 'Store or log the token of a link',
  },
  {
    signs: /\bsigns? in\b|\be-mail address and a password|\bevery \w+ signs\b|\baccount is optional\b/i,
    prevents: 'A shared phone on which the next of the {clients} goes on with “{title}” as the one before',
    rule: 'The session is a row that can be ended; “{title}” asks who it is on each call and keeps what was typed when it has to ask again',
    never: 'Trust a person that the body names',
  },
  {
    signs:
      /\b(?:is|are) seen (?:by|only)\b|\bseen by\b|\bare public\b|\bonly (?:those|the two)\b|\bothers only read\b/i,
    prevents: 'A list of {name} that shows one {main} too many because each screen filters for itself',
    rule: 'There is one query for what a person may see of {mains} and one test that asks it as each kind of person; no other code reads that table',
    never: 'Filter {mains} on a screen',
  },
  {
    signs: /\btakes? (?:it )?back|\bchange or take back|\bundo\b|\bcancel up to\b|\bcancel at any time\b/i,
    told: /\b(?:can|may|must be able to) (?:undo|take back)\b|\bundone \w+ (?:must |should )?(?:stay|remain|are kept)\b/i,
    prevents: 'A slip in “{title}” that others have acted on before the {client} notices it',
    rule: 'Taking back {a main} writes a row with person and time and never deletes; who had seen it is read from the same rows, and the hour of “{title}” is compared on the server',
    never: 'Delete what was taken back',
  },
  {
    signs: /\bonly \w+ correct|\bcorrected at any time|\bcounts as it is|\bold version\b/i,
    prevents: 'Two versions of {a main} in {name} and nobody who knows which one counted when',
    rule: 'A correction is a new version with its author; “{title}” reads the latest one, and the ones before stay readable for 30 days',
    never: 'Overwrite {a main} in place',
  },
  {
    signs:
      /\b(?:value|limit|number)s? for .+ (?:is|are) set by\b|\bset the (?:limit|value)\b|\bdaily limit\b|\bone number limits\b|\bfixed number of places\b/i,
    prevents: 'A number for “{title}” in the code that only a new version can change, and two that disagree',
    rule: 'The number is a column with its author and the time of its change; “{title}” reads it in the statement that judges, and {clients} see from when on a change holds',
    never: 'Write the number into the code',
    keeps: { in: 'limit', fields: 'changed by id, changed at' },
  },
  {
    signs: /\bmessage on the phone|\bby e-mail when that fails|\bas a message|\breminder messages?|\bone message\b/i,
    prevents: 'Something urgent in “{title}” that went out and that nobody has read',
    rule: 'Each message of {name} knows its ways in order and the minute at which the next one is tried; once {a client} has seen it, all of them end',
    never: 'Send a second way after it was seen',
  },
  {
    signs:
      /\bconnection is (?:back|gone)|\bkept there and sent|\bkeeps? readings\b|\bwithout a network\b|\bgateway keeps\b|\boffline\b/i,
    told: /\b(?:no|without(?: the| a| any)?) (?:wi-?fi|internet|signal|reception|network|connection|coverage)\b|\boffline\b/i,
    prevents: 'Old {items} that arrive late and count as new ones',
    rule: 'Two times belong to each entry, taken and received; rules and alarms of {name} look at the first, repairs of gaps at the second',
    never: 'Judge an entry by when it arrived',
  },
  {
    signs:
      /\bby (?:an )?invitation|\bcode of their area|\bapproves?\b|\bby approval\b|\bconfirmed e-mail\b|\bchecked by\b/i,
    prevents: 'Strangers among {clients} before anybody has looked at them',
    rule: 'Being admitted is a row with who admitted and when; each query of “{title}” joins it, so that taking it away ends everything at once',
    never: 'Let in by a mark in the browser',
  },
  {
    signs:
      /\bstarts? in one|\bone (?:town|region|community|country|existing group)|\bwithin one\b|\bcollected by hand\b/i,
    prevents: 'An empty {name} in a hundred places instead of a full one in a single place',
    rule: 'The place is one setting; whoever comes from elsewhere can leave an address, which is counted and not mixed with {items}',
    never: 'Write the place into queries',
  },
  {
    signs: /\bdeliver|\bparcel|\bby post\b|\bare sent (?:within|everywhere|to a list)\b/i,
    prevents: '{Deals} with half an address on the day on which they leave',
    rule: 'An address is checked where it is entered and copied into the {deal}; a later move of the {client} changes no {deal} that is on its way',
    never: 'Read the present address for {a deal} on its way',
  },
  {
    signs: /\bagreed time|\bcollect their\b|\bhanded? (?:out|over)\b/i,
    prevents: '{Clients} in front of a closed door, and {deals} at times that {hosts} never offered',
    rule: 'Times that can be chosen are rows of {hosts}; {a deal} points at one of them and never holds a time that was typed',
    never: 'Accept a time that was typed',
  },
  {
    signs:
      /\bfree of charge|(?<!\b(?:they|he|she|we|people|[a-z]{2,}(?:ers|ors|ists|ians)) )\bare free\b(?! (?:again|on|at|in|next|until|for)\b)|\bfor members|\bfree; |\bmonthly plan|\bpaid from\b/i,
    prevents: 'A check for money in each screen of {name}, and one where it was forgotten',
    rule: 'One function says whether {a client} may open {a item}; each route of {name} asks it and none looks at the plan itself',
    never: 'Ask for the plan on a screen',
  },
  {
    signs: /\bconfirmed at once|\bapproves each|\bknown \w+ are confirmed\b/i,
    prevents: 'Two {clients} who both believe that they have the same time',
    rule: 'The {deal} is inserted only if nothing overlaps, in one statement; whoever was second gets the 3 nearest times in the same answer',
    never: 'Look for a free time first and insert after',
  },
  {
    signs: /\b(?:photo|recording|document|file|import)/i,
    told: /\b(?:takes?|makes?|uploads?|attach(?:es)?|adds?|hands? in|sends? in) (?:an? |the |their |his |her )?(?:\w+ )?(?:photos?|pictures?|recordings?|scans?|files?)\b/i,
    prevents: 'Files of 40 MB in the tables of {name}, and the place where a photo was taken inside them',
    rule: 'Size and type are read from the bytes before anything is stored; position data is taken out, and {main} holds the key and never the file',
    never: 'Believe the name or type that a file brings',
  },
  {
    signs: /\b(?:16 or older|children|parent holds)\b/i,
    prevents: 'Data of a child in {name} that no grown-up has agreed to',
    rule: 'The place of a child is made by the grown-up and holds a first name at most; no message of {name} goes to a child',
    never: 'Send a message to a child',
  },
  {
    signs: /\b(?:phone|computer|browser|desktop|laptop|app stores?|iphone|android)\b/i,
    prevents: 'A second interface of {name} before the first one was used by ten {clients}',
    rule: '“{title}” is done when it works there by touch and by keyboard; whatever else opens it shows the same page',
    never: 'Make a second screen for another device',
  },
  {
    signs:
      /\b(?:who|first|ten|people|known|friends|colleagues|members|readers)\b.*\b(?:know|knows|personally|group|team|school|list|nearby|invite)/i,
    prevents: 'Features of {name} for strangers who are not there yet',
    rule: 'The first version has no way for strangers to join; the first {clients} are rows that you enter by hand',
    never: 'Build a sign-up for strangers',
  },
];

/** What follows from a rule that a question offered, or, where `isOwn`, from what somebody said in their own words. */
export const findConsequence = (text: string, isOwn: boolean): Consequence | undefined =>
  consequences.find(({ signs, told }) => (isOwn ? told?.test(text) : signs.test(text)));
