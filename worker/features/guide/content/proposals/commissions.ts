import type { Proposal, ProposedLine } from '#worker/features/guide/content/proposals/proposal.ts';
import { allOf, onlyWith, type Way, withFieldsOf } from '#worker/features/guide/content/proposals/told-words.ts';

const piece =
  '(?:furniture|cake|cupcake|cookie|portrait|painting|drawing|illustration|mural|dress|gown|suit|costume|sweater|jumper|quilt|blanket|table|chair|shelf|cabinet|cupboard|wardrobe|bed|bench|kitchen|ring|necklace|bracelet|tattoo|guitar|violin|knife|sword|bag|wallet|saddle|shoe|boot|sign|bouquet|wreath|mug|vase|doll|figurine|lamp|bike|frame|sculpture|commission)';

const making =
  '(?:custom(?:[- ]made|[- ]built|i[sz]ed)?|bespoke|commissions?|commissioned|made[- ]to[- ](?:order|measure)|to order|one[- ]of[- ]a[- ]kind|personali[sz]ed)';

/** Whoever makes such a thing for one customer, also where nothing of orders is said. */
const makers =
  '(?:tattoo(?:s|ist|ists| artists?| studio)?|dress ?makers?|seamstress(?:es)?|goldsmiths?|jewell?er(?:y|s)?|carpenters?|cabinet ?makers?|furniture makers?|luthiers?|cake (?:makers?|decorators?|artists?)|(?:pet|family) portraits?|wedding dress(?:es)?|birthday cakes?|wedding cakes?)';

/** By which it is told that somebody has it made, beside who makes such things. */
const ordered =
  '(?:orders?|ordered|requests?|asks? (?:me|us|for)|what they want|deposits?|up[- ]?front|fittings?|sketch(?:es)?|measurements?|wish(?:es)?|due|in line|makes? (?:me|us|them|each|every)|made for|dms?)';

const wished =
  '(?:photos?|pictures?|references?|inspiration|what they want|their ideas?|their wish(?:es)?|deposit|up[- ]?front|half (?:before|first)|fittings?|sketch(?:es)?|progress|how far|steps?|prices?|in line|due|coming along|dms?|measurements?)';

/** What is for everybody alike, or what is only shown. */
const others =
  /\b(?:market ?place|online (?:shop|store)|add to (?:the )?cart|baskets?|checkout|portfolio (?:site|page)|repair\w*|mend\w*|restor\w+|invoices?|suppliers?|classes|courses?|workshops? for|pre-?orders?|drop(?:s|ped)? off|site visits?|AI|generat\w+|contest|per page|lend\w*|rent\w*|commission (?:of|rate|per)|\d+ ?(?:%|percent) commission|sales commissions?|wish ?lists?|uploads? (?:pictures|photos) of their|followers)\b/i;

const deposited = /\b(?:deposits?|up[- ]?front|in advance|half (?:before|first|now))\b/i;
/** How much of the price, as its owner says it. */
const share = /\b(?:deposit of |take |pay |ask for )(\d+ ?(?:%|percent))/i;
const half =
  /\bhalf (?:up[- ]?front|first|before|in advance|the price)\b|\bdeposit of half\b|\bhalf (?:of it |as )?(?:a )?deposit\b/i;
const online = /\b(?:by card|online|stripe|paypal)\b/i;
const approved = /\b(?:approv\w+|sketch(?:es)?|drafts?|fittings?|mock-?ups?|proofs?|designs? to)\b/i;
const delivered = /\b(?:deliver\w*|ships?|shipped|shipping|post(?:ed|age)?|bring it)\b/i;
const baked = /\b(?:cakes?|cupcakes?|cookies?)\b/i;

/** Until when its owner lets a wish be changed. */
const changeable = /\bchanges?\b[^.]{0,60}\b(?:until|up to) (\d+ (?:days|weeks|hours)) before\b/i;

/** What is made on the body is not handed over. */
const inked = /\btattoo\w*/i;
const endOf = (fields: string) => (fields.includes('body') ? 'done' : 'ready, handed over');

/** What is asked for, by what is made. */
const asked: Way[] = [
  { of: baked, fields: 'flavour, number of people' },
  { of: inked, fields: 'place on the body, size in centimetres' },
  {
    of: /\b(?:dress(?:es)?|gowns?|suits?|costumes?|sweaters?|jumpers?)\b/i,
    fields: 'size, colour, material (optional)',
  },
  {
    of: /\b(?:tables?|shel(?:f|ves)|cabinets?|furniture|chairs?|beds?|bench(?:es)?)\b/i,
    fields: 'measurements, wood or material',
  },
  {
    of: /\b(?:portraits?|paintings?|drawings?|illustrations?|artists?|murals?)\b/i,
    fields: 'size, technique (optional)',
  },
  { of: /\b(?:rings?|necklaces?|bracelets?|jewell?ery|goldsmiths?)\b/i, fields: 'size, metal, stones (optional)' },
];

