/**
 * What a part outside of the product costs, in whole units of money, to be looked up: for each use, for each person and month, or at
 * so many fixed places. `share` is the part of an amount of money that goes with it, `once` what is bought before the first use.
 */
export type Price = {
  unit: string;
  amount: number;
  per: 'use' | 'person' | 'fixed';
  share?: number;
  once?: number;
  count?: number;
};

/** By the key of the part outside (content/outside-services, content/outside-devices); what is not here costs nothing at first. */
export const prices: Readonly<Record<string, Price>> = {
  card: { unit: 'a payment', amount: 0.3, share: 0.02, per: 'use' },
  'partner-bank': { unit: 'a debit or a payout', amount: 0.2, per: 'use' },
  bank: { unit: 'a connected account and month', amount: 0.4, per: 'person' },
  model: { unit: 'an answer of 1,000 words', amount: 0.02, per: 'use' },
  reader: { unit: 'a photo', amount: 0.01, per: 'use' },
  speech: { unit: 'a minute of sound', amount: 0.01, per: 'use' },
  'text-message': { unit: 'a text message', amount: 0.08, per: 'use' },
  mail: { unit: 'a mail', amount: 0.002, per: 'use' },
  route: { unit: 'a way between two places', amount: 0.001, per: 'use' },
  files: { unit: 'a photo of 3 MB and month', amount: 0.0001, per: 'use' },
  sensor: { unit: 'a device on the network and month', amount: 1, per: 'person', once: 80 },
  actuator: { unit: 'a device on the network and month', amount: 1, per: 'person', once: 60 },
  regions: { unit: 'a region and month', amount: 5, per: 'fixed', count: 3 },
};

/** What a stop of a driver costs, in time and fuel. */
export const pricePerStop = 5;
/** What the server, the database and the address cost a month before anybody comes. */
export const priceOfHosting = 6;
/** What an hour of somebody's time is worth in the sums. */
export const priceOfHour = 20;
