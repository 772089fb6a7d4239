import type { ChecklistGroup } from '#shared/checklists.ts';

/** Step 1: what the product is, whether people want it, and what pays for it. */
export const conceptGroups: ChecklistGroup[] = [
  {
    id: 'concept-and-vision',
    stepNumber: 1,
    title: 'Concept and Vision',
    description:
      'You can say in one breath who the product is for and what it changes for them, and you know your riskiest guess.',
    skillLevel: 'basic',
    category: 'Vision',
    tasks: [
      {
        id: 'concept-answer-first-questions',
        description:
          'Answer the assistant’s first questions in the chat, and say “I don’t know yet” wherever that is the truth.',
        howToVerify:
          'Write “Summarise my idea” in the chat: you would send its answer to a friend without changing a word.',
        priority: 'must-have',
      },
      {
        id: 'concept-first-users',
        description:
          'Choose the one kind of people you build for first, narrow enough that you can list real ones by name.',
        howToVerify:
          'Your notes hold the names of three such people, shops or clubs, and how you can reach each of them this week.',
        priority: 'must-have',
      },
      {
        id: 'concept-problem-story',
        description: 'Write down how one real person dealt with the problem the last time it came up, step by step.',
        howToVerify:
          'The story has a name, a day, the tools used and the minutes or money lost; no sentence in it says “would” or “could”.',
        priority: 'must-have',
      },
      {
        id: 'concept-one-sentence-pitch',
        description:
          'Put the idea into one sentence of at most 25 words: for whom, which problem, what is better afterwards.',
        howToVerify:
          'Say it once to five people who have never heard of it; four of them can tell you who it is for and what it does.',
        priority: 'must-have',
      },
      {
        id: 'concept-permit-needed',
        description:
          'Find out whether a service like yours needs a licence, a permit or a qualified person where your first users live.',
        howToVerify:
          'You have the name of the authority or trade body, what it requires, and a link or letter that says so; an AI’s word alone does not count.',
        priority: 'must-have',
        conditional: 'When the idea touches health, money, insurance, law, food, transport, gambling or children',
      },
      {
        id: 'concept-riskiest-guess',
        description:
          'List what has to be true for the idea to work, and mark the one guess that would sink it if it is wrong.',
        howToVerify:
          'Each line could turn out false, and beside the marked one stands a test that costs under two weeks and less than 100 dollars.',
        priority: 'nice-to-have',
      },
      {
        id: 'concept-turning-point',
        description: 'Decide now which result, by which day, would make you change the idea or stop.',
        howToVerify:
          'A dated sentence with a number exists, such as “If fewer than 5 of 20 people try it by 1 March, I change the idea”, and somebody you trust has a copy.',
        priority: 'nice-to-have',
      },
    ],
  },
  {
    id: 'market-research',
    stepNumber: 1,
    title: 'Market Research',
    description:
      'You know from the people themselves that the problem is real, what they use today and what would make them change.',
    skillLevel: 'advanced',
    category: 'Vision',
    tasks: [
      {
        id: 'research-five-conversations',
        description:
          'Talk for 20 minutes each with five people of your first group about what they do today, and keep your idea to yourself.',
        howToVerify:
          'Five pages of notes hold at least one word-for-word quote each, and three of the five brought up the problem before you did.',
        priority: 'must-have',
        alternatives: [
          'A video call with Google Meet or Zoom',
          'An hour beside them while they do the work',
          'Direct messages in a forum or group where they already meet',
        ],
      },
      {
        id: 'research-todays-ways',
        description:
          'List five ways in which people cope today, paper, spreadsheets and doing nothing included, with what each costs them.',
        howToVerify:
          'The table has five rows with price, strength and weakness, and you have used two of the five yourself.',
        priority: 'nice-to-have',
      },
      {
        id: 'research-complaint-tally',
        description:
          'Read 50 reviews of one to three stars for the products closest to yours and count what people complain about.',
        howToVerify:
          'The complaints stand in a list with a count, and the top three are each marked “we solve this”, “we don’t” or “our people don’t mind”.',
        priority: 'nice-to-have',
        alternatives: [
          'App Store and Google Play',
          'G2 or Capterra, for business software',
          'Reddit threads that ask for an alternative',
        ],
      },
      {
        id: 'research-trace-ai-claims',
        description:
          'Open the source behind every figure, quote and company that an AI gave you, and strike out what you cannot find there.',
        howToVerify: 'Each remaining claim carries a link that you opened yourself and the year of the source.',
        priority: 'nice-to-have',
        conditional: 'When an AI did part of your research',
      },
      {
        id: 'research-reason-to-switch',
        description:
          'Write why somebody would leave what they use now, and what leaving costs them in money, habit and moved data.',
        howToVerify:
          'Two people you spoke to read both halves and agree that the gain is worth the cost; a “maybe” is a no.',
        priority: 'nice-to-have',
      },
      {
        id: 'research-ask-for-commitment',
        description:
          'Ask ten people of the group for something that costs them: a deposit, a fixed trial date or an introduction.',
        howToVerify:
          'All ten answers are noted as yes or no, and at least three people did what they promised within a week.',
        priority: 'nice-to-have',
      },
      {
        id: 'research-count-the-market',
        description:
          'Count your market from the bottom up: how many such people there are, how many you can reach, how many would pay.',
        howToVerify:
          'The sum fits on half a page, each figure names its source and year, and halving the shakiest one does not change your decision.',
        priority: 'advanced',
        conditional: 'When you look for investors or want to live from the product',
      },
    ],
  },
  {
    id: 'business-model',
    stepNumber: 1,
    title: 'Business Model',
    description: 'You know who pays for what, what each user costs you, and when the product carries itself.',
    skillLevel: 'expert',
    category: 'Vision',
    tasks: [
      {
        id: 'business-who-pays',
        description:
          'Decide who pays, for what and how often: the user, an employer, the other side of a market, or you.',
        howToVerify:
          '“X pays Y for Z every month” is noted as a decision in the chat, and one real X has told you that it sounds fair.',
        priority: 'nice-to-have',
      },
      {
        id: 'business-price-reactions',
        description: 'Say a price aloud to five people who would have to pay it, then stay silent until they answer.',
        howToVerify:
          'Five first reactions are written down word for word, and at least two ended in a yes, a budget or a counter-offer.',
        priority: 'nice-to-have',
        conditional: 'When the product should earn money',
        alternatives: [
          'A paid pilot with one customer',
          'The four questions of the Van Westendorp price survey',
          'Two offers with different prices, each sent to ten people',
        ],
      },
      {
        id: 'business-cost-per-user',
        description:
          'Work out what one active user costs you a month: hosting, AI replies, mails, payment fees and your time.',
        howToVerify:
          'Each row links to a price page, and the sheet shows the monthly total at 10, 100 and 1,000 users and what is left of the price.',
        priority: 'advanced',
      },
      {
        id: 'business-heavy-use-limit',
        description:
          'Set a monthly limit per plan for everything that costs you each time it is used, such as AI replies or text messages.',
        howToVerify:
          'Somebody who uses up every limit for a month still costs you less than they pay, or you wrote down why you accept the loss.',
        priority: 'advanced',
        conditional: 'When a single use costs you money',
      },
      {
        id: 'business-seller-of-record',
        description:
          'Choose who is the seller: you, or a merchant of record (a firm that sells for you and handles the sales taxes).',
        howToVerify:
          'The provider’s own pages list your country and kind of product as allowed, and you know to the cent what is left of one sale.',
        priority: 'advanced',
        conditional: 'When people pay in your app',
        alternatives: [
          'Stripe by itself, where you are the seller and file the taxes',
          'Paddle, Polar or Stripe Managed Payments as merchant of record',
          'In-app purchase, where Apple or Google collects the money',
        ],
      },
      {
        id: 'business-break-even',
        description: 'Calculate how many paying customers cover the bills, and how many also pay you for your time.',
        howToVerify:
          'Both numbers have a date by which you expect them, and another person reached the same result from your sheet.',
        priority: 'advanced',
        conditional: 'When the product should earn money',
      },
    ],
  },
];
