/**
 * What the law may add to an idea: `signs` are held against the idea and its features. `ask` is the question for somebody who knows the law
 * of the country; `meanwhile` what the product does until the answer is there. Slots: the terms of documents.
 */
export type LawPoint = {
  key: string;
  title: string;
  signs: RegExp;
  not?: RegExp;
  says: string;
  ask: string;
  meanwhile: string;
};

export const lawPoints: LawPoint[] = [
  {
    key: 'children',
    title: 'Children',
    signs:
      /\b(child(ren)?|kids?|pupils?|minors?|under 18|bab(y|ies)|teenagers?|aged? (\d|1[0-7])|between (\d|1[0-7]) and)\b/i,
    says: 'Children may be among those whose data {name} keeps; many countries then ask for the consent of parents (COPPA in the USA below 13, GDPR below 13 to 16 by country)',
    ask: 'From which age may somebody {doing} alone, and how does {name} prove that a parent agreed?',
    meanwhile:
      'A parent makes the account, enters a first name or nickname only, and can erase everything about the child in {name}',
  },
  {
    key: 'health',
    title: 'Health',
    signs:
      /\b(health|patients?|clinics?|doctors?|diabet\w+|insulin|blood (sugar|pressure|type)|symptoms?|medic\w+|therap\w+|allerg\w+|sick leave|blood|nurses? (record|note|enter)s?|vaccinat\w+|disabilit(y|ies))\b/i,
    says: 'What {clients} enter can be data about health, which the GDPR protects more than other data (Article 9), and a product that interprets such values may count as a medical device',
    ask: 'Does {name}, which lets {clients} {doing}, count as a medical device, and which consent do {goods} need?',
    meanwhile:
      '{Name} shows what was entered, says nowhere what it means for the body, and asks for consent before the first {item}',
  },
  {
    key: 'money',
    title: 'Other people’s money',
    signs:
      /\b(bank accounts?|savings?|invest\w*|money loans?|paid out|payouts?|commission|keeps? \d+ (percent|%)|(splits?|shares?|sharing) (the |their )?(bills?|costs?|expenses?|petrol|fuel)|(bills?|costs?|expenses?|petrol|fuel) (is|are) (split|shared)|collects? (fees|dues|money)|donations?)/i,
    says: 'Reading bank accounts of {clients}, holding their money or paying it out may need a licence (in the EU under the payment services directive)',
    ask: 'May {name} do this itself when {clients} {doing}, or does a licensed firm have to do it in between?',
    meanwhile:
      'The money is held and moved by a licensed payment firm; {name} keeps states and amounts, and gives no advice on what to do with {goods}',
  },
  {
    key: 'pay',
    title: 'Selling to consumers',
    signs:
      /\b(pays?|paid|payment|price|checkout|sell(s|ing)?|buyers?|rent(s|al)?|fees?|subscri(be|ption)s? paid|first month)\b/i,
    not: /\bcounter\b|\bcash\b|\bno (online )?payment|\bbank account/i,
    says: 'Where {clients} are consumers who pay, they are owed the full price, the name of the seller, a way to withdraw, and a receipt',
    ask: 'Which right of withdrawal do {clients} have for {goods}, and who is the seller: {seller}?',
    meanwhile:
      'The page on which {clients} pay shows price, tax, seller and the way to withdraw above the button, and mails the same as a receipt',
  },
  {
    key: 'food',
    title: 'Food',
    signs:
      /\b(bread|bakery|bakeries|cakes?|meals?|menus?|dish(es)?|lunch|breakfast|dinner|catering|(sell|sells|cook|cooks|offer|offers|order|orders|deliver|delivers) (?:\w+ )?(food|groceries)|eggs|honey)\b/i,
    says: 'Whoever offers food to {clients} at a distance has to name its allergens before the order (in the EU Regulation 1169/2011, Article 14)',
    ask: 'Which particulars of {goods} must stand on the screen before {clients} {doing}?',
    meanwhile: '{Hosts} enter the allergens of each of the {goods}, and {name} shows none for which they are missing',
  },
  {
    key: 'work',
    title: 'People at work',
    signs:
      /\b(employees?|staff|payroll|managers? approves?|drivers?|shifts?|payslips?|time ?sheets?|volunteers?|colleagues)\b/i,
    says: 'What {name} keeps about {people} at work can be used to watch them; in some countries a works council or union has to agree first',
    ask: 'Who has to agree before {people} use {name}, and which figures about single persons must it never show?',
    meanwhile:
      '{Name} shows nobody how long another person took or how often they were absent, and keeps no more than {clients} need to {doing}',
  },
  {
    key: 'posted',
    title: 'What people publish',
    signs:
      /\b(comments?|reviews?|posts?|communit(y|ies)|rate|ratings?|shares? (?:their )?(routes|recipes|photos|pictures|stories|tips|experiences)|publish(es)?)\b/i,
    says: 'Whoever shows what {people} wrote has to take reports of illegal content and answer them (in the EU the Digital Services Act)',
    ask: 'Which notices about {goods} must {name} take, and within which time does it decide?',
    meanwhile:
      'Every text of {people} has a report button, you decide within 24 hours, and both sides of {name} hear why',
  },
  {
    key: 'pictures',
    title: 'Pictures and recordings',
    signs:
      /\b(photos?|photographs?|pictures?|galler(y|ies)|videos?|recordings?|sheet music|albums?|aloud|drawings?)\b/i,
    says: 'Pictures and recordings in {name} can show people and homes, and belong to whoever of the {people} made them',
    ask: 'Whose permission does a picture or recording in {name} need, and what do {clients} grant when they send one?',
    meanwhile:
      '{Name} asks those who send one to confirm that they may, strips place and camera data, and removes it within 24 hours of a complaint about {goods}',
  },
  {
    key: 'place',
    title: 'Where people are',
    signs:
      /\b(where (you|they|people|colleagues|members|customers) live|near (me|them|you|by)|nearby|location|address(es)?|on a map|where my|same direction|neighbou?rs|tracking)\b/i,
    not: /\b(sensors?|e-mail address)\b/i,
    says: 'Places tell when one of the {clients} is at home, and with whom',
    ask: 'How exact may the place be that {name} shows of one of the {people} to another?',
    meanwhile:
      '{Name} shows an area of at least 1 km until both sides have agreed, and forgets the exact place 30 days after',
  },
  {
    key: 'machine',
    title: 'Texts by a machine',
    signs:
      /\bAI\b|\bartificial intelligence|language model|suggests? (a|who)|proposes? a|turns? (?:\w+ ){1,3}into text|summari[sz]e|correct(s|ed) my|\bexplains in\b/i,
    says: '{Clients} have to know when a machine wrote or proposed something, and some uses count as high risk (in the EU the AI Act)',
    ask: 'Does what {name} proposes about {goods} decide over somebody, and what must stand beside it?',
    meanwhile:
      'Beside each proposal of {name} stands that a machine made it; a person can change it, and nothing happens by itself because of it',
  },
  {
    key: 'authority',
    title: 'Advice on the law',
    signs: /\b(letter from an authority|legal|contracts?|tenan(t|cy)|objection|visa|asylum)\b/i,
    says: 'Advice to {clients} on a single case of law is kept for lawyers in many countries',
    ask: 'Where does explaining {goods} end and advice begin, for those who {doing} with {name}?',
    meanwhile:
      '{Name} names the office that helps for free next to each result, and never says whether somebody is in the right',
  },
  {
    key: 'device',
    title: 'Devices',
    signs: /\b(sensors?|valves?|firmware|bluetooth|lorawan|gateways?|wearables?|smart locks?)\b/i,
    says: 'Devices that {name} speaks with fall under rules for radio and for updates (in the EU the Radio Equipment Directive and the Cyber Resilience Act)',
    ask: 'Who counts as the maker of what {clients} put up, and for how many years does {name} owe updates for it?',
    meanwhile:
      '{Name} works with devices that carry their mark already, takes commands from their owner alone, and has a switch that stops them by hand',
  },
  {
    key: 'lending',
    title: 'Things that pass through several hands',
    signs:
      /\b(lends?|borrows?|rents?|rentals?|loans?|hires?|share (?:an? |their |the )?(cars?|vans?|tools?|bikes?|machines?)|car ?pool\w*|lifts?|drive (to \w+ )?together|same direction|babysit\w*|sitters?|parking)\b/i,
    not: /command line tool|coding tool|\btool for\b|internal tool/i,
    says: 'When something breaks or somebody is hurt while {clients} {doing}, the question is whose insurance pays',
    ask: 'What do {people} owe each other when damage happens, and does {name} owe anything?',
    meanwhile:
      '{People} confirm the state with a photo at handover, and the terms of {name} say in one sentence that it is no insurance',
  },
  {
    key: 'mailing',
    title: 'News by mail',
    signs: /\b(newsletter|subscribe|subscribers?|e-mail(s)? to|waiting list by mail)\b/i,
    says: 'Mail to {clients} with news needs a yes that can be proved, and an end with one click in each mail',
    ask: 'Is a confirmed click enough as proof where the {clients} live, and how long is it kept?',
    meanwhile:
      '{Name} sends nothing about {goods} before the link in the first mail was opened, and keeps the time of it',
  },
  {
    key: 'licence',
    title: 'Licence of the code',
    signs:
      /\b(open[- ]source|npm|pypi|cli|sdk|command line tool|code library|(typescript|javascript|python|rust|go) (library|package))\b/i,
    says: 'Without a licence none of the {clients} may use {name}; with one, what others contribute comes under it too',
    ask: 'Which licence lets {clients} use {name} in closed products, and do contributors keep their rights?',
    meanwhile:
      'The repository of {name} holds MIT or Apache 2.0 as a proposal, the licences of all dependencies, and a line on contributions',
  },
];
