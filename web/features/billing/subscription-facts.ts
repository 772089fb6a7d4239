import { plans } from '#shared/content/plans.ts';
import type { Invoice, Subscription } from '#web/features/billing/billing.queries.ts';
import { formatDate } from '#web/lib/formats.ts';

const { name } = plans.pro;

/** An amount in the currency's smallest unit as it is written: 999 of usd is '$9.99', 999 of jpy '¥999'. */
export function formatAmount(amount: number, currency: string): string {
  const writer = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return writer.format(amount / 10 ** (writer.resolvedOptions().maximumFractionDigits ?? 2));
}

/** That a payment failed, with what it was about once that is known. */
export function describeDue(invoices: Invoice[] | undefined): string {
  const due = invoices?.find(({ status }) => status === 'open');
  if (!due) return 'Your last payment did not go through.';
  return `Your payment of ${formatAmount(due.amount, due.currency)} from ${formatDate(due.createdAt)} did not go through.`;
}

/** When Pro ends, once that is settled. */
export const describeEnd = (date: string) =>
  `${name} ends on ${formatDate(date)}. Until then everything stays as it is.`;

/** What happens next with what is paid, or why nothing does; null where nothing was ever paid. */
export function describeRenewal({
  status,
  cancelAtPeriodEnd,
  periodEnd,
  price,
  endedUnpaid,
}: Subscription): string | null {
  const date = formatDate(periodEnd);
  const cost = price && formatAmount(price.amount, price.currency);
  switch (status) {
    case 'none':
      return null;
    case 'active':
    case 'trialing':
      if (periodEnd && cancelAtPeriodEnd) return describeEnd(periodEnd);
      if (status === 'active') return cost ? `Next payment: ${cost} on ${date}.` : `Next payment on ${date}.`;
      return `Your trial ends on ${date}.${cost ? ` Then ${name} is ${cost}/month.` : ''}`;
    case 'past_due':
    case 'unpaid': {
      const due = 'Your last payment did not go through.';
      return cancelAtPeriodEnd ? `${due} ${name} ends on ${date}.` : due;
    }
    case 'incomplete':
      return 'Your first payment was not completed, and nothing was charged. Pay its invoice, or cancel to start again.';
    case 'canceled': {
      const end = periodEnd ? `Your subscription ended on ${date}` : 'Your subscription has ended';
      return endedUnpaid ? `${end}, as its payment did not go through. Nothing more is charged.` : `${end}.`;
    }
  }
}

const brands: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

type Card = NonNullable<Subscription['paymentMethod']>;

/** 'Visa ending in 4242'; a card of a brand that is not known is a card. */
export function describeCard({ brand, last4 }: Card): string {
  return `${brands[brand] ?? 'Card'} ending in ${last4}`;
}

/** 'Expires 04/2031', or that it has expired: a card is good to the end of its month. */
export function describeExpiry({ expMonth, expYear }: Card, now: Date): string {
  const date = `${String(expMonth).padStart(2, '0')}/${expYear}`;
  const isOver = expYear * 12 + expMonth - 1 < now.getFullYear() * 12 + now.getMonth();
  return isOver ? `Expired ${date}` : `Expires ${date}`;
}

const invoiceStatuses: Record<string, string> = {
  open: 'Open',
  paid: 'Paid',
  uncollectible: 'Not paid',
  void: 'Void',
};

/** What became of an invoice, in a word. */
export function describeInvoiceStatus({ status }: Invoice): string {
  return invoiceStatuses[status] ?? status;
}
