/**
 * Characters without any look of their own: they turn the writing direction, have no width, or fill a place unseen. Joiners and
 * variation selectors are none: emoji and some scripts are written with them.
 */
const unseenMarks =
  /\p{Bidi_Control}|\u034f|[\u00ad\u115f\u1160\u180e\u200b\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/gu;

const anythingSeen = /[^\s\u2800\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** A text without unseen marks; '' when there is nothing in it that can be seen. */
export const dropUnseen = (text: string): string => (anythingSeen.test(text) ? text.replace(unseenMarks, '') : '');
