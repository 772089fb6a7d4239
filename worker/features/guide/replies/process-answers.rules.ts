import { withoutNetwork } from '#worker/features/guide/documents/outlined-reach.rules.ts';
import { entryOf, namedDocuments } from '#worker/features/guide/documents/registry.rules.ts';
import { joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { ProjectBrief } from '#worker/features/guide/guide-turn.rules.ts';
import type { Platform } from '#worker/features/guide/product/platform.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { offerNext } from '#worker/features/guide/replies/path.rules.ts';

type Known = { product: Product; brief: ProjectBrief };

const mostFirst = 3;
const asksFirstPrompt =
  /\b(?:which|what) (?:coding )?prompts?\b.{0,40}\b(?:first|start|begin|next|order)\b|\border of (?:the )?prompts\b/i;
const asksBuilding =
  /\bhow (?:do|can|should|would|shall) (?:i|we) (?:now )?(?:(?:start|begin|go about|get started)(?: (?:with|to))? ?(?:the )?(?:build\w*|cod\w+|program\w*|develop\w*|mak\w+)|(?:build|code|program|develop) (?:it|this|that|the (?:app|product|thing|site)))\b/i;
const asksFinished =
  /\b(?:how (?:do|can|will|would) (?:i|we) (?:know|see|tell|notice)|when) (?:if |that |when |whether )?(?:(?:it|this|that|the (?:app|product|site|first version|build|whole))(?:'s| is| works)|(?:i|we)(?:'m|'re| am| are)) ?(?:really |all )?(?:finished|done|ready|complete|good enough|works?)?\b\W*$/i;
const asksName =
  /\b(?:change|rename|another|different|new)\b.{0,20}\b(?:names?|title)\b(?! of\b)|\brename (?:it|this|the (?:app|product|project))\b/i;
const asksDifference = /\b(?:difference|differs?|different)\b/i;
const asksAccount =
  /\bwithout (?:an? |any )?(?:account|log-?in|sign(?:ing)?[- ]?(?:in|up)|password|registration|registering)\b|\b(?:need|needs|have to|must) (?:an? |to )?(?:account|log in|sign (?:in|up)|register)\b/i;
const asksOffline =
  /\boffline\b|\bwithout (?:the |an? )?(?:internet|wi-?fi|network|connection|reception|signal)\b|\bno (?:internet|reception|signal|network)\b/i;
const asksPlace = /\bwhere (?:is|are|do|does|will) .{0,60}\b(?:stored?|kept|keep|saved?|hosted|lie|live|end up)\b/i;
const asksDevice =
  /\b(?:can|could|will|does|do|is)\b.{0,40}\b(?:on|with) (?:my|an?|the|their|our|any) (?:\p{L}+ )?(?:phones?|iphones?|android|tablets?|ipads?|laptops?|computers?|pcs?)\b/iu;

const tellFeature = ({ id, title }: Feature) => `${id} ${title}`;

/** The features with which the build begins: those that it cannot do without, in their order. */
const firstFeatures = ({ features }: Product) =>
  features.filter(({ priority }) => priority.level === 'must').slice(0, mostFirst);

function tellFirstPrompt({ product, brief }: Known): string {
  const first = joinWords(firstFeatures(product).map(tellFeature));
  const order = `The set-up prompt first, in an empty folder; then one prompt for each feature, in the order of the plan, beginning with ${first}. Run what stands at the end of each before you paste the next.`;
  const written = brief.prompts.length;
  return written > 0
    ? `${order} ${written === 1 ? 'One prompt is' : `${written} prompts are`} written so far, under Prompts.`
    : `${order} None is written yet. ${offerNext(product, brief, [])}`;
}

function tellBuilding({ product, brief }: Known): string {
  const has = (kind: string) => brief.documents.some(({ type }) => type === kind);
  const missing = ['requirements', 'architecture', 'plan'].filter((kind) => !has(kind));
  const before = missing.length > 0 ? `First the ${joinWords(missing)}, which I write here. Then the` : 'The';
  return `${before} set-up prompt goes into your coding tool, in an empty folder; after it one prompt for each feature, beginning with ${joinWords(firstFeatures(product).map(tellFeature))}. Each prompt ends with what shows that it works; go on when it does. If you do not code, an app builder takes the same prompts.\n\n${offerNext(product, brief, [])}`;
}

function tellFinished({ product }: Known): string {
  const criteria = product.features.reduce((sum, one) => sum + one.criteria.length, 0);
  const [first] = product.measures;
  return `The build is finished when each of the ${criteria} criteria (FR-1.1 and on) was seen to hold; each becomes a test, and the plan says for every task how to verify it. A first version is enough when ${joinWords(firstFeatures(product).map(tellFeature))} hold and ten ${product.idea.client.many} went through them without help.${first ? ` Whether it was worth it shows ${first.id}: ${first.text}.` : ''}`;
}

/** What parts two documents, by what each is. */
function tellDifference(text: string): string | undefined {
  const [one, two] = namedDocuments(text).map(entryOf);
  return one && two && one !== two ? `${one.means} ${two.means}` : undefined;
}

function tellAccount({ product }: Known): string {
  const account = product.features.find(({ key }) => key === 'account');
  if (!account) return `No feature asks for an account: whoever opens ${product.name} can use it.`;
  const [says = ''] = account.says.split(/(?<=\.) /);
  return `No, as it stands: ${tellFeature(account)} is in it. ${says} If some need none, say who and for what, such as “Anybody sees the ${product.idea.item.many} without an account”, and I keep it.`;
}

function tellOffline({ product }: Known): string | undefined {
  const { features, name, idea } = product;
  if (features.some(({ criteria, rules }) => [...criteria, ...rules].some((one) => withoutNetwork.test(one))))
    return undefined;
  return `No: nothing in what you told me asks for it, so ${name} needs a connection. Working without one costs a second store on each device and a rule for what holds when two changed the same. If ${idea.client.many} need it, say “It works offline and sends later what was entered”, and I keep it.`;
}

const runsOn: Readonly<Record<Platform, string | undefined>> = {
  'phone web': 'It is a web page made for phones, and works on larger screens too; nothing has to be installed.',
  'desktop web': 'It is a web page made for computers, and can be read on phones.',
  'store app': 'It is an app for iOS and Android from the stores.',
  'command line': undefined,
};

/**
 * Answers what is asked of the way from the idea to a product that runs: which prompt comes first, how building begins, when it is finished,
 * the name, what parts two documents, accounts, connection and where things are kept. Undefined where it asks none of these.
 */
export function answerProcessOf(asked: string, product: Product, brief: ProjectBrief): string | undefined {
  const text = asked.replace(/[’‘]/g, "'").trim();
  const known = { product, brief };
  if (asksFirstPrompt.test(text)) return tellFirstPrompt(known);
  if (asksBuilding.test(text)) return tellBuilding(known);
  if (asksFinished.test(text)) return tellFinished(known);
  if (asksDifference.test(text)) return tellDifference(text);
  if (/\b(?:i|we|you|my|our)\b/i.test(text) && asksName.test(text))
    return 'Yes: the name is yours to change in the project’s settings, at any time; the next document or prompt I write carries it. A feature is renamed by its heading in the requirements.';
  if (asksAccount.test(text)) return tellAccount(known);
  if (asksOffline.test(text)) return tellOffline(known);
  if (asksDevice.test(text)) return runsOn[product.platform];
  if (asksPlace.test(text))
    return `In the database of ${product.name}, with files such as photos beside it, in an account that is yours: nothing lies with me. Which host that is the architecture says, with what each part prevents.`;
  return undefined;
}
