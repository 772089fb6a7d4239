import type { QuestionText } from '#worker/features/guide/content/patterns/pattern.ts';
import { toPattern, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { OwnSides } from '#worker/features/guide/idea/own-pattern.rules.ts';
import { kindOfAct, tickOf } from '#worker/features/guide/idea/record-kinds.rules.ts';
import { doOf, oneOf, type Told, topicOf } from '#worker/features/guide/idea/telling.rules.ts';

/** What is entered where no thing is named. */
const entry = { one: 'entry', many: 'entries' };

const mostPlain = 4;

/** 'Enter the case': the thing and no more; 'enter the case once' tells how, and a question about it would ask that. */
function isPlainAct({ object, phrase }: Told): boolean {
  const named = object && `(?:${toPattern(object.one)}|${toPattern(object.many)})`;
  return named ? new RegExp(`^(?:[a-z]+ )?${named}$`, 'i').test(phrase) : phrase.split(' ').length <= mostPlain;
}

/** Who sees what somebody enters: asked of an act that gives something. */
export function seenQuestion(told: Told, shapes: string, { client, host }: OwnSides): QuestionText {
  const who = typeof told.who === 'object' ? told.who : client;
  const topic = tickOf(told) ?? topicOf(told, entry);
  const other = [host, client].find((noun) => noun && noun.one !== who.one);
  const both = other ? `other than the ${who.one} and ${other.many}` : 'else';
  // What is broken is for all to see, or it is reported ten times.
  const isFault = kindOfAct(told)?.key === 'fault';
  return {
    key: 'seen',
    topic: `Who sees the ${topic.one}`,
    ask: isPlainAct(told)
      ? `When ${who.many} ${doOf(told)}: who may see it?`
      : `Who may see ${told.object ? withArticle(topic.one) : `what ${who.many} enter`}?`,
    why: `It decides what has to be protected, and whether ${who.many} can be open.`,
    prevents: `${withArticle(topic.one)} of ${oneOf(who)} in front of somebody whom it does not concern`,
    shapes,
    about: { actor: who, topic },
    options: [
      {
        label: other ? `The ${who.one} and ${other.many}` : `Only the ${who.one}`,
        rule:
          other && isFault
            ? `Who reported ${withArticle(topic.one)} is seen by them and by ${other.many}.`
            : other
              ? `What ${oneOf(who)} enters is seen by them and by ${other.many}.`
              : `What ${oneOf(who)} enters is seen by nobody else.`,
        criterion: isFault
          ? `IF anybody ${both} asks who reported ${withArticle(topic.one)}, THEN THE SYSTEM SHALL show the ${topic.one} without the name.`
          : `IF anybody ${both} asks for the ${topic.one} of ${oneOf(who)}, THEN THE SYSTEM SHALL answer as if it did not exist.`,
      },
      {
        label: 'Everybody who takes part',
        rule: `The ${topic.one} is seen by everybody who takes part.`,
        criterion: `WHEN ${oneOf(who)} is about to ${doOf(told)}, THE SYSTEM SHALL say that everybody who takes part will see it.`,
        not: `No private ${topic.many}.`,
      },
      {
        label: 'Everybody, without names',
        rule: `The ${topic.one} is seen by everybody, without the name of the ${who.one}.`,
        criterion: `WHEN the ${topic.one} is shown to others, THE SYSTEM SHALL leave out the name of the ${who.one} and all that points to them.`,
      },
    ],
  };
}

/** What can be done when an entry was a mistake: asked of an act that gives something. */
export function wrongQuestion(told: Told, shapes: string, { client, host }: OwnSides): QuestionText {
  const who = typeof told.who === 'object' ? told.who : client;
  const topic = tickOf(told) ?? topicOf(told, entry);
  const other = host && host.one !== who.one ? host : undefined;
  return {
    key: 'wrong',
    topic: `When the ${topic.one} was a mistake`,
    ask: `What can ${oneOf(who)} do when the ${topic.one} was a mistake?`,
    why: `People slip; what cannot be taken back is not dared.`,
    prevents: `A slip in the ${topic.one} that others have acted on`,
    shapes,
    about: { actor: who, topic },
    options: [
      {
        label: 'Change or take it back themselves, for a day',
        rule: `${who.many} can change or take back the ${topic.one} for 24 hours.`,
        criterion: `WHEN ${oneOf(who)} takes back the ${topic.one} within 24 hours, THE SYSTEM SHALL undo it within 5 seconds and tell those who had seen it.`,
      },
      {
        label: other ? `Ask ${other.many} to correct it` : 'Correct it at any time; the old version is kept',
        rule: other
          ? `Only ${other.many} correct the ${topic.one}.`
          : `The ${topic.one} can be corrected at any time; the old version is kept.`,
        criterion: other
          ? `WHEN ${oneOf(other)} corrects the ${topic.one}, THE SYSTEM SHALL keep the old version and tell the ${who.one} what was changed.`
          : `WHEN ${oneOf(who)} corrects the ${topic.one}, THE SYSTEM SHALL keep the old version for 30 days.`,
      },
      {
        label: 'Nothing: it counts as it is',
        rule: `The ${topic.one} counts as it is.`,
        criterion: `WHEN ${oneOf(who)} is about to ${doOf(told)}, THE SYSTEM SHALL ask once whether it is meant.`,
        not: `No changing of the ${topic.one} afterwards.`,
      },
    ],
  };
}