/** The line once for each thing that is made, of which one fits. */
const byPiece = (line: (fields: string) => ProposedLine) => withFieldsOf(asked, line);
const plain = (fields: string) => fields.replaceAll(' (optional)', '');

/** Pieces that are made to the wish of one customer, who agrees to a price before they are begun. */
export const commissions: Proposal = {
  is: 'A page where {clients} ask for {a item} as they wish it, agree to a price, and see how far it is.',
  today: 'Wishes and photos come by message from all sides, and nobody sees what is agreed and what is due.',
  jobs: {
    client: 'have {a item} just as they wish it, at a price and by a day that they know',
    host: 'have each wish, its photos and its price in one place, and begin nothing that is not agreed on',
  },
  client: 'customer',
  isSure: true,
  signs: new RegExp(
    `^(?:(?=[\\s\\S]*?\\b${makers}\\b)(?=[\\s\\S]*?\\b${ordered}\\b)|(?=[\\s\\S]*?(?:\\b${making}\\b[^.]{0,40}\\b${piece}s?\\b|\\b${piece}s?\\b[^.]{0,60}\\b${making}\\b|\\bcommissions?\\b|\\b(?:knit|sew|crochet|carve|weld|paint|draw|bake|build)\\b[^.]{0,40}\\bfor (?:people|customers|clients|friends)\\b)))(?=[\\s\\S]*?\\b${wished}\\b)(?=[\\s\\S]*?\\b(?:customers?|clients?|people|folks|brides?|fans?|buyers?|they|orders?|commissions?)\\b)`,
    'i',
  ),
  not: others,
  host: 'maker',
  hosts:
    /\b(?:artist|tattooist|baker|dressmaker|tailor|seamstress|carpenter|goldsmith|jeweller|luthier|painter|maker)$/,
  fits: {
    client: /\b(?:customer|client|bride|fan|buyer|couple|guest|collector|owner|family|parent|player|musician)$/,
    host: /\b(?:artist|tattooist|baker|dressmaker|tailor|seamstress|carpenter|goldsmith|jeweller|luthier|painter|maker|potter|knitter|studio|designer|illustrator|builder|smith)$/,
  },
  thing: {
    fits: new RegExp(`^(?:\\p{L}+ )?${piece}$`, 'u'),
    named: new RegExp(`\\b${piece}s?\\b`, 'giu'),
    other: 'piece',
  },
  covers:
    /^(?:\w+ ){1,3}(?:paints?|sews?|knits?|makes?|bakes?|builds?|draws?|takes? commissions)\b|\b(?:all|just) (?:in|over)\b|\blos(?:e|es|ing)\b|\bkeeps? getting\b|\bcomes? in for fittings?\b|\bwants? a form\b/i,
  acts: [
    ...byPiece((fields) => ({
      line: `{Client} asks for {a item} → new order: wish, ${fields}reference photos, wished day, phone; the {host} is told`,
      holds:
        /\b(?:asks? for|orders?|requests?|describes?|picks?|chooses?|sends?|adds?|tells?|says?|wants?)\b.*\b(?:wants?|wish\w*|photos?|pictures?|references?|ideas?|tables?|rings?|size|date|requests?)\b/i,
    })),
    {
      line: '{Host} names a price → order is offered, with the price, the deposit and the due date; the {client} is told',
      holds: /\b(?:prices?|offers?|quotes?|what it costs|how long)\b/i,
      when: deposited,
    },
    {
      line: '{Host} names a price → order is offered, with the price and the due date; the {client} is told',
      holds: /\b(?:prices?|offers?|quotes?|what it costs|how long)\b/i,
      unless: deposited,
    },
    {
      line: '{Host} declines an order → order is declined, with the reason; the {client} is told',
      takes: /\bdeclines?\b/i,
      holds: /\byes or no\b/i,
    },
    {
      line: '{Client} accepts the price → order is accepted; the {host} is told',
      takes: /\b(?:accepts?|agrees?)\b/i,
      unless: delivered,
    },
    {
      line: '{Client} accepts the price → order is accepted, with the delivery address (optional); the {host} is told',
      takes: /\b(?:accepts?|agrees?)\b/i,
      when: delivered,
    },
    {
      line: '{Client} pays the deposit by card → order is booked; the {host} is told',
      holds: /\b(?:deposits?|up[- ]?front)\b/i,
      when: allOf(deposited, online),
    },
    {
      line: '{Host} notes that the deposit is paid → order is booked; the {client} is told',
      holds: /\b(?:deposits?|up[- ]?front)\b/i,
      when: deposited,
      unless: online,
    },
    { line: 'An offered order is not accepted within 7 days → order is lapsed; the {client} is told' },
    {
      line: 'The deposit of an accepted order is not paid within 7 days → order is lapsed; the {client} and the {host} are told',
      when: deposited,
    },
    ...byPiece((fields) => ({
      line: `{Client} changes an order before it is begun → order gets wish, ${plain(fields)}reference photos, wished day; the {host} is told`,
      holds: /\bchanges?\b/i,
    })),
    {
      line: '{Client} withdraws an order → order is withdrawn; the {host} is told',
      takes: /\b(?:cancels?|withdraws?)\b/i,
    },
    { line: '{Host} begins {a item} → order is begun; the {client} is told', takes: /\b(?:begins?|starts?)\b/i },
    {
      line: '{Host} shows a step → new step: order, name, photo, note; the {client} is told',
      holds: /\b(?:steps?|progress|sends? sketch(?:es)?|sketch(?:es)?|updates?)\b/i,
    },
    {
      line: '{Client} approves a step → step is approved; the {host} is told',
      takes: /\bapproves?\b/i,
      when: approved,
    },
    {
      line: '{Client} asks for a change of a step → step is to be changed, with a comment; the {host} is told',
      when: approved,
    },
    {
      line: '{Host} finishes {a item} → order is ready; the {client} is told',
      takes: /\bfinish(?:es)?\b/i,
      unless: inked,
    },
    {
      line: '{Host} finishes {a item} → order is done, with the amount paid',
      takes: /\bfinish(?:es)?\b/i,
      when: inked,
    },
    {
      line: '{Host} hands {a item} over → order is handed over, with the amount paid',
      holds: /\b(?:delivers?|ships?|posts?|hands? .*over|picks? .*up|collects?)\b/i,
      unless: inked,
    },
    {
      line: '{Hosts} see what is due → {client}, wish, due date and state of each order that is booked or begun, by due date',
      holds: /\b(?:sees?|knows?)\b.*\bdue\b/i,
      when: deposited,
    },
    {
      line: '{Hosts} see what is due → {client}, wish, due date and state of each order that is accepted or begun, by due date',
      holds: /\b(?:sees?|knows?)\b.*\bdue\b/i,
      unless: deposited,
    },
    {
      line: '{Clients} see how far it is → state, price, due date and steps of each order',
      holds: /\b(?:how far|in line|progress|coming along)\b|\bsees? when\b/i,
    },
  ],
  records: [
    ...[true, false].flatMap((isPaidAhead) =>
      [true, false].flatMap((isDelivered) =>
        byPiece((fields) => ({
          line: `Order: {client}, wish, ${fields}reference photos, wished day, phone, price, ${isPaidAhead ? 'deposit, ' : ''}due date, ${isDelivered ? 'delivery address (optional), ' : ''}amount paid, reason; states: asked for, offered, accepted, ${isPaidAhead ? 'booked, ' : ''}declined, lapsed, withdrawn, begun, ${endOf(fields)}`,
        })).map((one) =>
          onlyWith(
            one,
            [...(isPaidAhead ? [deposited] : []), ...(isDelivered ? [delivered] : [])],
            [...(isPaidAhead ? [] : [deposited]), ...(isDelivered ? [] : [delivered])],
          ),
        ),
      ),
    ),
    { line: 'Step: order, name, photo, note, comment; states: shown, approved, to be changed', when: approved },
    { line: 'Step: order, name, photo, note', unless: approved },
  ],
  rules: [
    {
      line: 'Nobody begins an order that is not booked.',
      when: deposited,
      holds: /\bnothing (?:starts?|begins?|happens)\b/i,
    },
    { line: 'Nobody begins an order that is not accepted.', unless: deposited },
    { line: 'The app sets a deposit of {1} of the price.', takes: share },
    { line: 'The app sets a deposit of 50 percent of the price.', when: half },
    { line: 'Nobody changes an order that is begun.' },
    { line: 'Nobody changes an order later than {1} before its due date.', takes: changeable },
    {
      line: 'Nobody changes an order later than 7 days before its due date.',
      when: /\buntil (?:a|one) week before\b/i,
    },
    { line: 'Nobody accepts an order that is not offered.' },
    { line: 'Nobody withdraws an order that is begun.' },
    { line: 'Nobody accepts an order of somebody else.' },
    { line: '{Clients} see only their own orders.' },
    { line: 'Photos and phone numbers are deleted 1 year after an order was handed over.', unless: inked },
    { line: 'Photos and phone numbers are deleted 1 year after an order was done.', when: inked },
  ],
  nots: [
    { line: 'No payment in the app; it is paid by transfer or on the spot.', unless: online },
    { line: 'No shop for {items} that are made already.' },
  ],
  aims: [
    { line: '9 of 10 orders are offered or declined within 3 days.' },
    { line: '9 of 10 orders are handed over by their due date.', unless: inked },
    { line: '9 of 10 orders are done by their due date.', when: inked },
  ],
};
