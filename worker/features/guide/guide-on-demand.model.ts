import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { createGuideModel } from '#worker/features/guide/guide.model.ts';
import { onDemand } from '#worker/platform/on-demand.ts';

const loadGuide = onDemand(() => import('#worker/features/guide/guide.model.ts'));

/**
 * The embedded guide (guide.model.ts), loaded with the first call that it answers: it is the greater half of the Worker's code, and
 * with a model configured it answers only in its place.
 */
export function createGuideOnDemand(options: Parameters<typeof createGuideModel>[0]): LanguageModelV4 {
  const open = async () => (await loadGuide()).createGuideModel(options);
  return {
    specificationVersion: 'v4',
    provider: 'launchpath',
    modelId: 'guide-on-demand',
    supportedUrls: {},
    doGenerate: async (call) => (await open()).doGenerate(call),
    doStream: async (call) => (await open()).doStream(call),
  };
}
