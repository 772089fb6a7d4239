import { benefitsOf, launchBenefits, plans } from '#shared/content/plans.ts';

/** Every text of the upgrade dialog that depends on what was asked for (spec 1, section 2.9). */
export const upgradeFlavours = {
  projects: {
    title: 'Room for more ideas',
    lead: 'Every place for a project on your plan is taken. Deleting a project frees a place. Your idea is kept.',
    more: 'Pro has more places.',
    benefits: benefitsOf(plans.pro),
  },
  prompts: {
    title: "Today's prompts are used up",
    lead: 'There are new ones tomorrow, and what you wrote is kept until then.',
    more: 'Pro has more of them every day.',
    benefits: benefitsOf(plans.pro),
  },
  launch_phase: {
    title: 'The launch phase is part of Pro',
    lead: 'You can read every step of it on your plan.',
    more: 'Working through it, from branding to growth, comes with Pro:',
    benefits: [...launchBenefits, ...benefitsOf(plans.pro)],
  },
};

export const earlyAccessNote = 'Pro is in early access and grows from here. You can go back to Free at any time.';

export const billingOff = 'Paid plans are not available on this server yet.';
export const billingUnknown =
  'It could not be found out whether paid plans are available. Refresh the page to try again.';

/** What a checkout can end with (spec 1, section 8); what a card is refused for is said by the server. A toast is a title and a text. */
export const failure = 'Error';
export const noCheckoutUrl = 'Could not create checkout session';
export const checkoutEnded = 'What was bought with it does not give Pro any more.';
export const checkoutFailed = 'Failed to initiate subscription process';

export const confirmation = {
  underWay: 'Your payment is being confirmed...',
  done: ['Success', 'Subscription upgraded successfully!'],
  failed: 'Failed to process subscription. Please contact support.',
  kept: 'Nothing that you paid is lost: your plan changes by itself once the payment is confirmed.',
  ended: ['This checkout was finished before', 'You can upgrade again at any time.'],
  unpaid: [
    'This checkout is not paid yet',
    'Nothing was charged. Finish it to get Pro, or try again if you have just paid.',
  ],
  welcome: ['You are on Pro', 'Everything that it brings is open to you from now on.'],
} as const;

export const statusFailed = 'Failed to fetch subscription status.';

export const cancellation = {
  now: ['Subscription Canceled', 'Your subscription has been canceled immediately. You may receive a prorated refund.'],
  unpaid: ['Subscription Canceled', 'Your subscription has been canceled immediately. Nothing more is charged.'],
  later: (date: string) =>
    ['Subscription Will Cancel', `Your subscription will end on ${date}. You'll keep Pro access until then.`] as const,
  downgraded: ['Success', 'Your subscription has been downgraded to Free'],
  failed: 'Failed to cancel subscription. Please try again later.',
  kept: `Your projects, documents and prompts stay yours. On Free these are locked: new projects beyond ${plans.free.maxProjects}, messages beyond ${plans.free.maxPromptsPerDay} a day, and work in the launch phase (step 3). You can come back to Pro at any time.`,
} as const;

export const resumption = {
  done: ['Subscription Kept', 'You stay on the Pro plan.'],
  over: 'Your subscription has ended already. You can upgrade to Pro again at any time.',
  failed: 'Failed to keep your subscription. Please try again later.',
} as const;

export const paymentUpdateFailed = 'Failed to update payment method. Please try again.';

/** What a payment that is due means, and what to do about it. */
export const duePayments = {
  past_due: [
    'You keep Pro while the payment is tried again.',
    'Please update your payment method, so that it goes through.',
  ],
  unpaid: [
    'You are on the Free plan for now, and everything you made is kept.',
    'Update your payment method and pay the open invoice to get Pro back.',
  ],
};
