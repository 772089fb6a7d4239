import type { Proposal, ProposedLine } from '#worker/features/guide/content/proposals/proposal.ts';
import { anyOf, onlyWith, type Way, withFieldsOf } from '#worker/features/guide/content/proposals/told-words.ts';

/** What is brought several at once, on one slip. */
const counted =
  '(?:knife|knives|blade|blades|scissors|rolls?|films?|garments?|clothes|clothing|laundry|shirts?|shoes?|sneakers?|boots?|snowboards?|skates?|rackets?|racquets?|negatives|slides|tapes)';
const single =
  '(?:piece|pot|picture|painting|artwork|quilt|boat|bike|bicycle|motorbike|carpet|rug|sofa|chair|instrument|guitar|piano|violin|saddle|blanket|cushion|helmet|trophy)';

const brought = `(?:${counted}|${single}s?|skis)\\b`;

/** How it comes in. */
const handing = `(?:\\bdrop(?:s|ped|ping)?\\b[^.]{0,40}\\boff\\b|\\bdrop-?offs?\\b|\\b(?:brings?|bringing|brought|leaves?|leaving|left|hands?|sends?)\\b[^.]{0,40}\\b(?:in|with (?:us|me|her|him)|(?:us|me|her|him) (?:their|the)|to be \\w+ed|(?:rolls?|film|clothes|laundry|garments?|knives|skis?|bikes?|boats?|quilts?|pictures?|pieces|pots|shoes|sneakers)(?:,| for\\b| to\\b))|\\b(?:leaves?|brings?) (?:me |us )?(?:their|his|her) (?:\\w+ )?${brought}|\\bwhen (?:their|the|his|her) (?:\\w+ )?\\w+ (?:is|are) (?:framed|sharpened|developed|fired|washed|cleaned|wrapped|strung|quilted|hemmed))`;

/** What is done at a price that everybody knows, so that nobody names one first. */
const worked =
  '(?:fir(?:e|ed|ing)|kilns?|glaz(?:ed|ing)|sharpen(?:s|ed|ing)?|develop(?:s|ed|ing)?|fram(?:ed|ing)|laund(?:ry|erette|ered|ering)|dry[- ]?clean(?:ed|ing|ers?)|wash(?:ed|ing)|iron(?:ed|ing)|quilting|quilt tops?|shrink[- ]?wrap(?:ped|ping)?|boats?\\b[^.]{0,20}\\bwrapped|wrap(?:ping)? (?:\\w+ )?boats?|wax(?:ed|ing)|grinding|polish(?:ed|ing)|cleaned|cleaning|servic(?:ed|ing)|winteri[sz](?:ed|ing)|re-?strung|re-?stringing|engrav(?:ed|ing)|embroider(?:ed|ing|y)|dyed|dyeing|powder[- ]?coat(?:ed|ing)|sand-?blast(?:ed|ing)|digiti[sz](?:e|ed|ing)|hemm(?:ed|ing)|(?:strings?|strung|stringing)\\b[^.]{0,20}\\brackets?)';

/** What is told or asked of it when it is done. */
const fetched =
  '\\b(?:ready|done|finished|pick(?:s|ed|ing)?(?: \\w+)? ?up|pick-?ups?|collect(?:s|ed)?|fetch(?:es|ed)?|whose|belongs? to|gets? an? (?:text|message|mail))\\b';

/** A price is agreed on first, or something else is dropped off. */
const others =
  /\b(?:market ?place|quotes?|estimates?|approv\w+|what it costs|says? yes|price (?:first|before)|tenants?|landlords?|caretaker|volunteers|repair caf[eé]|kids|children|pupils|donat\w+|parcels?|lend\w*|borrow\w*|swap\w*|rent\w*|couriers?|invoices?|appointments?|laundry room|washing machines?|bugs?|hotel|restaurant guests|tools? (?:out|back))\b/i;

const batched = /\b(?:kilns?|loads?|batch(?:es)?|firings?)\b/i;
const kilned = /\b(?:kilns?|firings?|fired)\b/i;
const paid = /\b(?:pays?|paid|charg(?:e|es|ed)|prices?|owes?)\b/i;
const pictured = /\bphotos?\b[^.]{0,20}\bafter\b/i;

const standing =
  '\\b(?:sit(?:s|ting)?|still|stand(?:s|ing)?|l(?:ies|ying)|left|been|forgotten|collected|picked up|fetched)\\b[^.]{0,30}?\\b(?:over|than|after|for|within)';
