/** What a choice takes for granted by a word of its own, and the words by which an idea shows that it has it. */
export const presumptions: { named: RegExp; shown: RegExp }[] = [
  {
    named: /\b(?:payments?|paid|pays?|deposits?|credited)\b/i,
    shown:
      /\b(?:pay|pays|paid|paying|payments?|prices?|priced|costs?|fees?|dues|rents?|rental|buy|buys|buyers?|sells?|sellers?|sold|orders?|ordered|charges?|charged|invoices?|refunds?|refunded|money|deposits?|budgets?|subscri\w+|shops?|stores?|box(?:es)?|bouquets?|worth|hire)\b|[€$£]/i,
  },
  { named: /\bshifts?\b/i, shown: /\b(?:shifts?|rotas?|rosters?|on-call|dut(?:y|ies))\b/i },
  {
    named: /\balarms?\b/i,
    shown: /\b(?:alarms?|alerts?|alert(?:ed|ing)|warn(?:s|ed|ings?)?|notif\w+|limits?|thresholds?)\b/i,
  },
];
