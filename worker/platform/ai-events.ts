import { joinShown, type OnShown } from '#worker/platform/ai-chunks.ts';
import { BegunError } from '#worker/platform/ai-faults.ts';

/** A reader sees text at once; the provider, which spends 200 µs on an event, gets what came in so long a time as one. */
const holdMs = 1_000;

/** Where the forms of OpenAI and of Workers AI have text; the first two are for the reader, the others are thinking. */
const textKeys = ['content', 'response', 'reasoning_content', 'reasoning'] as const;
/** What may stand beside text and tells nothing: `p` is padding, and the last event counts the tokens of all. */
const noise = new Set(['role', 'p', 'usage']);

type Fields = Record<string, unknown>;
type CompletionEvent = Fields & { choices?: { delta?: Fields; finish_reason?: unknown }[] };

/**
 * Server-sent events of a model, in the forms of OpenAI's chat completions and of Workers AI: text goes to `onShown` as it comes, and
 * neighbouring events that only bring more of one text are handed on as one. All others pass as they are, in their order.
 * @throws {BegunError} in the stream, when it breaks off after something was shown: such a call can't be made again.
 */
export function showEvents(source: ReadableStream<Uint8Array>, onShown: OnShown): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const events = joinEvents(onShown);
  let rest = '';
  return new ReadableStream({
    async pull(controller) {
      try {
        // Who enqueues nothing is not asked again.
        for (;;) {
          const { done, value } = await reader.read();
          const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
          rest = lines.pop() ?? '';
          let passing = '';
          for (const line of lines) passing += events.pass(line);
          if (done) passing += (rest && events.pass(rest)) + events.end();
          if (passing) controller.enqueue(encoder.encode(passing));
          if (done) return controller.close();
          if (passing) return;
        }
      } catch (error) {
        events.end();
        throw events.hasShown() ? new BegunError(error) : error;
      }
    },
    cancel(reason) {
      events.end();
      return reader.cancel(reason);
    },
  });
}

/** Takes lines, gives back what is to be handed on by now. */
function joinEvents(onShown: OnShown) {
  const shown = joinShown(onShown);
  let held: TextEvent | undefined;
  let heldKey: string | undefined;
  let since = 0;
  let isOpen = false;
  let hasShown = false;
  const handOn = () => {
    const text = held ? `data: ${JSON.stringify(held.event)}\n\n` : '';
    held = undefined;
    return text;
  };
  const show = (delta: string) => {
    // A reply does not begin with empty lines.
    if (!isOpen && delta.trim() === '') return;
    if (!isOpen) shown.add({ type: 'text-start', id: '' });
    isOpen = true;
    hasShown = true;
    shown.add({ type: 'text-delta', id: '', delta });
  };
  const end = () => {
    if (isOpen) shown.add({ type: 'text-end', id: '' });
    isOpen = false;
    return handOn();
  };
  /** The first of a text passes, for it tells that the model answers; nobody waits for the rest. */
  const hold = (text: TextEvent) => {
    const before = text.key === heldKey ? '' : handOn();
    const isDue = text.key !== heldKey || Date.now() - since >= holdMs;
    if (held) held.place[text.key] = `${held.place[text.key]}${text.delta}`;
    else held = text;
    if (!isDue) return before;
    heldKey = text.key;
    since = Date.now();
    return before + handOn();
  };
  return {
    hasShown: () => hasShown,
    end,
    pass(line: string): string {
      if (!line.startsWith('data:')) return held && line.trim() === '' ? '' : `${line}\n`;
      const { text, isAlone, isEnd } = readEvent(line.slice('data:'.length));
      if (text && (text.key === 'content' || text.key === 'response')) show(text.delta);
      // Blanks before the first word are not shown, so they must not hold it back.
      if (text && isAlone && (isOpen || text.delta.trim() !== '')) return hold(text);
      return `${isEnd ? end() : handOn()}${line}\n`;
    },
  };
}

/** `place` is the object in the event in which the text stands. */
type TextEvent = { event: CompletionEvent; place: Fields; key: string; delta: string };

/** @returns the text that an event brings, whether it brings nothing else, and whether no more of this text can come. */
function readEvent(data: string): { text?: TextEvent; isAlone: boolean; isEnd: boolean } {
  let event: CompletionEvent | null;
  try {
    event = JSON.parse(data);
  } catch {
    return { isAlone: false, isEnd: true };
  }
  if (typeof event !== 'object' || event === null) return { isAlone: false, isEnd: true };
  const [choice, ...others] = event.choices ?? [];
  const place = choice?.delta ?? event;
  // Workers AI has numbers where the text is a number.
  const key = textKeys.find(
    (name) => typeof place[name] === 'number' || (typeof place[name] === 'string' && place[name] !== ''),
  );
  if (key) place[key] = String(place[key]);
  const isEnd = Boolean(choice?.finish_reason || event.error || isNews(place.tool_calls));
  const isAlone =
    !isEnd &&
    others.length === 0 &&
    Object.keys(place).every((name) => name === key || noise.has(name) || !isNews(place[name]));
  return { ...(key && { text: { event, place, key, delta: String(place[key]) } }), isAlone, isEnd };
}

const isNews = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
