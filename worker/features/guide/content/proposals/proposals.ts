import { api } from '#worker/features/guide/content/proposals/api.ts';
import { applications, intake } from '#worker/features/guide/content/proposals/applications.ts';
import { answers, drafts } from '#worker/features/guide/content/proposals/assistant.ts';
import { gatherings } from '#worker/features/guide/content/proposals/attendance.ts';
import { booking } from '#worker/features/guide/content/proposals/booking.ts';
import { ownCards, readingCards } from '#worker/features/guide/content/proposals/cards.ts';
import { care } from '#worker/features/guide/content/proposals/care.ts';
import { chores } from '#worker/features/guide/content/proposals/chores.ts';
import { coParenting } from '#worker/features/guide/content/proposals/co-parenting.ts';
import { donations, goods } from '#worker/features/guide/content/proposals/collecting.ts';
import { commissions } from '#worker/features/guide/content/proposals/commissions.ts';
import { community } from '#worker/features/guide/content/proposals/community.ts';
import { consignment } from '#worker/features/guide/content/proposals/consignment.ts';
import { contacts } from '#worker/features/guide/content/proposals/contacts.ts';
import { contests } from '#worker/features/guide/content/proposals/contest.ts';
import { contributions } from '#worker/features/guide/content/proposals/contributions.ts';
import { costs } from '#worker/features/guide/content/proposals/costs.ts';
import { courses } from '#worker/features/guide/content/proposals/courses.ts';
import { deliveries } from '#worker/features/guide/content/proposals/deliveries.ts';
import { directory } from '#worker/features/guide/content/proposals/directory.ts';
import { dispatch } from '#worker/features/guide/content/proposals/dispatch.ts';
import { dropOffs } from '#worker/features/guide/content/proposals/drop-offs.ts';
import { dueDates } from '#worker/features/guide/content/proposals/due-dates.ts';
import { events } from '#worker/features/guide/content/proposals/events.ts';
import { fairs } from '#worker/features/guide/content/proposals/fairs.ts';
import { games } from '#worker/features/guide/content/proposals/games.ts';
import { handovers } from '#worker/features/guide/content/proposals/handovers.ts';
import { helpWanted } from '#worker/features/guide/content/proposals/help-wanted.ts';
import { hourly } from '#worker/features/guide/content/proposals/hourly.ts';
import { ownHours, timesheets } from '#worker/features/guide/content/proposals/hours.ts';
import { household } from '#worker/features/guide/content/proposals/household.ts';
import { hunts, quizzes } from '#worker/features/guide/content/proposals/hunts.ts';
import { incidents } from '#worker/features/guide/content/proposals/incidents.ts';
import { infoPages } from '#worker/features/guide/content/proposals/info-page.ts';
import { inspections } from '#worker/features/guide/content/proposals/inspections.ts';
import { invoices } from '#worker/features/guide/content/proposals/invoices.ts';
import { jobs } from '#worker/features/guide/content/proposals/jobs.ts';
import { league } from '#worker/features/guide/content/proposals/league.ts';
import { leave } from '#worker/features/guide/content/proposals/leave.ts';
import { lending } from '#worker/features/guide/content/proposals/lending.ts';
import { listings } from '#worker/features/guide/content/proposals/listings.ts';
import { lostFound } from '#worker/features/guide/content/proposals/lost-found.ts';
import { makeups } from '#worker/features/guide/content/proposals/makeups.ts';
import { marketplace } from '#worker/features/guide/content/proposals/marketplace.ts';
import { matching } from '#worker/features/guide/content/proposals/matching.ts';
import { membership } from '#worker/features/guide/content/proposals/membership.ts';
import { newsletter, ownNewsletter } from '#worker/features/guide/content/proposals/newsletter.ts';
import { ordering } from '#worker/features/guide/content/proposals/ordering.ts';
import { passes, vouchers } from '#worker/features/guide/content/proposals/passes.ts';
import { places } from '#worker/features/guide/content/proposals/places.ts';
import { pledges } from '#worker/features/guide/content/proposals/pledges.ts';
import { plots } from '#worker/features/guide/content/proposals/plots.ts';
import { motions, polls } from '#worker/features/guide/content/proposals/polls.ts';
import { practice } from '#worker/features/guide/content/proposals/practice.ts';
import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';
import { queue } from '#worker/features/guide/content/proposals/queue.ts';
import { raffles } from '#worker/features/guide/content/proposals/raffle.ts';
import { recipes } from '#worker/features/guide/content/proposals/recipes.ts';
import { rental } from '#worker/features/guide/content/proposals/rental.ts';
import { rents } from '#worker/features/guide/content/proposals/rents.ts';
import { repairs } from '#worker/features/guide/content/proposals/repairs.ts';
import { requests } from '#worker/features/guide/content/proposals/requests.ts';
import { review, transcripts } from '#worker/features/guide/content/proposals/review.ts';
import { rota } from '#worker/features/guide/content/proposals/rota.ts';
import { servicing } from '#worker/features/guide/content/proposals/servicing.ts';
import { sharedCare } from '#worker/features/guide/content/proposals/shared-care.ts';
import { shiftOffers } from '#worker/features/guide/content/proposals/shift-offers.ts';
import { shop } from '#worker/features/guide/content/proposals/shop.ts';
import { ownSignOuts, signOuts } from '#worker/features/guide/content/proposals/sign-outs.ts';
import { siteQuotes } from '#worker/features/guide/content/proposals/site-quotes.ts';
import { slips } from '#worker/features/guide/content/proposals/slips.ts';
import { slots } from '#worker/features/guide/content/proposals/slots.ts';
import { stock } from '#worker/features/guide/content/proposals/stock.ts';
import { suggestions, surveys } from '#worker/features/guide/content/proposals/surveys.ts';
import { swaps } from '#worker/features/guide/content/proposals/swaps.ts';
import { tabs } from '#worker/features/guide/content/proposals/tabs.ts';
import { tasks } from '#worker/features/guide/content/proposals/tasks.ts';
import { logs } from '#worker/features/guide/content/proposals/tracker.ts';
import { upkeep } from '#worker/features/guide/content/proposals/upkeep.ts';
import { visitors } from '#worker/features/guide/content/proposals/visitors.ts';
import { watches } from '#worker/features/guide/content/proposals/watch.ts';
import { whereabouts } from '#worker/features/guide/content/proposals/whereabouts.ts';
import { whipRounds } from '#worker/features/guide/content/proposals/whip-rounds.ts';

