import type { Pattern } from '#worker/features/guide/content/patterns/pattern.ts';

/** A game: rules, turns, opponents, an end. */
export const gamePattern: Pattern = {
  id: 'game',
  category: 'game',
  signs:
    /\b(games?|gaming|play(?:s|ing)?|players?|two-player|multi-?player|puzzles?|levels?|trivia|score(?:s|board)?|leader-?board|opponents?|turns?|guess(?:es|ing)?|quiz night|chess|cards? game)\b/gi,
  families: ['play'],
  client: 'player',
  item: 'puzzle',
  deal: 'match',
  dealMeans: 'One game from the first move to the end: who plays, the moves in order, the score.',
  aim: '{clients} start {a deal} within a minute, take their turns, and want another one',
  problem:
    'Such games ask for an account, show advertisements between moves, or fall asleep when the other side does not answer.',
  clientJob: 'Have ten good minutes with {a item}, against a friend or alone, and see who was better.',
  journeys: [
    {
      title: '{A client} starts {a deal}',
      steps: [
        '{A client} opens the page and sends a link to a friend.',
        'The friend opens the link and is in the {deal} without an account.',
        'The rules of the first turn are shown in one sentence; they learn the rest while playing.',
      ],
    },
    {
      title: 'They play to the end',
      steps: [
        '{Clients} see whose turn it is and what the last move did.',
        'A wrong move is refused with its reason and costs nothing.',
        'At the end both see the score, the best move, and one button for another {deal}.',
      ],
    },
  ],
  features: [
    {
      key: 'start',
      covers: ['join', 'share', 'match', 'message'],
      title: 'Start {a deal}',
      says: '{A client} invites another by link.',
      criteria: [
        'WHEN {a client} opens a new {deal}, THE SYSTEM SHALL give a link that lets exactly the missing {clients} in.',
        'IF someone opens a link to a full {deal}, THEN THE SYSTEM SHALL offer to watch or to start their own.',
        'WHEN all {clients} are in, THE SYSTEM SHALL start within 2 seconds and say who begins.',
      ],
      screen: 'Start page, invitation',
    },
    {
      key: 'move',
      covers: ['play', 'submit', 'check', 'learn', 'generate'],
      title: 'Make a move with {a item}',
      says: 'On their turn {a client} makes a move; the rules are judged on the server.',
      criteria: [
        'WHEN {a client} makes a move that the rules allow, THE SYSTEM SHALL show it to all {clients} within 500 milliseconds.',
        'IF a move in {a deal} breaks a rule, THEN THE SYSTEM SHALL refuse it, name the rule, and leave the turn where it is.',
        'IF {a client} sends a move out of turn, THEN THE SYSTEM SHALL ignore it and show the true state.',
      ],
      screen: 'Board with {items}',
    },
    {
      key: 'score',
      covers: ['rate', 'compare', 'record'],
      title: 'Score and end',
      says: 'Points are counted after each move and the {deal} ends by a rule that everyone can see.',
      criteria: [
        'WHEN a move in {a deal} is accepted, THE SYSTEM SHALL show the points it gave and the new score.',
        'WHEN the end is reached, THE SYSTEM SHALL name the winner or a draw and offer another {deal} with the sides changed.',
      ],
      screen: 'Score and end of {a deal}',
    },
    {
      key: 'return',
      covers: ['remind', 'see'],
      title: 'Go on after a break',
      says: '{Clients} leave and come back without losing the {deal}.',
      criteria: [
        'WHEN the connection of {a client} is lost, THE SYSTEM SHALL show it to the others and keep the {deal} for 24 hours.',
        'WHEN {a client} returns, THE SYSTEM SHALL show the state and the last move within 2 seconds.',
      ],
      screen: 'List of open {deals}',
    },
    {
      key: 'learn',
      covers: [],
      title: 'Learn the rules by playing',
      says: 'The first {deal} explains each rule when it first matters.',
      criteria: [
        'WHILE it is the first {deal} of {a client}, THE SYSTEM SHALL explain each new rule in at most 15 words beside the board.',
        'WHEN {a client} has been idle for 30 seconds on a turn, THE SYSTEM SHALL offer one hint.',
      ],
      screen: 'Hints beside the board',
    },
    {
      key: 'fair',
      covers: ['manage', 'review'],
      title: 'Keep it fair',
      says: 'Names and chat are checked, and leaving on purpose has a consequence.',
      criteria: [
        'IF {a client} lets 3 turns in a row pass, THEN THE SYSTEM SHALL end the {deal} in favour of the other.',
        'WHEN a name is on the list of refused words, THE SYSTEM SHALL ask for another.',
      ],
      screen: 'Names, reports',
    },
  ],
  measures: [
    'The median time from opening the page to the first move is below 60 seconds.',
    '70 % of {deals} that were started are played to the end.',
    '35 % of {clients} start another {deal} within 5 minutes.',
    '20 % of {clients} come back on day 7.',
    'Counter-measure: at most 1 in 50 {deals} is reported as unfair.',
  ],
  nots: [
    'No advertising and no purchases that change who wins; {a deal} is decided by play.',
    'No accounts before the third {deal}; nobody signs up for what they have not tried.',
    'No free chat between strangers; nobody is there to watch over it.',
    'No native app before the web version is played; a link is the shortest way to the first move.',
  ],
  questions: [
    {
      key: 'turns',
      topic: 'Live or by turns',
      ask: 'Do {clients} play at the same moment, or each when they have time?',
      why: 'Live play needs both to be there and a fast connection; turns over hours need reminders and patience.',
      prevents: 'One side that sits there and waits while the other has put the phone away',
      shapes: 'move',
      known: /\b(real-?time|live|turn-?based|asynchronous|at the same time)\b/i,
      options: [
        {
          label: 'Live, with 60 seconds for a turn',
          rule: '{Clients} play live with 60 seconds a turn.',
          criterion: 'WHEN 60 seconds pass without a move, THE SYSTEM SHALL pass the turn on.',
        },
        {
          label: 'By turns, up to 24 hours each',
          rule: 'A turn may take up to 24 hours.',
          criterion: 'WHEN it becomes the turn of {a client}, THE SYSTEM SHALL tell them once.',
        },
        {
          label: 'Live if both are there, else by turns',
          rule: 'A {deal} is live while both are there and by turns otherwise.',
          criterion: 'WHEN one side leaves, THE SYSTEM SHALL change the limit from 60 seconds to 24 hours and say so.',
        },
      ],
    },
    {
      key: 'length',
      topic: 'Length of a game',
      ask: 'How long should {a deal} last?',
      why: 'Length decides when people play (a break or an evening) and how strict the end rule must be.',
      prevents: '{A deal} that does not end within the break in which it began',
      shapes: 'score',
      known: /\b\d+\s*(rounds?|minutes?|min|turns?)\b/i,
      options: [
        {
          label: 'About 5 minutes, 5 rounds',
          rule: '{A deal} has 5 rounds.',
          criterion: 'WHEN 5 rounds are over, THE SYSTEM SHALL end the {deal}.',
        },
        {
          label: 'About 15 minutes, to 100 points',
          rule: '{A deal} ends at 100 points.',
          criterion:
            'WHEN {a client} reaches 100 points and all have had equally many turns, THE SYSTEM SHALL end the {deal}.',
        },
        {
          label: 'One {item} a day, the same for everyone',
          rule: 'There is one {item} a day, the same for all.',
          criterion: 'WHEN it is midnight UTC, THE SYSTEM SHALL offer the new {item} and close the old one.',
        },
      ],
    },
    {
      key: 'material',
      topic: 'Where the material comes from',
      ask: 'Where do the {items} of the game come from?',
      why: 'It decides fairness, language and rights, and it is most of what players see.',
      prevents: '{Items} that are unfair, wrong or belong to somebody else',
      shapes: 'move',
      options: [
        {
          label: 'A fixed list that we check beforehand',
          rule: '{Items} come from a fixed, checked list.',
          criterion: 'IF something is not on the list, THEN THE SYSTEM SHALL refuse it and say so.',
        },
        {
          label: 'Made anew by rules for each {deal}',
          rule: '{Items} are made by rules from a seed.',
          criterion: 'WHEN {a deal} starts, THE SYSTEM SHALL store its seed so that it can be shown again exactly.',
        },
        {
          label: '{Clients} bring their own',
          rule: '{Clients} bring their own {items}.',
          criterion:
            'WHEN {a client} adds {a item}, THE SYSTEM SHALL check it against the refused words before anyone sees it.',
        },
      ],
    },
    {
      key: 'opponents',
      topic: 'Opponents',
      ask: 'Against whom does {a client} play first?',
      why: 'A game that needs a second person and has none is over before it starts.',
      prevents: '{A deal} that is over before it starts because nobody else is there',
      shapes: 'start',
      known: /\b(two-?player|against (a )?friends?|solo|single-?player|against the (computer|machine))\b/i,
      options: [
        {
          label: 'A friend, by link',
          rule: 'The opponent is a friend, invited by link.',
          criterion: 'WHILE the friend has not come, THE SYSTEM SHALL let {a client} practise alone.',
        },
        {
          label: 'The machine',
          rule: 'The opponent is the machine at three strengths.',
          criterion: 'WHEN {a client} has lost 3 times in a row, THE SYSTEM SHALL offer a weaker machine.',
        },
        {
          label: 'A stranger of like strength',
          rule: 'Strangers of like strength are paired.',
          criterion: 'IF nobody is found within 20 seconds, THEN THE SYSTEM SHALL offer the machine.',
        },
      ],
    },
  ],
  entities: [
    { name: '{Deal}', fields: 'id, state, turn of, seed, started at, ended at', holds: 'One game' },
    { name: 'Seat', fields: '{deal} id, {client} id, order, score', holds: 'Who plays' },
    { name: 'Move', fields: '{deal} id, number, seat, what, points, at', holds: 'What was done, in order' },
    { name: '{Item}', fields: 'id, value, difficulty, refused', holds: 'Material of the game' },
  ],
  rules: [
    {
      decision: 'The server holds the one true state of {a deal}',
      prevents: 'Cheating and two different boards',
      rule: 'The browser sends wishes; the rules, a pure function of state and move, decide on the server.',
      never: 'Believe a result that the browser sends',
    },
    {
      decision: 'A {deal} is its list of moves',
      prevents: 'States nobody can explain or restore',
      rule: 'State is always what the rules give for seed and moves.',
      never: 'Write a state beside its moves',
    },
    {
      decision: 'One live object for each {deal}',
      prevents: 'Two moves being judged at once',
      rule: 'Moves are judged one after the other in the object of their {deal}.',
      never: 'Judge a move outside of the object of its {deal}',
    },
    {
      decision: 'The server notices when time runs out',
      prevents: '{A client} who closes the page and keeps the others waiting',
      rule: 'The object sets one alarm for each turn; pages only draw what is left of it.',
      never: 'Let a page decide that the time is over',
    },
  ],
  edges: [
    ['Both sides move in the same second', 'The move of whose turn it is counts, the other is ignored'],
    ['A tab is opened twice', 'Both show the same state, and a move counts once'],
    ['The last move and the time limit meet', 'The clock of the server decides, and all sides see the same end'],
  ],
};
