import { effects, type VerbEffect } from '#worker/features/guide/content/act-effects.ts';

/** Things that are told or shown and change no hands. */
const texts =
  /\b(?:recipes?|stor(?:y|ies)|ideas?|opinions?|answers?|feedback|comments?|quotes?|memories|songs?|words?|addresses|data|votes?|notes?|tips?|links?|facts?|names?|reviews?|articles?|wishes|complaints?|signatures?|photos?|pictures?|sightings?|readings?|scores?|questions?|suggestions?|proposals?)\b/i;
const money =
  /\b(?:money|payments?|rents?|fees?|deposits?|dues|amounts?|savings|donations?|contributions?|cash|shares? of the costs?)\b/i;
/** What somebody wrote, that can be right or wrong in places. */
const written =
  /\b(?:translations?|texts?|letters?|documents?|messages?|contracts?|essays?|source code|drafts?|articles?|spelling|grammar|homework|manuscripts?|chapters?|subtitles?)\b/i;
/** What can be found in order or not when somebody stands before it. */
const inspected =
  /\b(?:cars?|vans?|bikes?|boats?|kits?|machines?|rooms?|alarms?|extinguishers?|equipment|tools?|houses?|flats?|playgrounds?|trees?|hives?|tyres|brakes|roofs?|lifts?|pumps?|filters?|stalls?|caravans?|what comes back)\b/i;
const way = /^(?:to|home|together|with|there|past|around|from|into) ?/i;

