/** People who come to get something. */
export const demandPeople = new Set(
  'customer client buyer shopper guest diner patient visitor traveller traveler tourist passenger student learner pupil player member reader viewer listener fan follower tenant renter borrower donor subscriber attendee participant applicant candidate adopter user beginner'.split(
    ' ',
  ),
);

/** People who provide, run or decide something. */
export const supplyPeople = new Set(
  'baker owner seller vendor merchant chef cook host organiser organizer teacher tutor coach trainer instructor nurse doctor therapist dentist vet veterinarian stylist hairdresser barber driver courier landlord lender writer author creator artist photographer editor admin administrator manager moderator recruiter employer operator curator accountant lawyer walker sitter cleaner plumber electrician contractor staff receptionist professional expert maker brewer potter florist mechanic handyman babysitter grower provider supplier librarian mentor dealer'.split(
    ' ',
  ),
);

/** Who holds an office: they plan, check or decide for others, and nobody takes it up by signing up. */
export const officePeople = new Set(
  'admin administrator manager moderator coordinator organiser organizer operator director leader chair chairman chairwoman chairperson president treasurer secretary board committee conductor inspector planner master archivist chief hr steward warden supervisor dispatcher curator caretaker janitor custodian storekeeper librarian editor clerk receptionist office desk headteacher principal foreman lead head captain umpire referee judge jury examiner auditor officer ranger boss'.split(
    ' ',
  ),
);

/** People who may be on either side. */
export const otherPeople = new Set(
  'crew lad scout patron marshal spectator skipper minister celebrant undertaker bearer vicar auctioneer wife husband partner mate neighbour neighbor friend parent child kid teenager adult couple diabetic colleague coworker teammate developer engineer designer programmer freelancer founder employee volunteer runner cyclist gardener hiker musician gamer senior resident citizen researcher scientist farmer collector family team roommate flatmate person woman man mother father mum mom dad grandparent grandchild caregiver carer worker athlete swimmer climber commuter homeowner pensioner lead head deputy board payroll hr aunt kid chair treasurer immigrant expat newcomer entrepreneur consultant agent analyst marketer streamer influencer pilot sailor student-athlete hobbyist enthusiast quizmaster judge quiz-master landlord donor sister brother grandma grandpa grandmother grandfather granny aunt uncle son daughter cousin wife boss mate pensioner lover singer dancer dog-owner pet-owner investor saver speaker maintainer group household stranger opponent human someone anyone everyone supervisor inspector conductor apprentice trainee intern warden steward clerk secretary dispatcher technician surgeon midwife pharmacist optician physiotherapist dietitian leader salesperson tradesperson craftsman broker auditor bookkeeper cashier waiter waitress bartender caretaker janitor guard ranger firefighter paramedic officer soldier politician mayor councillor priest pastor monk nun journalist reporter translator interpreter proofreader scholar professor lecturer principal director president chairman captain referee umpire breeder beekeeper forester fisherman hunter butcher shepherd carpenter joiner mason roofer painter decorator welder locksmith tailor seamstress jeweller actor actress composer drummer guitarist poet novelist classmate schoolmate'.split(
    ' ',
  ),
);

/** Bodies of many people, and places of work that somebody owns, each as the source of a pattern: 'choir|club', 'shop|store'. */
export const bodies = 'club|choir|group|association|society|band|orchestra|league|circle|team';
export const ownedPlaces =
  'shop|store|studio|school|cinema|farm|campsite|hostel|pub|bar|winery|vineyard|nursery|kennel|stable|boatyard|marina|theatre|gallery|laundry|bookshop|guesthouse|restaurant|cafe|bakery|orchard|garage|workshop|agency|firm|clinic|practice|gym';

/** Places and organisations, and who works there. */
export const placeStaff: Readonly<Record<string, string>> = {
  bakery: 'baker',
  clinic: 'staff member',
  school: 'teacher',
  restaurant: 'restaurant owner',
  cafe: 'café owner',
  gym: 'trainer',
  shop: 'shop owner',
  store: 'shop owner',
  company: 'manager',
  business: 'business owner',
  office: 'office manager',
  hospital: 'nurse',
  salon: 'stylist',
  studio: 'studio owner',
  library: 'librarian',
  church: 'organiser',
  charity: 'coordinator',
  farm: 'farmer',
  hotel: 'host',
  university: 'lecturer',
  workshop: 'workshop owner',
  garage: 'mechanic',
  agency: 'account manager',
  museum: 'curator',
  shelter: 'shelter worker',
  practice: 'staff member',
  pharmacy: 'pharmacist',
  brewery: 'brewer',
  market: 'stall holder',
  warehouse: 'warehouse worker',
  factory: 'shift lead',
  nursery: 'nursery teacher',
  florist: 'florist',
  startup: 'founder',
  club: 'club organiser',
  choir: 'choir leader',
  theatre: 'theatre manager',
  theater: 'theater manager',
  cafeteria: 'cook',
  kitchen: 'cook',
  canteen: 'cook',
  reception: 'receptionist',
  housekeeping: 'housekeeper',
  fleet: 'fleet manager',
  parish: 'organiser',
  venue: 'venue manager',
  association: 'organiser',
  organisation: 'coordinator',
  organization: 'coordinator',
  firm: 'manager',
  bank: 'adviser',
  'food bank': 'food bank manager',
  supermarket: 'shop manager',
  hall: 'clerk',
  council: 'clerk',
  ward: 'nurse',
  lab: 'technician',
  laboratory: 'technician',
  cinema: 'cinema manager',
  campsite: 'host',
  kindergarten: 'teacher',
  dealership: 'salesperson',
  depot: 'dispatcher',
  winery: 'winegrower',
};

/** -er and -or words that are not people. */
export const notPeople = new Set(
  'litter order paper number letter computer calendar weather water dinner power paper river summer winter corner counter folder server browser offer matter layer container error sensor monitor motor mirror colour color door floor flavour after under over other another whether either neither together never ever however later former newsletter quarter shoulder finger meter metre charger printer trailer timer tracker planner reminder filter flower butter sugar danger member-area chapter poster banner sticker voucher ladder trigger parameter register answer drawer cover buffer driver-licence helper-app finder cluster center centre theater theatre character master user-interface beer deer career gender tender border freezer toaster scooter hammer blender buyer-guide ticker scanner folder per super proper inner outer upper lower faster slower easier better bigger smaller cheaper older younger newer simpler elevator escalator generator radiator refrigerator indicator factor sector vector processor compressor reactor tractor excavator motor corridor projector calculator incubator boiler heater mower mixer dryer washer cooker detector extinguisher cooler router locker binder tower shower shutter slider spider lever screwdriver humidor conveyor parlor anchor humidifier dehumidifier defibrillator diffuser dispenser injector inverter magnifier pager repeater rotor ruler shredder sprinkler stroller thermometer barometer odometer transformer transmitter ventilator wrapper bunker disorder supper encounter enlarger adapter burner'.split(
    ' ',
  ),
);

/** Machines that act by themselves: they send, measure, open and close. */
export const deviceWords = new Set(
  'heater boiler sensor valve scale camera gateway meter pump lock light lamp printer beacon robot drone thermostat charger watch terminal machine hub router controller detector scanner wearable bracelet collar feeder display speaker tag tracker vehicle scooter thermometer monitor radio station buoy probe switch plug'.split(
    ' ',
  ),
);
