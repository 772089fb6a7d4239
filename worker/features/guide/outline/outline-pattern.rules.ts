import type { FeatureText, Pattern, QuestionText } from '#worker/features/guide/content/patterns/pattern.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { type Noun, pluralOf } from '#worker/features/guide/grammar/words.rules.ts';
import { seenQuestion, wrongQuestion } from '#worker/features/guide/idea/own-entry-questions.rules.ts';
import { buildable, featureOf, ownPattern } from '#worker/features/guide/idea/own-pattern.rules.ts';
import { sentenceOf, type Told } from '#worker/features/guide/idea/telling.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import type { ActLink } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { criteriaOfBlocked } from '#worker/features/guide/outline/outline-blocked.rules.ts';
import { criteriaOfLine } from '#worker/features/guide/outline/outline-criteria.rules.ts';
import { criteriaOfComing } from '#worker/features/guide/outline/outline-deadlines.rules.ts';
import { jobsOf } from '#worker/features/guide/outline/outline-jobs.rules.ts';
import { namesIn } from '#worker/features/guide/outline/outline-names.rules.ts';
import { criteriaOfTurn } from '#worker/features/guide/outline/outline-next-in-line.rules.ts';
import { criterionOfRule } from '#worker/features/guide/outline/outline-rule-criteria.rules.ts';
import { kindOfRule } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';
import { type Cast, inThird } from '#worker/features/guide/outline/outline-subjects.rules.ts';
import { linkTraces } from '#worker/features/guide/outline/outline-traces.rules.ts';
import { criteriaOfWhose } from '#worker/features/guide/outline/outline-whose.rules.ts';

/** Who is there, what it is about, and what it is called. */
type Sides = { client: Noun; host: Noun | undefined; item: Noun; name: string };

/** The shape of a product that is outlined: a feature for each line on who does what, and no more; reasons, measures and limits only as they were told. */
export function outlinedPattern(
  base: Pattern,
  outline: Outline,
  told: Told[],
  cast: Cast,
  sides: Sides,
  records: ToldRecord[],
): Pattern {
  const { people, self } = cast;
  const own = ownPattern(base, told, sides);
  const acts = buildable(told);
  const links = [...linkTraces(acts, records).values()];
  const nouns = people.map(({ noun }) => noun);
  const features = featuresOf(
    acts,
    sides,
    links,
    (line) =>
      criteriaOfComing(line, records, sides.name) ?? [
        criterionOfRule(line, { people: nouns, name: sides.name, names: namesIn({ outline }) }),
      ],
  ).map((feature, at) => {
    const link = links.find(({ told: one }) => one === acts[at]);
    const whose = criteriaOfWhose(link, links, { records, people: nouns });
    return {
      ...feature,
      criteria: [...feature.criteria, ...criteriaOfTurn(link, records), ...criteriaOfBlocked(link, links), ...whose],
    };
  });
  const made = links.findIndex(({ way, record, who }) => way === 'make' && record !== undefined && who !== undefined);
  return {
    ...own,
    problem:
      outline.today.length > 0
        ? `So far: ${outline.today.map((line) => inThird(line, undefined, self).replace(/[.\s]+$/, '')).join('; ')}.`
        : '',
    ...jobsOf(sides, told, cast, namesIn({ outline })),
    features,
    // How people come in is told, or is asked for with the account.
    questions: own.questions
      .filter(({ key }) => key !== 'access')
      .map((question) => aboutMade(question, links[made], features[made]?.key, sides, outline)),
    measures: outline.aims.length > 0 ? [] : own.measures,
    nots: outline.nots.length > 0 ? [] : ['What is not written here is no part of this version.'],
  };
}

/** A question on what was entered, asked of the record that is made first; where nobody changes an entry, what is taken back stays beside it. */
function aboutMade(
  question: QuestionText,
  link: ActLink | undefined,
  shapes: string | undefined,
  sides: Sides,
  { rules }: Outline,
): QuestionText {
  const one = link?.record?.one;
  if (!/^(?:seen|wrong)$/.test(question.key) || !link || !one || !shapes) return question;
  const told = { ...link.told, object: { one, many: pluralOf(one) } };
  if (question.key === 'seen') return seenQuestion(told, shapes, sides);
  const asked = wrongQuestion(told, shapes, sides);
  if (!rules.some((rule) => /^(?:fixed|audit)$/.test(kindOfRule(rule)))) return asked;
  const options = asked.options.map((option) => ({
    ...option,
    rule: option.rule.replace(/can change or take back (.+)\.$/, 'can take back $1; what stood there is kept.'),
    criterion: option.criterion?.replace(
      'undo it within 5 seconds and tell',
      'mark it as taken back, keep what stood there, and tell',
    ),
  }));
  return { ...asked, options };
}

/** 'That the report goes to the manager': a line of which no act was read, as it stands. */
const standing = ({ verb, phrase, line, outcomes, open }: Told) =>
  verb === 'ensure' && /^that /.test(phrase) && !outcomes && !open ? line : undefined;

function featuresOf(
  acts: Told[],
  sides: Sides,
  links: ActLink[],
  criteriaOf: (line: string) => string[],
): FeatureText[] {
  const features: FeatureText[] = [];
  for (const [at, one] of acts.entries()) {
    const around = { ...sides, before: acts[at - 1] };
    const { why: _, ...feature } = featureOf(
      one,
      at,
      around,
      features.map(({ title }) => title),
    );
    features.push({
      ...feature,
      says: `${one.line ?? sentenceOf(one, sides.name)}.`,
      criteria: standing(one) ? criteriaOf(standing(one) ?? '') : criteriaOfLine(one, around, links, acts[at + 1]),
      why: one.why ?? '',
    });
  }
  return features;
}
