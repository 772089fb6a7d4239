import { type ESTree, parseSync, Visitor } from 'vite';

/**
 * What this app never does with React, told to the bundler so that it leaves the code for it out of the page: 20 KB of gzip on every
 * route. Each entry is a fact about the app; what is to be used after all (a `ViewTransition`, `onSelect` of an input, a `<title>` that
 * moves to the head, a function as a form's `action`) needs its entry taken out.
 */
const facts = {
  /** The React that they were held against, one by one: numbers and names within it are its own business. */
  version: '19.3.1',
  // The page is rendered in the browser alone: nothing is ever hydrated, nor does a view transition start by itself.
  constants: {
    isHydrating: 'false',
    shouldStartViewTransition: 'false',
    viewTransitionMutationContext: 'false',
    entangledTransitionTypes: 'null',
    hydrationParentFiber: 'null',
    retryDehydratedSuspenseBoundary: 'noop$1',
    // No form is one that React resets.
    needsFormReset: 'false',
    TransitionAwareHostComponent: 'null',
    // Nor does the browser show its own progress for a transition: the app has its spinners.
    defaultOnDefaultTransitionIndicator: 'noop$1',
    // What waits for images, style sheets or a view transition before it is shown: nothing.
    onUnsuspend: 'noop$1',
    // Nobody looks at the built page with React's developer tools.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    injectedHook: 'null',
    // What every browser that is new enough for these scripts can do.
    canUseDOM: 'true',
    isInputEventSupported: 'true',
    normalizeKey: '({})',
    reportGlobalError: 'reportError',
    translateToKey: '({})',
  } as Record<string, string>,
  /** What gives back the name that it is given: no event of these browsers has a prefix. */
  sameAsGiven: ['getVendorPrefixedEventName'],
  alwaysNullOf: ['dehydrated'],
  alwaysFalseOf: ['isDehydrated'],
  /** Fibers of profilers, boundaries to hydrate, suspense lists, scopes, resources in the head, whole pages, transitions, activities. */
  unknownTags: [12, 18, 19, 21, 23, 25, 26, 27, 30, 31],
  unknownTypes: [
    'REACT_ACTIVITY_TYPE',
    'REACT_PROFILER_TYPE',
    'REACT_SUSPENSE_LIST_TYPE',
    'REACT_LEGACY_HIDDEN_TYPE',
    'REACT_VIEW_TRANSITION_TYPE',
  ],
  /** What these would answer: no custom elements, no resources in the head, no refs on fragments, no actions on forms, no listener to
   * text that is about to be put in or is selected, nobody who reads component stacks. */
  answers: {
    attemptExplicitHydrationTarget: 'undefined',
    claimQueuedTransitionTypes: 'null',
    commitExitViewTransitions: 'undefined',
    commitNestedViewTransitions: 'undefined',
    commitSuspenseHydrationCallbacks: 'undefined',
    getHoistableRoot: 'null',
    getParentHydrationBoundary: 'null',
    isFragmentInstanceHostBoundary: 'true',
    isSingletonScope: 'false',
    popToNextHostParent: 'undefined',
    preloadResource: 'true',
    queueTransitionTypes: 'undefined',
    registerSuspenseInstanceRetry: 'undefined',
    restoreEnterOrExitViewTransitions: 'undefined',
    restoreNestedViewTransitions: 'undefined',
    trackEnterViewTransitions: 'undefined',
    traverseVisibleInstancesAndTextInstances: 'undefined',
    ViewTransitionPseudoElement: 'null',
    isAttributeNameSafe: 'true',
    isCustomElement: 'false',
    isHostHoistableType: 'false',
    isFragmentInstanceParent: 'false',
    getStackByFiberInDevAndProd: "''",
    FragmentInstance: 'null',
    commitNewChildToFragmentInstances: 'undefined',
    commitFragmentInstanceInsertionEffects: 'undefined',
    commitFragmentInstanceDeletionEffects: 'undefined',
    extractEvents$1: 'undefined',
    constructSelectEvent: 'undefined',
    getNativeBeforeInputChars: 'undefined',
    getFallbackBeforeInputChars: 'undefined',
    popHydrationState: 'false',
    resetHydrationState: 'undefined',
    queueHydrationError: 'undefined',
    upgradeHydrationErrorsToRecoverable: 'null',
    getSuspenseInstanceFromFiber: 'null',
    getActivityInstanceFromFiber: 'null',
    queueIfContinuousEvent: 'false',
    clearIfContinuousEvent: 'undefined',
    retryIfBlockedOn: 'undefined',
    updateDehydratedSuspenseComponent: 'null',
    maySuspendCommit: 'false',
    accumulateSuspenseyCommitOnFiber: 'undefined',
    preloadInstanceAndSuspendIfNeeded: 'undefined',
    waitForCommitToBeReady: 'null',
    findCurrentFiberUsingSlowPath: 'null',
    getComponentNameFromType: 'null',
  } as Record<string, string>,
  /** Hooks of forms, of optimism and of the compiler; hints to fetch something. */
  unusedHooks: [
    'useActionState',
    'useCacheRefresh',
    'useFormState',
    'useHostTransitionStatus',
    'useMemoCache',
    'useOptimistic',
  ],
  unusedHints: [
    'preconnect',
    'prefetchDNS',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'requestFormReset',
  ],
};

/** The attributes that React writes otherwise than they are named here, as far as the app uses them; icons and Markdown bring no others. */
export const renamedAttributes = [
  'htmlFor',
  'paintOrder',
  'strokeDasharray',
  'strokeLinecap',
  'strokeLinejoin',
  'strokeWidth',
  'textAnchor',
];