/** The kinds of products of which it is known what they need; the first that fits an idea is proposed. */
export const proposals: readonly Proposal[] = [
  api,
  marketplace,
  plots,
  rents,
  siteQuotes,
  ...dropOffs,
  commissions,
  queue,
  ordering,
  invoices,
  transcripts,
  review,
  ownNewsletter,
  newsletter,
  whereabouts,
  readingCards,
  ownCards,
  community,
  applications,
  intake,
  ...infoPages,
  ...care,
  coParenting,
  ...sharedCare,
  chores,
  swaps,
  ...shiftOffers,
  contributions,
  slots,
  rota,
  ...slips,
  ...practice,
  ...gatherings,
  pledges,
  ...raffles,
  whipRounds,
  motions,
  polls,
  costs,
  fairs,
  league,
  ...contests,
  ...matching,
  goods,
  donations,
  ...logs,
  consignment,
  tabs,
  passes,
  vouchers,
  games,
  hunts,
  quizzes,
  lostFound,
  visitors,
  incidents,
  handovers,
  dispatch,
  deliveries,
  stock,
  signOuts,
  ownSignOuts,
  servicing,
  inspections,
  dueDates,
  upkeep,
  courses,
  contacts,
  shop,
  leave,
  ownHours,
  timesheets,
  membership,
  surveys,
  suggestions,
  directory,
  ...watches,
  answers,
  drafts,
  jobs,
  household,
  makeups,
  repairs,
  hourly,
  places,
  booking,
  lending,
  rental,
  events,
  requests,
  helpWanted,
  listings,
  recipes,
  tasks,
];
