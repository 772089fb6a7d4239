/** Words that say nothing unless a number stands beside them (DESIGN section 7). */
export const vagueWords =
  /\b(?:fast(?:er|est)?|eas(?:y|ier|iest)|easily|secure(?:ly)?|simpl(?:e|er|est|y)|scalable|robust|intuitive(?:ly)?|seamless(?:ly)?|user-friendly|modern|efficient(?:ly)?|quick(?:ly)?|quicker|flexible|smooth(?:ly)?|effortless(?:ly)?|state-of-the-art|cutting-edge|world-class)\b/gi;