/** What happens at acts of people that their family of verbs alone does not tell, by what follows the verb; the first that fits counts. */
export const peopleEffects: VerbEffect[] = [
  {
    verbs: /^(?:upload|add|share|publish)$/,
    told: /\b(?:galler(?:y|ies)|albums?)\b/,
    by: 'people',
    effect:
      'show picture by picture how far it is, store each one once, and show {theActor} how many arrived when all are there',
    fault: 'a picture of the {topic} is unreadable, larger than 10 MB or of a kind that cannot be opened',
    remedy: 'name it with the reason, keep all others, and let {theActor} add it again',
  },
  {
    verbs: /^(?:sign|enrol|enroll|register|join)$/,
    told: /^(?:(?:up|in|on) )?(?:for|to)\b/,
    by: 'people',
    ...effects.join,
  },
  {
    verbs: /^subscribe$/,
    told: /\b(?:updates?|news\w*|alerts?|e-?mails?|messages?|feed|channel|calendar)\b/i,
    by: 'people',
    effect: 'send one message that has to be answered, and keep the address of {theActor} only once it was',
    second:
      'WHEN {theActor} follows the last link of any message, THE SYSTEM SHALL take the address off the list within 5 seconds.',
    fault: 'the address is on the list already, or nobody answers within 48 hours',
    remedy: 'keep one entry or none, and send nothing to it',
  },
  {
    verbs: /^apply$/,
    by: 'people',
    effect: 'keep the application with date and time and show it to {others} within 5 seconds',
    fault: '{a actor} leaves out something that the application needs',
    remedy: 'name what is missing and keep what was entered',
  },
  {
    verbs: /^(?:accept|admit|reject)$/,
    told: /^(?:people|them|who|new|others|some)\b/,
    by: 'people',
    effect: 'record who decided, when and why, and tell those concerned within 60 seconds',
    fault: 'somebody has waited for a decision for more than 3 days',
    remedy: 'remind {theActor} of it once a day',
  },
  {
    verbs: /^agree$/,
    told: /^(?:on|to|about|with)\b/,
    by: 'people',
    effect: 'count it as agreed once all who take part have said yes, and show each of them what was agreed',
    fault: 'one of them steps back or proposes something else',
    remedy: 'show all of them what changed and count it as open again',
  },
  {
    verbs: /^(?:press|tap|click|push)$/,
    told: /\bto (?:say|tell|show|report|confirm)\b/,
    by: 'people',
    effect: 'keep the day and the time of it, and show {others} within 5 seconds what was said and when',
    fault: 'there is no connection at that moment',
    remedy: 'say so, keep it on the device and send it with its own time as soon as there is one',
  },
  {
    verbs: /^(?:press|tap|click|push|call)$/,
    told: /^(?:the )?next\b/,
    by: 'people',
    effect:
      'take the first of those who wait off the list, call the next one and show {others} their new place within 2 seconds',
    second:
      'WHEN {theActor} takes it back within 60 seconds, THE SYSTEM SHALL put everybody back in the place they had.',
    fault: 'nobody is waiting any more',
    remedy: 'say so and change nothing',
  },
  {
    verbs: /^open$/,
    told: /\b(?:shops?|stores?|stalls?)\b/,
    by: 'people',
    effect: 'make a page for it under an address of its own that only {theActor} can change',
    second:
      'WHEN {theActor} puts something into it, THE SYSTEM SHALL ask for name, price, photo and number of pieces and show it to {others} within 5 seconds.',
    fault: 'the name that {a actor} chose is taken',
    remedy: 'say so and propose 3 that are free',
  },
  {
    verbs: /^open$/,
    told: /\b(?:accounts?|profiles?|pages?|channels?|groups?|rooms?)\b/,
    by: 'people',
    effect:
      'make it under an address of its own that only {theActor} can change, and show it to {others} once something stands in it',
    fault: 'the name that {a actor} chose is taken',
    remedy: 'say so and propose 3 that are free',
  },
  {
    verbs: /^scan$/,
    told: /\bcodes?\b/,
    by: 'client',
    effect: 'open what it stands for within 2 seconds, with nothing else to fill in',
    fault: 'the code cannot be read or stands for nothing that is known',
    remedy: 'say which of the two it is and let {theActor} type it in',
  },
  {
    verbs: /^(?:type|enter|key|dial)$/,
    told: /^(?:in )?(?:an?|the|its|their|his|her|one) (?:\w+ )?(?:numbers?|codes?)\b/,
    by: 'client',
    effect: 'open what it stands for within 2 seconds, with nothing else to fill in',
    fault: 'the {topic} stands for nothing that is known',
    remedy: 'say so, keep what was typed and show the 3 nearest',
  },
  {
    verbs: /^(?:skip|pause|leave-out)$/,
    told: /\b(?:days?|weeks?|months?|times?|rounds?|turns?|deliver(?:y|ies))\b/,
    by: 'people',
    effect: 'mark that time as left out and show {others} so before they plan it',
    fault: 'that time was planned already',
    remedy: 'say so, leave it as it is and offer the next one',
  },
  {
    verbs: /^(?:offer|propose|suggest)$/,
    told: /\b(?:dates?|times?|appointments?|prices?|slots?|terms|lifts?|help)\b/,
    by: 'people',
    effect: 'show {what} to {others} within 5 seconds and let them accept or refuse it',
    second: 'WHEN somebody accepts, THE SYSTEM SHALL tell {theActor} within 60 seconds and take no other answer to it.',
    fault: '{theActor} takes it back before somebody has answered',
    remedy: 'show so to {others} and leave no answer open',
  },
  {
    verbs: /^(?:install|download)$/,
    by: 'people',
    effect: 'be ready after that one step, without an account and without settings, and show one example that works',
    fault: 'the system of {a actor} is older than what is supported',
    remedy: 'name the oldest version that is supported and change nothing',
  },
  {
    verbs: /^claim$/,
    by: 'people',
    effect: 'put the name of {theActor} to the {topic} and show {others} within 2 seconds that it is taken',
    fault: 'two people claim the same one at once',
    remedy: 'give the {topic} to the first and show the other what is still free',
  },
  {
    verbs: /^(?:take|get|draw)$/,
    told: new RegExp(`^(?=.*\\b(?:back|out)\\b).*${money.source}`, 'i'),
    by: 'people',
    effect: 'ask {theActor} once to confirm, start the transfer, and show its amount and how far it is',
    fault: 'the transfer is refused or has not arrived after 2 working days',
    remedy: 'keep the amount where it was, tell {theActor} the reason and offer to try again',
  },
  {
    verbs: /^(?:collect|fetch|gather|get-in)$/,
    told: money,
    by: 'people',
    effect: 'mark each amount that has come in with its day, and show {theActor} which are still open and their sum',
    fault: 'an amount comes in that fits nobody',
    remedy: 'keep it apart until {theActor} has said whose it is',
  },
  {
    verbs: /^(?:collect|earn|gather|win|get)$/,
    told: /^(?:the |their |a |one |more )?(?:\w+ )?(?:points?|stars?|coins?|badges?|stickers?|credits?)\b/,
    by: 'people',
    effect: 'add them to the sum of {theActor} with the reason and the time, and show the new sum within 2 seconds',
    fault: 'the same reason comes a second time',
    remedy: 'count it once and show when it was counted',
  },
  {
    verbs: /^(?:collect|fetch|bring|gather|deliver|return)$/,
    told: texts,
    by: 'people',
    effect: 'keep the {topic} with who gave it and the date, and show it to {others} within 5 seconds',
    fault: 'the same {topic} is there already',
    remedy: 'show both side by side and let {theActor} say whether one goes',
  },
  {
    verbs: /^(?:drive|ride|cycle|travel|fly|carpool)$/,
    told: way,
    by: 'people',
    effect: 'keep the trip with its day, its time and who takes part, and show it to {others} within 5 seconds',
    fault: '{a actor} calls it off, or one of those who take part does',
    remedy: 'tell all the others of that trip within 60 seconds and show who still goes',
  },
  {
    verbs: /^bring$/,
    not: /^(?:it|them) to\b/,
    by: 'client',
    effect: 'put it on the list of {others} with the name of {theActor} and the time, and show how many are before it',
    fault: '{a actor} brings something that cannot be dealt with that day',
    remedy: 'say so at once and name the next day on which it can',
  },
  {
    verbs: /^check$/,
    told: /\bin\b(?! (?:case|the|a|an|their|his|her|its|order|advance)\b)/,
    by: 'people',
    effect: 'mark who has arrived with the time, and show {theActor} within 1 second who is still missing',
    fault: 'somebody is checked in a second time, or there is no connection',
    remedy: 'count it once, show the time of the first, and send it later where there is no connection',
  },
  {
    verbs: /^(?:check|test|review|proofread|correct|validate)$/,
    told: written,
    by: 'people',
    effect: 'show each finding at its place in the {topic} within 10 seconds, with what it was held against',
    second: 'WHEN there is no finding, THE SYSTEM SHALL say so and name what the {topic} was held against.',
    fault: '{a actor} marks a finding as wrong',
    remedy: 'leave it out and not show the same one again in this {topic}',
  },
  {
    verbs: /^(?:check|inspect|test)$/,
    told: inspected,
    by: 'people',
    effect:
      'keep the result with the date, the name of {theActor} and a remark, and show it to {others} within 5 seconds',
    fault: 'something about the {topic} is not as it should be',
    remedy: 'mark it as open until somebody has entered what was done about it',
  },
  {
    verbs: /^(?:listen|hear)$/,
    by: 'people',
    effect: 'play {theTopic} within 2 seconds and go on at the same place after a pause',
    fault: 'there is no connection when {a actor} wants to hear {theTopic}',
    remedy: 'play what was kept on the device and say what is missing',
  },
  {
    verbs: /^read$/,
    told: /\baloud\b/,
    by: 'people',
    effect: 'show the {topic}, listen, and mark the words that were not understood',
    fault: 'the microphone is refused or there is too much noise',
    remedy: 'let {theActor} go on and mark words by a tap',
  },
];
