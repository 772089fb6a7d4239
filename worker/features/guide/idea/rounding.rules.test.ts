import { describe, expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const derive = (description: string) => deriveProduct('Acme', description, []).features;

describe('what few acts leave open', () => {
  it.each([
    ['Help freelancers send invoices and chase late payments. The client can pay by link.'],
    ['People log their blood sugar, see patterns for the week and give their doctor a report.'],
    ['It checks their endpoints every minute, opens an incident, and customers subscribe to updates by e-mail.'],
  ])('lets nobody correct what others entered, or what can be taken back: %s', (description) => {
    expect(derive(description).map(({ title }) => title)).not.toContainEqual(expect.stringMatching(/^Correct /));
  });

  it.each([
    ['Customers want to know where my food truck is today and what is on the menu.', 'food truck owner', 'customers'],
    ['The deputy head enters classes and rooms, and teachers see substitutions.', 'deputy head', 'teachers'],
  ])('lets somebody enter what others only see: %s', (description, keeper, readers) => {
    const entered = derive(description).find(({ title }) => /^Enter (?:where|subst)/.test(title));
    expect(entered?.actor?.one).toBe(keeper);
    expect(entered?.criteria[0]).toMatch(new RegExp(`show it to ${readers} within`));
  });

  it.each([
    ['My choir keeps sheet music. I upload the parts, singers see statistics of their parts.'],
    ['Tenants report repairs, and landlords see the costs for each flat.'],
  ])('lets nobody enter what is worked out: %s', (description) => {
    expect(derive(description).map(({ title }) => title)).not.toContainEqual(expect.stringMatching(/^Enter /));
  });
});
