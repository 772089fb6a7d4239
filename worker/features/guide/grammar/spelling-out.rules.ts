const contractions: [RegExp, string][] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|would|should|could)n'?t\b/gi, '$1 not'],
  [/\b(?:can'?t|cannot)\b/gi, 'can not'],
  [/\bwon'?t\b/gi, 'will not'],
  [/\b(must|might|need)n'?t\b/gi, '$1 not'],
  [/\bshan'?t\b/gi, 'shall not'],
  [/\bi'?m\b/gi, 'I am'],
  [/\bu\b(?![.'’-])/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\b(i|we|you|they)'(?:d|ll)\b/gi, '$1 would'],
  [/\b(i|we|you|they)'ve\b/gi, '$1 have'],
  [/\b(we|you|they)'re\b/gi, '$1 are'],
  [/\b(it|he|she|who|that|what|where|there)'s\b/gi, '$1 is'],
];

const slips: Readonly<Record<string, string>> = {
  wher: 'where',
  whre: 'where',
  wich: 'which',
  whitch: 'which',
  teh: 'the',
  thier: 'their',
  adn: 'and',
  becuase: 'because',
  becouse: 'because',
  togther: 'together',
  togehter: 'together',
  shoud: 'should',
  thru: 'through',
  wheres: 'where is',
  whats: 'what is',
  whos: 'who is',
  hows: 'how is',
  mesage: 'message',
  mesages: 'messages',
  befor: 'before',
  somone: 'someone',
  evrybody: 'everybody',
  everbody: 'everybody',
  evryone: 'everyone',
  realy: 'really',
  allways: 'always',
  untill: 'until',
  recive: 'receive',
  recives: 'receives',
  beleive: 'believe',
  acces: 'access',
  calender: 'calendar',
  instal: 'install',
  wont: 'will not',
  cant: 'can not',
  dosent: 'does not',
  doesnt: 'does not',
  dont: 'do not',
  shouldnt: 'should not',
  mustnt: 'must not',
  isnt: 'is not',
  arent: 'are not',
  im: 'I am',
  thats: 'that is',
  theyre: 'they are',
  youre: 'you are',
  weve: 'we have',
  ive: 'I have',
};
const slip = new RegExp(`\\b(?:${Object.keys(slips).join('|')})\\b`, 'gi');

/** Spells out what is run together or left out in haste: 'dont', 'I'm', 'there dog'. */
export function spellOut(text: string): string {
  const plain = text
    .replace(/[’‘]/g, "'")
    .replace(
      /\b(to|walk|choose|see|take|book|pick|bring|share|use|keep|enter|in|from|with|of) there (?=[a-z])/gi,
      '$1 their ',
    )
    .replace(/\b(in|with) (simple|easy) (words|language|terms)\b/gi, '$1 plain $3')
    .replace(slip, (word) => slips[word.toLowerCase()] ?? word)
    .replace(/\bkeep(s?) track of\b/gi, 'track$1')
    .replace(/\b(can|could|must|should|may|will|would) to (?=\p{Ll})/gu, '$1 ')
    .replace(/\b(e\.g|i\.e|etc)\.,?/gi, ' ');
  return contractions.reduce((spelt, [pattern, by]) => spelt.replace(pattern, by), plain);
}
