/** Replies as models write them, and blocks that grow long: what the drawing of a streamed reply is measured with. */

const section = (number: number) => `## ${number}. What customers do in part ${number}

Customers order **bread** the evening before, and *bakers* know what to bake; see [the plan](https://example.com/plan-${number}) and \`orders.${number}\`.

- A customer chooses a bread and sees its price
- The order is confirmed within **2 seconds**
  - by mail, when there is an address
  - on the page in any case
- A baker sees the sum of the orders, and prints it

| Field | Type | What it is for |
| --- | --- | --- |
| \`id\` | text | known to the customer |
| \`pickup_at\` | time | the morning on which it is fetched |
| \`paid\` | flag | whether it was paid on collection |

\`\`\`ts
export function confirmOrder(order: Order, now: Date): Confirmation {
  if (order.pickupAt < now) throw new OrderError('The morning is over');
  return { number: order.id.slice(-6), pickupAt: order.pickupAt };
}
\`\`\`

1. Build the form of part ${number}
2. Save the order, and count what is left
3. Tell the baker

`;

const grow = (length: number, part: (number: number) => string) => {
  let text = '';
  for (let number = 1; text.length < length; number += 1) text += part(number);
  return text.slice(0, length);
};
const repeat = (count: number, part: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index + 1)).join('\n');

/** Headings, lists, tables and code, about so many characters. */
export const writeReply = (length: number) => grow(length, section);

/** One block each that goes on and on. */
export const longBlocks = {
  'a table of 200 rows': `| Number | What | Who | When |\n| --- | --- | --- | --- |\n${repeat(200, (row) => `| ${row} | Order **bread** number ${row} | the \`customer\` of row ${row} | every evening at six |`)}\n`,
  'a code block of 400 lines': `\`\`\`ts\n${repeat(400, (line) => (line % 8 === 0 ? '' : `  const order${line} = await findOrder('bread-${line}', ${line});`))}\n\`\`\`\n`,
  'a list of 300 items': `${repeat(300, (item) => `- Item ${item}: the **baker** sees what was ordered, and prints it`)}\n`,
};
