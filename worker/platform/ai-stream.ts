import type { LanguageModelV4, LanguageModelV4Middleware, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { wrapLanguageModel } from 'ai';

type Part = LanguageModelV4StreamPart;

/** A model whose streams are opened by `wrap`; all else stays as it is. */
export const wrapStream = (
  model: LanguageModelV4,
  wrap: NonNullable<LanguageModelV4Middleware['wrapStream']>,
): LanguageModelV4 => wrapLanguageModel({ model, middleware: { specificationVersion: 'v4', wrapStream: wrap } });

/** Each part as `map` makes it. A reader loop and not a TransformStream, which is slow on workerd. */
export function mapParts(source: ReadableStream<Part>, map: (part: Part) => Part): ReadableStream<Part> {
  const reader = source.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(map(value));
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
