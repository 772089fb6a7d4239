/** Ideas as their owners outlined them, of very different kinds: on a ward, in a browser, for a trade, for a family. */
export const outlines = {
  ward: `What it is
- A list of the dentures, hearing aids and glasses that patients bring, so that nothing gets lost on the way.
How it is today
- Things go down in a kidney dish, and end in the laundry.
Who uses it
- Care assistants: they do most of it
- Nurses (me)
- Nurses in charge
- Matron (Bev): she wants the numbers once a month
What happens
- A care assistant or nurse who admits a patient ticks each item on a list and takes a photo.
- Whoever hands the patient over confirms each item before a scan.
- The nurse in charge sees what is missing at the end of a shift.
- When the patient goes home, the nurse ticks every item as gone with them.
- The matron sees the number of lost items once a month.
- The app nags until every item of a discharged patient is ticked.
What is kept
- Item: kind (upper denture, lower denture, hearing aid, glasses), place, photo; states: with the patient, in the safe, gone home, missing, lost
- Patient: bed, hospital number, discharged on
What always holds
- An item that is missing for 24 hours counts as lost.
- Photos are deleted when the patient has been gone for 30 days.
- Patients are shown by bed and hospital number, never by name.
- It works on six Android phones with poor wifi.
- Agency staff come in with a shift code.
What it will not do
- No faces in photos
- Never a chart of which person lost what
What counts as success
- Losses are halved in three months`,
  extension: `What it is
- Browser extension that hides race results until I have watched the race. Free.
Who uses it
- Viewers (me): they watch the race hours later
What happens
- It blurs headlines, thumbnails and video titles on YouTube and Reddit from the scheduled start of a session until it is ticked.
- I tick a session as seen.
- I click on a blur, and it asks "sure?" before it shows what is below.
- It fetches the race calendar once a day.
What is kept
- Session: kind (practice, qualifying, race), scheduled start, seen (yes/no)
What always holds
- A session that is never ticked is shown again after seven days.
- One click by accident must never show a result.
- A page must not become slower by more than 50 milliseconds.
What it will not do
- It never sends anything about what I browse; only the race calendar is fetched.
- No server
What counts as success
- A whole season, 24 races, with no more than one spoiler`,
  trade: `What it is
- Seven-day inspections for small scaffolding firms
Who uses it
- Inspectors
- The office: usually the owner's wife or a sister
- Site managers: they belong to the customer
What happens
- The inspector opens today's round on the phone, ordered by due date.
- The inspector inspects a scaffold, marks defects, takes photos and signs pass or fail.
- The app sends the report to the site manager the same day.
- The office puts up new scaffolds and sends the bills.
- If gusts over 45 mph blow at a postcode overnight, the app puts its scaffolds on the list.
- On day 6 the app sends the inspector a push, and on day 7 at noon the office too.
What is kept
- Scaffold: reference, site, address, load class, date erected, date struck; states: being built, in use, failed, struck
- Inspection: scaffold, inspector, date and time, place, anything found, outcome (pass, fail)
- Firm: name, size (up to 15, up to 50, up to 200), paid until
What always holds
- Nobody can backdate an inspection.
- An inspector whose card has run out cannot sign.
- A firm never sees anything of another firm.
- Reports are kept for six years.
- It works on a roof without a signal.
What it will not do
- Per-user charges
What counts as success
- 20 paying firms by next April`,
  family: `Who uses it
- Family members
What happens
- We put a gift on the list and say who it is for.
- Somebody takes a gift, and the app hides it from whoever it is for.
What is kept
- Gift: title, link, price, for whom
What always holds
- Nobody sees who has taken a gift of their own.`,
};