/** How long it may stand there, as its owner says it. */
const left = new RegExp(`${standing} (\\d+ (?:days|weeks|months))\\b`, 'i');
const month = new RegExp(`${standing} (?:a|one) month\\b`, 'i');
const anyLeft = anyOf(left, month);
/** Too soon left over for a reminder after two weeks. */
const soonLeft = new RegExp(`${standing} (?:(?:\\d|1[0-4]) days|(?:1|2|one|two) weeks?)\\b`, 'i');
const kept =
  /\b(?:nag|chase)\b|\b(?:left over|uncollected|forgotten|sitting|still here|never (?:come|pick)\w*)\b|\bnot (?:been )?(?:collected|picked up|fetched)\b/i;
const fetching = /\bpick(?:s|ed)?(?: \w+)? ?up\b|\b(?:collects?|fetch(?:es)?)\b|\bhands? .*\bback\b|\bpays?\b/i;

/** What is asked for of it, by what is done. */
const asked: Way[] = [
  { of: kilned, fields: 'temperature' },
  { of: /\bquilt\w*/i, fields: 'size, pattern, thread' },
  { of: /\bfram(?:ed|ing)\b/i, fields: 'frame, glass' },
  { of: /\bfilms?\b/i, fields: 'kind of film, prints (optional)' },
  { of: /\b(?:dry[- ]?clean\w*|laundry)\b/i, fields: 'kind of washing' },
];

/** The line once for each way in which something is worked on, of which one fits. */
const byWork = (line: (fields: string) => ProposedLine) => withFieldsOf(asked, line);

/** What is taken in, and what stands in the book of it. */
type TakenIn = {
  /** What one entry is: the thing itself, or an order of several. */
  one: string;
  signs: string;
  /** What is written down of each, whatever is done to it. */
  fields: string;
  thing: string;
};

