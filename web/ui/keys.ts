import type { KeyboardEvent } from 'react';

/** Whether a key is part of composing a word. Safari tells the one that confirms it by its old code alone. */
export const isComposing = ({ nativeEvent }: KeyboardEvent) => nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Enter that is meant as such: it breaks no line and confirms no word. */
export const isPlainEnter = (event: KeyboardEvent) => event.key === 'Enter' && !event.shiftKey && !isComposing(event);
