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

  it.each([
    [
      'Boulderers tick the problems they climbed and see which grade they flash. The gym resets a wall every Tuesday.',
      'Add problems',
      'WHEN a gym adds a problem with its grade, THE SYSTEM SHALL show it to boulderers within 5 seconds.',
    ],
    [
      'We have 80 garden plots and a waiting list on paper. Members pay their rent, report broken taps, and sign up for work days. The board needs to see who has not done their hours.',
      'Add rents, work days and hours',
      'WHEN an organiser adds hours of a member, THE SYSTEM SHALL show them to that member within 5 seconds.',
    ],
  ])('lets somebody add what others tick, pay or are held to, before they do: %s', (description, title, criterion) => {
    const [first] = derive(description);
    expect(first?.title).toBe(title);
    expect(first?.criteria).toContain(criterion);
  });

  it('lets nobody add another one of what there is one', () => {
    const sauna = 'A sauna club. Guests book a time for the sauna and pay by card. Organisers confirm a booking.';
    expect(derive(sauna).map(({ title }) => title)).not.toContainEqual(expect.stringMatching(/^Add /));
  });

  it('lets nobody add what is uploaded', () => {
    const wedding = 'Photographers upload galleries, couples choose forty favourites and order an album.';
    expect(derive(wedding).map(({ title }) => title)).not.toContainEqual(expect.stringMatching(/^(?:Add|Enter) /));
  });
});
