import { recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { stateBoundOf } from '#worker/features/guide/grammar/state-bounds.rules.ts';
import { isDoneBy } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import { nounIn, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { makesRow } from '#worker/features/guide/product/criteria.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const ordered =
  /^(?:the |all |each |every |an? )?([\p{L}'-]+(?: [\p{L}'-]+)?) (?:is|are) (?:always |only )?([\p{L} ]+?) (?:in|by) (?:the )?order\b/iu;
const noSuch =
  /^(?:an?|the|each|every) (?:[\p{L}-]+ ){1,2}?([\p{L}-]+) (?:gets?|receives?|is (?:sent|given)) no ([\p{L}-]+)$/iu;
const taken =
  /^(?:nobody|no one) (?:(?:may|can|must) )?(takes?|gets?|makes?|enters?|books?|places?|opens?|starts?|joins?|adds?) (?:an?|the|another) ([\p{L}'-]+(?: [\p{L}'-]+)?) (?:while|when|if|after|before|as long as|on|unless|until)\b/iu;

/**
 * The features whose act a rule bounds by the state of a thing: who pays of 'nobody pays an invoice that is paid', who calls of 'tickets are
 * called in the order …', each that makes a reminder of 'a disputed invoice gets no reminder'. Empty where a rule says nothing of that kind.
 */
export function featuresOfStateRule({ idea, features }: Product, rule: string): Feature[] {
  const said = rule.replace(/[’‘]/g, "'").replace(/[.\s]+$/, '');
  const own = features.filter(({ key }) => key !== 'account');
  const called = (verb: string) => own.filter(({ title }) => title.split(' ')[0]?.toLowerCase() === verb);
  const makes = (one: string) => own.filter(({ criteria }) => criteria.some((text) => makesRow(text, one)));
  const sets = (one: string, isMeant: (state: string) => boolean) => {
    const states = idea.records.flatMap((record) => (record.one === one ? statesOf(record).filter(isMeant) : []));
    return own.filter(({ criteria }) =>
      criteria.some((text) => states.some((state) => text.includes(` set the ${one} to “${state}”`))),
    );
  };
  const bound = stateBoundOf(said, idea.records);
  if (bound) {
    const about = called(bound.verb);
    const named = about.filter(({ title }) => nounIn(bound.record.one, title) !== null);
    const setting = sets(bound.record.one, (state) => isDoneBy(state, bound.verb));
    const [first] = [...about.filter((one) => setting.includes(one)), ...named, ...setting, ...about];
    return first ? [first] : [];
  }
  const [, things = '', done = ''] = ordered.exec(said) ?? [];
  const record = recordCalled(idea.records, singularOf(things.toLowerCase()));
  if (record) return sets(record.one, (state) => state === done.toLowerCase()).slice(0, 1);
  const [, whose = '', what = ''] = noSuch.exec(said) ?? [];
  const made = recordCalled(idea.records, what.toLowerCase());
  if (made && recordCalled(idea.records, whose.toLowerCase())) return makes(made.one);
  const [, does = '', thing = ''] = taken.exec(said) ?? [];
  const taking = recordCalled(idea.records, thing.toLowerCase());
  const base = baseOfVerb(does.toLowerCase());
  return taking && base && called(base).length === 0 ? makes(taking.one).slice(0, 1) : [];
}
