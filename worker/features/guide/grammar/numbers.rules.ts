const numbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};
/** The numbers from two on as words, side by side in a pattern: 'two|three|…'. */
export const numberWord = Object.keys(numbers).join('|');
/** How many, in digits or as a word; for a pattern that minds no case. */
export const countTold = `(?:\\d+|one|${numberWord})`;
/** How many, as it is told of a time: '2', 'two', 'an'; for a pattern that minds no case. */
export const amountTold = `(?:\\d+|an?|one|${numberWord})`;
/** The months side by side in a pattern that minds no case. */
export const monthName = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const periods = 'minutes?|hours?|days?|weeks?|months?|years?';
/** In what a length of time is told, working days too; for a pattern that minds no case. */
export const timeUnit = `(?:(?:working )?(?:seconds?|${periods}))`;
/** The same without seconds: within those somebody is there who waits. */
export const periodUnit = `(?:(?:working )?(?:${periods}))`;
/** How long, as it is told: 'two working days', '48 hours'. */
export const spanTold = `${amountTold} ${timeUnit}`;
const words = new RegExp(`\\b(?:${numberWord})\\b`, 'gi');

/** A text with its numbers in digits: 'a match lasts three minutes' gives 'a match lasts 3 minutes'. */
export const inDigits = (text: string): string =>
  text.replace(words, (word) => String(numbers[word.toLowerCase()] ?? word));
/** What is reached or over: 'the last day of a poll is over', 'a month is over', 'by closing time'. */
const reached =
  "\\b(?:time|day|date|hour|deadline) (?:of (?:an?|the|each|every) [\\w '-]{2,40}? )?(?:is|are|was|has been) (?:reached|over|past)\\b|\\b(?:an?|the|each|every) (?:week|month|quarter|year) (?:is over|ends|has ended)\\b|\\b(?:by|at|until) (?:the )?(?:closing|opening|agreed|end|pick-up) (?:time|hour|day)\\b";
/** What runs down: 'the minutes of a game are over', 'a hive is not checked for its days between checks'. */
const runDown = `\\bthe (?:seconds|minutes|hours|days|weeks|months) of (?:an?|the|each|every) [\\w '-]{2,40}? (?:is|are) (?:over|up)\\b|\\bfor (?:its|their|the) (?:minutes|hours|days|weeks|months) between\\b`;
/** What is seen to come: 'is on the next day', 'is 2 days away', 'the day of a promise is tomorrow', 'one day is left before'. */
const comesUp = `\\b(?:is|are) (?:due )?(?:on the next day|tomorrow|today)\\b|\\b(?:is|are) (?:only )?${spanTold} (?:away|ahead|off)\\b|\\b${spanTold} (?:is|are) left (?:before|until|for)\\b`;
/** By when something has not been done: 'is not returned by the last day', 'not fetched by the end of its day'. */
const notBy =
  '\\b(?:not|nobody|no) [^,.;]{1,60}? by (?:the|its|their) (?:end of (?:the|its|their) )?(?:[\\w-]+ ){0,2}(?:day|date|evening|morning|night|deadline)\\b';
/** A moment that comes by itself and is told without an hour: 'the closing time of a stop is reached', 'a turn is on the next day'; for a pattern that minds no case. */
export const momentReached = `${reached}|${runDown}|${comesUp}|${notBy}`;
/** 'A shift of an open offer begins': nobody sets it off; the first group is what begins. For a pattern that minds no case. */
export const beginsByItself = '^(?:an?|the|each|every) ([\\p{L} ]{3,60}?) (?:begins|starts|is over|ends|has begun)\\b';
