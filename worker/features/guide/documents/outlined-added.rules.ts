import { lacksHour } from '#worker/features/guide/documents/outlined-day-parts.rules.ts';
import { statesGivenOn } from '#worker/features/guide/outline/outline-given-on.rules.ts';
import { takesOfStock } from '#worker/features/guide/outline/outline-stock.rules.ts';
import { isLateTaking } from '#worker/features/guide/outline/outline-whose.rules.ts';
import { refusedOfChanged } from '#worker/features/guide/product/changed-fields.rules.ts';
import { isOfClosedThing } from '#worker/features/guide/product/closed-things.rules.ts';
import { isCounting } from '#worker/features/guide/product/counted-sights.rules.ts';
import { invitedWith } from '#worker/features/guide/product/invited-records.rules.ts';
import {
  isChoosing,
  isFirstAccount,
  isInviting,
  isSendingLink,
  isSigningUp,
} from '#worker/features/guide/product/outlined-account.rules.ts';
import { lapseIn } from '#worker/features/guide/product/outlined-payments.rules.ts';
import { isReplacing } from '#worker/features/guide/product/replaced-rows.rules.ts';
import { isInOrder } from '#worker/features/guide/product/spans-in-order.rules.ts';
import { isGivingOn } from '#worker/features/guide/product/states-by-hand.rules.ts';
import { isUpkept } from '#worker/features/guide/product/upkept-records.rules.ts';

const setGivenOn = new RegExp(`SHALL set the [^“]+ to “${statesGivenOn}\\b`);

/** A sentence that criteria add: by which criterion it is seen, what it says, and the words that would have told it. */
type Added = { isIt: (text: string, all: string[]) => boolean; says: string; told: RegExp };

