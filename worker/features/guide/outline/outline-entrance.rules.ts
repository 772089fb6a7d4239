/** 'Only choir members get in, the music is bought': who is let in at all, and nothing of who sees what among them. */
const letsIn =
  /^only [^.,;]{3,40}? (?:(?:(?:may|can) )?(?:gets?|comes?|logs?|signs?) in|(?:is|are) let in|(?:may |can )?(?:has|have|gets?) access|(?:may|can) enter|enters?)(?=[,.;]|$)/i;

/** Whether a rule says who is let in: it is held where people sign in. */
export const isEntrance = (rule: string): boolean => letsIn.test(rule);

/** 'Nobody signs in', 'no accounts': a line that says nothing else. */
const shutsNone =
  /^(?:(?:nobody|no one|no-one|none of them) (?:(?:ever |has to |needs to |must |should )?(?:signs?|logs?) (?:in|on)|(?:has|needs|gets) an? (?:account|login))|(?:there (?:is|are) )?(?:no|without(?: an?| any)?) (?:need (?:for|of) )?(?:an? )?(?:sign(?:ing)?[- ]?(?:in|on)|log(?:ging)?[- ]?(?:in|on)s?|accounts?)(?:(?: and|,| or)(?: no)? (?:an? )?(?:sign(?:ing)?[- ]?(?:in|up|on)|log(?:ging)?[- ]?(?:in|on)s?|accounts?|passwords?))*|(?:everybody|everyone|people|users) uses? (?:it|this) without (?:an? )?(?:account|sign(?:ing)?[- ]?in|log(?:ging)?[- ]?in))(?: at all| for this| needed)?$/i;

/** Whether a line says that nobody signs in, and nothing besides. */
export const deniesEntrance = (line: string): boolean => shutsNone.test(line.replace(/[.!\s]+$/, ''));

/** 'Customers register by themselves', 'any member can make their own account'. */
const alone =
  /^(?!no\b|nobody\b|only\b|at most\b|none\b|\d)(?:(?:the|all|new|any|every|each) )?([^ .,;→]+(?: (?!(?:cannot|can't|not|never|don't|doesn't|mustn't)\b)[^ .,;→]+){0,4}?) (?:(?:can|may|should|must|will) )?(?:(?:signs? up|registers?|joins?)(?: (?:by|for) (?:themselves|himself|herself)| themselves| on their own| without (?:an |any )?invitations?)|(?:makes?|creates?|opens?) (?:an account (?:by|for) themselves|their own accounts?)(?: (?:by|for) themselves)?)$/i;

/** Who signs up without being invited, as a line that says nothing else tells; undefined for any other line. */
export const signingUpAlone = (line: string): string | undefined => alone.exec(line.replace(/[.!\s]+$/, ''))?.[1];

/** Whether a line says only who comes in, or that nobody has to: that is held where people sign in. */
export const isOfComingIn = (line: string): boolean => deniesEntrance(line) || signingUpAlone(line) !== undefined;

/** What stands open to whoever is not signed in: signing in and up, and what a mailed link opens. */
export const comingIn = 'those by which people come in';

const opening = `IF somebody who is not signed in asks for any page or call but ${comingIn}, `;

/** What the product does for whoever is not let in; undefined where a rule says nothing of it. */
export const entranceOf = (rule: string): string | undefined =>
  isEntrance(rule)
    ? `${opening}THEN THE SYSTEM SHALL refuse it and show the sign-in alone: ${rule.charAt(0).toLowerCase()}${rule.slice(1)}.`
    : undefined;

/** Whether a criterion is that of who is let in. */
export const isOfEntrance = (criterion: string): boolean => criterion.startsWith(opening);
