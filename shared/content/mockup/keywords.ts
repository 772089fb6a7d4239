import type { MockupCategory } from '#shared/content/mockup/category.ts';

const words = (text: string) => text.trim().split(/\s+/);

/** The words that speak for a category, each for one only. The singular stands for its plural with -s, unless that is listed too. */
export const mockupKeywords: Record<MockupCategory, string[]> = {
  health: words(`
    health healthy healthcare fitness workout exercise gym yoga pilates runner sleep meditation meditate mindfulness mental
    therapy therapist physiotherapy physiotherapist anxiety stress mood wellness wellbeing habit diet nutrition calorie weight
    patient clinic doctor nurse nursing hospital medical medicine medication pill symptom blood diabetes allergy allergies
    pregnancy pregnant dentist dental carer caregiver breathing hydration rehab recovery vet veterinary`),
  commerce: words(`
    shop store sell seller selling buy buyer buying marketplace market order ordering preorder catalog catalogue cart checkout
    shipping delivery bakery bread cake menu restaurant cafe handmade craft vintage auction retail wholesale merchandise boutique
    florist flower farmer vegetable grocery groceries clothes clothing fashion jewellery jewelry furniture customer discount
    coupon food lunch kitchen ecommerce commerce ceramics product products supplier`),
  community: words(`
    community communities neighbour neighbor neighbourhood neighborhood member forum group club friend network
    networking meet meetup volunteer volunteering church charity donate donation mentor share sharing discuss
    discussion connect family families flatmate roommate dating alumni society lend borrow swap carpool allotment fundraiser
    petition colleague choir foster adopt adoption resident`),
  entertainment: words(`
    game gaming player play puzzle quiz trivia music song band concert festival movie film cinema stream streaming theatre
    theater ticket party fun joke comedy comic anime karaoke playlist radio dance dancing nightlife event sports score
    tournament league esports chess guess meme arcade multiplayer fantasy toy entertain entertainment entertaining`),
  content: words(`
    blog newsletter article magazine news podcast video course lesson learn learning teach teacher student study studying
    education educational tutorial guide recipe cookbook writer author reader reading story stories library
    books publish publisher publication subscriber audience documentary encyclopedia wiki dictionary language vocabulary
    flashcard exam lecture curriculum museum history poem poetry translation knowledge archive`),
  service: words(`
    book booking booked appointment reserve reservation scheduling salon hairdresser stylist barber cleaner cleaning plumber
    electrician repair mechanic garage handyman consultant consulting consultation lawyer accountant agency tutor tutoring
    babysitter sitter nanny walker grooming photographer coach coaching client hire estimate rental rent mover taxi ride wedding
    venue hotel guest caterer catering concierge trainer provider`),
  tool: words(`
    tracker track tracking dashboard invoice invoicing freelancer task todo productivity automate automatically automation
    workflow spreadsheet excel report reporting analytics developer cli code command browser api extension plugin calculator converter
    generator manage manager management organise organize organiser organizer planner budget expense finance bill crm team
    employee company internal scheduler reminder remind note pdf summarise summarize file integration bot chatbot fleet
    inventory log template password calendar rota shift`),
};
