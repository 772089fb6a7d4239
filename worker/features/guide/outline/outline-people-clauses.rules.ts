import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { type Noun, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { inInfinitive, personFirst } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';

const everybody = /^(?:everyone|everybody|both(?: of (?:them|us|the \p{L}+))?|all(?: of (?:them|us|the [\p{L}]+))?) /iu;

const copula =
  /^(?:is|are|was|were|has|have|had|can|cannot|may|must|should|could|will|would|does|do|need|needs|want|wants|don't|doesn't)\b|^\p{L}+n't\b/u;

/** 'Subscribers get it', 'winegrower and worker get an alarm': people whom no line lists. */
function plainPerson(text: string): { rest: string } | undefined {
  const [all, words = ''] =
    /^((?:the )?[\p{L}-]+(?: and (?:the )?[\p{L}-]+)?) (?=(?:gets?|sees?|hears?|never) )/iu.exec(text) ?? [];
  const each = words.split(' and ').map((one) => singularOf(one.replace(/^the /i, '').toLowerCase()));
  return all && each.every((one) => kindOfNoun(one) === 'person') ? { rest: text.slice(all.length) } : undefined;
}

/** What people see, get or do. */
export function forPeople(text: string, people: Noun[]): string | undefined {
  const all = everybody.exec(text)?.[0];
  const person = all ? { rest: text.slice(all.length) } : (personFirst(text, people) ?? plainPerson(text));
  const they = person
    ? undefined
    : /^(?:they|he|she|the (?:first|next|other) one|the (?:rest|others) of \S+(?: \S+)?) /i.exec(text)?.[0];
  const rest = person?.rest ?? (they ? text.slice(they.length) : undefined);
  if (rest === undefined || (copula.test(rest) && !/^(?:must|don't|doesn't|may) /.test(rest))) return undefined;
  const whom = text
    .slice(0, text.length - rest.length)
    .trim()
    .replace(/^they$/i, 'them')
    .replace(/^he$/i, 'him')
    .replace(/^she$/i, 'her');
  const [, seen] = /^(?:only )?(?:sees?|finds?) (?!to\b)(.+)$/i.exec(rest) ?? [];
  if (seen)
    return /^(?:that|whether|what|who|how|which|when)\b/i.test(seen)
      ? `show ${whom} ${seen}`
      : `show ${seen} to ${whom}`;
  const [, heard] = /^(?:hears?|learns?) (that .+)$/i.exec(rest) ?? [];
  if (heard) return `tell ${whom} ${heard}`;
  const [, secret] =
    /^(?:never|must never|don't|doesn't|must not|may not) (?:learns?|knows?|finds? out|hears?) ((?:where|who|what|how|why|that|which|whose|from)\b.+)$/i.exec(
      rest,
    ) ?? [];
  if (secret) return `never tell ${whom} ${secret}`;
  const [, got] = /^gets? (.+)$/i.exec(rest) ?? [];
  if (got)
    return /^(?:it|them|that)\b/i.test(got) ? `give ${got.replace(/^(\S+)/, `$1 to ${whom}`)}` : `give ${whom} ${got}`;
  const [verb = '', next = ''] = rest.split(' ');
  const base = copula.test(rest) ? undefined : baseOfVerb(verb.toLowerCase());
  if (!base || !next || /(?:ed|ing)$/.test(verb) || /^(?:never|not|only)\b/.test(next)) return undefined;
  return `let ${whom} ${inInfinitive(rest)}`;
}
