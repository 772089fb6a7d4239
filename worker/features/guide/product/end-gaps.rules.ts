import { inDigits } from '#worker/features/guide/grammar/numbers.rules.ts';
import { type Noun, singularOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { doOf, type Told } from '#worker/features/guide/idea/telling.rules.ts';
import type { Gap } from '#worker/features/guide/product/gap.rules.ts';

/** An act with who does it and with what; without a thing of its own, with what the idea is about. */
type Deed = { told: Told; acts: Told[]; people: Noun | undefined; thing: Noun; idea: Idea };
type Reading = (deed: Deed) => Gap | undefined;

/** 'Volunteers claim it': what becomes of what nobody takes. */
const untaken: Reading = ({ told, thing }) =>
  /^(?:claim|adopt)$/.test(told.verb) || (told.verb === 'take' && /^(?:on|over)\b/.test(told.phrase))
    ? {
        ask: `what becomes of ${withArticle(thing.one)} that nobody ${told.verb}s${told.verb === 'take' ? ` ${told.phrase.split(' ')[0]}` : ''}, and who is told?`,
        answered: /\bnobody (?:claims|takes|adopts)\b|\bunclaimed\b|\bleft over\b/i,
      }
    : undefined;

/** 'Film students rent camera equipment', 'neighbours lend tools' */
const unreturned: Reading = ({ told, thing, idea }) =>
  /^(?:lend|rent|borrow|hire)$/.test(told.verb) && !/\b(?:damage|broken|deposit|lost)/i.test(idea.said)
    ? {
        ask: `who pays when ${withArticle(thing.one)} comes back damaged or not at all?`,
        answered: /\b(?:damage\w*|deposit|lost|insur\w+)\b/i,
      }
    : undefined;

/** 'Drivers deliver on Thursdays' */
const unmet: Reading = ({ told, idea, acts }) =>
  told.verb === 'deliver' && !/\bnobody (?:opens|is there)\b/i.test(idea.said) && acts.length > 1
    ? {
        ask: `what becomes of a delivery when nobody opens (“${doOf(told)}”)?`,
        answered: /\bnobody (?:opens|is (?:there|at home))\b|\bneighbour\b|\bbrought back\b/i,
      }
    : undefined;

/** 'Couples choose their forty favourites' */
const unchosen: Reading = ({ told, people }) => {
  const count = /^(?:choose|pick|select)$/.test(told.verb) ? /\b\d+\b/.exec(inDigits(told.phrase))?.[0] : undefined;
  return count && people && Number(count) > 1
    ? {
        ask: `until when may ${people.many} ${told.verb}, and what holds when fewer than ${count} are chosen by then?`,
        answered: /\buntil\b|\bdeadline\b|\bfewer\b/i,
      }
    : undefined;
};

/** 'Customers know where the truck is today' */
const unentered: Reading = ({ told, people, acts }) =>
  people &&
  /^(?:know|see|find)$/.test(told.verb) &&
  /\b(?:today|tonight|now|this week)\b/.test(told.phrase) &&
  !acts.some(({ verb }) => /^(?:enter|set|post|update|publish)$/.test(verb))
    ? {
        ask: `what do ${people.many} see while nothing has been entered for the day (“${doOf(told)}”)?`,
        answered: /\bnothing (?:is|was|has been) entered\b|\bno entry\b|\blast (?:place|known|entry)\b/i,
      }
    : undefined;

/** 'It opens an incident when two fail' */
const unclosed: Reading = ({ told, acts, idea }) =>
  told.who === 'product' &&
  /^(?:open|raise|start|trigger)$/.test(told.verb) &&
  told.object !== undefined &&
  told.when !== undefined &&
  !acts.some(({ verb }) => /^(?:close|end|resolve|stop)$/.test(verb)) &&
  !/\b(?:close|resolve)[sd]?\b/i.test(idea.said)
    ? {
        ask: `when is ${withArticle(told.object.one)} closed again: by itself, or by whom?`,
        answered: /\b(?:clos|resolv)\w*/i,
      }
    : undefined;

/** 'The market keeps 8 percent' */
const unrefunded: Reading = ({ told }) => {
  const share = /\b\d+(?:\.\d+)? ?(?:%|per ?cent)/i.exec(told.phrase)?.[0];
  return share && /^(?:keep|take|charge|get)$/.test(told.verb)
    ? {
        ask: `what are the ${share} taken of, and are they given back with a refund?`,
        answered: /\brefund\w*/i,
      }
    : undefined;
};

/** 'People connect their bank account' */
const unconnected: Reading = ({ told, people, thing, idea }) =>
  told.verb === 'connect' && /\b(?:account|calendar|bank)s?\b/.test(told.phrase)
    ? {
        ask: `what goes on in ${idea.name}, and what waits, once the access to ${withArticle(thing.one)} has run out and ${people ? people.many : 'people'} have not renewed it?`,
        answered: /\brenew\w*|\brun out\b|\bexpire\w*/i,
      }
    : undefined;

/** 'Photographers upload wedding galleries' for others */
const unguarded: Reading = ({ told, people, idea: { client, item } }) =>
  people && people.one !== client.one && /^(?:upload|publish)$/.test(told.verb) && told.family === 'upload'
    ? {
        ask: `may ${client.many} download ${item.many} and pass them on, or only open them here?`,
        answered: /\b(?:download|pass (?:it|them) on|copy|copies)\w*/i,
      }
    : undefined;

/** 'Family members print a book at Christmas' */
const unpaid: Reading = ({ told, idea: { item } }) => {
  const made =
    told.verb === 'print' ? /\b(?:books?|booklets?|calendars?|albums?|posters?)\b/.exec(told.phrase)?.[0] : '';
  return made
    ? {
        ask: `who says which ${item.many} go into the ${singularOf(made)}, and who pays for printing it?`,
        answered: /\bprint\w* (?:costs?|shop)\b|\bpays? for\b|\bchooses? (?:what|which)\b/i,
      }
    : undefined;
};

/** 'Visitors listen in their language' */
const unnamed: Reading = ({ told, idea }) =>
  /\bin (?:their|the|each) (?:own )?languages?\b/.test(told.phrase) && !idea.domain?.law
    ? {
        ask: `which languages are there on the first day, and who translates ${idea.item.many}?`,
        answered: /\blanguages?\b|\b(?:English|German|French|Spanish|Italian)\b/,
      }
    : undefined;

/** 'It updates the firmware of the scale' */
const interrupted: Reading = ({ told }) =>
  told.verb === 'update' && /\bfirmware\b/.test(told.phrase)
    ? {
        ask: `what still works when this breaks off half way (“${doOf(told)}”), and who mends it then?`,
        answered: /\b(?:breaks? off|half way|roll\w* back|second slot)\b/i,
      }
    : undefined;

const readings = [
  untaken,
  unreturned,
  unmet,
  unchosen,
  unentered,
  unclosed,
  unrefunded,
  unconnected,
  unguarded,
  unpaid,
  unnamed,
  interrupted,
];

/** What an act leaves open at its end: nobody takes it, it does not come back, nobody is there, nothing was entered. */
export function endOfActGap(told: Told, acts: Told[], idea: Idea): Gap[] {
  const people = typeof told.who === 'object' && !told.device ? told.who : undefined;
  const deed: Deed = { told, acts, people, thing: told.object ?? idea.item, idea };
  return readings.flatMap((read) => read(deed) ?? []).slice(0, 1);
}

const dear =
  /\b(?:AI|sms|text messages?|phone calls?|transcri\w+|translates?|explains?|drafts?|summari[sz]es?|writes? (?:a|the)|reads? aloud)\b/;

/** What costs money at each use, in the words of the act: a model, calls and text messages. */
export function dearAct({ told }: Idea): string | undefined {
  const found = told.find(
    ({ kind, not, who, verb, phrase }) =>
      kind === 'act' && !not && who === 'product' && dear.test(`${verb}s ${phrase}`),
  );
  return found && doOf(found);
}