/** What the criteria of an outline's lines add to its words. */
export const addedSentences: Added[] = [
  {
    isIt: (text: string) => /^IF .+ (?:is|are) missing, THEN THE SYSTEM SHALL say so, keep/.test(text),
    says: 'Nobody told which fields have to be filled; those that are listed are asked for',
    told: /\b(?:required|mandatory|optional|has to be filled|must be filled)\b/i,
  },
  {
    isIt: (text: string) => /, THE SYSTEM SHALL free .+ (?:reserved for it|that are still to come)\b/.test(text),
    says: 'Nobody told what becomes of what is booked and no longer needed; it is free again',
    told: /\b(?:returned|brought back|given back) early\b/i,
  },
  {
    isIt: (text: string) => setGivenOn.test(text),
    says: 'Nobody told what makes it given to somebody; picking who gets it does',
    told: new RegExp(`\\b(?:is|are|becomes?) ${statesGivenOn}\\b`, 'i'),
  },
  {
    isIt: (text: string) => /, THE SYSTEM SHALL leave the .+ without .+ until (?:there is )?another /.test(text),
    says: 'Nobody told what becomes of what was kept when somebody says no or cannot; it is empty until there is another one',
    told: /\b(?:emptied|is empty)\b/i,
  },
  {
    isIt: isGivingOn,
    says: 'Nobody told how what nobody has gets somebody again; it is set by hand, with who has it then',
    told: /\bgets? (?:it|the .+) (?:next|again)\b/i,
  },
  {
    isIt: (text: string) => /THE SYSTEM SHALL lower “[^”]+” of the .+ by what is “[^”]+” again/.test(text),
    says: 'Nobody told what happens where a sum falls below 0; it is kept and shown below 0, and what comes in next makes up for it',
    told: /\b(?:below|under) (?:0|zero|nothing)\b|\bnegative\b|\boverdrawn\b/i,
  },
  {
    isIt: (text: string) => /, THE SYSTEM SHALL ask whether .+ was \p{L}+, keep that with the /u.test(text),
    says: 'Nobody told who notes whether that was done before it leaves; whoever says how it ended does',
    told: /\b(?:ticks?|notes?|marks?) (?:it|them|that) (?:off )?as\b/i,
  },
  {
    isIt: isLateTaking,
    says: 'Nobody told who has what was brought on before anybody took it; whoever takes it then has it',
    told: /\bnobody (?:has )?(?:claimed|taken|accepted) (?:it|them) (?:at|when|once|after)\b/i,
  },
  {
    isIt: isOfClosedThing,
    says: 'Nobody told what happens where what somebody wants is closed, off the list or not there yet; it is refused, and the others are shown',
    told: /\b(?:can(?:not|['’]t)|no longer|not) be (?:ordered|booked|taken|bought|had)\b/i,
  },
  {
    isIt: isInOrder,
    says: 'Nobody told what happens where something ends before it begins; it is not taken, and what was entered stays there to be put right',
    told: /\bends? (?:after|before) (?:it|they) (?:begins?|starts?)\b/i,
  },
  {
    isIt: (text: string) => refusedOfChanged(text) !== undefined,
    says: 'Nobody told what holds where something is changed later; what is refused when it is entered is refused then too',
    told: /\b(?:nobody|no one) (?:enters?|makes?|announces?|books?|adds?) or changes?\b/i,
  },
  {
    isIt: isUpkept,
    says: 'Nobody told how what was entered wrongly is put right, and how what is not used goes; whoever enters it does both',
    told: /\b(?:correct|chang|edit|delet|remov)\p{L}* (?:an?|the|its|their) /iu,
  },
  {
    isIt: isReplacing,
    says: 'Nobody told how what was entered wrongly is put right; entering it once more takes its place',
    told: /\b(?:replac|overwrit)\p{L}+/iu,
  },
  {
    isIt: isCounting,
    says: 'Nobody told which rows count in that number; those that were not called off do, and of a queue those that still wait',
    told: /\bcounts? (?:in|as|towards?)\b/i,
  },
  {
    isIt: takesOfStock,
    says: 'Nobody told what takes of the number that there is; all that was not called off does, and what is called off gives it back',
    told: /\b(?:lowers?|reduces?|counts? against|is taken off|goes? back into)\b/i,
  },
  {
    isIt: lacksHour,
    says: 'Nobody told the hour of it; a morning is 08:00 and an evening 18:00, in local time',
    told: /\b(?:morning|evening) (?:is|means|begins|starts)\b/i,
  },
  {
    isIt: (text: string) => / as “unpaid”, begin a payment /.test(text),
    says: 'Nobody told a state for what is not paid yet; it is “unpaid” until the payment service reports the money',
    told: /\bunpaid\b|\bnot (?:yet )?paid\b|\breserved\b/i,
  },
  {
    isIt: (text: string) => lapseIn(text) !== undefined,
    says: 'Nobody told how long something may stay unpaid; after 30 minutes it has lapsed, and what it took is there again',
    told: /\bnot (?:yet )?paid within\b/i,
  },
  {
    isIt: (text: string) => / reports a second payment of /.test(text),
    says: 'Nobody told what becomes of money that comes in a second time or too late; it goes back, and somebody is shown that',
    told: /\b(?:paid|pays) (?:twice|too late)\b/i,
  },
  {
    isIt: (text: string) => /^IF the payment of .+ fails or is given up, THEN /.test(text),
    says: 'Nobody told what happens where a payment fails; nothing changes, and it is offered again',
    told: /\bpayment (?:fails|is refused)\b/i,
  },
  {
    isIt: (text: string) => /SHALL (?:keep .+? as “unpaid”, )?begin a payment /.test(text),
    says: 'Nobody told the currency; all amounts are in one, euro',
    told: /\p{Sc}|\b(?:euros?|dollars?|pounds?|francs?|yen|rupees?|kron(?:a|or|er)|zloty|EUR|USD|GBP|CHF)\b/u,
  },
  {
    isIt: (text: string) => / already, THEN THE SYSTEM SHALL change nothing/.test(text),
    says: 'Nobody told what doing it a second time does; it changes nothing',
    told: /\b(?:twice|a second time)\b/i,
  },
  {
    isIt: (text: string) =>
      /, (?:THEN )?THE SYSTEM SHALL (?:set .+?, )?keep (?:of .+? )?(?:who has it|that nobody has)/.test(text),
    says: 'Nobody listed who has a thing and since when among what is kept; it is kept, and each change of hands with it',
    told: /\b(?:held by|who has it|holder|taken (?:by|at))\b/i,
  },
  {
    isIt: (text: string) => /^WHILE .+ is neither .+, THE SYSTEM SHALL show it as waiting for /.test(text),
    says: 'Nobody told what happens while nobody has decided; it is shown as waiting',
    told: /\b(?:nobody|no one|no \w+) (?:has )?(?:answers|answered|decides|decided|accepts|accepted)\b/i,
  },
  {
    isIt: (text: string) => /(?<!keep it so, and )\bshow beside (?:it|them) (?:who|by whom|when)\b/.test(text),
    says: 'Nobody asked to see when something was done, and by whom; it is shown',
    told: /\bwho (?:made|did|entered|changed|wrote) (?:it|them|what|that|this)\b/i,
  },
  {
    isIt: isInviting,
    says: 'Nobody told how accounts are made; whoever runs it invites people',
    told: /\binvit\p{L}+\b/iu,
  },
  {
    isIt: isChoosing,
    says: 'Nobody told how a password is chosen or replaced; a link in a mail lets them choose one',
    told: /\bpassword/i,
  },
  {
    isIt: isFirstAccount,
    says: 'Nobody told how whoever runs it comes in; the first account is theirs',
    told: /\bfirst account\b/i,
  },
  {
    isIt: (text: string) => invitedWith(text) !== undefined,
    says: 'Nobody told how those who are entered come in; entering them invites them',
    told: /\b(?:registers?|signs? up with|creates? an account)\b/i,
  },
  {
    isIt: isSendingLink,
    says: 'Nobody told how who has no account comes back to what they entered; a link of their own lets them',
    told: /\blinks?\b/i,
  },
  {
    isIt: (text: string) => /, THE SYSTEM SHALL ask which .+ is theirs and keep it with the account\.$/.test(text),
    says: 'Nobody told how it is known which of them is meant; it is asked when they come in',
    told: /\bprofile\b/i,
  },
  {
    isIt: isSigningUp,
    says: 'Nobody told how accounts are made; who comes for themselves signs up',
    told: /\b(?:registers?|signs? up with|creates? an account)\b/i,
  },
  {
    isIt: (text: string) => /^WHEN .+ have passed since .+ became “.+ in a list, until it is “/.test(text),
    says: 'Nobody told since when and until when that counts; it counts from its first state to its last',
    told: /\bcounts? from\b/i,
  },
];
