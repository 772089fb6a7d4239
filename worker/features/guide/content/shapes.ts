import type { Runtime, Stack, StackLine } from '#worker/features/guide/content/stacks.ts';

/** The shape that fits a kind of product; `signs` are held against the features and the idea. */
export type Shape = Omit<Stack, 'parts' | 'commands' | 'folders' | 'lines' | 'base'> & {
  key: string;
  runtime: Runtime;
  lines?: StackLine[];
};

/** The shapes, the more particular first; the last of a runtime fits whatever is left. */
export const shapes: { [key: string]: Shape } = {
  library: {
    key: 'library',
    runtime: 'package',
    title: 'A package without a server: pure functions that {clients} import',
    prevents: 'Uptime, accounts and data of strangers that {hosts} would have to look after',
    rule: 'No function of {name} reads a file, the clock or the network; what “{first}” needs comes in as an argument',
    instead: 'a service that does “{first}” on request, because the documents of {clients} would leave their machines',
    deferred: [
      'A page to try {name} in the browser: when 3 issues ask for an example that can be run',
      'The same for another language: when somebody offers to look after it for a year',
      'Faster paths in native code: when {items} are reported as slow with a measurement',
    ],
  },
  command: {
    key: 'command',
    runtime: 'command',
    title: 'One command on the machine of {clients}, without a server',
    prevents: 'Accounts, uptime and {items} of other people that somebody would have to look after',
    rule: 'At most 3 packages at run time; {name} asks the network only where “{networked}” needs it, and works without it',
    instead: 'a hosted service, because {items} of {clients} would leave their machines and each run would need a key',
    deferred: [
      'An extension for editors that shows what “{first}” finds: after the JSON output of {name} has stood for 3 versions',
      'A cache between two runs of {name}: when 1,000 {items} take more than 2 seconds',
      'A hosted overview for teams: not before 100 projects run {name} in CI',
    ],
  },
  bot: {
    key: 'bot',
    runtime: 'pages',
    title: 'One bot in {outlet}, with one small service behind it',
    prevents: 'A second place with its own sign-in beside the one in which {clients} are every day',
    rule: 'People do “{first}” by commands and buttons in {outlet}; what concerns one person goes to them alone, and who they are is their account there',
    instead: 'web pages, because {clients} would have to leave {outlet} and sign in once more',
    deferred: [
      'A page with figures and lists: when a list no longer fits into one message',
      'The same bot in another chat: when 1 in 5 {clients} asks for it',
    ],
  },
  extension: {
    key: 'extension',
    runtime: 'pages',
    title: 'One extension of {outlet}, with a service behind it only for what has to be shared',
    prevents: 'A page that {clients} would have to open beside the one that they are reading',
    rule: '“{first}” works inside the page that is open; the extension asks for no more rights than that needs',
    instead: 'a website, because it cannot see or change the page that {clients} are reading',
    deferred: [
      'The same for another browser: when 1 in 5 {clients} asks for it',
      'Settings that follow from one computer to the next: when 3 of the first 20 {clients} ask for it',
    ],
  },
  addon: {
    key: 'extension',
    runtime: 'local',
    title: 'One extension of {outlet}, without a server',
    prevents: 'Accounts, and a server that could learn what people read',
    rule: 'All of {name} runs in the browser: a script in the page, a small window for what is set, and the store of the browser; it asks for no more rights than its features need',
    instead: 'a website with an account, because it cannot see or change the page that is open',
    deferred: [],
  },
  device: {
    key: 'device',
    runtime: 'local',
    title: 'One installed web app that keeps all it knows on the device, without a server',
    prevents: 'Work that stops because a server or a network is away',
    rule: 'Every feature of {name} runs and stores on the device; the network is only used to hand on what is finished',
    instead: 'a web app with a server, because there is one device and it may have no network',
    deferred: [],
  },
  game: {
    key: 'game',
    runtime: 'pages',
    title: 'The server judges each move; the page of {clients} only shows it',
    prevents: '{A client} who changes the page to win, and two pages that disagree about who is next',
    rule: 'The rules of {name} are one pure function from state and move to state; the page sends wishes and draws what comes back',
    instead: 'playing from browser to browser (WebRTC), because one of the two {clients} would be the referee',
    deferred: [
      'Strangers as opponents in {name}: when 30 % of {clients} wait for a friend more than once a week',
      'A league with points over {deals}: when 100 {clients} play on 3 days of a week',
      'Apps in the stores: when 40 % of {deals} are played from the home screen',
    ],
  },
  sensors: {
    key: 'sensors',
    runtime: 'pages',
    title: 'Devices report, rules judge, {clients} decide: one pipeline in this order',
    prevents: 'A rule inside the reception of readings that loses them when it fails',
    rule: 'Receiving only stores; a second step judges what was stored; only the third may move a device or wake {a client}',
    instead: 'a ready platform such as ThingsBoard, because its screens know devices and nothing of “{first}”',
    deferred: [
      'Forecasts from earlier readings: when {clients} have acted on 20 alarms and wished for them earlier',
      'Rules that {clients} build themselves: when 3 of them ask for a condition that {name} does not know',
      'A database for time series: when one query over 13 months takes more than 1 second',
    ],
  },
  companion: {
    key: 'companion',
    runtime: 'app',
    title: 'An app that holds the line to the device and keeps what it measured on the phone first',
    prevents: 'A screen that waits for the internet while {a client} stands in front of the device',
    rule: '“{first}” reads from the device and the store of the phone; the network is only asked for updates',
    instead: 'a web page, because browsers on iPhones have no Bluetooth',
    deferred: [
      'Carrying {items} from one phone to the next: when 1 in 10 {clients} asks after a new phone',
      'A second device at the same time: when one person of the first 20 owns two',
      'Sharing {items} with other {clients}: after 1,000 of them were saved',
    ],
  },
  watch: {
    key: 'watch',
    runtime: 'pages',
    title: 'Probes look, one rule decides, the public page is a file',
    prevents: 'A status page that is down together with what it reports on',
    rule: 'The page that {clients} read is written as a file with each change and needs neither the API nor the database',
    instead: 'a page that asks the database, because thousands look at {name} in the minute of an outage',
    deferred: [
      'Checks that sign in and click: when 5 {hosts} ask for more than an answer with status 200',
      'A page under the domain of each team: when the third one asks, with certificates made automatically',
      'Figures over a year: after 90 days of checks lie there',
    ],
  },
  field: {
    key: 'field',
    runtime: 'pages',
    title: 'A web app that carries its content on the phone of {clients}',
    prevents: '{Clients} in front of “{first}” with an empty page because there is no signal',
    rule: 'The first visit with a network loads what “{first}” needs; each screen names the hour of its content',
    instead: 'an app from the stores, because {clients} would have to install it while they still have a network',
    deferred: [
      'An app in the stores: when 20 % of {clients} come a second time within a year',
      'Updates in small pieces: when what is carried on the phone exceeds 200 MB',
      'Loading ahead by place or day: when 3 of 10 {clients} find that what they need was not on the phone',
    ],
  },
  house: {
    key: 'house',
    runtime: 'pages',
    title: 'One program on a computer of the house, which browsers reach over the network of the house',
    prevents:
      '{Items} on a server of somebody else, and “{first}” standing still while the line to the internet is down',
    rule: 'No part of {name} calls an address outside the house: pages, fonts, code, files and copies lie on computers of the house',
    instead: 'a hosted service, because no data may leave the house',
    deferred: [
      'Reading {items} from outside the house: when who owns the data allows it in writing',
      'A second computer that takes over by itself: when {name} has stood still for more than 4 working hours in a month',
      'Mail and messages on phones: when the house has a mail server of its own that may be used',
    ],
  },
  model: {
    key: 'model',
    runtime: 'pages',
    title: 'One careful path around a language model, with the original always beside it',
    prevents: '{Clients} who trust a sentence that stands nowhere in what they handed in',
    rule: 'Nothing that the model says is sent, stored as a fact or acted on before {a client} has seen it next to its source',
    instead: 'a chat window, because {clients} would have to know what to ask',
    deferred: [
      'A list of former {deals}: when 1 in 3 {clients} comes back within a month',
      'Sending what was drafted from within {name}: when 50 drafts were used without a change',
      'A second language of answers: when 1 in 10 {clients} translates what {name} says',
    ],
  },
  desk: {
    key: 'desk',
    runtime: 'pages',
    title: 'One internal web app in which each person has a role and nobody else comes in',
    prevents: 'Somebody who has left and still reads {items}, because no list of people was looked after',
    rule: 'Who may do what in {name} follows from one table of roles; each list works with the keyboard and can be read at 360 px',
    instead:
      'a shared spreadsheet with rights, because it cannot hide single rows of {items} from some of the {clients}',
    deferred: [
      'A link to the calendar of the house: when {hosts} have typed 20 {deals} over by hand',
      'Rules for a second location: in the month before it opens',
      'Figures over several years: after 12 full months in {name}',
    ],
  },
  site: {
    key: 'site',
    runtime: 'pages',
    title: 'A public site made of files, with a small desk for those who write',
    prevents: 'A page of {a item} that is slow or away on the day on which many {clients} come',
    rule: 'Publishing writes the pages; reading {a item} touches no database of {name}',
    instead: 'WordPress, because its extensions want updates every week and {name} needs none of them',
    deferred: [
      'Search across all {items}: when there are more than 200 of them',
      'Comments under {items}: when {hosts} have an hour a day to read them',
      'A second language: when 1 in 5 {clients} comes from another country',
    ],
  },
  store: {
    key: 'store',
    runtime: 'app',
    title: 'One app for iOS and Android, with one API',
    prevents: 'Writing each screen of {name} twice',
    rule: 'No code in Swift or Kotlin as long as an Expo module does what “{first}” needs',
    instead: 'a web page on the home screen, because {clients} look for {name} in the stores',
    deferred: [
      'A web version of {name}: after both stores have accepted the app',
      'A widget for “{first}”: when {clients} open {name} more than 3 times a day for it',
      'Tablets: when 1 in 10 {clients} uses one',
    ],
  },
  pages: {
    key: 'pages',
    runtime: 'pages',
    title: 'One web app for the phones of {clients}, with one API',
    prevents: 'A review by a store and two code bases before anybody has done “{first}”',
    rule: 'Each screen of {name} is built at 360 px width first, and “{first}” works without installing anything',
    instead: 'an app from the stores, because {clients} would install it before their first {deal}',
    deferred: [
      'An app in the stores: when 40 % of {clients} open {name} on 3 days of a week',
      'Search in the text of {items}: when there are more than 2,000 of them',
      'A second language: when 1 in 10 {clients} writes to {hosts} in another one',
    ],
  },
  builder: {
    key: 'builder',
    runtime: 'builder',
    title: 'One app made in {tool}, which also hosts it',
    prevents: 'Servers, updates and code that nobody around {name} can look after',
    rule: 'One change is asked for at a time, and “{first}” is tried in the preview before the next',
    instead: 'a coding agent, because {name} is described in sentences there and not built by commands',
    deferred: [
      'An app in the stores: when 40 % of {clients} open {name} on 3 days of a week',
      'The code of {name} in a repository of your own: on the day a developer joins',
      'A paid plan of the database: when {deals} and {items} fill 80 % of the free one',
    ],
  },
};
