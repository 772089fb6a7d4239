export const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
export const longEmail = 'wolfeschlegelsteinhausenbergerdorff.maximiliana.konstantinopolitanskaya@example.com';
export const longName =
  'A very long name of a project that somebody has written as a whole sentence, because nobody told them not to';
export const arabic = 'مخبز الحي: اطلب خبزك مساءً واستلمه صباحاً';
export const hebrew = 'לחם טרי: הזמנה בערב, איסוף בבוקר';

/** A text with everything that is drawn in a way of its own. */
export const everything = `# Baker's handbook

What customers order in the evening, **bakers** bake by six. See [our site](https://example.com/bread) and \`orders.ts\`.

## Oven

1. Preheat to 250 °C
2. Bake for 40 minutes
   - with steam for the first ten
   - without it after that

- [x] Preheat
- [ ] Bake

> Bread that cools on a rack stays crisp.

## Breads

| Bread | Flour | Hours | Price |
| --- | --- | ---: | ---: |
| Rye | whole rye | 18 | 4.80 |
| ${longWord} | spelt | 6 | 5.20 |
| Baguette | wheat | 12 | 2.40 |

## Code

\`\`\`ts
/** What is still to be baked. */
export const open = (orders: Order[]) => orders.filter(({ bakedAt }) => bakedAt === null).toSorted((a, b) => a.due - b.due);
\`\`\`

## Diagrams

\`\`\`mermaid
flowchart LR
  A[Customer orders] --> B{Before 20:00?}
  B -->|yes| C[On the baker's list]
  B -->|no| D[Told to come early]
\`\`\`

\`\`\`mermaid
mindmap
  root((Bread))
\`\`\`

## Words

${longWord}

https://example.com/a/very/long/address/that/nobody/would/ever/type/by/hand/but/that/people/paste/all/the/time?with=everything

${arabic}

![a loaf](https://example.com/loaf.png)
`;

export const html =
  '<!doctype html><title>Bread</title><h1>Fresh bread</h1><p>Order by eight in the evening, fetch it at seven.</p>';

/** A reply as the assistant writes one. */
export const reply = `Three things decide what comes first:

1. **Who orders.** People who come by every week want their usual bread in two taps.
2. **Until when.** You said *eight in the evening*; the oven plan is made at nine.
3. **What happens with what is not fetched.**

| Question | Why it matters |
| --- | --- |
| Payment | Paying at the counter keeps the first version small |
| Holidays | The list must be closed on days off |

\`\`\`ts
const closesAt = { hour: 20, minute: 0 };
\`\`\`

I would begin with the list for the bakers, because everything else feeds it.`;

export const prompt = `# Order bread

## Goal

Customers confirm an order, so that FR-2 can be built next.

## Context

Customers order bread the evening before. This is based on Requirements v1.

## Files

- src/orders: everything about an order

## Accepted when

- WHEN a customer confirms an order, THE SYSTEM SHALL show its number within 2 seconds.

## Verify

- \`npm test\`
`;
