/** Ideas as ordinary people type them: first person, run-on, lists, typos, no capitals. Read by the tests about wording, and one by the evaluation. */
export const everydayIdeas: Record<'choir', string> & Record<string, string> = {
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
  bookVan:
    'Readers want to know in which village our book van stops next and whether the book they look for is on board.',
  parcels:
    'People in the same house could take in parcels for each other instead of driving to the depot. You enter when you are at home, it suggests who is there, and you agree on a floor.',
  library:
    'Village library run by volunteers. Members search for books, reserve them, and we mark them as returned when they bring them back.',
  farmShop: 'I sell eggs, honey and jam from my farm and want people to order during the week and collect on Saturday.',
  therapist:
    'I am a therapist. Between sessions my clients should write down how they feel and what they did, and I look at it before we meet. Nobody else may read it.',
  yoga: 'I teach yoga in three studios and spend my Sunday evenings answering messages about free spots. Students should see the schedule, book a mat and cancel until the evening before, and if somebody cancels the next person on the waiting list gets the place.',
  vet: 'app for our vet clinic so pet owners can see the vaccinations of their animals and get reminders, we enter the data after each visit',
  boatHouse:
    'We have 30 rowing boats and a book on paper. Rowers write down which boat they take, report damage, and the boatman needs to see which boats may not leave the house.',
  budget: 'i want to know where my money goes. i take a picture of a receipt and it sorts it for me',
  bandrehearsal:
    'Our band can never agree on rehearsal dates. Everybody marks when they are free and the app picks the best evening.',
  bones:
    'learn the bones of the body by drawing them, tap a bone and you see what it is called, and the ones you didnt know come back the next morning',
  catering:
    'My mother cooks Syrian food at home and sells it to offices nearby. They should order by 10 in the morning, she needs a list of what to cook, and my brother who delivers needs the addresses in a sensible order.',
  caravans:
    'I look after 14 holiday caravans. Cleaners tick off what they did after each guest and write down what is missing, and I want to order gas bottles before the weekend. Can you help with that?',
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
  wayHome:
    "My sister walks home from her night shift. I'd like an app where she starts a timer when she leaves and if she doesn't stop it at home, my mother and I get a message with the last place.",
  vans: 'Rent out camper vans between private owners and travellers, with insurance included.',
  school:
    "Teachers at our school want to stop collecting money in envelopes. Parents pay for trips online and the office sees who hasn't paid yet.",
  quiz: 'pub quiz app: the quizmaster writes questions, teams answer on their phones, scores are shown on the big screen',
  wine: 'A wine cellar log. I scan the label, add how many bottles I have and when to drink them, and my friends can see what I recommend.',
  market:
    'Shops in our town want a common website where people can see what each shop has in stock before they drive to the city.',
  parking: "Let people rent their private parking space by the hour when they don't need it",
  subtitles:
    'A tool for subtitlers to keep a list of names and how they are spelled, share it in the team and see where a subtitle breaks it',
  gym: 'gym members book classes, trainers see who comes and can cancel a class, members get their credit back',
  english: 'An app that corrects my English emails and explains why, so I learn from my mistakes.',
};
