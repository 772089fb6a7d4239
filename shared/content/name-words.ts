/** Keyword groups of spec 1, section 5, with the words that their names are made of. A keyword stands for its plural too. */
export const nameGroups = [
  {
    keywords: 'pet dog puppy puppies cat kitten foster adopt animal vet rescue shelter',
    prefixes: 'Paw Tail Furry Whisker Happy',
    suffixes: 'Haven Match Home Circle Path',
  },
  {
    keywords: 'task todo to-do productivity organize organise schedule planner reminder habit',
    prefixes: 'Clear Task Day Flow Steady',
    suffixes: 'Board Track Pilot List Desk',
  },
  {
    keywords: 'shop store sell seller buy buyer commerce ecommerce marketplace order pre-order retail',
    prefixes: 'Corner Market Fair Fresh Local',
    suffixes: 'Cart Counter Shelf Stall Square',
  },
  {
    keywords: 'social friend community communities chat share dating meet network',
    prefixes: 'Common Near Circle Open Kindred',
    suffixes: 'Ground Table Loop Post Link',
  },
  {
    keywords: 'learn learning course teach teacher student school study language tutor lesson',
    prefixes: 'Bright Study Lesson Know Curious',
    suffixes: 'Path Lab Nook Trail Room',
  },
  {
    keywords: 'health fitness workout exercise gym diet medical patient clinic sleep wellness',
    prefixes: 'Vital Pulse Well Strong Active',
    suffixes: 'Track Step Coach Beat Care',
  },
  {
    keywords: 'finance money budget invest expense bank invoice saving',
    prefixes: 'Penny Ledger Coin Clear Steady',
    suffixes: 'Wise Book Path Keep Count',
  },
  {
    keywords: 'travel trip flight hotel vacation tour tourist itinerary itineraries',
    prefixes: 'Way Trip Roam Far Compass',
    suffixes: 'Point Map Trail Post Mate',
  },
  {
    keywords: 'food recipe restaurant cook cooking meal kitchen bakery bakeries bread eat',
    prefixes: 'Fresh Table Crumb Pantry Savor',
    suffixes: 'Plate Kitchen Spoon Basket Bite',
  },
].map(({ keywords, prefixes, suffixes }) => ({
  keywords: new Set(keywords.split(' ').flatMap((word) => [word, `${word}s`])),
  names: prefixes.split(' ').flatMap((prefix) => suffixes.split(' ').map((suffix) => `${prefix} ${suffix}`)),
}));

/** What a name made of the idea's own words can end with: a single word must, a longer one for those who ask for another name. */
export const nameEndings = ['Hub', 'Studio', 'Desk', 'Space', 'Works', 'Lab', 'Club', 'Guide'];

const wordSet = (words: string) => new Set(words.split(/\s+/));

/** Words that tie two things together, so that the second says more about the first: 'patterns for knitters'. */
export const tieWords = wordSet('of for in at on about from with by within inside near around among between during');

/** Who acts or is about to: the word after one of these is most likely what they do. */
export const actorWords = wordSet(
  `i we you they he she it who that which to can could should will would may might must shall people users someone everyone
  anyone somebody everybody anybody folks persons`,
);

/** What a thing follows: 'run a choir', 'at our church'. */
export const determiners = wordSet('a an the this these those my our your his her its their some any each every all');

/** Words that say nothing of what an idea is about. */
export const fillerWords = wordSet(
  `but nor so if then than as while when where why how what whose whom there here
  mine ours yours theirs hers me us him them myself themselves no none not
  both either neither few many much more most other another such own same
  am is are was were be been being do does did done have has had having want wants wanted need needs needed like likes wish hope
  into onto over under up down out off again further through across along against per via until till after before because
  just only also too very really quite simply easily quickly automatically together always never ever soon now today
  new easy simple better best good great nice cool awesome amazing fast quick smart modern different various several next
  app apps application applications website websites site sites web webpage platform platforms tool tools software system systems
  program service services product products project projects idea ideas startup business company thing things stuff way ways
  online digital mobile virtual internet ai mvp saas based assistant helper bot chatbot plugin extension
  something anything everything nothing one ones person user
  first second third last two three four five ten hundred thousand dozens lots kind kinds sort
  please hello hi hey thanks etc eg ie id dont cant wont i'm i'd i've i'll don't can't won't it's that's let's`,
);

/** What apps are said to do. */
export const doingWords = wordSet(
  `run make build create write read find search show see look watch view get give take keep hold put set use try start stop begin
  end go come bring send receive ask answer tell say talk know think plan manage track record log list collect gather store save
  load help let allow enable support offer provide serve give work handle deal solve fix improve add remove delete edit change
  update turn move connect link join invite match compare choose pick select rate rank review book reserve rent lend borrow trade
  swap exchange hire pay earn spend check test measure count calculate compute predict detect generate design develop launch
  publish post upload download print scan draw explore discover visit follow remember remind notify alert report monitor protect
  reduce increase grow become stay live play sing leave enter reach call contact coordinate automate simplify visualize visualise
  analyze analyse document document translate convert suggest recommend decide understand`,
);
