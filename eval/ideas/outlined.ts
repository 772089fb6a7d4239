import type { Idea } from './idea.ts';

/** Ideas whose owners outline them: a ward, a toolroom, a school and a water programme. */
export const outlinedIdeas: Idea[] = [
  {
    key: 'ward',
    name: 'Bedside List',
    description: `ok so this is going to sound silly but hear me out. I'm a staff nurse on a 28 bed elderly care ward and the thing that makes families cry on my shift is not what you'd think, it's dentures. And hearing aids, and glasses. They go down in A&E in a kidney dish, someone puts them in a glove (!!), the glove ends up in a bed sheet and the bed sheet goes to the laundry in Swindon. Last year our trust paid out something like £31k for lost stuff and that's the part that was claimed. My mate Dele on nights started writing it on the whiteboard but of course you can't have names up there and it gets wiped.

What I imagine: when a patient comes to us whoever admits them goes tick tick tick, upper denture yes, lower no, two hearing aids, specs, and snaps a photo, and then when they go for a scan or move to another ward someone has to say yep still got them. It has to be quicker than the paper property form, which nobody fills in cos it's four pages, I'd say 30 seconds or it's dead. HCAs will do most of it, and porters maybe? not sure about porters, they don't have trust phones.

No faces in the photos. Not ever, IG would shut us down before we started. And I don't want it to become a stick to beat the healthcare assistants with, "who had it last". Matron (Bev) is on board for a three month try on our ward plus the admissions unit. No budget, I'm doing this on my days off and my brother in law can code a bit. If we halve the losses I'd be over the moon.`,
    answers: {
      'steps or states': `with the patient, in the bedside pot, in the ward safe, gone home with family, missing`,
      'who may see': `Everybody on the ward sees bed and hospital number, never a name. Bev sees only the numbers.`,
    },
    secondThoughts: `Actually, leave the walking sticks out. They're all labelled NHS anyway and half of them aren't even theirs.`,
    outline: `What it is
- A list of the things patients come in with (dentures, hearing aids, glasses), so they dont get lost between A&E, the ward and a scan
How it is today
- They go down in a kidney dish, end up in a glove, then in a bed sheet, then in the laundry in Swindon
- Last year our trust paid about £31k for lost stuff
- The paper property form is four pages and nobody fills it in
Who uses it
- HCAs: they will do most of it
- Nurses (me)
- Nurse in charge
- Matron (Bev)
What happens
- The HCA or nurse who admits the patient ticks each item yes or no and takes a photo → new patient: bed, hospital number; new item: kind, a few words, photo
- whoever hands the patient over to X-ray, theatre or another ward confirms every item is still there → new check: item, patient, still there (yes/no); item becomes with the patient or missing
- Nurse in charge looks at what is missing at the end of a shift
- When the patient goes home somebody ticks every item as gone with them → item becomes gone home with family; patient gets date gone home
- If not every item is ticked at discharge the app nags, it does not hold up the discharge
- Bev gets the numbers once a month
What is kept
- Item: kind (upper denture, lower denture, partial, hearing aid left, hearing aid right, glasses, walking stick, other), a few words, photo; states: with the patient, in the bedside pot, in the ward safe, gone home with family, missing, lost
- Patient: bed, hospital number, date gone home
What always holds
- If an item is missing for 24 hours it counts as lost
- The admission list takes 30 seconds at most
- Patients are shown by bed and hospital number, no names on the screen
- Photos are deleted when the patient has been gone 30 days
- Agency staff come in with a shift code, nobody makes a password at 2am
- six trust Android phones, rubbish wifi by bays 5 and 6
- About 9 admissions a day, a patient moves twice on average
What it will not do
- No faces in the photos, not ever
- Never a chart of which person lost what
- No porters for now, they have no trust phones
What counts as success
- Losses halved in the three months on our ward and the admissions unit`,
  },
  {
    key: 'moulds',
    name: 'Shot Book',
    description: `We're an injection moulding shop, 34 people, 11 machines, two shifts. We make bottle caps, cable clips, that sort of thing. I'm the toolroom foreman.

Problem:
- 190 moulds on the racks. Each has to be stripped, cleaned and greased after so many shots (40k, 80k, depends on the tool).
- Nobody counts. The setter writes start and end counter on a job card, the card goes into a folder, the folder goes to Wendy in the office, Wendy files it.
- So we service when parts come out with flash on. Too late by then. In March a slide seized on the 24-cavity cap tool: 9 days down, £14,200 at the toolmaker's in Telford, customer nearly walked.

What I want:
- Setter scans the tool when it goes in and when it comes out, types the counter. Gloves, oil, bad light. Two taps.
- I see which tools are getting near and which are over.
- A tool that's over its limit doesn't go back in a machine without me or Stan saying so.
- History for each tool: what we did, what we changed, what it cost.

Don't want:
- To hook it into the machines. Half of them are from 1996.
- Another thing Wendy has to type up.
- Internet. The MD won't have production data outside the building, customer NDA.

I'd call it good if unplanned stops from tooling went from about 15 a year down to 5. There's £6k put aside, once. Not monthly.`,
    secondThoughts: `Actually, I said me or Stan. Nights there's neither of us in. Let the night shift leader sign one off as well, but then I want to see it first thing in the morning.`,
    outline: `What it is
- Shot counts and service history for 190 injection moulds
How it is today
- The setter writes start and end counter on a job card and Wendy files it, nobody counts
- So we service when parts come out with flash on, too late by then
Who uses it
- Setters: six of them, they put tools in and out
- Toolroom (me and Stan): we do the service and say what's fit to run
- Shift leaders: just want to know can I run it or not
- MD: looks at the money twice a year
What happens
- Setter scans the tool when it goes in a machine and types the counter → new run: tool, machine, start counter, setter, date; tool becomes in a machine
- Setter scans it again when it comes out and types the end counter → run gets end counter; tool becomes on the rack
- Toolroom sees which tools are getting near and which are over
- Toolroom writes down a service: what we did, what we changed, what it cost → new service; tool becomes in the toolroom
- Me or Stan sign off a red tool, with a reason, for one run only → new sign-off: tool, reason, who signed, run
- A shift leader looks up whether a tool can run
- I print the history of a customer's own tools for their auditor
- The MD sees what the toolmaker and parts cost, twice a year
What is kept
- Tool: number, customer, cavities, rack place, weight, service interval in shots, total shots, owner (us, customer); states: on the rack, in a machine, in the toolroom, at the toolmaker's, scrapped
- Run: tool, machine, start counter, end counter, setter, date
- Service: date, who, hours, what we did, parts with price, photo of damage
What always holds
- At 80 percent of the interval the app warns the toolroom
- At 100 percent it is amber and can finish the run it is in
- At 110 percent it is red and does not go in again till it is serviced or signed off
- If the end counter is less than the start it has rolled over at 999,999, don't chuck it out
- If the counter gives more shots than one every 4 seconds, ask him again
- Setters don't see costs
- A tool can't be in two places
- Two taps, with gloves on, in bad light
- Nothing leaves the building, no internet
- Three rugged tablets and a PC in the toolroom, wifi in the hall only
- £6k, once, not monthly
What it will not do
- No hook-up to the machines
- Nothing Wendy has to type up
What counts as success
- Unplanned stops from tooling from 15 a year down to 5`,
  },
  {
    key: 'prep-room',
    name: 'Prep Room',
    description: `Let me describe last Tuesday. Period 3, Year 10, thirty-one pupils, "rates of reaction". I wheel in the trolley and there are twelve bottles of 2 M hydrochloric acid on it, where I'd asked for 0.5 M. I had asked on a sticky note. Mrs Okafor, our technician, had four sticky notes from four teachers stuck to the prep room fridge, and mine had fallen behind it; she'd gone by what I did last year. She is the best technician in the county and it was in no way her fault.

We're seven science teachers sharing one technician and five labs. I'd like us to put in our practicals by Thursday noon for the following week, on something that isn't a sticky note, so that she gets one list per day, per lab, in the order she needs to make things up. She should be able to tell two of us that we both want the only set of twelve balances in period 4 and that one of us has to give way.

Every practical that has a hazard also needs its risk assessment looked at by the teacher that's actually teaching it. Inspectors ask. Ours are in a ring binder from 2014.

Under no circumstances should the thing work out concentrations or dilutions itself and present them as gospel. Mrs Okafor does that, and signs.

School laptops only, everything's locked to the browser, no installing. Pupils have no part in it. I'd be content if late requests fell from the present twenty or so a week to five.`,
    answers: {
      'never happen': `It must never work out a dilution itself. Mrs Okafor does that, and signs.`,
    },
    outline: `What it is
- Somewhere for seven science teachers to put in their practicals, so that our technician gets one list per day and lab
How it is today
- Four sticky notes on the prep room fridge, and mine had fallen behind it
- The risk assessments are in a ring binder from 2014
Who uses it
- Teachers (I am one)
- The technician, Mrs Okafor
- Head of science (Dr Lund): settles quarrels and is responsible for the risk assessments
- Cover teachers: they need to see what's on the trolley
What happens
- A teacher submits a practical for the following week → new request; request becomes submitted
- Mrs Okafor accepts, queries or refuses a request → request becomes accepted, queried or refused; the teacher is told
- The teacher confirms the risk assessment of a practical with a hazard for their class → risk assessment gets confirmed on
- Mrs Okafor prints one page per lab and day, in the order in which she makes things up
- She marks a request as prepared, and as cleared away afterwards → request becomes prepared or cleared away
- If two requests want more of an item than we own in one period, the app shows it to Mrs Okafor straight away
- Dr Lund decides which of two requests gives way → request becomes refused; both teachers are told
- Mrs Okafor changes the standard practicals and their equipment lists → practical gets title, equipment list, hazard
- Cover teachers look up what is on the trolley for a class
What is kept
- Request: teacher, class, number of pupils, lab, date and period, practical, quantities if they differ, remark, late (yes/no); goes from draft to submitted to accepted, queried or refused, prepared, cleared away
- Practical: title, equipment list, hazard (yes/no)
- Risk assessment: practical, class, teacher, confirmed on
- Item: name, how many we own
What always holds
- A request after Thursday noon is marked late, and Mrs Okafor may refuse it without a reason
- A practical with a hazard can't be accepted until the teacher has confirmed the risk assessment
- A confirmation holds for one school year
- Exam classes go first when an item is short, not who asked first
- Only Mrs Okafor may alter a standard practical
- Lists are kept five years
- A4 and large type, her hands are wet
- School laptops, browser only, nothing to install; sign-in with Microsoft 365
- About 60 practicals a week
What it will not do
- It does not work out concentrations or dilutions
- Pupils have no part in it
What counts as success
- Late requests down from twenty a week to five`,
  },
  {
    key: 'handpumps',
    name: 'Madzi Line',
    description: `Our organisation maintains 463 hand pumps in three districts of southern Malawi. I am the programme manager, based in Zomba.

When a pump breaks, the village's water committee sends somebody by bicycle to the area mechanic. The mechanic looks, tells the committee what part is needed, the committee collects money, somebody goes to the shop, and the mechanic returns. We hear of it weeks later, on a paper form. The average from breakdown to water flowing is 23 days; we know pumps which stood for four months while women walked six kilometres.

We wish for a committee member to report a breakdown with a basic phone and at no cost to her, in Chichewa. The nearest of our 38 area mechanics should be told, and if he does not respond our district supervisors must know. At the office, Thokozani and I want to see on one page which pumps are down, for how long, and why. Donors ask us for this every quarter, and it takes Thokozani nine working days to compile.

Mechanics are not our employees. They are paid by the communities, and nothing in this system should make it look as if we pay them or set their prices. It must also not be possible for anybody to use a report to shame a particular committee for its unpaid contribution.

Our target is eight days. Funds: USD 18,000 for the first year including SMS, from a grant that closes on 30 November.`,
    answers: {
      'who may see': `Only our office sees waiting for contribution. Supervisors see their district.`,
    },
    secondThoughts: `Actually, let it not be always the nearest mechanic. The committee should be allowed to name a preferred one, and only if there is none do we take the nearest.`,
    outline: `What it is
- Breakdown reports for 463 hand pumps in three districts of southern Malawi, from a basic phone to the repaired pump
How it is today
- We hear of a breakdown weeks later, on a paper form. The average is 23 days until water flows
- Thokozani needs nine working days each quarter to compile the report for donors
Who uses it
- Committee members: one or two for each pump, most have no smartphone
- Area mechanics: 38, paid by the communities and not our employees
- District supervisors: three
- Monitoring officer (Thokozani): keeps the pump register correct
- Programme manager (me)
What happens
- A committee member reports a breakdown with the code of the pump, by basic phone, in Chichewa, at no cost to her → new breakdown: pump, date; she gets an SMS
- The system tells the nearest area mechanic → the mechanic is told by SMS
- The mechanic accepts the breakdown, diagnoses it and says which part is needed → breakdown becomes accepted or diagnosed or waiting for parts; breakdown gets cause, part needed, mechanic
- If no mechanic has accepted within 48 hours, the system tells the next nearest and the supervisor
- A supervisor reassigns a breakdown that is stuck → breakdown gets mechanic; the new mechanic is told by SMS
- After 14 days the breakdown comes to me → the programme manager is told by e-mail
- The mechanic reports the pump as repaired → breakdown becomes repaired; the committee member is asked by SMS whether water flows
- The committee member confirms that water is flowing → breakdown becomes confirmed
- Thokozani and I see on one page which pumps are down, for how long, and why
- Thokozani exports the quarterly report for donors as PDF
- Thokozani corrects the register → pump gets village, district, coordinates, type, depth, year
What is kept
- Pump: code (six characters), village, district, coordinates, type (Afridev, Malda, India Mark II), depth, year
- Breakdown: pump, date, cause, part needed, mechanic; states: reported, accepted, diagnosed, waiting for parts, waiting for contribution, repaired, confirmed
- Committee member: name, phone number, pump, agreed on
What always holds
- A breakdown is closed only when the committee confirms, not when the mechanic says so
- If a pump is reported twice while it is open it is one breakdown
- "Waiting for contribution" is seen by our office only; in any list that leaves the house it is shown as "waiting for parts"
- We ask before we keep a phone number, and delete it if she leaves the committee
- Electricity in our office fails most afternoons
- About 95 breakdowns a month, twice that in October and November
- USD 18,000 for the first year including SMS
What it will not do
- Nothing makes it look as if we pay mechanics or set their prices
- Nobody can use a report to shame a committee for its unpaid contribution
- Donors do not enter
What counts as success
- From 23 days to eight days from breakdown to water`,
  },
];
