import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';

const years = '(?:\\d+|ten|fifteen|twenty|thirty|forty|fifty|a hundred)';
const lasting = new RegExp(
  `\\b(?:lasts?|stays? up|runs?|lives?|survives?|is there|works?|outlasts?) (?:for )?(?:at least |the next )?${years} years\\b|\\bforgets? (?:to pay|a bill)\\b|\\bnobody pays (?:for (?:it|the (?:host(?:ing)?|server|address|domain))|(?:a|the|its|any) bills?|anymore|any more)\\b|\\boutlives?\\b|\\bwhen (?:I am|I'm|we are) (?:gone|dead|no longer)\\b`,
  'i',
);

/** The lines by which an outlined product has to outlast its bills and whoever looks after it. */
export const lastingLines = ({ outline, isOutlined }: Pick<Idea, 'outline' | 'isOutlined'>): string[] =>
  isOutlined ? [...(outline?.rules ?? []), ...(outline?.is ?? [])].filter((line) => lasting.test(line)) : [];

/** A line of an outline that rests on something outside, what is not told of it, and what would tell it. */
type Source = { line: RegExp; not?: RegExp; ask: (line: string, name: string) => string; answered: RegExp };

const sources: Source[] = [
  {
    line: /\bin (?:two|three|four|five|\d) (?:sizes|steps|tiers|bands|plans) by \p{L}/iu,
    ask: (line) => `what does each of them cost (“${line}”)?`,
    answered: /\b(?:smallest|biggest|largest|first size|each size|each of them)\b.*\d/i,
  },
  {
    line: /\bbasic phones?\b[^.;]*\b(?:no cost|free|without (?:any )?(?:cost|credit|airtime))\b|\b(?:no cost|free)\b[^.;]*\bbasic phones?\b|\bmissed calls?\b/i,
    ask: (line) =>
      `who pays for what is sent from such a phone (“${line}”): a number that is free to the sender, or a missed call that is called back?`,
    answered: /\b(?:toll-?free|free number|missed calls? (?:is|are|that)|called back|reverse[- ]billed)\b/i,
  },
  {
    line: /\b(?:gusts?|high winds?|strong winds?|weather|(?:rain|frost|snow|storm) (?:warning|forecast|overnight))\b/i,
    ask: (line, name) =>
      `from where does ${name} know the weather (“${line}”), how near to the place has it to be measured, and what holds while no value comes?`,
    // 'New flight: day, weather', 'I say there's been bad weather': somebody types it.
    answered:
      /\b(?:says?|enters?|notes?|reports?|marks?|puts? in|ticks?) (?:that )?(?:there['’]s|there (?:is|was|has been)|the|it is)[^.;→]*\b(?:weather|winds?|storm|frost)\b|\b(?:weather service|met office|open-meteo|anemometer|weather station|forecast of)\b|\bnew [\p{L} ]+: [^;]*\bweather\b/iu,
  },
  {
    line: /\b(?:fetch(?:es)?|downloads?|syncs?|pulls?) (?:the|an?|its|their|our) [^.;]*\b(?:calendar|schedule|timetable|fixtures?|feed|list|prices?|rates?|results?|tides?|catalogue)\b/i,
    // Who fetches from the product, or prints what is kept there, needs no address.
    not: /^(?:the )?(?!app\b|system\b|tool\b|site\b|it\b|we\b|I\b|every\b|each\b|once\b|at\b)[\p{L}]+ (?:fetch|download|print|pull)(?:es|s)?\b/iu,
    ask: (line, name) => `from which address comes it (“${line}”), and may ${name} read it there by program?`,
    answered: /https?:|\bwww\.|\b(?:api|ics|rss)\b|\.(?:com|org|net)\b/i,
  },
  {
    line: /\b(?:on|in) (?:GitHub|Google (?:Drive|Sheets?)|Dropbox|OneDrive|SharePoint|iCloud)\b/i,
    ask: (line, name) =>
      `how does a change there get into ${name} (“${line}”): fetched by itself, or with the next version?`,
    answered: /\bfetched (?:from|by)\b|\bwith (?:each|the next|every) (?:new )?version\b|\bimported by hand\b/i,
  },
];

const pays = /\bpays?\b(?! attention)/i;
const howPaid =
  /\b(?:by card|in cash|cash|bank transfer|invoices?|direct debit|stripe|paypal|mobile money|m-?pesa|online|outside (?:it|the app)|between (?:them|themselves)|never pays?|don'?t pay|does not pay|cheque)\b/i;

/**
 * What an outline leaves open of what it rests on outside: a source that is not named, a way that costs somebody, who pays in twenty years.
 * @param facts what was told since; what answers a question is not asked.
 */
export function outsideQuestions(idea: Idea, facts: string[]): string[] {
  const { outline, name, isOutlined } = idea;
  if (!isOutlined || !outline) return [];
  const lines = [...outline.acts, ...outline.rules];
  const said = [...lines, ...outline.nots, ...facts];
  const found = sources.flatMap(({ line: signs, not, ask, answered }) => {
    const line = lines.find((text) => signs.test(text) && !not?.test(text));
    return line && !said.some((text) => answered.test(text)) ? [ask(plain(line), name)] : [];
  });
  const paid = outline.acts.find((line) => pays.test(line));
  const [lasts] = lastingLines(idea);
  return [
    ...found,
    ...(paid && !said.some((text) => howPaid.test(text))
      ? [`how does the money move (“${plain(paid)}”): by card through ${name}, or past it, and then who ticks it off?`]
      : []),
    ...(lasts && !facts.some((text) => /\b(?:archive|looks after it|takes it over|copy)\b/i.test(text))
      ? [
          `who looks after ${name} and pays for its address when its owner no longer can, and with whom lies the copy (“${plain(lasts)}”)?`,
        ]
      : []),
  ];
}

const plain = (text: string) => text.replace(/[.\s]+$/, '');
