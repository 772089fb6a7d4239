import { cautions } from '#worker/features/guide/content/cautions.ts';

const health = ['child health', 'medicine', 'health values'];
const danger =
  'dangerous(?:ly)?|too (?:high|low)|critical|out of (?:the )?range|abnormal|outside (?:the|a|its|normal)|thresholds?|unsafe|risky|above|below|high|low';
const signal = 'warn(?:s|ed|ing|ings)?|alerts?|alerted|alarms?|notif(?:y|ies|ied|ication)|tells?|informs?';
const warning = new RegExp(
  `\\b(?:${signal})\\b[^.;]{0,80}\\b(?:${danger})\\b|\\b(?:${danger})\\b[^.;]{0,60}\\b(?:${signal})\\b`,
  'i',
);

/** One sentence for an idea in a field that may be regulated; undefined for all others. The first field that fits is named. */
export function tellCaution(said: string): string | undefined {
  const found = cautions.find(({ signs }) => signs.test(said));
  return (
    found && `${found.about} may be regulated where it is used: have ${found.who} check it before anyone relies on it.`
  );
}

/** Whether the product is to warn of dangerous values: a feature of its own, never a kind of reminder. */
export function warnsOfDanger(said: string): boolean {
  const match = warning.exec(said);
  return (
    match !== null &&
    (/dangerous/i.test(match[0]) || cautions.some(({ id, signs }) => health.includes(id) && signs.test(said)))
  );
}

/** Whether an act is that warning. */
export function isWarning({ verb, phrase }: { verb: string; phrase: string }): boolean {
  const told = `${verb} ${phrase}`;
  return warning.test(told) || /^(warn|alert)$/.test(verb) || /^(get|receive) (an? )?(alert|warning|alarm)/.test(told);
}
