import type { ChecklistGroup } from '#shared/checklists.ts';

/** Step 3: what the law wants, where people hear of you, the day itself, and what comes after it. */
export const launchGroups: ChecklistGroup[] = [
  {
    id: 'legal-compliance',
    stepNumber: 3,
    title: 'Legal Compliance',
    description:
      'What the law asks for is in place and true of what the product does. An AI’s drafts are a start; a lawyer of your country has the last word.',
    skillLevel: 'basic',
    category: 'Legal',
    tasks: [
      {
        id: 'legal-special-rules',
        description:
          'Ask a lawyer which special rules apply to your product, and turn each into a requirement before strangers can sign up.',
        howToVerify:
          'The dated answer covers what concerns you: parents’ consent (COPPA: under 13; GDPR: under 13 to 16, by country), health, money, reports of illegal content (DSA).',
        priority: 'must-have',
        conditional: 'When children may use it, it handles health or money, or people publish things in it',
      },
      {
        id: 'legal-privacy-policy',
        description:
          'Publish a privacy policy: what you collect, why and on what legal ground, how long you keep it, which firms help.',
        howToVerify:
          'Held against your tables and the browser’s network view nothing is missing, and each firm that handles data for you has signed to follow your orders (a data processing agreement).',
        priority: 'must-have',
        alternatives: ['iubenda', 'Termly', 'A lawyer, starting from the assistant’s draft'],
      },
      {
        id: 'legal-terms-of-use',
        description:
          'Publish terms: what people get and at what price, what is forbidden, how either side ends it, which law applies.',
        howToVerify:
          'They are linked where people sign up or buy, the database keeps who accepted which version when, and price and notice period match the app.',
        priority: 'must-have',
      },
      {
        id: 'legal-who-is-behind',
        description:
          'Show who runs the product: name, postal address and e-mail, and where required register and tax number (an imprint).',
        howToVerify:
          'It is at most two clicks from every page, the entries match the public register, and a mail to the address got an answer.',
        priority: 'must-have',
        conditional: 'When you run it as a business for people in the EU or the UK, or your country asks for it',
      },
      {
        id: 'legal-consent-first',
        description:
          'Hold back trackers, adverts and embedded videos until people say yes, with a No as easy as the Yes, or do without them.',
        howToVerify:
          'In a private window neither before a choice nor after No does a tracker load; the choice can be changed later, and the Global Privacy Control signal counts as No.',
        priority: 'must-have',
        conditional: 'When you use analytics, adverts or embeds that read or store something on people’s devices',
        alternatives: ['Klaro', 'CookieYes', 'Cookiebot', 'Plausible, which counts visits without cookies'],
      },
      {
        id: 'legal-export-and-deletion',
        description:
          'Let people download their data and delete their account inside the product, and note what you do when somebody writes instead.',
        howToVerify:
          'A test account was exported and deleted: rows and files are gone, backups follow by a stated day, and requests by mail get an answer within a month.',
        priority: 'must-have',
        conditional: 'When your product keeps anything about a person',
      },
      {
        id: 'legal-licences-of-parts',
        description:
          'List the licences of all packages, fonts, pictures and AI models in your product, and do what each one asks.',
        howToVerify:
          'The report shows no unknown licence and no AGPL or GPL part you have not decided on, and bought pictures have their receipt in a folder.',
        priority: 'nice-to-have',
        alternatives: ['FOSSA', 'ScanCode Toolkit', 'ORT, the OSS Review Toolkit'],
      },
    ],
  },
  {
    id: 'social-media-presence',
    stepNumber: 3,
    title: 'Social Media Presence',
    description:
      'Your first users meet you where they already are. Two places kept alive are worth more than six that look deserted.',
    skillLevel: 'basic',
    category: 'Marketing',
    tasks: [
      {
        id: 'social-two-places',
        description:
          'Choose the two places where your first users already talk, and take part for a week without naming your product.',
        howToVerify:
          'You have given ten useful answers, know what each place’s rules say on advertising, and somebody there would recognise your name.',
        priority: 'must-have',
        alternatives: [
          'A subreddit or a specialist forum',
          'LinkedIn, for people at work',
          'Instagram or TikTok, for things one can see',
          'A Discord, Slack or WhatsApp group',
        ],
      },
      {
        id: 'social-same-handle',
        description:
          'Open your profiles under one name, with the same picture, one sentence about the product and the link to it.',
        howToVerify:
          'Searching each place for the name brings you up first, the link opens your home page, and each login lies in your password manager.',
        priority: 'must-have',
      },
      {
        id: 'social-link-preview',
        description:
          'Give each public page a title, a sentence and a picture for when somebody shares its link (Open Graph tags).',
        howToVerify:
          'Pasted into WhatsApp, LinkedIn and a Slack message, the link shows a picture of 1200 × 630 pixels and an uncut title.',
        priority: 'nice-to-have',
        alternatives: ['LinkedIn Post Inspector', 'Meta’s Sharing Debugger', 'opengraph.xyz'],
      },
      {
        id: 'social-one-minute-clip',
        description:
          'Record a clip of at most 60 seconds in which a real problem is solved with your product, with captions.',
        howToVerify:
          'Two people who watch it without sound tell you the problem and the solution, and it contains no real person’s data.',
        priority: 'nice-to-have',
        alternatives: ['Loom', 'Screen Studio', 'OBS Studio', 'The screen recorder of your phone'],
      },
      {
        id: 'social-first-month-written',
        description:
          'Write the posts of the first month ahead, two a week: mostly what you have learnt, at most a quarter advertising.',
        howToVerify:
          'Eight posts are scheduled, and each link carries its own mark (utm_source) so that you see later which post brought whom.',
        priority: 'nice-to-have',
        alternatives: ['Buffer', 'Metricool', 'Hootsuite', 'Reminders in your calendar'],
      },
      {
        id: 'social-answer-within-a-day',
        description:
          'Look at mentions, comments and messages every working day, and reply to each that asks something.',
        howToVerify:
          'An alert for the product’s name is set, and in the past two weeks no question waited for more than one working day.',
        priority: 'nice-to-have',
      },
    ],
  },
  {
    id: 'launch-preparation',
    stepNumber: 3,
    title: 'Launch Preparation',
    description:
      'The real thing has been used by people who may say no, stands on its own address, and you know what to do when the day goes badly.',
    skillLevel: 'basic',
    category: 'Launch',
    tasks: [
      {
        id: 'launch-trial-group',
        description:
          'Let ten to twenty people who fit use the finished product for two weeks, and mend what holds them up.',
        howToVerify:
          'At least ten did something real with it, five came back in the second week unasked, and no known fault blocks the main journey.',
        priority: 'must-have',
        alternatives: ['A private link, for web apps', 'TestFlight, for iPhone', 'Closed testing on Google Play'],
      },
      {
        id: 'launch-store-review',
        description:
          'Hand the app to the stores three weeks ahead, with listing, screenshots, privacy answers and a test account.',
        howToVerify:
          'Both consoles say approved. Google Play wants 12 testers for 14 days first from new personal accounts; Apple wants your EU trader status.',
        priority: 'must-have',
        conditional: 'When you publish in an app store',
      },
      {
        id: 'launch-walk-the-real-thing',
        description:
          'Clear the live product of test data and test keys, and walk the main journey on its final address as a new user.',
        howToVerify:
          'It works on a phone over mobile data, no “test”, “localhost” or placeholder is left on any page, and a second person did it too.',
        priority: 'must-have',
      },
      {
        id: 'launch-mail-arrives',
        description:
          'Set SPF, DKIM and DMARC, the three entries at your domain that prove a mail is yours, and send yourself every mail.',
        howToVerify:
          'All of them land in the inbox at Gmail, Outlook and iCloud, “Show original” in Gmail says PASS three times, and news has one-click unsubscribe.',
        priority: 'must-have',
        conditional: 'When your product sends mail, be it only to reset a password',
        alternatives: ['Postmark', 'Resend', 'Amazon SES', 'Brevo'],
      },
      {
        id: 'launch-every-way-of-paying',
        description:
          'Go through buying, a refused card, renewal, cancelling and refund in the provider’s test mode, then follow the first real sale to your bank.',
        howToVerify:
          'Price, tax and receipt are right on each screen and mail, the money arrived, and EU consumers find “withdraw from contract here” (law since June 2026).',
        priority: 'must-have',
        conditional: 'When people pay in your app',
      },
      {
        id: 'launch-bad-day-page',
        description:
          'Write one page for a bad day: how to switch off, undo and restore, what to tell users, who must be told by law.',
        howToVerify:
          'You played through an outage and a data leak; the page is at hand without your laptop and names the data protection authority and GDPR’s 72 hours for telling it.',
        priority: 'must-have',
      },
      {
        id: 'launch-day-by-the-hour',
        description:
          'Let the assistant draft the day by the hour, then settle where you post which words, who answers, and which figure means success.',
        howToVerify:
          'All texts and pictures are ready and read by another person, the day is no holiday for your users, and your diary is empty until evening.',
        priority: 'nice-to-have',
        alternatives: [
          'Product Hunt',
          'Show HN on Hacker News',
          'A mail to your waiting list',
          'The local paper or a trade magazine',
        ],
      },
    ],
  },
  {
    id: 'growth-planning',
    stepNumber: 3,
    title: 'Growth Planning',
    description:
      'One figure tells you whether people get what they came for, and each week you learn from users what to do next.',
    skillLevel: 'basic',
    category: 'Growth',
    tasks: [
      {
        id: 'growth-one-figure',
        description:
          'Put SM-1, the first measure of success in your requirements, on a chart that counts people and updates by itself.',
        howToVerify:
          'You know last week’s number and the target without looking, and neither you nor test accounts are counted.',
        priority: 'must-have',
      },
      {
        id: 'growth-who-comes-back',
        description:
          'Count how many of each week’s new people come back one, two and four weeks later (a cohort table).',
        howToVerify:
          'The table has at least four weeks, and you can say at which share it stops falling, or that it falls to nothing.',
        priority: 'nice-to-have',
        alternatives: ['PostHog', 'Mixpanel', 'Amplitude', 'A query by your coding tool'],
      },
      {
        id: 'growth-two-talks-a-week',
        description:
          'Talk with two users a week, one who stayed and one who left, and write down what they did, not what they wish.',
        howToVerify:
          'Eight talks of the past four weeks are noted, the reasons for leaving are counted, and you can name the top three.',
        priority: 'must-have',
        alternatives: ['A call of 15 minutes', 'A personal mail with one question', 'A visit where they use it'],
      },
      {
        id: 'growth-feedback-into-requirements',
        description:
          'Take what you heard to the assistant once a week, and let it revise requirements and plan before anything is built.',
        howToVerify:
          'Every feature of the past month has its FR and three people or a figure behind it, and what you turned down has a reason.',
        priority: 'nice-to-have',
      },
      {
        id: 'growth-one-channel-at-a-time',
        description:
          'Test one way of reaching people for four weeks, with its hours, its money and the number that counts as success set before.',
        howToVerify:
          'A sheet shows hours, money, sign-ups and people who got a result, and after the fourth week you went on or stopped as agreed.',
        priority: 'nice-to-have',
        alternatives: [
          'Articles that answer a question',
          'Partners with the same customers',
          'Talks and meetups',
          'Paid adverts',
        ],
      },
      {
        id: 'growth-found-by-search',
        description:
          'Make public pages easy to find for search engines and AI assistants: a sitemap, honest titles, one question a page.',
        howToVerify:
          'Google Search Console and Bing Webmaster Tools report no error, and the product’s name brings up your home page first.',
        priority: 'nice-to-have',
      },
      {
        id: 'growth-passed-on',
        description:
          'Offer a way to pass the product on at the moment it has just helped, with a link that shows what the other person gets.',
        howToVerify:
          'It appears after a result and at most once a month, and you count invitations sent and accepted each week.',
        priority: 'nice-to-have',
      },
    ],
  },
];
