import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { personOf } from '#worker/features/guide/documents/people.rules.ts';
import { lowerFirst, ownFeatures, termsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { writeContext } from '#worker/features/guide/prompts/for-agents.rules.ts';
import { writeBuilderSecurity } from '#worker/features/guide/prompts/for-builders-upkeep.rules.ts';
import { assemble, list, type PromptDraft } from '#worker/features/guide/prompts/parts.rules.ts';
import { type Touched, touchesOf } from '#worker/features/guide/prompts/touches.rules.ts';

/** A prompt that goes over what is built with an attacker's eye: every call of this product, with the answer that must come. */
export function writeSecurityPrompt(product: Product, basis: string): PromptDraft {
  if (product.tool?.builder) return writeBuilderSecurity(product, basis);
  const { features, name, platform } = product;
  const stack = stackOf(product);
  const terms = termsOf(product);
  const tell = (text: string) => capitalise(fill(text, terms));
  const title = `Check who may do what in ${name}`;
  const isCode = platform === 'command line';
  const [one, two] = [personOf(name, 0), personOf(name, 1)];
  const places = listPlaces(product);
  const own = ownFeatures(product);
  const account = features.find(({ key }) => key === 'account');
  const guarded = features.filter(({ key }) => key === 'account' || key === 'law');
  const calls = places.flatMap(({ calls: all, hooks, feature }) => [
    ...all.slice(0, 2).map(({ method, path, criterion }) => ({
      at: `${method} ${path}`,
      id: criterion.id,
      title: feature.title,
      isHook: false,
    })),
    ...hooks.map((hook) => ({ at: hook, id: feature.id, title: feature.title, isHook: true })),
  ]);
  const touched = own.flatMap((feature) => touchesOf(product, feature) ?? []);
  return {
    title,
    documentType: 'security_implementation',
    content: assemble(title, [
      isCode
        ? `## Goal\n\n${tell('Whoever lets {name} work on {goods} of a stranger is not harmed by it, and a test holds that.')}`
        : `## Goal\n\n${tell(`Each call of {name} is tried as a stranger, as ${two} and as ${one} whose {deals} they are; a test holds the answer.`)}`,
      writeContext(product, basis),
      list('Always', [
        ...(isCode
          ? [
              tell(
                `List each place where {name} reads a path, a setting or {goods}: ${joinWords(places.slice(0, 3).map(({ rule }) => `\`${rule}\``))} first.`,
              ),
            ]
          : [
              tell(
                `Make the list of calls of {name} from the code in a test, not by hand; a call without a case makes it fail.`,
              ),
              tell(`What belongs to ${one} answers ${two} as if it did not exist: 404, the same bytes.`),
            ]),
        ...guardsOf(touched, tell),
      ]),
      list('Never', [
        tell(
          `Add a feature, or change what ${joinWords(own.slice(0, 2).map(({ id }) => id))} of {name} do for the right person.`,
        ),
        isCode
          ? tell('Run, load or follow anything that {goods} name, also not with a setting that asks for it.')
          : tell('Write a value that one of the {clients} entered to a log; ids are enough to find it in {name}.'),
      ]),
      isCode
        ? list('Edge cases', [
            tell('{A item} whose path holds `../` or a space → {name} stays inside the folder it was given.'),
            tell('{A item} of 100 MB → {name} says so in one line and ends with exit code 2.'),
            tell(
              `A setting that names a command → “${lowerFirst(own[1]?.title ?? own[0]?.title ?? name)}” refuses it with its line.`,
            ),
            ...(places.some(({ adapters }) => adapters.length > 0)
              ? [
                  tell(
                    `The token for \`${places.find(({ adapters }) => adapters.length > 0)?.adapters[0]}\` may read only → {name} says which right is missing, and prints no part of the token.`,
                  ),
                ]
              : []),
          ])
        : list('Calls to walk, and what must come', [
            ...calls
              .slice(0, 7)
              .map(({ at, id, title: feature, isHook }) =>
                isHook
                  ? `\`${at}\` (${id}) without its signature → 401, and no row of “${lowerFirst(feature)}”`
                  : `\`${at}\` (${id}): ${/^POST/.test(at) ? `${two} with the id of ${one} in the body → the row of “${lowerFirst(feature)}” is ${two}’s own or refused` : /:id/.test(at) ? `${two} on a row of ${one} → 404, “${lowerFirst(feature)}” has changed nothing` : `${two} gets “${lowerFirst(feature)}” without a row of ${one}`}`,
              ),
            ...(calls.length === 0
              ? own
                  .slice(0, 3)
                  .map(
                    ({ id, title: feature }) =>
                      `The call behind “${lowerFirst(feature)}” (${id}) as ${two} on what is ${one}’s → 404`,
                  )
              : []),
          ]),
      isCode
        ? ''
        : list('Edge cases', [
            ...(account
              ? [
                  tell(
                    `${one} signs out in one window of {name} and goes on in the other → sign-in, with what was typed kept.`,
                  ),
                ]
              : [
                  tell(
                    `${two} guesses the link of ${one} by changing one character → as if there were nothing in {name}.`,
                  ),
                ]),
            tell(
              `A text with \`<img onerror>\` in ${nameOf(touched.flatMap(({ texts }) => texts)[0])} → it appears with its signs wherever {name} shows it.`,
            ),
            tell(`21 new {deals} of {goods} from one person within an hour → 429 with the time to wait.`),
          ]),
      list('Accepted when', [
        ...guarded
          .slice(0, 2)
          .flatMap(({ id, criteria }) => criteria.slice(0, 3).map((text, index) => `${id}.${index + 1}: ${text}`)),
        ...(guarded.length === 0
          ? own.slice(0, 1).map(({ id, criteria }) => `${id}.1 holds as before: ${criteria[0]}`)
          : []),
        isCode
          ? tell('Each edge case above is a folder in `fixtures/` of {name} with its expected output.')
          : tell(`A new call of {name} without a case for ${two} makes the tests fail; show it once.`),
      ]),
      list('Verify', [
        `\`${stack.commands.test}\` for ${name}; take one check out of \`${places[0]?.route ?? places[0]?.rule}\` and see it fail.`,
        `\`npm audit --omit=dev\` names nothing of level high in what ${name} ships.`,
      ]),
    ]),
  };
}

const nameOf = (at: string | undefined) => (at ? `\`${at}\`` : 'any field');

/** Guards that follow from what is stored. */
function guardsOf(touched: Touched[], tell: (text: string) => string): string[] {
  const all = (key: 'money' | 'files' | 'people') => [...new Set(touched.flatMap((one) => one[key]))];
  const names = (list: string[]) => joinWords(list.slice(0, 3).map((at) => `\`${at}\``));
  const [money, files, people] = [all('money'), all('files'), all('people')];
  return [
    ...(money.length > 0
      ? [tell(`A body that carries ${names(money)} is refused; {name} works them out itself.`)]
      : []),
    ...(files.length > 0
      ? [
          tell(
            `${names(files)} lead to bytes of at most 10 MB whose kind was read from the content, on an address of their own.`,
          ),
        ]
      : []),
    ...(people.length > 0
      ? [tell(`No list of {name} carries ${names(people)} of more people than the asker may see.`)]
      : []),
  ];
}
