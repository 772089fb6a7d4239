import { describe, expect, it } from 'vitest';
import { draftReading } from '#worker/features/guide/product/reading-draft.rules.ts';

const draftOf = (idea: string) => draftReading('Acme', idea, []).outline;

describe('an idea of a known kind that tells more', () => {
  it('has the lines of its kind, and what the rest needs, where the rest was told', () => {
    const { acts, records, rules } = draftOf(
      'Tenants report faults and book the laundry room. The caretaker fixes the faults.',
    );
    expect(acts).toContain(
      'Caretaker takes a request → request is taken, with the day it will be done; the tenant is told',
    );
    expect(acts).toContain(
      'Tenants book the laundry room → new booking: room, day, start, end, note; the caretaker is told',
    );
    expect(acts.indexOf('Tenant cancels a booking → booking is cancelled; the caretaker is told')).toBeLessThan(
      acts.findIndex((line) => line.includes('takes a request')),
    );
    expect(records).toContain('Booking: tenant, room, day, start, end, note; states: booked, cancelled');
    expect(rules).toContain('No two bookings of the same room at the same time.');
  });

  it('keeps as a line to fill in what nothing is known to come of', () => {
    const { acts } = draftOf('Members book machines, report broken ones, and swap shifts at the front desk.');
    expect(acts.filter((line) => line.includes('swap shifts'))).toHaveLength(1);
  });

  it('is about what people sign up for', () => {
    const { acts } = draftOf(
      'Volunteers at the animal shelter walk dogs and sign up for shifts; the manager posts news.',
    );
    expect(acts).toContain(
      'Volunteers sign up for shifts → new registration: shift, name, phone; the volunteer is told',
    );
    expect(acts.join('\n')).not.toMatch(/new dog/);
  });
});