const isOneOf = (names: string[], node: ESTree.Node | null) => node?.type === 'Identifier' && names.includes(node.name);
const isTag = (node: ESTree.Node) =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'tag';
const isUnknownTag = (node: ESTree.Node | null) =>
  node?.type === 'Literal' && typeof node.value === 'number' && facts.unknownTags.includes(node.value);
const leaves = (body: ESTree.Statement[]): boolean => {
  const last = body.at(-1);
  if (last?.type === 'BlockStatement') return leaves(last.body);
  return last !== undefined && /^(Break|Return|Throw|Continue)Statement$/.test(last.type);
};

/** The variables that a part declares, which others of its function may use. */
function listVariables(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(listVariables);
  if (typeof part !== 'object' || part === null) return [];
  const node = part as ESTree.Node;
  const own = node.type === 'VariableDeclarator' && node.id.type === 'Identifier' ? [node.id.name] : [];
  return [...own, ...Object.values(node).flatMap(listVariables)];
}

/**
 * Writes the facts into a file of React's. @returns its text, with nothing for the bundler to keep of what they rule out.
 * @throws when it is of another version.
 */
export function foldReact(code: string): string {
  if (/\bversion = "/.test(code) && !code.includes(`version = "${facts.version}"`))
    throw new Error(`scripts/lean-react.ts was written for React ${facts.version}: hold its facts against this one.`);
  const edits: { start: number; end: number; text: string }[] = [];
  const put = ({ start, end }: { start: number; end: number }, text: string) => edits.push({ start, end, text });
  const written = new Set<ESTree.Node>();
  /** Of each function around the place of the moment: what dropped parts have declared. */
  const missing: string[][] = [];
  const enter = () => missing.push([]);
  const leave = ({ body }: { body: ESTree.Node | null }) => {
    const names = [...new Set(missing.pop())];
    if (body && names.length > 0) put({ start: body.start + 1, end: body.start + 1 }, `var ${names.join(', ')};`);
  };

  /** A case that nothing comes to, by itself or from the one above, goes with what it does; else its label alone. */
  const dropCases = ({ cases }: ESTree.SwitchStatement, isDropped: (test: ESTree.Node | null) => boolean) => {
    cases.forEach((each, index) => {
      if (!isDropped(each.test)) return;
      const above = cases[index - 1];
      const isAlone = !above || leaves(above.consequent);
      put({ start: each.start, end: (!isAlone && each.consequent[0]?.start) || each.end }, '');
      if (isAlone) missing.at(-1)?.push(...listVariables(each.consequent));
    });
  };

  const answer = (node: ESTree.CallExpression | ESTree.NewExpression) => {
    const name = node.callee.type === 'Identifier' ? node.callee.name : '';
    if (Object.hasOwn(facts.answers, name)) put(node, facts.answers[name] ?? '');
    const [given] = node.arguments;
    if (given && facts.sameAsGiven.includes(name)) put(node, code.slice(given.start, given.end));
  };

  new Visitor({
    SwitchStatement(node) {
      if (isTag(node.discriminant)) dropCases(node, isUnknownTag);
      else dropCases(node, (test) => isOneOf(facts.unknownTypes, test));
    },
    BinaryExpression(node) {
      const { left, right, operator } = node;
      const compares = (isUnknownTag(left) && isTag(right)) || (isUnknownTag(right) && isTag(left));
      if (compares && (operator === '===' || operator === '!==')) put(node, String(operator === '!=='));
    },
    AssignmentExpression(node) {
      written.add(node.left);
    },
    VariableDeclarator(node) {
      written.add(node.id);
      if (!isOneOf(['aliases'], node.id) || !node.init) return;
      const kept = new RegExp(`\\["(${renamedAttributes.join('|')})", "[^"]+"\\]`, 'g');
      put(node.init, `new Map([${code.slice(node.init.start, node.init.end).match(kept)?.join()}])`);
    },
    FunctionDeclaration(node) {
      enter();
      if (node.id) written.add(node.id);
      for (const parameter of node.params) written.add(parameter);
    },
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    Identifier(node) {
      const constant = Object.hasOwn(facts.constants, node.name) && facts.constants[node.name];
      if (constant && !written.has(node)) put(node, constant);
    },
    MemberExpression(node) {
      if (!written.has(node) && !node.computed && isOneOf(facts.alwaysNullOf, node.property)) put(node, 'null');
      if (!written.has(node) && !node.computed && isOneOf(facts.alwaysFalseOf, node.property)) put(node, 'false');
    },
    CallExpression: answer,
    NewExpression: answer,
    Property(node) {
      // With the comma behind it.
      if (!isOneOf(facts.unusedHints, node.value) && !isOneOf(facts.unusedHooks, node.key)) return;
      const end = code.slice(node.end).search(/\S/) + node.end;
      put({ start: node.start, end: code[end] === ',' ? end + 1 : node.end }, '');
    },
    ExpressionStatement(node) {
      const { expression } = node;
      if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return;
      const { object } = expression.left;
      const isMethod =
        object.type === 'MemberExpression' &&
        object.object.type === 'Identifier' &&
        Object.hasOwn(facts.answers, object.object.name);
      if (isMethod) put(node, '');
    },
  }).visit(parseSync('react.js', code).program);

  let text = '';
  let end = 0;
  // Of two that lie in each other the outer one counts.
  for (const edit of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < end) continue;
    text += code.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return text + code.slice(end);
}
