/** What a product can be told to do, each as a criterion says it; a wish that begins so says what should be seen. */
const deeds: Record<string, string> = {
  add: 'offer',
  support: 'offer',
  introduce: 'offer',
  build: 'offer',
  remove: 'leave out',
  drop: 'leave out',
  notify: 'tell',
  inform: 'tell',
  display: 'show',
  enable: 'let',
};
const asTheyAre =
  'accept allow ask cancel close confirm count explain export filter group hide highlight import include keep leave let limit list mark mention move name offer open print put refuse remember remind repeat reserve save say send show sort stop suggest tell translate warn write';
const doable = new Set([...Object.keys(deeds), ...asTheyAre.split(' ')]);

/**
 * A wish that says what the product is to do, as a criterion begins it: 'Add a filter' gives 'offer' and 'a filter'. Undefined for one that
 * says only what is missing or wrong.
 */
export function readWish(said: string): { deed: string; rest: string } | undefined {
  const [, word = '', rest = ''] = /^(?:please )?(\p{L}+)\s+(.{3,})$/isu.exec(said.trim().replace(/[.!]+$/, '')) ?? [];
  const verb = word.toLowerCase();
  if (!doable.has(verb)) return undefined;
  // 'Enable people to pay' lets them pay.
  return { deed: deeds[verb] ?? verb, rest: verb === 'enable' ? rest.replace(' to ', ' ') : rest };
}

/**
 * What a wish is about: 'Offer gift cards' is about the cards, though another feature offers something too; 'Remind
 * me' is about reminding.
 */
export function topicOfWish(said: string): string {
  const wish = readWish(said);
  return wish && /^(?:offer|show|let|allow|keep|leave out|include|open|print|put|move|name|list|count)$/.test(wish.deed)
    ? wish.rest
    : said;
}

const wrong =
  /\b(?:is|are|was|were|isn[’']t|aren[’']t|does(?:n[’']t| not)|do(?:n[’']t| not)|can(?:[’']t|not)|could(?:n[’']t| not)|fails?|crash\w*|breaks?|broken|missing|confusing|too)\b|\b(?:slow|unclear|hard|difficult)$/i;

/** Whether it tells what is wrong and not what to make: 'Photos load too slowly'. */
export const isComplaint = (said: string): boolean => readWish(said) === undefined && wrong.test(said);
