import { capitalise } from '#worker/features/guide/grammar/words.rules.ts';
import { thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import { type Criterion, criterionId } from '#worker/features/guide/product/criteria.rules.ts';

/** Words that begin a second thing which the product does, after 'and' or a comma. */
const plainVerbs =
  'accept add allow ask begin bring close confirm continue count create delete draw end erase explain fetch give go hide hold ignore insert keep leave let make mark move offer pause print propose put read refuse remove repeat replace return save say send set show start stop store take tell treat try turn update wait warn write';
/** The same where the word may be a thing: only before what it is done to. */
const doubtful = 'change answer name list open use record order sort place lock report note play';
const seconds = new RegExp(
  `(, and |, | and | or |; | but )(not |never )?(?:(${plainVerbs.replaceAll(' ', '|')})\\b|(${doubtful.replaceAll(' ', '|')})(?= (?:the|an?|each|it|its|them|their|who|what|how|which|in|this|that|every|both|all|text|nothing)\\b))`,
  'g',
);

/** 'go' is no plural. */
const third = (verb: string) => (/^(go|do|undo)$/.test(verb) ? `${verb}es` : thirdOf(verb));

/** 'accept one order and tell the other' as it is said of the app: 'accepts one order and tells the other'. */
export function doesEffect(effect: string): string {
  const [, before = '', first = '', rest = ''] = /^(not |never |always )?(\S+)(.*)$/s.exec(effect) ?? [];
  const refuses = before === 'not ';
  const head = refuses ? `does not ${first}` : `${before}${third(first)}`;
  const turn = (text: string) =>
    text.replace(seconds, (_, link: string, negative: string | undefined, plain?: string, other?: string) => {
      const verb = plain ?? other ?? '';
      return `${link}${negative === 'not ' ? `does not ${verb}` : negative ? `never ${third(verb)}` : refuses && link === ' or ' ? verb : third(verb)}`;
    });
  // What stands in quotation marks is said by somebody and stays.
  const parts = rest.split(/(“[^”]*”)/);
  return `${head}${parts.map((part) => (part.startsWith('“') ? part : turn(part))).join('')}`;
}

/** What holds always has no cause to tell. */
const atAnyTime = /^anybody uses /;

/** A criterion as a plain sentence: 'When a baker saves a loaf, the app shows it to customers within 5 seconds.' */
export function tellCriterion({ cause, effect, feature, id }: Criterion): string {
  if (atAnyTime.test(cause)) return `The app ${doesEffect(effect)}.`;
  const text = feature.criteria.find((_, index) => criterionId(feature, index) === id) ?? '';
  const start = /^WHILE/.test(text) ? 'While' : /^IF/.test(text) ? 'If' : 'When';
  const place = /^WHERE (.+?), (?:WHEN|IF|WHILE) /.exec(text)?.[1];
  return `${place ? `${start} ${place} and ${cause}` : `${start} ${cause}`}, the app ${doesEffect(effect)}.`;
}

/** What is tried, and what must then be seen. */
export function tellTrial({ cause, effect }: Criterion): string {
  return `${atAnyTime.test(cause) ? 'At any time' : capitalise(cause)}: the app ${doesEffect(effect)}.`;
}
