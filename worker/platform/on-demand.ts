/**
 * What most starts of the Worker have no use for is loaded with the first call for it, and kept: an import that is done already still
 * takes a turn of the event loop.
 */
export function onDemand<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Module | undefined;
  return async () => {
    loaded ??= await load();
    return loaded;
  };
}
