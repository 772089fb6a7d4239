import { describe, expect, it } from 'vitest';
import { writeApi } from '#worker/features/guide/documents/api-outline.rules.ts';
import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { writeBusiness } from '#worker/features/guide/documents/business.rules.ts';
import { writeDatabase } from '#worker/features/guide/documents/database.rules.ts';
import { writeTests } from '#worker/features/guide/documents/tests.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { writeBuilderFeature } from '#worker/features/guide/prompts/for-builders.rules.ts';
import { writeOperationsPrompt } from '#worker/features/guide/prompts/operations.rules.ts';
import { writeSecurityPrompt } from '#worker/features/guide/prompts/security.rules.ts';

const basis = 'Requirements v1';

describe('a command that reads commits', () => {
  const product = deriveProduct(
    'Tidy Commits',
    'A command line tool for developers that checks commit messages against team rules and posts a summary to GitHub. It suggests a better message too.',
    [],
  );

  it('has commands of its own names', () =>
    expect(writeApi(product, basis)).toMatch(/`tidy-commits check`[\s\S]*`tidy-commits init`[\s\S]*suggest/));

  it('has types of what it reads', () => {
    const text = writeDatabase(product, basis);
    expect(text).toMatch(/type Commit = \{\s+readonly sha: string;\s+readonly parents: readonly string\[\]/);
    expect(text).toMatch(/type Finding = \{\s+readonly rule: string;\s+readonly sha: string;/);
    expect(text).toContain("readonly level: 'error' | 'warning';");
    expect(text).toContain('readonly commitMessagesSeen: number;');
    expect(text).toContain('readonly findings: readonly Finding[];');
  });

  it('reads git, where the messages are checked', () =>
    expect(listNeeds(product).map(({ part, features }) => `${part.key} ${features[0]?.title}`)).toContain(
      'git Check commit messages',
    ));

  it('is tried on no phone, and on what commits are like', () => {
    const text = writeTests(product, basis);
    expect(text).not.toMatch(/on a phone/i);
    expect(text).toMatch(/merge commit/i);
  });

  it('is held against harm as what it is', () => {
    const { content } = writeSecurityPrompt(product, basis);
    expect(content).toContain('may write comments and nothing else');
    expect(content).not.toContain('`../`');
  });
});

describe('an extension without a server', () => {
  const product = deriveProduct(
    'Calm Page',
    `What it is
- A browser extension that hides headlines
Who uses it
- Readers
What happens
- A reader ticks a topic
- It hides headlines of that topic
What is kept
- Topic: text
What always holds
- Nothing leaves the machine
What it will not do
- No server`,
    [],
  );

  it('has no calls, no health route and no price of hosting', () => {
    const security = writeSecurityPrompt(product, basis).content;
    expect(security).not.toContain('404');
    expect(security).toContain('asks no address');
    expect(writeOperationsPrompt(product, basis).content).not.toMatch(/health|bring-back/);
    expect(writeBusiness(product, basis)).not.toMatch(/Hosting/);
  });

  it('is nothing that an app builder makes', () => {
    const [feature] = product.features;
    const content = feature ? writeBuilderFeature(product, feature, basis).content : '';
    expect(content).toContain('an app builder makes pages');
    expect(content).not.toMatch(/sees it too/);
  });
});

describe('a message', () => {
  const waysOf = (description: string, decision?: string) =>
    listNeeds(
      deriveProduct('Acme', description, decision ? [{ topic: 'How the message arrives', decision }] : []),
    ).flatMap(({ part, features }) =>
      /^(?:push|mail|print)$/.test(part.key) ? [`${part.key} ${features.map(({ title }) => title).join(', ')}`] : [],
    );

  it('to somebody who has never come in goes to their address', () => {
    const ways = waysOf('Patients fill in their intake forms before a visit to a clinic; nurses review them.');
    expect(ways.join()).toContain('mail Invite patients');
    expect(ways.join()).not.toContain('push');
  });

  it('on the phone needs a push where that was chosen, and no PDF is made of an album', () => {
    const told =
      'Photographers upload wedding galleries, couples choose forty favourites and order an album, and the photographer is told which pictures to retouch.';
    expect(waysOf(told).join()).not.toContain('print');
    expect(waysOf(told, 'As a message on the phone, with e-mail as the second way').join()).toContain('push');
  });
});
