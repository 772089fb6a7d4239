/**
 * What people take out or bring back by name. `keys` are features that go with it, `traces` are the sentences elsewhere that
 * speak of it, `answers` is the choice of a bank question that follows from leaving it out.
 */
export type Subject = {
  id: string;
  label: string;
  signs: RegExp;
  keys: string[];
  titles: RegExp;
  traces: RegExp;
  answers?: { key: string; option: RegExp };
};

const offline = { key: 'payment', option: /on collection|on the spot|settle it|bank transfer/i };

/** The first that fits counts, so the narrower one stands first. */
export const subjects: Subject[] = [
  {
    id: 'sign-in',
    label: 'sign-in and accounts',
    signs:
      /\b(sign(s|ing)?[- ]?(in|up|on)|log(s|ging)?[- ]?(in|on)s?|(user )?accounts?|passwords?|registration|register(ing)?)\b/i,
    keys: ['account'],
    titles: /\bsign in\b/i,
    traces: /\b(sign(s|ed)?[- ]in|signs? up|account|sessions?|passwords?)\b/i,
  },
  {
    id: 'card payment',
    label: 'card payment',
    signs:
      /\b(card|credit|online|in-app) pay(ments?|ing)\b|\bpay(s|ing|ments?)?( \w+)? (by|with) (a )?(credit )?card\b|\bpay(s|ing|ments?)? online\b|\b(stripe|paypal|cards)\b/i,
    keys: [],
    titles: /\bpay\b(?!.*\b(cash|when|at the|in person|on the spot|on collection|on arrival)\b)/i,
    traces: /\b(by card|card payment|pays? online|online payment|deposit|refund)/i,
    answers: offline,
  },
  {
    id: 'payment',
    label: 'payment',
    signs: /\bpay(s|ing|ments?)?\b/i,
    keys: [],
    titles: /\bpay\b/i,
    traces: /\b(by card|payments?|pays? online|deposit|refund)/i,
    answers: offline,
  },
  {
    id: 'reminders',
    label: 'reminders',
    signs: /\b(remind(s|ers?|ing)?|notifications?|push messages?)\b/i,
    keys: ['due', 'remind'],
    titles: /\bremind/i,
    traces: /\bremind(s|ed|ers?)?\b/i,
    answers: { key: 'reminders', option: /^nothing/i },
  },
  {
    id: 'export',
    label: 'export',
    signs: /\b(export(s|ing)?|csv|excel)\b/i,
    keys: ['takeout'],
    titles: /\bexport\b/i,
    traces: /\b(export(s|ed|ing)?|CSV)\b/i,
  },
  {
    id: 'chat',
    label: 'chat',
    signs: /\b(chats?|chatting|messag(es?|ing))\b/i,
    keys: ['talk'],
    titles: /\b(chat|message|talk)/i,
    traces: /\bchat\b/i,
  },
  {
    id: 'ratings',
    label: 'ratings',
    signs: /\b(ratings?|stars?|rate (each other|them)|customer reviews?)\b/i,
    keys: ['rate'],
    titles: /\brate\b|\bratings?\b/i,
    traces: /\b(ratings?|rates?|rated)\b/i,
  },
  {
    id: 'sharing',
    label: 'sharing',
    signs: /\bshar(es?|ing)\b/i,
    keys: ['together'],
    titles: /^share\b/i,
    traces: /\b(sharing|shares|shared)\b/i,
  },
];
