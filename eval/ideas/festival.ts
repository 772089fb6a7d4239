const areas =
  'main stage,gate north,gate south,camping field,water point,first aid tent,bar by the lake,children’s corner,lost and found,parking meadow,backstage kitchen,recycling yard'.split(
    ',',
  );
const troubles = [
  'two people came although one was enough, because the list on the wall was older than the one in the chat',
  'nobody came for forty minutes, and the person before could not leave',
  'the shift lead did not know who speaks French and who may drive the van',
  'somebody fell ill and we phoned eleven volunteers until one said yes',
  'a volunteer waited at the wrong place because the map had been changed on Friday',
  'the meal vouchers ran out, since three people had taken theirs twice',
];
const wishes = [
  'volunteers see only their own shifts and who is with them',
  'the shift lead marks who has arrived, also when there is no signal on the field',
  'whoever cannot come offers the shift, and people with the same skill are asked first',
  'the office sees at a glance which shifts of the next three hours are not full',
  'after eight hours of work a volunteer gets the ticket money back, and nobody has to count it by hand',
];

/** About 3,000 words, as somebody writes down everything that comes to mind: the idea first, then notes of three summers. */
export function describeFestival(): string {
  const idea =
    'I organise a music festival with 600 volunteers and we plan their shifts in spreadsheets and group chats. I want an app in which volunteers apply with their skills and the days on which they have time, coordinators of each area publish shifts and accept people, and on the day itself shift leads check volunteers in by scanning a code. Changes go to the phone of everybody concerned, and to nobody else. Volunteers are between 16 and 70, so it has to be simple, and those under 18 may not work after 22:00 nor at the bar. We do not pay anybody; they get a ticket, meals and a shirt. We do not want to know more about them than we need: name, phone, date of birth, shirt size, skills, and whom to call in an emergency.';
  const notes = Array.from({ length: 44 }, (_, index) => {
    const area = areas[index % areas.length];
    const trouble = troubles[(index * 5 + 1) % troubles.length];
    const wish = wishes[(index * 3 + 2) % wishes.length];
    return `Note ${index + 1}, ${area}, ${['Thursday', 'Friday', 'Saturday', 'Sunday'][index % 4]} at ${8 + (index % 14)}:00: ${trouble}. It took us ${10 + ((index * 7) % 50)} minutes to sort it out while the queue grew. What would have helped the people there: ${wish}.`;
  });
  return [idea, ...notes].join('\n\n');
}
