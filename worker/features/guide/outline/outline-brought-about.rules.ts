import { numberWord } from '#worker/features/guide/grammar/numbers.rules.ts';
import { baseOfPassive, baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isPlural, lookUp, lowerFirst, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { denied, ergative } from '#worker/features/guide/outline/outline-brought-never.rules.ts';
import { shownOrPlaced } from '#worker/features/guide/outline/outline-brought-shown.rules.ts';
import { forPeople } from '#worker/features/guide/outline/outline-people-clauses.rules.ts';
import { finite } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';

/**
 * What a product does so that a clause holds: 'types are included' is 'include types', 'the valve opens' is 'open the valve', 'organisers tick
 * them off' is 'let organisers tick them off'. Behind 'THE SYSTEM SHALL' that can be seen and tested, 'ensure that …' often cannot.
 * @param text the clause as it stands in the middle of a sentence.
 * @returns undefined where no form is sure.
 */
export const broughtAbout = (text: string, people: Noun[]): string | undefined =>
  andThen(text, people) ?? ledBy(text, people) ?? byForm(text, people);

const lead =
  /^((?:on|in|at|by|with|without) (?:(?:the|an?) )?(?:[\p{L}-]+ )?[\p{L}-]+),? ((?:the|it|they|he|she|every|each) .+)$/iu;
const leadClause =
  /^((?:before|after|until) (?:the )?[\p{L}-]+ (?:opens?|closes?|starts?|begins?|ends?)),? (the .+)$/iu;
/** 'On the morning the front desk sees who is missing': the time or the condition stands behind what is done. */
function ledBy(text: string, people: Noun[]): string | undefined {
  const [, when = '', rest = ''] = lead.exec(text) ?? leadClause.exec(text) ?? [];
  const done = rest && byForm(rest, people);
  return done ? `${done} ${when}` : undefined;
}

const byForm = (text: string, people: Noun[]): string | undefined =>
  owned(text) ??
  shownOrPlaced(text) ??
  counted(text) ??
  forPeople(text, people) ??
  passively(text) ??
  standing(text) ??
  moving(text) ??
  denied(text, people);

const taken =
  /^((?:the |an? |all |those )?[\p{L}-]+(?: [\p{L}-]+){0,3}) (?:is|are) ((?:(?:taken|free|full|busy|available)\b(?!, )|out (?:for|until) )[^,;]*)$/iu;

/** 'It's theirs', 'the days are free again': whose something is, or that it can be had. */
function owned(text: string): string | undefined {
  const [, whose = ''] =
    /^(it|that|(?:the )?\p{L}+(?: \p{L}+)?)(?:'s| is) (?:theirs|his|hers|mine|ours)$/iu.exec(text) ?? [];
  if (whose) return `keep whose ${/^(?:it|that)$/i.test(whose) ? 'it' : whose.replace(/^(?!the )/i, 'the ')} is now`;
  const [, coloured = '', colour = '', why = ''] =
    /^(it|they|the [\p{L}-]+) (?:shows?(?: up)?|turns?|goes|go|is|are)(?: up)? (?:in )?(red|green|orange|yellow|amber|grey|bold)\b(.*)$/iu.exec(
      text,
    ) ?? [];
  if (colour) return `show ${coloured.replace(/^they$/i, 'them')} in ${colour}${why}`;
  const [, key = '', since = ''] =
    /^(the (?:\p{L}+ )?(?:link|code|key|invitation|token)) (?:is|are) (?:dead|gone|invalid|void|useless)( .+)?$/iu.exec(
      text,
    ) ?? [];
  if (key) return `refuse ${key}${since}`;
  const [, thing = '', how = ''] = taken.exec(text) ?? [];
  return how && !/^(?:it|that|this|they)$/i.test(thing) ? `count ${thing} as ${how}` : undefined;
}

/** 'The count on that van goes down'. */
function counted(text: string): string | undefined {
  const [, what = '', way = '', by = ''] =
    /^(?:the |its |their )?((?:count(?:er)?|number|stock|balance|total|amount|score|level)(?: (?:on|of|in|for|at) [^,;]+?)?) (?:goes|go) (?:back )?(up|down)((?: by .+|, ["“].+)?)$/iu.exec(
      text,
    ) ?? [];
  return way ? `${way.toLowerCase() === 'up' ? 'raise' : 'lower'} the ${lowerFirst(what)}${by}` : undefined;
}

/** 'The picture and title show, and the story starts': each clause on its own. */
function andThen(text: string, people: Noun[]): string | undefined {
  const [, first = '', second = ''] =
    /^([^,;]+),? and (?:then )?((?:the|an?|it|its|their|his|her|every|each|all|they) [^;]+)$/i.exec(text) ??
    /^([^,;]+), ((?:the|its|their|his|her) [^,;]+)$/i.exec(text) ??
    /^([^,;]+? never [^,;]+?) and (\p{L}+ never [^,;]+)$/iu.exec(text) ??
    [];
  if (!second || !(finite.test(second) || / never /.test(second))) return undefined;
  const one = byForm(first, people);
  const other = byForm(
    second.replace(/^it /i, () => `${subjectOf(first)} `),
    people,
  );
  return one && other && !/ let /.test(` ${other}`) ? `${one}, and ${other}` : undefined;
}

/** What goes out is sent, and a light is not. */
const sentOut =
  /\b(?:messages?|e-?mails?|mails?|letters?|reminders?|alarms?|notices?|invitations?|links?|codes?|bills?|invoices?)$/i;

/** What goes somewhere by itself once it is decided: nobody sends it. */
const goesAlone = /\b(?:money|payments?|pay-?outs?|round ups?|savings|points|hours|cents|people|players|visitors)$/i;

const subjectOf = (clause: string) => /^((?:the |an? |every |each |all )?[\p{L}-]+)/iu.exec(clause)?.[1] ?? 'it';

const never = '(?:never|not|no longer)';
/** Verbs whose participle tells how something is, and nothing that is done. */
const states =
  /^(?:need|suppose|allow|do|take|interest|tire|finish|expire|be|have|go|get|free|close|lose|involve|concern|sign|own|retire)$/;
/** What somebody does with their hands, and no product. */
const byHand =
  /^(?:inspect|tune|service|return|deliver|bring|clean|repair|wash|cook|bake|water|feed|wear|carry|install|replace|mend|fix|bring|test|weigh|cut|engrave|fill|lock|pick)$/;
const passive = new RegExp(
  `^(?!.*\\b(?:who|whoever)\\b)(?:then )?([^,;]{2,70}?) (?:is|are|gets?) ((?:${never} |ever |always |only |still |then |automatically )*)(\\p{L}+)((?: (?:back|out|off|up|away|down|over))?)(?=[ ,]|$)(.*)$`,
  'iu',
);

/** 'Shown by bed and number': by what it is told apart, and by nobody. */
const ordering = /^(?:show|list|sort|order|group|file|number|rank)$/;

/** Participles whose verbs are read nowhere else. */
const alsoDone: Readonly<Record<string, string>> = {
  ...{ refused: 'refuse', included: 'include', alarmed: 'alarm', wiped: 'wipe', mailed: 'mail', coloured: 'colour' },
  ...{ congratulated: 'congratulate', thrown: 'throw', supervised: 'supervise', loaded: 'load', drawn: 'draw' },
  ...{ split: 'split', shared: 'share', stamped: 'stamp' },
};
const baseOf = (word: string) => baseOfPassive(word) ?? lookUp(alsoDone, word);

/** 'What could not be placed is listed with the reason' as 'list what could not be placed with the reason'. */
function passively(text: string): string | undefined {
  const [, bare = '', done = '', further = ''] =
    /^((?:personal|all|every|the|their|its) [\p{L} ]{2,30}?) (\p{L}+ed)(?= as\b| when\b| after\b| within\b|$)(.*)$/iu.exec(
      text,
    ) ?? [];
  const does = done && !finite.test(bare) ? baseOf(done.toLowerCase()) : undefined;
  if (does) return `${does} ${bare}${further}`;
  const [, thing = '', how = '', word = '', particle = '', rest = ''] = passive.exec(text) ?? [];
  // 'A lighthouse that is found does not glow': which one it is, and not what is done to it.
  if (/ (?:that|which|who)$/i.test(thing)) return undefined;
  const base = baseOf(word.toLowerCase());
  const inner = thing.replace(
    /^(?:(?:what|whatever|anything|everything|why|how|where|when) .+|.* (?:that|which) .+)$/i,
    '',
  );
  if (
    /^(?:what|which|who|it)$|^(?:in|on|at|for|with|from|after|before|until|if|when|by) |\b(?:and|or|but|then)$/i.test(
      thing,
    )
  )
    return undefined;
  if (
    !base ||
    ((byHand.test(base) || (base === 'pay' && !particle && !/^(?:nothing|no)\b/i.test(thing))) &&
      !/\b(?:connection|access|link|the (?:gap|blank))\b/.test(thing)) ||
    (states.test(base) && !particle) ||
    finite.test(inner) ||
    /\b(?:only|after|before|when|if|until|once)\b/.test(inner) ||
    (/^ by\b/.test(rest) &&
      !(ordering.test(base) && /^ by (?!(?:the|an?|his|her|their|all|my|our) )\p{Ll}/u.test(rest))) ||
    /\b(?:and|but|or) (?:is|are|was|may|can|must)\b/.test(rest)
  )
    return undefined;
  const not = /never|not|no longer/i.test(how)
    ? /no longer/i.test(how)
      ? 'no longer '
      : /not/i.test(how)
        ? 'not '
        : 'never '
    : '';
  const adverb = /automatically/i.test(how) ? 'automatically ' : '';
  const what = thing
    .replace(/^they$/i, 'them')
    .replace(/^(?:no|none of the) /i, (no) => (/^none/i.test(no) ? 'none of the ' : 'no '));
  const act = `${base}${particle} ${what}`;
  const only = /only/i.test(how) ? ' only' : '';
  const also = rest
    .replace(/^ and ((?:\p{L}+ ){1,3})(\p{L}+ed)\b/u, (all, more: string, word: string) => {
      const second = baseOf(word);
      return second ? ` and ${second} ${more.trim()}` : all;
    })
    .replace(/^ and (\p{L}+ed) (?=whether|if|to |for )/u, (all, word: string) => {
      const second = baseOf(word);
      return second ? ` and ${second} them ` : all;
    });
  return `${not}${adverb}${act}${only}${also.replace(/(, only [^,]+) (?:is|are)$/, '$1')}`;
}

const kept =
  /^((?:the |all |its |their |an? )?[\p{L}'-]+(?:(?: and| or)? [\p{L}'-]+){0,4}) (?:stays?|remains?) ((?:on|in|inside|with|at|within|behind) .+)$/iu;
/** 'The older wording stays visible', 'the name becomes searchable'. */
const qualified =
  /^((?:(?:the |its |their )[\p{L}'-]+|(?!it |they |that |what )[\p{L}'-]+(?= [\p{L}'-]+s ))(?: [\p{L}'-]+){0,2}) (?:stays?|remains?|becomes?) (visible|hidden|searchable|readable|editable|locked|public|private|available|unchanged|empty)((?: (?:on|in|to|for) (?:the|an?|its|their|all) [\p{L} -]{2,30})?)$/iu;
const lasting = new RegExp(
  `^((?:an?|the|each|every) [\\p{L}-]+(?: [\\p{L}-]+)?) (?:lasts?|holds for|is valid for|is good for) ((?:\\d+|one|an?|${numberWord}) (?:(?:school|calendar|working|full) )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?))(?:,? (?:never|and no|not) (?:longer|more))?$`,
  'iu',
);
const ordered = /^((?:the|an?|each|every) [\p{L}-]+(?: [\p{L}-]+)?) goes ((?:strictly |only )?by [^,;]+)(, .+)?$/iu;
const within = /^((?:[\p{L}-]+ ){0,3}[\p{L}-]+) only ((?:in|on|at|with) [^,;]+)$/iu;
const only = /^only ([^,;]+?) (?:is|are|gets?) (\p{L}+)((?: (?:up|in|out|off|back))?)$/iu;
const onto = /^only ([^,;]+?) (?:goes|go|comes|come|gets|get) ((?:on|onto|in|into|to|out of) .+)$/iu;
const also = /^((?:every|each|the|an?|all) [^,;]+?) can (also )?be (\p{L}+)(.*)$/iu;

/** What stays, lasts or is the only thing that something is done to. */
function standing(text: string): string | undefined {
  const [, left] = /^(what (?:is|was|has been) [^,;]+?) (?:stays|remains)$/i.exec(text) ?? [];
  if (left) return `keep ${left}`;
  const [, there = '', where = ''] = kept.exec(text) ?? [];
  if (where && !finite.test(where)) return `keep ${there} ${where}`;
  const [, quality = '', how = '', wherever = ''] = qualified.exec(text) ?? [];
  if (how && !finite.test(quality)) return `${/ becomes? /i.test(text) ? 'make' : 'keep'} ${quality} ${how}${wherever}`;
  const [, winner] = /^(the [^,;]+?) wins$/i.exec(text) ?? [];
  if (winner && !finite.test(winner) && !/ one$/i.test(winner)) return `take ${winner} as the winner`;
  const [, beside = '', at = ''] = /^(.+?) (?:is|are) kept (with (?:it|them|the \p{L}+))$/iu.exec(text) ?? [];
  if (at && !finite.test(beside)) return `keep ${beside} ${at}`;
  const [, pending = '', until = ''] = /^(the [\p{L}-]+) waits?( [^,;]+)?$/iu.exec(text) ?? [];
  if (pending) return `keep ${pending} waiting${until}`;
  const [, held = '', whom = ''] =
    /^(it|they|(?:the |an? )?[\p{L}-]+) waits? for ((?:the|an?|one of the) [\p{L} -]{3,40})$/iu.exec(text) ?? [];
  if (whom)
    return `show ${held.replace(/^they$/i, 'them').replace(/^(?=\p{L}+$)(?!it$|them$)/iu, 'the ')} to ${whom} as waiting`;
  const [, what = '', long = ''] = lasting.exec(text) ?? [];
  if (long) return `end ${what} after ${long}`;
  const [, list = '', by = '', rest = ''] = ordered.exec(text) ?? [];
  if (by) {
    const moved = rest.replace(/^, nobody is (\p{L}+)/u, (all, word: string) => {
      const act = baseOfPassive(word);
      return act ? ` and ${act} nobody` : all;
    });
    return `order ${list} ${by}${moved}`;
  }
  const [, some = '', done = '', particle = ''] = only.exec(text) ?? [];
  const base = done && baseOfPassive(done);
  if (base) return `${base}${particle} only ${some}`;
  const [, bare = '', home = ''] = within.exec(text) ?? [];
  if (home && !finite.test(text)) return `allow ${bare} only ${home}`;
  const [, one = '', place = ''] = onto.exec(text) ?? [];
  if (place) return `let only ${one} ${/^(?:on|onto) /.test(place) ? place.replace(/^on(?:to)? /, 'onto ') : place}`;
  const [, each = '', too = '', act = '', more = ''] = also.exec(text) ?? [];
  return act && !finite.test(more) ? `let ${each} ${too ? 'also ' : ''}be ${act}${more}` : undefined;
}

const thingSubject =
  /^(?:(?:the|an?|every|each|all|its|their|his|her) (?:[\p{L}'-]+ ){0,4}[\p{L}'-]+|\p{Lu}{2,}|[\p{Ll}-]+(?: [\p{Ll}-]+)?)$/u;

const plainest: Readonly<Record<string, string>> = {
  ...{ goes: 'go', go: 'go', comes: 'come', come: 'come', stands: 'stand', stand: 'stand', gets: 'get', get: 'get' },
  ...{ rings: 'ring', closes: 'close', shows: 'show', show: 'show' },
};

/** 'The valve opens', 'scale goes back to the old firmware', 'the block gets its new colour'. */
function moving(text: string): string | undefined {
  const [, drawn = '', which = ''] = /^it(?:'s| is) (\p{L}+) ((?:who|what|which|whether) .+)$/iu.exec(text) ?? [];
  const draws = drawn && baseOf(drawn.toLowerCase());
  if (draws) return `${draws} ${which}`;
  const [, old] = /^it takes the place of (.+)$/i.exec(text) ?? [];
  if (old) return `put it in the place of ${old}`;
  const [, put = '', on = ''] =
    /^((?:the )?[\p{L}-]+(?: [\p{L}-]+)?) (?:is|are) (on (?:the|their|its|his|her) [^,;]+)$/iu.exec(text) ?? [];
  if (on && !/^(?:it|that|this|they)$/i.test(put))
    return `have ${/^the /i.test(put) ? put : `the ${lowerFirst(put)}`} ${on}`;
  for (const [at] of Array.from(text.matchAll(/ /g), ({ index }) => [index] as const)) {
    const subject = text.slice(0, at);
    const [verb = '', ...words] = text.slice(at + 1).split(' ');
    if (subject.split(' ').length > 6) return undefined;
    if (/ (?:and|or)$/.test(subject)) continue;
    if (!thingSubject.test(subject) || /^(?:they|he|she|who|what|this|that|there|if|when|as|for)$/i.test(subject))
      continue;
    const head = subject.split(' ').at(-1) ?? subject;
    const isMany = isPlural(head) || head === 'ups' || /\band\b/.test(subject);
    const base = lookUp(plainest, verb.toLowerCase()) ?? baseOfVerb(verb.toLowerCase());
    const isVerb = base !== undefined && (isMany ? base === verb : base !== verb && /s$/.test(verb));
    const leads =
      /^(?:of|and|or|for)$/.test(words[0] ?? '') && !/^and \p{L}+s /u.test(words.join(' ')) && base !== 'count';
    if (!isVerb || leads) continue;
    const rest = words.join(' ');
    const [, also = '', more = ''] = /^and (\p{L}+s) (.+)$/u.exec(rest) ?? [];
    const second = also && baseOfVerb(also);
    if (second && ergative.test(base)) return `${base} ${subject} and ${second} ${more}`;
    if (/\b(?:and|or|but) \p{L}+s\b/u.test(rest) && finite.test(rest)) return undefined;
    const tail = rest === '' ? '' : ` ${rest}`;
    if (base === 'go' && /^out\b/.test(rest) && sentOut.test(subject)) return `send ${subject}${rest.slice(3)}`;
    if (base === 'go' && /^back to /.test(rest)) return `bring ${subject}${tail}`;
    if (/^(?:go|come)$/.test(base) && /^(?:back$|back to |over to )/.test(rest))
      return `${/^over/.test(rest) ? 'hand' : 'give'} ${subject}${tail}`;
    if (/^(?:go|come)$/.test(base) && /^on (?:at|with|\p{L}+ing)\b/u.test(rest)) return `let ${subject} go${tail}`;
    if (base === 'stand' && /^on /.test(rest)) return `put ${subject}${tail}`;
    if (base === 'go' && /^(?:there\b|(?:only )?(?:to|into|onto) )/.test(rest))
      return goesAlone.test(subject) ? `let ${subject} go${tail}` : `send ${subject}${tail}`;
    if (base === 'get' && rest !== '' && !/^\p{L}+er\b/u.test(rest)) return `give ${subject} ${rest}`;
    // Who fills in takes somebody's place.
    if (base === 'fill' && rest === 'in') return undefined;
    if (
      ergative.test(base) &&
      (rest === '' ||
        /^(?:at|in|on|for|from|to|with|when|until|after|before|by itself|straight|between|again|automatically|within|into|onto|over)\b/.test(
          rest,
        ))
    )
      return `${base} ${subject}${tail}`;
    return undefined;
  }
  return undefined;
}
