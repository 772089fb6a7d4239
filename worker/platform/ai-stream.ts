import type { LanguageModelV4, LanguageModelV4Middleware } from '@ai-sdk/provider';
import { wrapLanguageModel } from 'ai';

/** A model whose streams are opened by `wrap`; all else stays as it is. */
export const wrapStream = (
  model: LanguageModelV4,
  wrap: NonNullable<LanguageModelV4Middleware['wrapStream']>,
): LanguageModelV4 => wrapLanguageModel({ model, middleware: { specificationVersion: 'v4', wrapStream: wrap } });
