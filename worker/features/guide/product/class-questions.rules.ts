import type { FeatureText, OptionText, QuestionText } from '#worker/features/guide/content/patterns/pattern.ts';
import { questionClasses } from '#worker/features/guide/content/questions/classes.ts';
import { presumptions } from '#worker/features/guide/content/questions/presumptions.ts';
import type { ClassQuestion, QuestionClass } from '#worker/features/guide/content/questions/question-class.ts';
import { asNoun, fill, type Slots } from '#worker/features/guide/grammar/words.rules.ts';
import { hasAccounts } from '#worker/features/guide/idea/accounts.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { buildable, featureOf } from '#worker/features/guide/idea/own-pattern.rules.ts';
import { isAct, sentenceOf, type Told } from '#worker/features/guide/idea/telling.rules.ts';

const mostClasses = 3;
const fewestChoices = 2;
const topics = new Set(questionClasses.flatMap(({ questions }) => questions.map(({ topic }) => topic.toLowerCase())));
const known = new WeakMap<Idea, QuestionText[]>();

/** Whether a topic belongs to a question of some class, also of one that the idea no longer shows. */
export function isClassTopic(topic: string): boolean {
  return topics.has(topic.toLowerCase());
}

/** The questions that follow from the classes of acts and things in an idea, in its own words; of each class the weightiest first. */
export function classQuestions(idea: Idea, slots: Slots): QuestionText[] {
  const found = known.get(idea) ?? writeQuestions(idea, slots);
  known.set(idea, found);
  return found;
}

function writeQuestions(idea: Idea, slots: Slots): QuestionText[] {
  const classes = questionClasses
    .filter((one) => shows(one, idea) && !one.unless?.test(idea.said))
    .slice(0, mostClasses);
  const rounds = classes.flatMap((one) =>
    one.questions
      .filter(({ onlyOf }) => onlyOf?.test(idea.said) ?? true)
      .map((question, round) => ({ one, question, round })),
  );
  return rounds
    .toSorted((a, b) => a.round - b.round)
    .flatMap(({ one, question }) => fillQuestion(question, one, idea, slots))
    .filter(({ key }, index, all) => all.findIndex((other) => other.key === key) === index);
}

/**
 * A class is there where something is done that shows it, or where the product or its thing is called by it: 'before it is delivered' delivers
 * nothing, and students who rent a camera learn nothing by it.
 */
function shows({ signs, ofWhole }: QuestionClass, idea: Idea): boolean {
  const acts = buildable(idea.told).filter(isAct);
  if (ofWhole || !idea.pattern.isOwn || acts.length === 0) return signs.test(idea.said);
  const [first] = idea.told;
  const name = first?.kind === 'fragment' && !first.not ? [first.text] : [];
  return [
    ...name,
    idea.item.many,
    ...acts.map(({ device, subject, verb, phrase }) => `${device ? subject : ''} ${verb} ${phrase}`),
  ].some((text) => signs.test(text));
}

/** Whether a text names only what the product has: no payment where nobody pays. */
function namesWhatIsThere(text: string, { said }: Idea): boolean {
  return presumptions.every(({ named, shown }) => !named.test(text) || shown.test(said));
}

/** A question with the people and the thing of the act that brought it; none without a feature that its answer changes. */
function fillQuestion(question: ClassQuestion, { act }: QuestionClass, idea: Idea, slots: Slots): QuestionText[] {
  const told = idea.told.find(({ kind, verb, phrase }) => kind === 'act' && act.test(`${verb} ${phrase}`));
  const actor = told && typeof told.who === 'object' ? told.who : (idea.host ?? idea.client);
  const other = actor.one === idea.host?.one ? idea.client : (idea.host ?? asNoun('administrator'));
  const all: Slots = { ...slots, actor, other, thing: told?.object ?? idea.item, answer: '{answer}' };
  const { touches, onlyOf: _, ...rest } = question;
  const say = (text: string) => fill(text, all);
  const shapes = featureTouched(touches, told, idea, slots);
  const isThere = ({ label, rule, criterion = '' }: OptionText) =>
    namesWhatIsThere(`${label} ${rule} ${criterion}`, idea);
  const sound = rest.options.filter(isThere);
  if (shapes === undefined || sound.length < fewestChoices || !namesWhatIsThere(rest.ask, idea)) return [];
  // What names something that nobody has told can be chosen, and is never what is proposed.
  const options = [...sound, ...rest.options.filter((option) => !isThere(option))];
  const filled: QuestionText = {
    ...rest,
    ask: say(rest.ask),
    why: say(rest.why),
    ...(rest.prevents ? { prevents: say(rest.prevents) } : {}),
    ...(rest.heard ? { heard: say(rest.heard) } : {}),
    shapes,
    about: { actor, topic: told?.object ?? idea.item },
    options: options.map((option) => ({
      ...option,
      label: say(option.label),
      rule: say(option.rule),
      ...(option.criterion ? { criterion: say(option.criterion) } : {}),
      ...(option.bound ? { bound: say(option.bound) } : {}),
      ...(option.not ? { not: say(option.not) } : {}),
    })),
  };
  return [filled];
}

/** The key of the feature that speaks of it in its title, else that of the act that the class is about; none where neither is there. */
function featureTouched(touches: RegExp, told: Told | undefined, idea: Idea, slots: Slots): string | undefined {
  const sides = { client: idea.client, host: idea.host, item: idea.item, name: idea.name, before: undefined };
  const features = [...idea.pattern.features, ...idea.extra.map((told, index) => featureOf(told, index, sides))];
  const speaks = (part: (feature: FeatureText) => string) =>
    features.find((feature) => touches.test(fill(part(feature), slots)))?.key;
  return (
    speaks(({ title }) => title) ??
    (idea.pattern.isOwn ? undefined : speaks(({ says }) => says)) ??
    (told && features.find(({ says }) => says.startsWith(`${sentenceOf(told, idea.name)}.`))?.key) ??
    (touches.test('sign in') && hasAccounts(idea) ? 'account' : undefined)
  );
}
