import { parseMermaid } from 'beautiful-mermaid';
import { describe, expect, test } from 'vitest';
import { prepareMermaid } from '#web/ui/mermaid-source.ts';

/** The arrows that the renderer reads out of a prepared flowchart. */
function readArrows(body: string, header = 'flowchart LR'): string[] {
  const { text, arrows } = prepareMermaid(`${header}\n${body}`);
  const { edges } = parseMermaid(text);
  expect(edges.length).toBeGreaterThanOrEqual(arrows);
  return edges.map(({ source, target, label }) => `${source}>${target}${label ? `:${label}` : ''}`);
}

describe('arrows as people and models write them', () => {
  test.each([
    ['A-->B', ['A>B']],
    ['A --> B --> C', ['A>B', 'B>C']],
    ['A-->B-->C', ['A>B', 'B>C']],
    ['A---B', ['A>B']],
    ['A ----> B', ['A>B']],
    ['A==>B', ['A>B']],
    ['A-.->B', ['A>B']],
    ['A -..-> B', ['A>B']],
    ['A<-->B', ['A>B']],
    ['A --o B', ['A>B']],
    ['A --x B', ['A>B']],
    ['A & B-->C', ['A>C', 'B>C']],
    ['A-->|yes|B', ['A>B:yes']],
    ['A --> |yes| B', ['A>B:yes']],
    ['A-->|"a --> b"|B', ['A>B:a --> b']],
    ['A-- yes -->B', ['A>B:yes']],
    ['A--yes-->B', ['A>B:yes']],
    ['A -- sign-in needed --> B', ['A>B:sign-in needed']],
    ['A -- no --- B', ['A>B:no']],
    ['A == sure ==> B', ['A>B:sure']],
    ['A -. maybe .-> B', ['A>B:maybe']],
    ['A -.maybe.-> B', ['A>B:maybe']],
    ['A --> B; B --> C;', ['A>B', 'B>C']],
    ['A["x; y --> z"]-->B[two]', ['A>B']],
    ['A(["Stadium"])-->B[("Base: a, b")]-->C{{Hex}}', ['A>B', 'B>C']],
    ['my-node-->other-node', ['my-node>other-node']],
    ['A-->B %% and why', ['A>B']],
    ['A-->B:::hot\nclassDef hot fill:red\nstyle A fill:green\nclick A "https://example.com"', ['A>B']],
    ['subgraph one [The first]\n  A-->B\nend\nB-->C', ['A>B', 'B>C']],
    ['A --- B --> C', ['A>B', 'B>C']],
    ['A ~~~ B', []],
  ])('%j', (body, arrows) => {
    expect(readArrows(body)).toEqual(arrows);
  });

  test.each(['graph TD;', 'graph TD', 'flowchart', 'flowchart lr'])('the header %j', (header) => {
    expect(readArrows('A-->B', header)).toEqual(['A>B']);
  });

  test('front matter, settings and comments go', () => {
    const source = '---\ntitle: T\n---\n%%{init: {"theme": "dark"}}%%\n%% why\nflowchart LR\nA-->B';
    expect(prepareMermaid(source)).toEqual({ kind: 'Flowchart', text: 'flowchart LR\nA --> B', arrows: 1 });
  });
});

test.each(['', 'hello', 'gantt\n title A', 'pie title Pets', 'flowchart LR\n A@{ shape: rect } --> B'])(
  '%j is refused',
  (source) => {
    expect(() => prepareMermaid(source)).toThrow();
  },
);

test('what the renderer can not read has fewer arrows than were written', () => {
  const { text, arrows } = prepareMermaid('flowchart LR\nGröße --> B');
  expect(parseMermaid(text).edges.length).toBeLessThan(arrows);
});

test('other kinds are left as they are', () => {
  expect(prepareMermaid('sequenceDiagram\n  A->>B: hi')).toEqual({
    kind: 'Sequence diagram',
    text: 'sequenceDiagram\n  A->>B: hi',
    arrows: 0,
  });
});
