/**
 * What follows from a decision, found by its words: what it prevents and the rule for the code. Slots, `title` and `fr` of its feature.
 * `keeps` are the columns that the rule speaks of: in what is asked for, or where the number stands.
 */
type Consequence = {
  /** Words of the rules that questions offer; without it, only what is told brings it along. */
  signs?: RegExp;
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
    told: /\b\d+ ?(?:fps|frames(?: (?:per|a) second)?|ms|milliseconds)\b/i,
    prevents: 'A {name} that is fluent on the machine of whoever builds it and halts on the one it was told for',
    rule: 'A script brings about the fullest moment that was told, on the weakest device that was told, and fails below the number; it runs before each release',
    never: 'Measure it only on a device that is better than theirs',
  },
  {
    told: /\bno (?:real |full |personal )?(?:names?|e-?mails?|phone numbers?|addresses)\b/i,
    prevents: 'A name or an address in {name} that no part of it needs',
    rule: 'No column, log line or error report holds one; a test goes through the columns, and free text is cut to what a nickname needs',
    never: 'Keep a name or an address for later use',
  },
  {
    told: /\b(?:fake|faked|forged?|invented|cheat\w*|made-up|tamper\w*)\b/i,
    prevents: 'A result in {name} that somebody typed into the browser and that nobody brought about',
    rule: 'The server works the result out from the single steps that it received in order; a call that brings a finished one is refused, and a test sends one',
    never: 'Take a finished result from the browser',
  },
  {
    told: /\b(?:locked|sealed|frozen|(?:nobody|no one|none of us|not even \w+)[\p{L} ]{0,20} (?:changes?|fiddles?|edits?|alters?|touch(?:es)?)|(?:can(?:not|'t)|may not|must not|never) be (?:changed|altered|edited|deleted|overwritten))\b/iu,
    prevents: 'Somebody who has every right in {name} and changes {main} after that moment',
    rule: 'The statement that writes compares the moment itself, for every role; what comes later is a row of its own beside it, and there is no call that goes around this',
    never: 'Give a role or a setting that goes around the lock',
  },
  {
    told: /\b(?:is|are|counts? as|make) one [\p{L} -]{2,30}, not (?:two|several|many)\b|\b(?:no|never|not) (?:[\p{L}]+ ){0,3}(?:twice|duplicates?|double (?:bookings?|entries))\b/iu,
    prevents: 'Two rows in {name} for one case, each with half of what is known of it',
    rule: 'A unique key over what makes the two the same, as long as the first is open; whoever was second gets the first one as the answer, and what they added hangs on it',
    never: 'Look for the first one and insert after',
  },
  {
    told: /\b(?:ask|asked|consent|permission|agree[sd]?)\b[^.]{0,30}\bbefore (?:keeping|storing|saving|using|publishing|showing|recording|sharing)\b|\b(?:with|needs?|without) (?:their |her |his |written )?(?:consent|permission)\b/i,
    prevents: 'A number or name in {name} that its owner never agreed to',
    rule: 'A consent is a row with wording, day and way; the column that needs it is filled in the same transaction only, and emptied when the consent ends',
    never: 'Keep a consent as a mark without its day',
  },
  {
    told: /\b(?:keep|kept|store|stored|retain\w*)\b[^.]{0,40}\bfor (?:\w+ )?(?:\d+|one|two|three|four|five|six|seven|eight|ten|twelve) (?:days|weeks|months|years)\b|\b(?:delet\w*|erase\w*|destroy\w*)\b[^.]{0,60}\b(?:after|when|if|once|within)\b/i,
    prevents: 'Data in {name} for which nobody has a reason any more, and a copy of it that was forgotten',
    rule: 'The day on which it goes is a column, filled by what starts the time; one job deletes what is due each night, files and logs with it, and writes how many rows went',
    never: 'Delete by hand',
  },
  {
    told: /\b(?:within|after|for more than) (?:\d+|one|two|three|seven|ten|fourteen) (?:hours|days|weeks|minutes)\b[^.]*\b(?:goes|comes|passes|moves|is passed|is handed|escalates?) (?:on )?to\b/i,
    prevents: 'Something that waits with somebody who never answers while nobody else knows of it',
    rule: 'The time from which the next one is told is a column of the row; one job of {name} compares it each minute, writes the step once, and an answer in between ends it',
    never: 'Start a timer inside a call',
  },
  {
    told: /\b(?:split|shared?|divided?) (?:evenly|equally|fairly)\b|\bsplit\b[^.]{0,30}\b(?:between|over|among)\b/i,
    prevents: 'Shares that do not add up to the amount, and a new share when somebody moves in later',
    rule: 'A share is a row in whole cents, made once from those who were there on that day; the cents that are left go to the first ones, and a test adds them up',
    never: 'Work a share out again from who is there today',
  },
  {
    told: /\b(?:excel|spreadsheet|csv|google (?:sheet|drive)|access (?:file|database)|old (?:list|system|file|database))\b[^.]*\b\d+ (?:rows|lines|entries|records)\b|\b\d+ (?:rows|lines|entries|records)\b[^.]*\b(?:excel|spreadsheet|csv)\b/i,
    prevents: 'A list that is typed over by hand, with mistakes of which nobody keeps count',
    rule: 'One script takes the file over, can be run again without doubling a row, and lists each row that it refused with the reason; it runs on a copy first',
    never: 'Correct the old file by hand without a note',
  },
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
    told: /\b(?:orders?|ordering|bookings?|booking|entry|entries|sign-ups?|registration|votes?|voting)\b[^.]*\b(?:closes? (?:at|on|\d)|until \d|before \d)/i,
    prevents: '{Hosts} who count while {deals} still change, and a phone with a wrong clock that gets in late',
    rule: 'The hour is stored with the time zone of {hosts} and compared inside the statement that writes the {deal}; the clock of the browser is never asked',
    never: 'Ask the clock of the browser',
  },
  {
    signs: /\bpays? by card|\bpaid when booking|\bdeposit|\bby card when\b|\bcards? (?:and|or) wallet\b/i,
    told: /\bpays? by card|\bpaid when booking|\bpays? (?:a|the|their) deposit\b/i,
    prevents: '{Deals} that block {items} and are never paid',
    rule: '{A deal} holds its place for 30 minutes; only the signed message of the payment service makes it count, and a job frees what was not paid',
    never: 'Count {a deal} as paid before the signed message',
  },
  {
    signs:
      /\bpersonal link|\blink (?:by text|sent)\b|\bno account|\bwithout (?:a password|signing in|an account)|\bname and one way\b/i,
    told: /\b(?:no|without an?|needs? no|do(?:es)?n[’']t need an?|do not need an?) accounts?\b|\bpersonal link/i,
    prevents:
      'Passwords of {clients} who forget them between two visits, and an old message to {a client} that opens “{title}”',
    rule: 'A link holds 128 random bits, lies in {name} as a hash only, ends after 30 days, and opens what belongs to that person in “{title}” and nothing else',
    never: 'Store or log the token of a link',
  },
  {
    signs: /\bsigns? in\b|\be-mail address and a password|\bevery \w+ signs\b|\baccount is optional\b/i,
    told: /\b(?:must|has to|have to|needs? to|only after) (?:sign|log|be signed|be logged|signing|logging) ?in\b(?! (?:the|a|an|each|every|by|with(?:in)?|at|on) )/i,
    prevents: 'A shared phone on which the next of the {clients} goes on with “{title}” as the one before',
    rule: 'The session is a row that can be ended; “{title}” asks who it is on each call and keeps what was typed when it has to ask again',
    never: 'Trust a person that the body names',
  },
  {
    signs:
      /\b(?:is|are) seen (?:by|only)\b|\bseen by\b|\bare public\b|\bonly (?:those|the two)\b|\bothers only read\b/i,
    told: /\b(?:seen by|(?:is|are) public|only [\p{L} ]{2,40} (?:sees?|may see|can see|reads?)|(?:nobody|no one|none)[\p{L} ]{0,40} (?:sees?|reads?))\b|\b(?:sees?|reads?) only\b/iu,
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
    told: /\bold versions?\b|\bcorrections? (?:is|are|stays?|keeps?)\b|\bmay be corrected\b/i,
    prevents: 'Two versions of {a main} in {name} and nobody who knows which one counted when',
    rule: 'A correction is a new version with its author; “{title}” reads the latest one, and the ones before stay readable for 30 days',
    never: 'Overwrite {a main} in place',
  },
  {
    signs:
      /\b(?:value|limit|number)s? for .+ (?:is|are) set by\b|\bset the (?:limit|value)\b|\bdaily limit\b|\bone number limits\b|\bfixed number of places\b/i,
    told: /\b(?:limit|threshold|maximum|minimum)\b[^.]*\b(?:is|are) set by\b|\bsets? (?:the|a|their own) (?:limit|threshold|maximum|minimum)\b/i,
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
    told: /\b(?:only )?by invitation\b|\bapproves? (?:each|every|all) (?:new )?(?:members?|accounts?|sign-ups?|registrations?|users?|people)\b/i,
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
    told: /\bconfirmed at once\b/i,
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
  consequences.find(({ signs, told }) => (isOwn ? told : signs)?.test(text));
