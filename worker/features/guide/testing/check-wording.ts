const small =
  /^(a|an|the|my|our|their|and|or|but|of|for|with|on|in|at|by|from|about|into|to|as|than|is|are|was|which|who|so|when|if|because|while|where|instead|without|i|we|us|me|it)$/i;
const firstPerson = /\b(I|we|my|our|me|us|myself|ourselves)\b/;

/** Faults of a feature title that was made from an idea: a loose first or last word, or somebody's 'we'. */
export function checkTitle(title: string): string[] {
  const words = title.split(' ');
  return [
    ...(small.test(words.at(-1) ?? '') ? [`ends in ${words.at(-1)}`] : []),
    ...(small.test(words[0] ?? '') ? [`begins with ${words[0]}`] : []),
    ...(firstPerson.test(title) || /[,{}]$/.test(title) ? [`unsettled: ${title}`] : []),
  ];
}

/** Faults of a greeting: a clause said twice, a sentence that hangs, a word in the first person that was the writer's. */
export function checkGreeting(greeting: string): string[] {
  const sentences = greeting.split(/(?<=[.?])\s+/).filter((sentence) => /^[A-Z]/.test(sentence));
  const clauses = sentences
    .flatMap((sentence) => sentence.replace(/\.$/, '').split(/, | and |: /))
    .map((clause) => clause.toLowerCase().trim())
    .filter((clause) => clause.split(' ').length >= 3);
  return [
    ...clauses
      .filter((clause, index) =>
        clauses.some((other, at) => at !== index && (other === clause ? at < index : other.endsWith(` ${clause}`))),
      )
      .map((clause) => `said twice: ${clause}`),
    ...sentences
      .filter(
        (sentence) => small.test(sentence.replace(/[.?]$/, '').split(' ').at(-1) ?? '') && !/ it\.$/.test(sentence),
      )
      .map((sentence) => `hangs: ${sentence}`),
    ...sentences
      .filter((sentence) =>
        firstPerson.test(sentence.replace(/\bAs I read it\b|\bas I read it\b|\bI can build\b|\blet us\b/g, '')),
      )
      .map((sentence) => `in the first person: ${sentence}`),
    ...sentences
      .filter((sentence) => / ,|\{|\}|\b(\w{3,}) \1\b/.test(sentence))
      .map((sentence) => `broken: ${sentence}`),
  ];
}
