import type { Pattern } from '#worker/features/guide/content/patterns/pattern.ts';

/** Goods from stock, bought at any hour and sent: the online shop. */
export const storePattern: Pattern = {
  id: 'store',
  category: 'commerce',
  signs:
    /\b(online (?:store|shop)|web ?shop|e-?commerce|ship(?:s|ping)?|worldwide|handmade|merch|catalog(?:ue)?|etsy|second-?hand|vintage|products?)\b/gi,
  families: ['order'],
  client: 'customer',
  host: 'shop owner',
  item: 'product',
  deal: 'order',
  dealMeans: 'What {a client} buys in one go: {items}, price and address{states}.',
  aim: '{clients} find {a item} they like, pay for it in a few steps and know when it arrives',
  problem:
    'On large marketplaces {items} stand beside mass goods, fees grow each year, and {hosts} never learn who their {clients} are.',
  clientJob: 'See what {a item} is really like, trust the seller, and have it at home on the day that was promised.',
  hostJob: 'Sell {items} under their own name, pack each {deal} once, and keep what a marketplace would take.',
  journeys: [
    {
      title: '{A client} buys {a item}',
      steps: [
        '{A client} arrives on the page of {a item} from a search, a message or a picture.',
        'They look at pictures, size and price with postage, and put it into the basket.',
        'They enter an address and pay.',
        'They get a receipt, and a message when the parcel is on its way.',
      ],
    },
    {
      title: '{A host} sends {a deal}',
      steps: [
        '{A host} sees new {deals}, oldest first.',
        'They print the slip, pack, and enter the parcel number.',
        'What is sold disappears from the shop by itself.',
      ],
    },
  ],
  features: [
    {
      key: 'offer',
      covers: ['manage', 'upload', 'share'],
      title: 'Show {items}',
      says: '{Hosts} put {items} into the shop with pictures, description, price, weight and number in stock.',
      criteria: [
        'WHEN {a host} publishes {a item} with a picture, a price and a weight, THE SYSTEM SHALL show it in the shop within 10 seconds.',
        'IF the stock of {a item} is 0, THEN THE SYSTEM SHALL show it as sold and take it out of new baskets.',
      ],
      screen: 'Editor and page of {a item}',
    },
    {
      key: 'browse',
      covers: ['search', 'see', 'compare'],
      title: 'Find {items}',
      says: '{Clients} look through {items} by kind, price and word.',
      criteria: [
        'WHEN {a client} opens the shop over a mobile connection of 1.6 Mbit/s, THE SYSTEM SHALL show the first 12 {items} within 2.5 seconds.',
        'IF nothing matches a search, THEN THE SYSTEM SHALL show the 6 newest {items} and say that none match.',
      ],
      screen: 'Shop front with filters',
    },
    {
      key: 'order',
      covers: ['order', 'pay'],
      title: 'Buy {items}',
      says: '{Clients} put {items} into a basket, enter an address and pay, with the full price in view from the first step.',
      criteria: [
        'WHEN {a client} changes the basket, THE SYSTEM SHALL show the total with postage and tax within 1 second.',
        'IF two {clients} pay for the last {item} at the same moment, THEN THE SYSTEM SHALL complete one payment and give the other back within 10 minutes.',
        'IF a payment is refused, THEN THE SYSTEM SHALL keep the basket for 24 hours and place no {deal}.',
      ],
      screen: 'Basket, address, payment',
    },
    {
      key: 'send',
      covers: ['collect', 'review'],
      title: 'Pack and send {deals}',
      says: '{Hosts} work through open {deals} and mark each as packed and sent.',
      criteria: [
        'WHEN {a host} enters a parcel number, THE SYSTEM SHALL send it to the {client} within 60 seconds.',
        'IF {a deal} is not sent 3 working days after payment, THEN THE SYSTEM SHALL put it at the top of the list.',
      ],
      screen: 'List of {deals}, packing slip',
    },
    {
      key: 'returns',
      covers: ['cancel'],
      title: 'Take {items} back',
      says: '{Clients} announce a return; {hosts} confirm it and give the money back.',
      criteria: [
        'WHEN {a client} announces a return within 14 days of delivery, THE SYSTEM SHALL show the address and the steps.',
        'WHEN {a host} confirms that {a item} came back, THE SYSTEM SHALL refund it within 1 day and return it to stock if it is unharmed.',
      ],
      screen: 'Return form, returns list',
    },
    {
      key: 'tell',
      covers: ['message', 'remind', 'join'],
      title: 'Answer and inform',
      says: '{Clients} ask about {a item} before buying and hear of the state of their {deal}.',
      criteria: [
        'WHEN {a client} asks about {a item}, THE SYSTEM SHALL send the question with a link to it to the {hosts} within 60 seconds.',
        'WHEN the state of {a deal} changes, THE SYSTEM SHALL tell the {client} once.',
      ],
      screen: 'Question form, messages',
    },
  ],
  measures: [
    'At least 2 % of visits end in a paid {deal} in the third month.',
    '95 % of {deals} are sent within 3 working days.',
    'Counter-measure: fewer than 5 in 100 {deals} are returned.',
    '15 % of {clients} buy again within 90 days.',
  ],
  nots: [
    'No accounts needed to buy; each field more costs {deals}.',
    'No other sellers beside {hosts}; complaints would have two addresses.',
    'No discounts, vouchers or points in the first version; one price shows whether {items} sell.',
    'No accounting; {deals} can be exported as CSV.',
  ],
  questions: [
    {
      key: 'stock',
      topic: 'One of a kind or in series',
      ask: 'Is each {item} one of a kind, or are there several alike?',
      why: 'One of a kind needs pictures of each and protection against selling twice; series need sizes and stock.',
      prevents: 'One {item} that was sold twice',
      shapes: 'offer',
      options: [
        {
          label: 'One of a kind',
          rule: 'Each {item} is one of a kind.',
          criterion: 'WHEN {a item} is in a basket at payment, THE SYSTEM SHALL reserve it for 15 minutes.',
        },
        {
          label: 'Several alike, in sizes or colours',
          fits: /\b(t-?shirts?|clothes|clothing|shoes|merch|sizes?|colou?rs)\b/i,
          rule: '{Items} come in sizes or colours with a stock each.',
          criterion:
            'WHEN a size or colour is sold out, THE SYSTEM SHALL show it as not available and keep the others.',
        },
        {
          label: 'Made after the {deal}',
          fits: /\b(made to order|custom|personali[sz]ed|bespoke)\b/i,
          rule: '{Items} are made after the {deal}.',
          criterion: 'WHEN {a client} orders, THE SYSTEM SHALL show the week in which the {item} will be ready.',
        },
      ],
    },
    {
      key: 'reach',
      topic: 'Where it is sent',
      ask: 'Where do you send {items}?',
      why: 'Each further country brings postage, taxes and customs; the first one decides the prices shown.',
      prevents: 'A parcel at a border whose customs nobody has paid',
      shapes: 'order',
      options: [
        {
          label: 'One country',
          rule: '{Items} are sent within one country.',
          criterion:
            'IF an address lies in another country, THEN THE SYSTEM SHALL say so before payment and offer to ask by message.',
        },
        {
          label: 'Several neighbouring countries',
          rule: '{Items} are sent to a list of countries with a postage each.',
          criterion: 'WHEN {a client} chooses a country, THE SYSTEM SHALL show its postage and days of delivery.',
        },
        {
          label: 'Everywhere',
          fits: /\bworldwide|international(ly)?\b/i,
          rule: '{Items} are sent everywhere.',
          criterion:
            'WHEN an address needs a customs form, THE SYSTEM SHALL fill it in from weight, value and kind of the {items}.',
        },
      ],
    },
    {
      key: 'payment',
      topic: 'Payment',
      ask: 'How do {clients} pay?',
      why: 'Cards and wallets through one provider cover most people; each further way is one more to test and refund.',
      prevents: 'A way to pay that nobody tests and whose refunds are done by hand',
      shapes: 'order',
      options: [
        {
          label: 'Card and wallets through one provider',
          rule: 'Payment is by card and wallet through one provider’s page.',
          criterion: 'WHEN the provider confirms a payment twice, THE SYSTEM SHALL place one {deal}.',
        },
        {
          label: 'Also PayPal',
          rule: 'Payment is by card, wallet or PayPal.',
          criterion: 'WHEN {a client} returns from PayPal without paying, THE SYSTEM SHALL keep the basket.',
        },
        {
          label: 'Bank transfer',
          rule: 'Payment is by bank transfer.',
          criterion:
            'IF no transfer arrives within 7 days, THEN THE SYSTEM SHALL release the {items} and tell the {client}.',
        },
      ],
    },
    {
      key: 'find',
      topic: 'How people find the shop',
      ask: 'Where do the first {clients} come from?',
      why: 'It decides which page they see first and what it has to show.',
      prevents: 'A first page that shows nothing of what brought {clients} there',
      shapes: 'browse',
      options: [
        {
          label: 'From pictures on social media',
          rule: 'The first {clients} come from pictures on social media.',
          criterion:
            'WHEN a link to {a item} is shared, THE SYSTEM SHALL give picture, title and price for the preview.',
        },
        {
          label: 'From search engines',
          rule: 'The first {clients} come from search engines.',
          criterion:
            'WHEN a search engine reads the page of {a item}, THE SYSTEM SHALL give price and availability in a structured form.',
        },
        {
          label: 'From markets and word of mouth',
          rule: 'The first {clients} come from markets and word of mouth.',
          criterion: 'WHEN {a host} prints a card for {a item}, THE SYSTEM SHALL put a code on it that opens its page.',
        },
      ],
    },
  ],
  entities: [
    {
      name: '{Item}',
      fields: 'id, slug, title, text, price in cents, grams, stock, pictures, state',
      holds: 'What is for sale',
    },
    {
      name: '{Deal}',
      fields: 'id, number, e-mail, address, total in cents, payment id, state, parcel number',
      holds: 'One purchase',
    },
    {
      name: '{Deal} line',
      fields: 'id, {deal} id, {item} id, quantity, price in cents at the time',
      holds: 'One {item} within {a deal}',
    },
    { name: 'Return', fields: 'id, {deal} id, reason, announced at, refunded at', holds: 'What came back' },
  ],
  rules: [
    {
      decision: 'Only the payment provider’s signed message makes {a deal} paid',
      prevents: 'A forged return address giving goods away',
      rule: 'The browser’s return shows a state and changes nothing; the message is verified and handled once.',
      never: 'Mark {a deal} as paid when the browser comes back',
    },
    {
      decision: 'Stock is taken inside one database statement',
      prevents: 'Selling the last {item} twice',
      rule: 'A reservation is a conditional update with an end; a job frees what has ended.',
      never: 'Read the stock and write it after',
    },
    {
      decision: 'Prices and postage are computed on the server',
      prevents: 'A changed price in the browser',
      rule: 'The basket sends ids and numbers only; the total is what the server says.',
      never: 'Take a price or total from the browser',
    },
  ],
  edges: [
    [
      'The payment succeeds after the reservation has ended',
      'The {item} is sold if it is still there, else the money goes back the same day',
    ],
    ['An address that the parcel service does not know', 'The {client} is asked to correct it before paying'],
    ['The price changes while {a item} is in a basket', 'The new price is shown and confirmed before paying'],
  ],
};
