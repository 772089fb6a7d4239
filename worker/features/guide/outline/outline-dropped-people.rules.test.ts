import { describe, expect, it } from 'vitest';
import { emptyOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { withoutPeople } from '#worker/features/guide/outline/outline-dropped-people.rules.ts';

const rooms = {
  ...emptyOutline(),
  is: ['A tool for members, office managers and teachers to keep track of rooms'],
  people: ['Members', 'Office managers (us)', 'Teachers: want to know who comes'],
  acts: [
    'Members and teachers book a room → new booking: room, day; the office manager and the teachers are told',
    'Teacher cancels a course → course is cancelled; the members are told',
    'Office manager adds a room → new room: name; the teachers are told',
  ],
  records: ['Booking: member, teacher, room, day', 'Room: name'],
  rules: ['Teachers book at most 3 rooms.', 'Nobody cancels a booking of somebody else.'],
};

describe('people who are not needed after all', () => {
  it('take along what they alone do, hear and are bound by, and are gone from among others', () => {
    const left = withoutPeople(rooms, 'the teachers', 'Desk');
    expect(left?.is).toEqual(['A tool for members and office managers to keep track of rooms']);
    expect(left?.people).toEqual(['Members', 'Office managers (us)']);
    expect(left?.acts).toEqual([
      'Members book a room → new booking: room, day; the office manager is told',
      'Office manager adds a room → new room: name',
    ]);
    expect(left?.records).toEqual(['Booking: member, room, day', 'Room: name']);
    expect(left?.rules).toEqual(['Nobody cancels a booking of somebody else.']);
  });

  it('leave what only they saw to nobody', () => {
    const rules = ['Phone numbers are seen only by teachers.', 'Rooms are seen only by teachers and office managers.'];
    expect(withoutPeople({ ...rooms, rules }, 'teachers', 'Desk')?.rules).toEqual([
      'Phone numbers are seen by nobody.',
      'Rooms are seen only by office managers.',
    ]);
  });

  it('are told from those whose name ends alike', () => {
    const { acts, rules, people } = rooms;
    const both = {
      ...rooms,
      people: [...people, 'Head teachers'],
      acts: [...acts, 'Head teacher approves a course → course is approved; the teachers are told'],
      rules: [...rules, 'Head teachers approve at most 9 courses.'],
    };
    const left = withoutPeople(both, 'teachers', 'Desk');
    expect(left?.people).toContain('Head teachers');
    expect(left?.acts).toContain('Head teacher approves a course → course is approved');
    expect(left?.rules).toContain('Head teachers approve at most 9 courses.');
    expect(left?.rules).not.toContain('Teachers book at most 3 rooms.');
  });

  it('are nobody where no line names them, and stay where nothing would be left', () => {
    expect(withoutPeople(rooms, 'cooks', 'Desk')).toBeUndefined();
    expect(withoutPeople(rooms, 'bookings', 'Desk')).toBeUndefined();
    const alone = { ...rooms, acts: ['Teacher cancels a course → course is cancelled'] };
    expect(withoutPeople(alone, 'teachers', 'Desk')).toBeUndefined();
  });
});
