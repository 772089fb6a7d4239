import type { FeatureText, QuestionText } from '#worker/features/guide/content/patterns/pattern.ts';
import { questionClasses } from '#worker/features/guide/content/questions/classes.ts';
import type { ClassQuestion, QuestionClass } from '#worker/features/guide/content/questions/question-class.ts';
import { asNoun, fill, type Slots } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { featureOf } from '#worker/features/guide/idea/own-pattern.rules.ts';

const mostClasses = 3;
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
    .filter(({ signs, unless }) => signs.test(idea.said) && !unless?.test(idea.said))
    .slice(0, mostClasses);
  const rounds = classes.flatMap((one) =>
    one.questions
      .filter(({ onlyOf }) => onlyOf?.test(idea.said) ?? true)
      .map((question, round) => ({ one, question, round })),
  );
  return rounds
    .toSorted((a, b) => a.round - b.round)
    .map(({ one, question }) => fillQuestion(question, one, idea, slots))
    .filter(({ key }, index, all) => all.findIndex((other) => other.key === key) === index);
}

/** A question with the people and the thing of the act that brought it, and the feature that its answer changes. */
function fillQuestion(question: ClassQuestion, { act }: QuestionClass, idea: Idea, slots: Slots): QuestionText {
  const told = idea.told.find(({ kind, verb, phrase }) => kind === 'act' && act.test(`${verb} ${phrase}`));
  const actor = told && typeof told.who === 'object' ? told.who : (idea.host ?? idea.client);
  const other = actor.one === idea.host?.one ? idea.client : (idea.host ?? asNoun('administrator'));
  const all: Slots = { ...slots, actor, other, thing: told?.object ?? idea.item, answer: '{answer}' };
  const { touches, onlyOf: _, ...rest } = question;
  const say = (text: string) => fill(text, all);
  return {
    ...rest,
    ask: say(rest.ask),
    why: say(rest.why),
    ...(rest.prevents ? { prevents: say(rest.prevents) } : {}),
    ...(rest.heard ? { heard: say(rest.heard) } : {}),
    shapes: featureTouched(touches, idea, slots),
    options: rest.options.map((option) => ({
      ...option,
      label: say(option.label),
      rule: say(option.rule),
      ...(option.criterion ? { criterion: say(option.criterion) } : {}),
      ...(option.bound ? { bound: say(option.bound) } : {}),
      ...(option.not ? { not: say(option.not) } : {}),
    })),
  };
}

/** The key of the feature that speaks of it: by its title, else by its sentence, else the first. */
function featureTouched(touches: RegExp, idea: Idea, slots: Slots): string {
  const sides = { client: idea.client, host: idea.host, item: idea.item, name: idea.name, before: undefined };
  const features = [...idea.pattern.features, ...idea.extra.map((told, index) => featureOf(told, index, sides))];
  const speaks = (part: (feature: FeatureText) => string) =>
    features.find((feature) => touches.test(fill(part(feature), slots)))?.key;
  return speaks(({ title }) => title) ?? speaks(({ says }) => says) ?? features[0]?.key ?? '';
}
