import { benefitsOf, launchBenefits, plans } from '#shared/content/plans.ts';

/** Every text of the upgrade dialog that depends on what was asked for (spec 1, section 2.9). */
export const upgradeFlavours = {
  projects: {
    title: 'Room for more ideas',
    lead: 'Every place for a project on your plan is taken. Deleting a project frees a place; Pro has more of them. Your idea is kept.',
    benefits: benefitsOf(plans.pro),
  },
  prompts: {
    title: "Today's prompts are used up",
    lead: 'There are new ones tomorrow, and what you wrote is kept until then. Pro has more of them every day.',
    benefits: benefitsOf(plans.pro),
  },
  launch_phase: {
    title: 'The launch phase is part of Pro',
    lead: 'You can read every step of it on your plan. Working through it, from branding to growth, comes with Pro:',
    benefits: [...launchBenefits, ...benefitsOf(plans.pro)],
  },
};

export const earlyAccessNote = 'Pro is in early access and grows from here. You can go back to Free at any time.';

export const alreadySubscribed = ['Already subscribed', "You're already on the Pro plan"] as const;

export const billingOff = 'Paid plans are not available on this server yet.';
export const billingUnknown =
  'It could not be found out whether paid plans are available. Refresh the page to try again.';
