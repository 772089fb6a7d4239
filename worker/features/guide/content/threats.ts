/**
 * What can be done to a field of a record. `signs` are read in its name; `record` and `field` are slots beside the terms of the
 * product. The first that fits a field is taken, and each once a document.
 */
export type Threat = { key: string; signs: RegExp; title: string; harm: string; stops: string; check: string };

export const fieldThreats: Threat[] = [
  {
    key: 'token',
    signs: /\b(token|link)\b/,
    title: 'Somebody guesses or passes on the private link of {a record}',
    harm: 'A stranger sees or changes {a deal} in the name of {a client}.',
    stops:
      'The {field} has 128 random bits, is stored only as a hash, ends after 30 days, and opens one {record} and nothing else.',
    check:
      'Change one character of the {field} of {a record}: the answer is the one for {a record} that does not exist.',
  },
  {
    key: 'money',
    signs: /\b(price|total|amount|cents|cost|fee|payment|limit)\b/,
    title: 'A call sends its own {field} for {a record}',
    harm: '{A client} pays less for {goods}, or {hosts} are owed what nobody agreed to.',
    stops: 'The server takes the {field} from its own {record}; a value in the body of a call is refused.',
    check: 'Send {a record} with the {field} 0: it is refused, and nothing is stored.',
  },
  {
    key: 'contact',
    signs: /\b(contact|e-mail|email|address|phone|recipient)\b/,
    title: 'The {field} of many {clients} is read out in one go',
    harm: '{Clients} get mail from strangers, and learn that {name} gave them away.',
    stops:
      'A list of {record} entries leaves the {field} out; one {record} shows it to those who need it; exports are written to a log.',
    check: 'Read the answer of the list as one of the {clients}: no {field} of others stands in it.',
  },
  {
    key: 'state',
    signs: /\b(state|role|outcome)\b/,
    title: 'Somebody sets the {field} of {a record} without being allowed to',
    harm: '{A deal} counts as settled although those who decide never saw it.',
    stops:
      'Each change of the {field} of {a record} is a call of its own with its own proof of who may; the statement itself checks which {field} may follow.',
    check:
      'As one of the {clients}, set the {field} of {a record} of others by hand: 404, and the {record} is as it was.',
  },
  {
    key: 'file',
    signs: /\b(photo|photos|picture|pictures|key|file|body|input)\b/,
    title: 'A harmful or huge file comes in with {a record}',
    harm: 'Pages about {goods} run what a stranger wrote, or storage is filled in a night.',
    stops:
      'The {field} of {a record} has {bound}, its kind is read from the content, pictures of {goods} are drawn anew, and files come from an address of their own.',
    check: 'Send {a record} with an SVG that holds a script, and one above that size: both are refused by name.',
  },
  {
    key: 'text',
    signs: /\b(text|note|name|title|description|answer|value|reason|message|prompt|about|facts|parts|comment)\b/,
    title: 'The {field} of {a record} carries script or instructions',
    harm: 'What one person typed runs on the screens of {hosts} or other {clients}.',
    stops:
      'The {field} of {a record} is shown to {clients} as text and never as HTML; it reaches the database only as a parameter, and a model only as data.',
    check: 'Type `<img src=x onerror=alert(1)>` as {field} of {a record}: it appears with its signs.',
  },
  {
    key: 'place',
    signs: /^(area|address|plate|from place|to place|position)$/,
    title: 'The {field} of {a record} tells where somebody is',
    harm: 'A stranger learns when one of the {clients} is at home or away.',
    stops:
      'Only the area is shown until both sides of {a deal} agreed; the exact {field} is erased 30 days after it ended.',
    check: 'Open {a record} as a stranger who is none of the {clients}: the {field} is at most as exact as 1 km.',
  },
  {
    key: 'time',
    signs:
      /^(asked|taken|sent|saved|reported|checked|paid|decided|registered|uploaded|happened|noted|measured|done|given|voted|placed|ordered|booked|handed over|returned|repaired|signed|collected|worked|spent) (at|on)$|^collect at$/,
    title: 'A call dates {a record} into the past or the far future',
    harm: 'Rules about when {clients} may {doing} are passed round.',
    stops:
      'The server sets “{field}” of {a record} from its own clock, and refuses what lies outside of the allowed days.',
    check: 'Send {a record} with “{field}” of yesterday and of the year 2099: both are refused.',
  },
];
