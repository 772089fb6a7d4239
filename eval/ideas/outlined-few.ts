import type { Idea } from './idea.ts';

/** Outlined too: what one person makes for a club, a churchyard, a browser or their own firm. */
export const ideasOfFewOutlined: Idea[] = [
  {
    key: 'scaffold',
    name: 'TagTight',
    description: `**seven-day scaffold inspections for small scaffolding firms**

*Who it's for:* scaffolding contractors with 3–25 people in the UK. I did the job for 11 years till my knee went, so I know around sixty owners personally.

*The pain:* by law every scaffold people could fall 2 m or more from must be inspected by a competent person before first use, every 7 days after that, and after bad weather. Firms do it with a paper register and a plastic tag on the ladder. Days get missed because the inspector's got nine sites and a diary. When HSE or the main contractor asks, someone spends an evening writing up the register from memory. We've all done it. That's the thing TagTight mustn't allow: no backdating, not by anyone, not for a good customer.

*What it does:*
1. inspector opens today's round on the phone, ordered by due date
2. inspects, marks defects, photos, pass/fail
3. report goes to the site manager that day, the firm's office sees everything
4. high wind overnight → affected scaffolds jump onto the list

*How I earn:* £39/month per firm plus £1 per active scaffold. First month free. No per-user charges, that's what they all hate about the big systems.

*Numbers:* 20 paying firms by next April, or I go back to estimating. Missed inspections at a pilot firm under 1% (my mate Gaz is at about 12% now).

*Constraints:* £9k savings, one freelance developer, works on a roof in rain with no signal, English first, Polish and Romanian soon because half the inspectors are.`,
    answers: {
      'three months': `Missed inspections at Gaz’s firm under 1%`,
    },
    secondThoughts: `Actually, bin the pound per scaffold. Make it three sizes: up to 15, up to 50, up to 200.`,
    outline: `What it is
- Seven-day scaffold inspections for small scaffolding firms in the UK, 3 to 25 people
How it is today
- Paper register and a plastic tag on the ladder. Days get missed because the inspector has nine sites and a diary
- When HSE asks, someone spends an evening writing up the register from memory
Who uses it
- Inspectors
- The office: usually the owner's wife or a sister
- Site managers: they belong to the customer
- Scaffolders: they just fix the defects
- Me, Liam: I run the thing and see which firms pay
What happens
- Inspector opens today's round on the phone, ordered by due date
- Inspector inspects a scaffold, marks defects, takes photos and signs pass or fail → new inspection; new defect: inspection, what is wrong, photo, fixed on; scaffold becomes in use or failed
- Report goes to the site manager that day → the site manager is told by e-mail
- The site manager reads the report and reports damage → new damage report: scaffold, what is damaged, photo; the office is told
- High wind overnight, gusts over 45 mph: affected scaffolds jump onto the list → new due inspection: scaffold, reason, due on; the inspector is told by push
- The office puts up new scaffolds and sends the bills → new scaffold; new bill: firm, month, amount, paid on
- On day 6 the inspector gets a push, on day 7 at noon the office too
- A scaffolder marks a defect as fixed → defect gets fixed on
- An inspector adds a note to a signed report, with its own date → new note: inspection, text, date
- I see which firms have paid
What is kept
- Scaffold: reference, site, address with a pin, what it's for, load class, length, top lift height, date erected, date struck, customer; states: being built, in use, failed, struck
- Inspection: scaffold, inspector, position, date and time, place, anything found, action taken, further action, outcome (pass, fail)
- Inspector: name, CISRS card number, card runs out on
- Firm: name, active scaffolds, paid until
What always holds
- No backdating, not by anyone, not for a good customer
- The seven days count from the last inspection, whatever the outcome
- Failed means the tag comes off and only a fresh passed inspection makes it in use again
- Time and place come from the phone when he signs
- An inspector whose card has run out can't sign
- Firms must never see each other's anything
- I don't see their reports
- The report is with the customer within 24 hours
- Reports are kept six years
- Works on a roof in rain with no signal
- English first, Polish and Romanian soon
- £39 a month per firm plus £1 per active scaffold, first month free
What it will not do
- No per-user charges
What counts as success
- 20 paying firms by next April
- Missed inspections at a pilot firm under 1%`,
  },
  {
    key: 'churchyard',
    name: 'By the Yew',
    description: `I'm 78 and I was a surveyor all my working life, so please don't be put off by my going into detail; my daughter says I always do. Since Marian died I've been making a plan of the churchyard here, she's in it herself, by the yew, so I'm up there anyway. I've measured 640 graves with a tape and my old theodolite and drawn them on eleven sheets at 1:50, and written out every inscription that can still be read. The old slate ones are perfect, it's the Victorian sandstone that's going; there were nineteen I could read in 2016 which have gone since. That's the hurry, if there's a hurry.

People write to me from Canada and Tasmania asking about a great-grandfather. I answer by letter or email and look it up in four ring binders, takes me an evening each, which I don't mind, except I shan't be here for ever, and the binders would go in a skip. Derek who mows, and the two ladies from the history group, Pauline and (I want to say) Jean, would help with photographing.

I'd want it so a stranger can type a surname and see the stone, the words, and where it stands, and so Pauline can add a reading without spoiling mine, because we don't always agree, and I'd rather both were kept. The recent burials, the last thirty years say, should be handled with tact, and the reserved plots aren't for the public at all; there was a family row about that in 2009 I don't wish to see repeated.

I haven't an idea of what it costs. The parish council offered £300. I've a computer, Windows, and I don't get on with telephones.`,
    secondThoughts: `Actually, Mrs Tilley says that some families will never answer. If nobody has answered within a year of being asked, the stone may be shown from a distance but without the words.`,
    outline: `What it is
- A plan of our churchyard where a stranger types a surname and sees the stone, the words and where it stands
How it is today
- I look each enquiry up in four ring binders, an evening each
- Nineteen stones I could read in 2016 have gone since
Who uses it
- Me, Arthur: I measure and transcribe
- Pauline and Joan from the history group: they photograph, Pauline reads stones too
- Derek: he mows, and tells me when something has fallen over
- The churchwarden, Mrs Tilley: she has the burial register and the reserved plots
- Strangers
What happens
- A stranger types a surname and sees the stone, the inscription and its place on the plan → shows the stone, the readings, the photographs and the place on the plan
- A stranger writes to me about a mistake → new message: stone, what is wrong, e-mail address; I am told by e-mail
- Pauline adds a reading of a stone beside mine → new reading
- Joan or Pauline adds a photograph → new photograph: stone, picture, date, who took it
- I enter a grave with its place, stone and persons → new grave; new stone; new person
- Derek reports a fallen stone → new report: stone, what happened, date; I am told by e-mail
- Mrs Tilley enters who is reserved where → new reserved plot
- Mrs Tilley notes that a family has agreed in writing → new consent: person, asked on, agreed on
What is kept
- Grave: section (A to K), number, position on the plan
- Stone: grave, material, shape, condition (1, 2, 3, 4, 5), facing
- Reading: stone, inscription line by line, date, who made it
- Person: name, year of birth, year of death, graves, stones
- Reserved plot: grave, for whom
What always holds
- The numbers A1 to K58 are on my sheets and mustn't be renumbered
- One grave may have six people in it, and one person may be on two stones
- A reading is never overwritten by another, both are kept
- A letter that is gone is a dash
- Anybody buried less than thirty years ago: name and year only for the public, no photograph unless the family has agreed in writing
- Reserved plots look like empty grass to anyone but Mrs Tilley and me
- It must not stop when somebody forgets to pay a bill, it should last twenty years without me
- 640 graves, the inscriptions are typed up in Word, one page for each
What it will not do
- Nothing on telephones, I do not get on with them
What counts as success
- Thirty of the forty letters a year find the answer themselves`,
  },
  {
    key: 'water-polo',
    name: 'Table Crew',
    description: `I referee water polo (regional league, Hungary originally, now in Glasgow) and I end up training the table crew before each match, usually two mums and a 16-year-old. They do: the match clock, 28 or 18 second possession clock, personal faults, exclusions with 18 seconds, timeouts, goals. With paper sheet, one stopwatch and a box of flags. Then after the match I sit with a wet sheet and add up goals which don't add up.

So, a wish list, most important first:

1. A tablet screen for the secretary: tap cap number, tap what happened. White 1–14, blue 1–14.
2. It SHOUTS when a player has the third major foul. This is the one. In February I let a player stay in with three, the match was protested and replayed, and the club paid the pool again, £280.
3. Undo. Mums hit the wrong cap. But undone things must stay visible on the final sheet.
4. At the end both captains and I sign, and out comes the sheet as PDF for the league secretary (Moira, she wants it by Sunday 20:00).
5. It'd be nice: two tablets, one for clock, one for fouls, talking to each other without wifi. Pools have no wifi. If too hard then forget it.

What I do NOT want is live scores for parents, statistics for coaches, player photos. It's a table tool, half of the players are children.

A new volunteer should be able to do it after 10 minutes of explaining. We've around 90 matches per season and 8 clubs, who'd each give perhaps £50.`,
    answers: {
      'steps or states': `not started, quarter 1, quarter 2, quarter 3, quarter 4, penalty shootout, finished, signed`,
    },
    secondThoughts: `Actually, drop the possession clock. Most pools have the electric one on the wall.`,
    outline: `What it is
- Tablet screen for the table crew in water polo: goals, fouls and timeouts, and out comes the sheet
How it is today
- Paper sheet, one stopwatch and a box of flags, after the match I add up goals which don't add up
- In February I let a player stay in with three major fouls, the match was replayed, £280
Who uses it
- Secretary: usually a mum or a 16-year-old, taps the events
- Timekeeper: does the clocks
- Referee (me)
- Captains
- Team manager: brings the list with names and cap numbers
- Moira, the league secretary: collects sheets and decides about protests
What happens
- The home club chooses the length of the quarters when they make the match → new match: home club, guest, date, length of quarters
- Team manager enters the team list → new player
- Secretary taps a cap number and what happened → new event
- It SHOUTS when a player has the third major foul
- Secretary undoes a wrong tap → event becomes undone
- Timekeeper starts and stops the match clock and the possession clock → match becomes quarter 1, quarter 2, quarter 3, quarter 4 or finished
- The tablet shows how many timeouts are left
- Both captains and the referee sign at the end → new signature: match, who, date; match becomes signed
- Out comes the sheet as PDF for Moira → Moira gets an e-mail with the sheet
- Moira writes a remark on a signed sheet → new remark: match, text, date
What is kept
- Match: home club, guest, date, length of quarters (8 minutes, 6 minutes); states: not started, quarter 1, quarter 2, quarter 3, quarter 4, penalty shootout, finished, signed
- Event: quarter, time on the clock, colour (white, blue), cap number, kind (goal, exclusion, penalty, penalty foul, timeout, yellow card, red card, brutality)
- Player: name, cap, year of birth, team
What always holds
- Three major fouls and the player is out for the rest
- Exclusion and penalty foul each count as one major foul
- Undone things stay visible on the final sheet
- Each team has two timeouts for the whole match, a third is a penalty for the other
- No more than 14 players per team, cap 1 and 13 are the goalkeepers
- After signing nobody changes it
- If the tablet dies the last state is there again when it is switched on
- If the table and I disagree then I am right
- Names of children do not stay on the tablet after the sheet is sent
- Pools have no wifi
- Fingers are wet, the tablet is in a plastic bag
- Moira has the sheet by Sunday 20:00
What it will not do
- Live scores for parents
- Statistics for coaches
- Player photos
- No import of the old scans
What counts as success
- A new volunteer does it after 10 minutes of explaining
- 90 matches a season without a replay`,
  },
  {
    key: 'spoilers',
    name: 'RaceBlind',
    description: `Browser extension that hides Formula 1 results everywhere until I've watched the race. Nothing else. Free.`,
    secondThoughts: `Actually, do MotoGP as well. So make the sport something you can switch on and off, but only those two.`,
    outline: `What it is
- Browser extension that hides Formula 1 results everywhere until I've watched the race. Nothing else. Free.
How it is today
- Races are at stupid hours here, I watch the replay ten hours later or two days
- The tab title got me in Monza
Who uses it
- Me and my mate Trev, just us
What happens
- You install it
- It blurs headlines, thumbnails and video titles on YouTube, Reddit, the ABC news site, BBC and Google results
- It hides the browser tab title too
- I press "I've seen it" for each session of a weekend → session gets seen
- I click on a blur and it asks "sure?" before showing → shows the headline
- It fetches the race calendar once a day → new session: kind, scheduled start
- I maintain the list of words on GitHub → new word
What is kept
- Session: kind (practice, qualifying, sprint, race), scheduled start, seen (yes/no)
- Word: text, kind (driver, team, result)
What always holds
- From the scheduled start of a session till I tick it, it hides
- If I never tick a session it gives up after seven days
- Hide when there is a driver or team plus a resulty word, or podium, wins, P1, DNF
- Sooner too much than too little
- One click by accident must not spoil it
- Nothing leaves the machine except fetching the calendar
- A page gets slower by at most 50 milliseconds
- Firefox on the laptop and on the Android phone, Chrome if it's easy
What it will not do
- It never reads or sends anything about what I browse
- No server
What counts as success
- 24 races with no more than one spoiler`,
  },
  {
    key: 'pallets',
    name: 'Paletka',
    description: `Hello, I am working as dispatcher in transport company near Poznań, we have 46 trucks and we drive to Germany, Netherlands, a little France. My problem are the pallets. EUR pallets, the wooden ones. When driver is loading 33 pallets he should give 33 empty back, but almost never it is 33, the warehouse has not, or they are broken, or nobody wants to count at 5 in the morning. So somebody owes to somebody. The driver brings a paper (in Germany it's Palettenschein), half of papers are lost in cabin or are with coffee, and my colleague Beata is putting the rest into Excel in the end of month. Then customer says "you owe us 412 pallets", we say "no, 260", and we have no proof, so we pay. One pallet is about 9 euro now. Last year we have written off 71 000 zł, boss was not laughing.

I would like that driver makes photo of the paper directly on the ramp and writes how many he gave and how many he took, and that it counts the balance for every place. Drivers are Polish, Ukrainian, two from Georgia, so many words is not good, better pictures and numbers. It can't take longer than one minute because they'll not do it, I know them.

The driver must not be made to pay for pallets from his salary because of this program, I promised it to them and without that promise they don't even install.

When we'd have paper for 95 % of the exchanges and loss under 20 000 zł then it's good. Phones they have own, Android mostly.`,
    answers: {
      'never happen': `The driver is never made to pay for pallets because of this program.`,
    },
    outline: `What it is
- Balance of EUR pallets for transport company with 46 trucks, with photo of paper as proof
How it is today
- Half of papers are lost in cabin or are with coffee
- Customer says "you owe us 412", we say 260 and have no proof, so we pay. 71 000 zł last year
Who uses it
- Drivers: Polish, Ukrainian and two from Georgia, with own phones
- Beata: makes the settlement with customers
- Dispatcher (me)
- Boss: wants one number per month
What happens
- Driver makes photo of the paper on the ramp and writes how many he gave and how many he took → new exchange: truck, driver, date and hour, kind of pallet, given, taken, number of paper, photo
- if warehouse doesn't give a paper, driver presses "refused paper" and makes photo of the ramp number → exchange gets note, photo
- Driver chooses the place from his orders of the day → exchange gets place
- Program counts the balance for every place and for every payer
- Beata checks if photo and numbers are same → exchange becomes checked or disputed
- Beata writes who says what when an exchange is disputed → exchange gets note
- Beata makes the settlement and the customer gets a list from us → exchange becomes settled; payer gets an e-mail with the list
- I look who owes us and send truck to collect when it's worth it → new collection: place, truck, date
- I see what is older than 60 days
- Boss sees one number per month
- Beata imports the orders from Speed as CSV → new order: truck, driver, date, place
What is kept
- Exchange: truck, driver, date and hour, place, given, taken, broken refused, kind of pallet (EUR, Düsseldorf half, H1 plastic), number of paper, photo, note; states: sent, checked, disputed, settled
- Place: name, address, payer
- Payer: name, balance
What always holds
- One kind of pallet can't be settled with other
- Beata checks only when difference is more than 5 pallets or paper is missing
- Driver sees only his own exchanges
- Customer list never shows name of driver, only truck
- Customer has 3 months to give back, after this we can invoice
- It takes driver not longer than one minute
- Pictures and numbers, not many words
- Works without internet on the ramp
- 1 300 exchanges in month, 212 places, some twice with different spelling
What it will not do
- Driver never pays for pallets from his salary because of this program
- Customers don't go into the program
What counts as success
- Paper for 95 % of exchanges
- Loss under 20 000 zł a year`,
  },
];
