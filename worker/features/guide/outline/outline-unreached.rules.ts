const shall = 'THE SYSTEM SHALL';

/** What becomes of a message that did not arrive: whoever it is for sees it in the product. */
export const unreached = (name: string): string =>
  `IF that message does not reach somebody, THEN ${shall} show it when they next open ${name}.`;

/** The same of people without an account, who open nothing: whoever answers for the row sees it. */
export const unreachedOutside = (whom: string, keeper: string): string =>
  `IF a message to ${whom} does not reach them, THEN ${shall} show ${keeper} that it did not arrive, and let it be sent again.`;

/** Whether a criterion, or its effect, is the one of whoever a message is for. */
export const isUnreached = (text: string): boolean => /\bshow it when they next open\b/.test(text);

/** Who is shown what did not reach somebody without an account, by such a criterion or its effect: 'freelancer'. */
export const seesUnreached = (text: string): string | undefined =>
  /\bshow the ([\p{L}' -]+?)(?: of the [\p{L}' -]+?)? that it did not arrive, and let it be sent again\b/u.exec(
    text,
  )?.[1];

const byText = /\b(?:sms|text(?: message)?|phone call)\b|\b(?:by|with|an?|through) (?:\p{L}+ )?call\b/iu;
/** Whether a message goes by text or call, which has a criterion of its own for what does not arrive. */
export const goesByText = (text: string): boolean => byText.test(text);
