import { ideas } from '#worker/features/guide/testing/ideas.ts';

/** An idea of each kind, in the order of the proposals. */
export const kinds: [kind: string, idea: string][] = [
  ['an API', 'An API that validates VAT numbers for online shops. Developers get a key and see their usage.'],
  ['a marketplace', 'A marketplace for handmade ceramics. Potters open a small shop, buyers pay by card.'],
  [
    'plots held by the year',
    'Community allotments, 62 plots plus a waiting list of 40 people. Everyone pays £45 a year, due on 1 March; if they haven’t paid by the end of April they get a warning. The plot goes to the next person on the list, who gets a week to say yes or no.',
  ],
  [
    'rents and repairs of a landlord',
    'I rent out four small flats. I want one place to see who has paid this month and which repairs each tenant waits for. Tenants report a problem with a photo.',
  ],
  [
    'work at the customer’s place',
    'I am a house painter. People ask me for a quote, I come and look at the place, send them a quote and they say yes or no.',
  ],
  [
    'several things on one slip',
    'I sharpen knives. People drop off their knives and get a text when they are ready to be picked up.',
  ],
  [
    'a thing that is worked on',
    'Potters drop off pieces at our studio to be fired. We note which kiln load each went in and tell them when it is ready.',
  ],
  [
    'a piece that is made to order',
    'I make custom cakes from home. People send me a photo of what they want, I tell them the price and they pay a deposit.',
  ],
  [
    'a queue',
    'Walk-in queue for a barber shop, no bookings. Customers scan a code at the door. The barber presses next.',
  ],
  ['orders that are fetched', ideas.bakery ?? ''],
  [
    'invoices',
    'Help freelancers send invoices and chase late payments automatically. Three reminders, and the client can pay by link.',
  ],
  [
    'what two type from a scan',
    'Volunteers at a museum transcribe old letters. Two volunteers type each letter independently, and where they differ an editor decides.',
  ],
  [
    'what is checked before it is out',
    'A school newspaper. Pupils write articles, the teacher proofreads them, and only what is approved goes on the website.',
  ],
  [
    'a newsletter of one',
    'I write a weekly newsletter about gardening and readers subscribe with their e-mail address.',
  ],
  [
    'a newsletter of many',
    'A weekly newsletter about local music: authors publish concert reviews, readers subscribe, the first month is free, and venues can pay for one clearly marked listing per issue.',
  ],
  ['where somebody is today', 'Customers want to know where my food truck is today and what is on the menu.'],
  [
    'words that come back',
    'Learn spanish by reading short stories, tap a word and you see what it means, and the words you didnt know come back later as flashcards',
  ],
  ['cards of one’s own', 'A flashcard app: learners write their own cards and practise them every day.'],
  ['a community', 'A Q&A site for beekeepers. Members ask questions, others answer, moderators hide posts.'],
  [
    'applications',
    'Applicants apply for a grant from our foundation. They fill in a form, and the board decides on it.',
  ],
  ['forms before a visit', 'Patients fill in an intake form before their first visit at our clinic.'],
  [
    'what a child must not eat',
    'One page I could send as a link with what he can’t eat, what to do if he has a reaction and my number. I want to be able to turn the link off afterwards.',
  ],
  [
    'instructions for a pet sitter',
    'A page with instructions for our pet sitter: what the cats eat and the vet’s number. I send her the link and switch it off when we are back.',
  ],
  [
    'a guide for guests',
    'We rent out a small holiday flat and guests keep asking for the wifi password. I want a welcome page that they open with a QR code.',
  ],
  [
    'instructions for a house sitter',
    'House sitter instructions: how the alarm works, when the bins go out, shared as a link with whoever is staying.',
  ],
  [
    'an emergency sheet',
    'An emergency info sheet for my mum: medicines, doctor, who to call. Anyone who scans the code on her fridge can read it.',
  ],
  [
    'a page that is turned off again',
    'I write something on a page, send people a link, and later turn the link off so they can’t see it anymore.',
  ],
  ['medicines', 'My sister and I give our father his pills. We want a reminder, and an alarm if nobody gave them.'],
  ['pets', 'An app for families with a dog: who fed it, who walked it and when it was.'],
  ['plants of many', 'An office with 30 plants. People tick who watered which plant, and we get a reminder.'],
  ['parents who live apart', 'An app for divorced parents with handover days, expenses and notes about the child.'],
  [
    'the care of a parent',
    'Something to help my sister and me split up looking after our dad, like who’s driving him where, what the doctor said last time and who paid for what.',
  ],
  [
    'help for a friend who is ill',
    'My friend has cancer and lots of people want to help. One place where we put up what she needs, like meals or a ride to chemo, and people sign up for it.',
  ],
  [
    'chores of children',
    'A chore chart for my kids. They tick off what they did, collect points and swap them for rewards that we set together.',
  ],
  [
    'what is given away or swapped',
    'A site where allotment gardeners swap surplus seeds. They post what they have, others ask for a packet, and they meet at the Sunday market.',
  ],
  [
    'shifts that people give away, told by whoever leads them',
    'I run a cafe with 12 baristas. They put up a shift when they cannot work, someone takes it, and I approve it.',
  ],
  [
    'shifts that people give away',
    "I'm a night shift nurse. I'd like people to be able to post a shift they want to get rid of and someone else picks it up, but our manager has to say yes before it counts. Nobody should end up with more than 3 nights in a row.",
  ],
  ['who brings what', 'People sign up for what they bring so that we don’t get nine pasta salads.'],
  [
    'slots of an event',
    'Slots of two hours at the grill, three people each. Parents sign up and we see which slots are empty.',
  ],
  [
    'turns',
    'We need a rota for our church volunteers. They say when they are away, swap duties with each other and get a reminder.',
  ],
  [
    'slips of a class',
    'Permission slips for class trips: parents sign on their phone and pay the fee, and the teacher sees who is missing.',
  ],
  [
    'consents of a troop',
    'Permission slips for our scout troop. Parents sign for campouts and tell us about allergies, and the leader sees who is missing.',
  ],
  [
    'exercises at home',
    'Physio app: I give patients exercises with a video, they tick off what they did, and I see before the next appointment who did them.',
  ],
  [
    'training plans',
    'A running coach sends a training plan, athletes check off each workout, and the coach sees who skipped.',
  ],
  [
    'practice between lessons',
    'A piano teacher sets what to practise, pupils tick off their minutes, and the teacher sees before the lesson who did what.',
  ],
  [
    'children who come',
    'Parents say if their child comes to training, so the coach knows by noon whether there are enough kids for two teams.',
  ],
  [
    'voices that are missing',
    'Members of a choir see the rehearsal dates and say whether they come. The conductor sees who is missing in each voice.',
  ],
  [
    'instruments that are missing',
    'A page for our brass band where musicians say yes or no for rehearsals and concerts and I see which instruments are missing.',
  ],
  [
    'players who come',
    'App for our football team. Players say if they can make it to practice and matches, the coach sees how many are coming.',
  ],
  [
    'pledges per lap',
    'Sponsored run at our school: children run laps, and relatives pledge an amount per lap. After the run we count the laps and everyone gets told what they owe.',
  ],
  [
    'a raffle that is sold online',
    'An online raffle for the fire brigade. People buy tickets at 2 euros each, up to 20 per person, pay by card, and at the end the winners are drawn and told.',
  ],
  [
    'a raffle that is sold by hand',
    'Raffle for our football club: members sell tickets, we note who bought which number, and on the night we draw the prizes and see who won.',
  ],
  [
    'a collection for a present',
    'We collect money for a colleague’s leaving gift. Everyone gives what they want, I see who has paid in and who has not, and all sign the card.',
  ],
  [
    'proposals of a club',
    'Members of our housing co-op put forward proposals, discuss them and vote. The board sees the result and writes the minutes.',
  ],
  [
    'polls',
    'An app where our club can vote on things: someone makes a poll, everyone votes, and after a week we see the result.',
  ],
  [
    'shared expenses',
    'Friends on a trip note who paid what for whom, and at the end the app says who owes whom how much.',
  ],
  [
    'entries that judges score on the day',
    'We run a science fair. Each project is scored by three different judges on their phones, and I need the winners with the last score.',
  ],
  [
    'a league',
    'A league table for our table tennis club: players enter their results, the opponent confirms, and everyone sees the table.',
  ],
  [
    'a contest with a jury',
    'A baking contest in our town. Bakers enter a cake with a photo, the jury gives points, and the ranking is published at the end.',
  ],
  [
    'a quiz night',
    'A quiz night at our pub: teams sign up, I enter the points after each round, and the ranking is on the screen.',
  ],
  [
    'visits',
    'Our parish visits lonely elderly people. Volunteers say when they have time, I match them with somebody and they write a short note after each visit.',
  ],
  [
    'partners',
    'Language tandem: people say which language they speak and which they want to learn, and they get a partner near them.',
  ],
  [
    'mentors',
    'A mentoring programme: students sign up as mentees, professionals as mentors, and we match them and see how it goes.',
  ],
  [
    'goods for a purpose',
    'Food bank: people see what we need this week, say what they bring, and we tick it off when it arrives.',
  ],
  [
    'money for a purpose',
    'We collect money for a new playground. People donate online, see how much is there already, and get a receipt.',
  ],
  ['blood pressure', 'I put my blood pressure in twice a day and show my doctor a graph.'],
  ['a baby', 'We have a newborn and want to note feeds and nappies on the phone, and see the last day.'],
  ['loaves', 'I note what went into each sourdough loaf and give it marks, and see which were the best.'],
  ['catches', 'A diary of my catches: where, what bait, the weather and a photo.'],
  [
    'a diary of pains',
    'A migraine diary. I note when an attack starts and how strong it is, and show my doctor a chart.',
  ],
  ['expenses', 'An expense tracker for myself: I note what I spend and see a chart by month.'],
  ['plants', 'People log their houseplants, when they watered them, and get a reminder.'],
  ['training', 'Runners log their training and see how they get better.'],
  ['habits', 'A habit tracker. I tick off my habits each day and see my streak.'],
  [
    'goods on consignment',
    'A gallery sells paintings of local artists on commission. We keep 40 percent and pay the artists out each month.',
  ],
  [
    'a tab',
    'Our sailing club has a bar with an honesty box. Members note what drinks they took, and the treasurer sends them the bill at the end of the month.',
  ],
  [
    'passes',
    'A swim school: parents buy a 10-lesson card online, the teacher scans a code at the pool and one lesson comes off.',
  ],
  [
    'vouchers',
    'We sell gift vouchers in our hotel. Guests use them partly, and nobody knows what is left on which voucher.',
  ],
  [
    'games in a room',
    'Game masters of our escape room watch the teams, send hints to a screen, and at the end the time goes on a leaderboard.',
  ],
  ['a hunt', 'A scavenger hunt: teams scan codes at stations, solve riddles, and we see live who is ahead.'],
  ['a quiz', 'Pub quiz night: the quiz master shows questions on a big screen, teams answer on their phones.'],
  ['what was lost', 'A lost and found for our swimming pool. Staff enter what was found, guests look for it.'],
  ['visitors', 'Visitors sign in on a tablet at our reception, and the employee they visit gets a message.'],
  [
    'incidents',
    'Our workers report accidents and near misses with a photo. The safety officer gives somebody a task with a due date and closes it.',
  ],
  [
    'notes between shifts',
    'Nurses on our ward write notes for the next shift, and the next shift ticks that they have read them.',
  ],
  [
    'jobs that are sent to drivers',
    "I run a towing company with 5 drivers. My wife answers the phone and writes every job on a whiteboard. She should put in a call and send it to a driver, he accepts it, and when he's done he takes photos and enters the price. At the end of the week I want to see what I owe each driver.",
  ],
  [
    'deliveries',
    'Drivers see their stops of the day on the phone and take a photo as proof of delivery. The dispatcher plans the routes.',
  ],
  ['stock', 'An inventory tool for our bike workshop. Mechanics take parts and the manager orders them.'],
  [
    'things that are signed out',
    'Workers sign out tools from the container and bring them back. The storeman sees who has which drill.',
  ],
  [
    'who has which thing',
    "I want to know which of my rental costumes are out, who has them, when they're due back and if they came back damaged.",
  ],
  [
    'a service round',
    "My job is servicing lifts, around 60 buildings, some monthly and some quarterly. I want to see what's due, write down what I found and pull up everything that was ever done on that lift.",
  ],
  [
    'checks by a list',
    'Our workshop has 30 machines. Mechanics go through a checklist, and the manager sees what is overdue.',
  ],
  [
    'days on which things are due',
    'A tool that reminds landlords when the smoke detectors in their flats need a new battery.',
  ],
  [
    'a log of what is kept',
    'A tool for winemakers to track their barrels. The cellar master gets a reminder when a barrel was not topped up for 14 days.',
  ],
  ['courses', 'An online course platform where a teacher sells video courses and learners pay by card.'],
  ['contacts', 'A CRM for our small agency.'],
  ['a shop', 'An online shop for our roastery: customers order coffee, pay by card and we send it.'],
  ['days off', 'An internal tool for our company so employees can request vacation and managers approve it.'],
  ['hours for clients', 'Time tracking for freelancers: I start a timer and see my hours per client.'],
  ['hours of employees', 'Our cleaners clock in and out on the phone, and I approve their hours on Friday.'],
  ['members and fees', 'Members of our sports club pay a yearly fee, and the treasurer sees who has not paid.'],
  ['surveys', 'A tool for surveys: make a survey, send the link and see the answers as a chart.'],
  ['suggestions', 'A suggestion box for our employees. They drop ideas, and the management answers.'],
  ['a directory', 'A directory of vegan restaurants in our town. Anyone can add one, and we check it.'],
  ['prices', 'People paste a link to a product and get a mail when the price drops.'],
  ['pages', 'I want to be told when a website changes, for example that of our town.'],
  ['offers', 'A tool that checks flats on the portals every hour and sends me a message when a new one fits.'],
  ['tides', 'Sailors choose a harbour and get a message when the tide is high enough to leave.'],
  ['questions about documents', 'Upload my PDFs and ask questions about them, with AI.'],
  ['drafts', 'An AI tool that writes product descriptions for shops from a few words and a photo.'],
  ['jobs', 'A job board for gardeners. Companies post jobs, and gardeners apply with their CV.'],
  ['a shopping list', 'A shared shopping list for our family. Everyone adds what is missing.'],
  [
    'lessons that are made up',
    'Swim school: parents tell us when their child misses a lesson, get a credit and book a make-up lesson.',
  ],
  [
    'repairs with a price',
    'A saddler: customers hand in saddles for repair, get a quote and say yes or no before we start.',
  ],
  ['things that are booked by the hour', 'A tool for our village to share a cargo bike'],
  ['tables', 'Guests reserve a table in our restaurant.'],
  ['appointments', 'Students book lessons with a tutor. The tutor sets hours and sees the week.'],
  ['lending among people', 'Neighbours lend and borrow tools. Owners can decline.'],
  ['what a house lends', 'Swimmers rent lockers by the day. The attendant checks what comes back.'],
  ['sign-ups', 'A tool for a yoga studio: members sign up for classes, the teacher ticks who came.'],
  [
    'reports of what is broken',
    'A help desk for a school: teachers report broken projectors and the caretaker fixes them.',
  ],
  ['somebody who helps', 'An app where old people find somebody who helps with the computer.'],
  ['listings', 'Students post rooms to sublet and other students ask for them.'],
  ['recipes', 'A recipe app: I save my recipes, plan the week and get a shopping list.'],
  ['tasks', 'A to-do list for our flat: we add tasks and tick them off.'],
];

/** The idea of a kind. Throws where there is no such kind. */
export function ideaOf(name: string): string {
  const idea = kinds.find(([kind]) => kind === name)?.[1];
  if (idea === undefined) throw new Error(`No idea is of the kind “${name}”.`);
  return idea;
}
