import { ideas as tested } from '#worker/features/guide/testing/ideas.ts';
import type { Idea } from './idea.ts';

/** Tools for engineers and firms, devices, models and money. */
export const technicalIdeas: Idea[] = [
  {
    key: 'commit-cli',
    name: 'Tidy Commits',
    description: `${tested.cli} It suggests a better message too, and must run in CI without an account.`,
    isNoPage: true,
  },
  {
    key: 'library',
    name: 'patchwork-js',
    description:
      'An open-source TypeScript library that merges two edited copies of a JSON document and reports conflicts. Developers install it from npm; there is no server and nobody signs in. I want contributors to find their way quickly.',
    isNoPage: true,
  },
  {
    key: 'farm-sensors',
    name: 'Dry Field',
    description:
      'Soil moisture sensors in vineyards send a reading every 15 minutes over LoRaWAN. The winegrower sees each block on a map, gets an alarm before vines dry out, and the irrigation valves open by themselves at night if he allows it.',
    answers: { offline: 'The gateway keeps readings for two days when the connection is gone' },
  },
  {
    key: 'hardware',
    name: 'Brew Buddy',
    description:
      'Companion app for our coffee scale. It connects by Bluetooth, shows weight and flow while you pour, saves recipes, and updates the firmware of the scale.',
  },
  {
    key: 'vacation-tool',
    name: 'Days Off',
    description:
      'Internal tool for a company of 120 people: employees request vacation, their manager approves it, payroll exports the month as CSV, and nobody sees sick leave of others except HR.',
  },
  {
    key: 'fintech',
    name: 'Round Ups',
    description:
      'People connect their bank account and every card payment is rounded up to the next euro. The difference goes to a savings goal such as a holiday. They can pause it, take the money back at any time, and see what they saved each month.',
  },
  {
    key: 'ai-wrapper',
    name: 'Plain Letter',
    description:
      'You photograph a letter from an authority, AI explains in simple words what it says, which deadline there is and what to do, and drafts an answer that you can edit. For people who find official language hard.',
  },
  {
    key: 'invoice-chaser',
    name: 'Paid by Friday',
    description: `${tested.invoices}. Three reminders, each a bit firmer, and the client can pay by link.`,
  },
  {
    key: 'status-page',
    name: 'All Green',
    description:
      'Status page for small SaaS teams. It checks their endpoints every minute from three regions, opens an incident when two fail, and customers subscribe to updates by e-mail.',
  },
  {
    key: 'translators',
    name: 'Termbase',
    description:
      'A tool for translators to manage glossaries, share them with colleagues of an agency and check a translation against them before it is delivered.',
  },
];
