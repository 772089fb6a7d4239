import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { capitalise, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';

/** 'It does not import the old books', 'It never says why'. */
const doesNot =
  /^(?:it|the (?:app|product|system|tool|site)) (?:does not|doesn't|will not|won't|must not|cannot|never) (?:ever )?(\p{L}+) (.+)$/iu;

const finite =
  /^(?:can|may|must|will|is|are|has|have|gets?|goes|go|stays?|leaves?|changes?|needs?|sees?|comes?|takes?|does|do)$/i;

/** Whether what follows 'no' has a verb of its own, of which it is the subject: 'money changes hands', 'child is named'. */
function isSentence(text: string): boolean {
  const [first = '', ...others] = text.split(/[,;:(]/)[0]?.split(' ') ?? [];
  const at = others.findIndex((word) =>
    /^(?:of|for|to|in|on|with|by|from|at|than|that|which|who|where|below|under|above|about|between|without|before|after)$/i.test(
      word,
    ),
  );
  const head = at < 0 ? others : others.slice(0, at);
  const [verb = ''] = head.filter((word) => finite.test(word));
  return first !== '' && verb !== '' && head.indexOf(verb) < mostBefore && !/^(?:changes|needs|stays)$/i.test(first);
}
const mostBefore = 3;

/**
 * A limit of the product as something that is never done: 'No chat between members; what has to be said …' gives 'Build any chat between
 * members.' Under 'Never' a second 'no' would ask for the opposite.
 */
export function forbidLimit(limit: string, verb = 'Build'): string {
  const text = limit
    .trim()
    .replace(/\.$/, '')
    .replace(/,? (?:not ever|ever|at all)$/i, '');
  const [, never] = /^Never ((?:an?|the|any) .+)$/i.exec(text) ?? [];
  if (never) return `${verb} ${never}.`;
  const [, does = '', what = ''] = doesNot.exec(text) ?? [];
  if (does) return `${capitalise(baseOfVerb(does) ?? does)} ${what}.`;
  const [, doing = '', phrase = ''] = /^Never (\p{L}+s) (.+)$/iu.exec(text) ?? [];
  const done = baseOfVerb(doing);
  if (done && done !== doing) return `${capitalise(done)} ${phrase}.`;
  const [, nobody = '', more = ''] = /^(?:Nobody|No one) (\p{L}+s)\b ?(.*)$/iu.exec(text) ?? [];
  const base = baseOfVerb(nobody);
  if (base && base !== nobody && !/^(?:has|is|was)$/i.test(nobody))
    return `Let anybody ${[base, more].filter(Boolean).join(' ')}.`;
  // 'No money changes hands' is a sentence of its own, and names nothing that is built.
  if (/^No /i.test(text) && isSentence(text.slice('No '.length))) return `Go against this: “${text}”.`;
  const [, kind = '', thing = ''] = /^(No|Not|Left out:) ([^;:]+)/i.exec(text) ?? [];
  if (/^no$/i.test(kind)) {
    // 'No money, damages are billed by the administration' says after the comma what there is instead.
    const alone = thing.replace(
      /, (?:(?:the|our|their) )?[\p{L}-]+ (?:is|are|have|has|was|were|goes?|stays?|do|does) .*$/iu,
      '',
    );
    const told = alone.replace(/(,| and| or|, and|, or) no /g, (_, link: string) =>
      link.includes('and') ? `${link.replace('and', 'or')} ` : `${link} `,
    );
    return `${verb} ${/^(?:several|more|all) /.test(told) ? '' : 'any '}${told}.`;
  }
  // 'Not for emergencies' is said of all of it.
  if (/^not$/i.test(kind)) return /^for /i.test(thing) ? `Go against this: “${text}”.` : `Make it ${thing}.`;
  if (kind) return `${verb} what is left out: ${lowerFirst(thing)}.`;
  const [, looking] = /^Nothing makes it (.+)$/i.exec(text) ?? [];
  if (looking) return `Make it ${looking}.`;
  const [, about] = /^Nothing ((?:on|with|for|about|in) [^,;]+)/i.exec(text) ?? [];
  if (about) return `${verb} anything ${about}.`;
  const [, who, left] =
    /^(?:The )?([\p{L}-]+s) (?:do not|don't|never|may not|must not|cannot) (?!(?:want|need|like|know|have|mind|care)\b)(\p{L}+(?: [^,;]+)?)$/iu.exec(
      text,
    ) ?? [];
  if (who && left) return `Let ${lowerFirst(who)} ${left}.`;
  const [, allowed] = /^(?:Nobody|No one) (?:may|can|is allowed to) (.+)$/i.exec(text) ?? [];
  const [, spared] = /^(?:Nobody|No one) has to (.+)$/i.exec(text) ?? [];
  if (spared) return `Make anybody ${spared}.`;
  return allowed
    ? `Let anybody ${allowed}.`
    : `Go against this: ${/^\p{Lu}\p{Ll}+, /u.test(text) ? text : lowerFirst(text)}.`;
}