/** Things that are left with somebody who does to them what is asked for, without a quote, and that are fetched when they are ready. */
const dropOff = ({ one, signs, fields, thing }: TakenIn): Proposal => {
  const isThing = one === '{item}';
  const many = isThing ? '{items}' : `${one}s`;
  const a = isThing ? '{a item}' : `an ${one}`;
  const ready = `A ready ${one}`;
  const changed = 'what has to be done, note, place, due date';
  const states = 'taken in, called off, in work, ready, damaged, left over, fetched, given away';
  return {
    is: 'A book of the {items} that {clients} drop off: whose they are, what has to be done, and what is ready.',
    today: 'What is dropped off gets a paper tag, and what is ready stands there until somebody asks.',
    jobs: {
      client: 'hear when it is ready, and not come in vain',
      host: 'know whose everything is and what has to be done to it, and have nothing stand there for months',
    },
    isSure: true,
    signs: new RegExp(
      `^(?=[\\s\\S]*?${handing})(?=[\\s\\S]*?${fetched})(?=[\\s\\S]*?\\b${worked}\\b)(?=[\\s\\S]*?${signs})`,
      'i',
    ),
    not: others,
    client: 'customer',
    host: 'operator',
    fits: {
      client:
        /\b(?:customer|client|member|student|quilter|owner|potter|guest|athlete|skier|player|rider|cyclist|musician|photographer|artist)$/,
      host: /^(?!.*\b(?:mechanic|organi[sz]er|cook|restaurant|person|mum|mom|dad|wife|husband|sister|brother|friend)$)/,
    },
    thing: {
      fits: new RegExp(`^(?:\\p{L}+ )?${thing}$`, 'u'),
      named: new RegExp(`\\b${thing}s?\\b`, 'giu'),
      other: 'piece',
    },
    covers:
      /\bputs? an? (?:\w+ )?tag\b|\bstores?\b|\bphotos? before and after\b|\bsees? the photos\b|\bnever (?:come|picks?)\b/i,
    acts: [
      ...byWork((own) => ({
        line: `{Host} takes {items} in → new ${one}: {client}, phone, ${fields}, ${own}${changed.replace('note', 'note, photo, tag number')}; the {client} is told`,
        holds:
          /\b(?:drops?|brings?|leaves?|hands? in|sends? (?:me|us|her|him|in)|writes? down|whose)\b|\bsays? (?:what|which|how)\b|\b(?:says?|what|how|which)\b.*\b(?:wants?|needs?|has to be done|picked)\b/i,
      })),
      ...byWork((own) => ({ line: `{Host} corrects ${a} → ${one} gets ${own.replace(' (optional)', '')}${changed}` })),
      { line: `{Client} calls ${a} off → ${one} is called off; the {host} is told`, takes: /\bcancels?\b/i },
      { line: '{Host} plans a load → new load: kiln, day, temperature', when: kilned },
      { line: '{Host} plans a load → new load: name, day', when: batched, unless: kilned },
      {
        line: `{Host} puts ${a} into a load → ${one} gets load; ${one} is in work`,
        holds: /\b(?:loads?|batch(?:es)?|firings?|fires?|develops?)\b/i,
        when: batched,
      },
      { line: '{Host} starts a load → load is running', when: batched },
      { line: '{Host} empties a load → load is emptied', when: batched },
      { line: `{Host} starts ${a} → ${one} is in work`, takes: /\b(?:begins?|starts?)\b/i, unless: batched },
      {
        line: `{Host} finishes ${a} → ${one} is ready; the {client} is told`,
        holds: new RegExp(`\\b(?:tells?|texts?|lets?|messages?|told|notified|ready|done|${worked})\\b`, 'i'),
        unless: pictured,
      },
      {
        line: `{Host} finishes ${a} → ${one} is ready, with the photo afterwards; the {client} is told`,
        holds: new RegExp(`\\b(?:tells?|texts?|lets?|messages?|told|notified|ready|done|${worked})\\b`, 'i'),
        when: pictured,
      },
      {
        line: `{Host} reports a damage of a taken in or in work or ready ${one} → ${one} is damaged, with what happened; the {client} is told`,
      },
      { line: `${ready} is not handed back within 14 days → the {client} is reminded`, unless: soonLeft },
      {
        line: `${ready} is not handed back within {1} → ${one} is left over; the {host} and the {client} are told`,
        takes: left,
      },
      {
        line: `${ready} is not handed back within 1 month → ${one} is left over; the {host} and the {client} are told`,
        holds: kept,
        when: month,
      },
      {
        line: `${ready} is not handed back within 30 days → ${one} is left over; the {host} and the {client} are told`,
        holds: kept,
        unless: anyLeft,
      },
      {
        line: `{Host} hands a ready or left over ${one} back → ${one} is fetched, with the amount paid`,
        holds: fetching,
        when: paid,
      },
      { line: `{Host} hands a ready or left over ${one} back → ${one} is fetched`, holds: fetching, unless: paid },
      {
        line: `{Host} gives a left over ${one} away → ${one} is given away, with the recipient; the {client} is told`,
        holds: /\b(?:goes|go|give|given|gives) (?:away|to)\b/i,
      },
      {
        line: `{Hosts} see what is in the house → tag number, {client}, place, due date and state of each ${one} that is not fetched or given away, by due date`,
        takes: /\bsees?\b/i,
      },
      { line: `{Clients} see how far it is → state, due date and place of each ${one}` },
    ],
    records: [
      ...[true, false].flatMap((isPictured) =>
        byWork((own) => ({
          line: `${isThing ? '{Item}' : 'Order'}: {client}, phone, ${fields}, ${own}${changed.replace('note', 'note, photo, tag number')}${isPictured ? ', photo afterwards' : ''}, what happened, recipient; states: ${states}`,
        })).map((one) => onlyWith(one, isPictured ? [pictured] : [], isPictured ? [] : [pictured])),
      ),
      { line: 'Load: kiln, day, temperature; states: planned, running, emptied', when: kilned },
      { line: 'Load: name, day; states: planned, running, emptied', when: batched, unless: kilned },
    ],
    rules: [
      { line: `Nobody takes in a second ${one} with the same tag number.` },
      { line: `Nobody calls off ${a} that is in work.` },
      { line: `Nobody hands back ${a} that is in work.`, unless: batched },
      { line: `Nobody gives away ${a} that is not left over.` },
      { line: `Nobody puts ${a} into a load that is running or emptied.`, when: batched },
      { line: `{Clients} see only their own ${many}, by the link in the message.` },
      { line: `Phone numbers are deleted 1 year after ${a} was fetched.` },
    ],
    nots: [
      { line: 'No payment in the app; it is paid when it is fetched.', unless: /\b(?:online|by card|deposit)\b/i },
      { line: 'No quotes; each kind of work has its price.' },
    ],
    aims: [
      { line: `9 of 10 ${many} are fetched within 14 days after they are ready.` },
      { line: `9 of 10 ${many} are ready by their due date.` },
    ],
  };
};

/** What is left to be worked on: several on one slip, or one by one. */
export const dropOffs: Proposal[] = [
  dropOff({ one: 'order', signs: `\\b(?:${counted}|skis?)\\b`, fields: 'number of {items}', thing: counted }),
  dropOff({ one: '{item}', signs: '', fields: 'description', thing: single }),
];
