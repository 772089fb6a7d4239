/** Ideas as ordinary people type them: first person, run-on, lists, typos, no capitals. Read by the tests about wording. */
export const everydayIdeas: Record<string, string> = {
  bakery:
    'A pre-order page for our small bakery: customers reserve bread and cakes the evening before, pay when they pick up, and we see in the morning what to bake.',
  salon:
    'I run a small hair salon and I want my clients to be able to book appointments online instead of calling me all the time, and I need to see my day at a glance.',
  dogWalkers:
    'i want an app where dog owners can find someone to walk there dog when they are at work, and the walkers get paid through the app and send a photo after the walk',
  tutoring:
    'We are three maths tutors. Parents should be able to see when we are free, book a lesson for their child and pay online. We want to write a short note after each lesson so that parents know what was covered.',
  church:
    'We need a rota for our church volunteers. At the moment I do it in Excel and email it round, and people forget. Volunteers should say when they are away, swap duties with each other, and get a reminder two days before.',
  invoices:
    "I'm a freelance graphic designer and I hate doing invoices. I want to type what I did and for whom, and it should make a proper invoice, send it, and remind the client if they don't pay within 14 days.",
  habits:
    'habit tracker that is not annoying. i tick off what i did today, see my streaks, and it doesnt send me 20 notifications',
  plants:
    'My plants keep dying because I forget to water them or water them too much. I would like something that tells me when each plant needs water, based on what it is and where it stands, and lets me take photos to see how it grows.',
  football:
    'App for our kids football club\n- coaches post training times and match line-ups\n- parents say if their child is coming\n- everyone sees the results\n- club fees can be paid online',
  recipes:
    'Share recipes with my family, so my sister can see what grandma cooked, add her own photos, and we can make a shopping list from it.',
  clothes:
    'A place where mums can sell their second-hand baby clothes to other mums in the same town, without shipping, you just meet at the playground and pay cash.',
  wedding:
    'We are getting married in June and need a website where guests can tell us if they are coming, what they eat, and which song they want to hear, and where we can see who has not answered yet.',
  clinic:
    'Our physiotherapy practice still uses paper forms. New patients should fill in their medical history at home before the first appointment, sign it, and our reception checks it so we dont lose 15 minutes every time.',
  coupleGame:
    'a game for two people on the couch, one draws something and the other has to guess it before the time runs out',
  cliTool:
    'A command line tool that finds unused translations in a code base and removes them when I confirm, so our bundle gets smaller.',
  extension:
    "I'd like a browser extension which blocks news websites during my working hours but lets me read them for 10 minutes at lunch",
  summariser:
    'Use AI to summarise the long PDF reports I get at work, and let me ask questions about them, and show me the page where the answer comes from.',
  newsletter:
    'I write about gardening on my balcony. I want to send a letter to my readers every Sunday, let people subscribe on a page, and keep the old issues where anyone can find them.',
  neighbours:
    'Neighbours in our street lend each other tools (drills, ladders, a lawn mower...). Right now we ask in a WhatsApp group and nobody knows who has what. I want a list of what everyone has, and you can ask for it for a day.',
  tickets:
    'Selling tickets for our small theatre: people choose there seats on a plan, pay by card and get a QR code which we scan at the door.',
  jobBoard:
    'Job board for care workers. Nursing homes post shifts they cannot fill and care workers with the right papers apply for them on their phone.',
  fleet:
    'we have 40 vans and I never know which ones are due for service. drivers should report damage with a photo and the mileage every friday, and the workshop sees what to repair first',
  cafeteria:
    "Our school cafeteria throws away too much food. Parents order lunch for their children by Thursday, the kitchen sees how many of each dish to cook, and children show a card when they pick up their meal. Allergies must be shown to the cooks. The head teacher wants to see how much is thrown away each week, because last year it was almost a third of everything that was cooked, and the town, which pays for half of it, asked us to do something about it before the new contract starts in September. We don't want parents to have to install anything.",
  museum:
    'Could there be an app that guides visitors through our museum, plays audio when they stand in front of a painting, and works without internet?',
  meditation:
    'Meditation audio for people who can’t sleep: pick how long, lie down, listen, and the sound fades out. Listeners can save the ones they liked.',
  choir:
    'My choir needs somewhere to keep sheet music and recordings so singers can practise at home. I upload the parts, they listen to there own voice and tell me if they cant come to rehearsal.',
  flatmates:
    'me and my flatmates always argue about who cleaned last and who paid for what. app should split bills, rotate chores and show who owes who',
  foodTruck: 'Customers want to know where my food truck is today and what is on the menu.',
  carpool:
    'Colleagues who live in the same direction could drive to work together instead of everyone taking their own car. You enter where you live and when you start, it suggests who fits, and you agree on days.',
  library:
    'Village library run by volunteers. Members search for books, reserve them, and we mark them as returned when they bring them back.',
  farmShop: 'I sell eggs, honey and jam from my farm and want people to order during the week and collect on Saturday.',
  therapist:
    'I am a therapist. Between sessions my clients should write down how they feel and what they did, and I look at it before we meet. Nobody else may read it.',
  yoga: 'I teach yoga in three studios and spend my Sunday evenings answering messages about free spots. Students should see the schedule, book a mat and cancel until the evening before, and if somebody cancels the next person on the waiting list gets the place.',
  vet: 'app for our vet clinic so pet owners can see the vaccinations of their animals and get reminders, we enter the data after each visit',
  allotment:
    'We have 80 garden plots and a waiting list on paper. Members pay their rent, report broken taps, and sign up for work days. The board needs to see who has not done their hours.',
  budget: 'i want to know where my money goes. i take a picture of a receipt and it sorts it for me',
  bandrehearsal:
    'Our band can never agree on rehearsal dates. Everybody marks when they are free and the app picks the best evening.',
  language:
    'learn spanish by reading short stories about football, tap a word and you see what it means, and the words you didnt know come back later as flashcards',
  catering:
    'My mother cooks Syrian food at home and sells it to offices nearby. They should order by 10 in the morning, she needs a list of what to cook, and my brother who delivers needs the addresses in a sensible order.',
  landlord:
    'I rent out four flats and tenants text me at night when something is broken. I want them to report repairs with photos, and plumbers should be able to offer a date. Can you help with that?',
  hackathon:
    'Platform for hackathons: participants form teams, submit their projects, judges score them against criteria and the public votes for a favourite',
  podcast: 'Tool that turns my podcast recordings into show notes, chapters and short clips for social media',
  chores:
    'A chore chart for my kids. They tick off what they did, collect points and swap them for rewards that we set together.',
  blood:
    'Donors want to know when they can give blood again, where the next session is, and whether their blood type is needed. The centre wants to fill empty slots.',
  readlist: 'an app to keep track of books i lent to friends, because i never get them back',
  bikes:
    "We repair bikes. Customers drop them off and then call five times to ask if it's done. They should get a text when it's ready and pay before they pick it up.",
  apicli:
    'CLI that generates typed API clients from an OpenAPI file. Developers run it in CI and it fails if the spec changed without a version bump.',
  photos:
    'Photographers upload galleries, couples choose their favourite pictures and order prints, instead of sending USB sticks back and forth',
  elderly:
    "My grandfather lives alone. I'd like an app where he presses one button in the morning to say he is ok and if he doesn't, my sister and I get a message.",
  vans: 'Rent out camper vans between private owners and travellers, with insurance included.',
  school:
    "Teachers at our school want to stop collecting money in envelopes. Parents pay for trips online and the office sees who hasn't paid yet.",
  quiz: 'pub quiz app: the quizmaster writes questions, teams answer on their phones, scores are shown on the big screen',
  wine: 'A wine cellar log. I scan the label, add how many bottles I have and when to drink them, and my friends can see what I recommend.',
  market:
    'Shops in our town want a common website where people can see what each shop has in stock before they drive to the city.',
  parking: "Let people rent their private parking space by the hour when they don't need it",
  translators: 'A tool for translators to manage glossaries, share them with colleagues and check a text against them',
  gym: 'gym members book classes, trainers see who comes and can cancel a class, members get their credit back',
  english: 'An app that corrects my English emails and explains why, so I learn from my mistakes.',
};
