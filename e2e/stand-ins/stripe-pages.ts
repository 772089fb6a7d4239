import type { ServerResponse } from 'node:http';
import { type StripeAccount, StripeError } from './stripe-account.ts';
import { find } from './stripe-call.ts';
import type { Controls } from './stripe-control.ts';
import { type CardOutcome, cardOf } from './stripe-objects.ts';

type Visit = { account: StripeAccount; controls: Controls; pathname: string; form: Record<string, unknown> };

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:3rem auto;padding:0 1rem;color:#222}
button{font:inherit;padding:.5rem 1rem;margin:.25rem .25rem .25rem 0}form{display:inline}table{border-collapse:collapse}
td,th{text-align:left;padding:.25rem 1rem .25rem 0;border-bottom:1px solid #ddd;vertical-align:top}`;

const escapeHtml = (text: unknown) => String(text ?? '').replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

const button = (action: string, label: string, fields: Record<string, unknown> = {}) =>
  `<form method="post" action="${action}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')}<button>${label}</button></form>`;

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const dateOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');

/** The double's pages for people: the checkout, the customer portal, an invoice, and the desk where time is moved. */
export function answerPage(response: ServerResponse, visit: Visit): void {
  const [, kind = '', id = '', action = ''] = visit.pathname.split('/');
  const page = { checkout: visitCheckout, portal: visitPortal, invoice: visitInvoice, desk: workAtDesk, '': showDesk }[
    kind
  ];
  const result = page ? page(visit, id, action) : { html: '<h1>Not found</h1>' };
  if ('to' in result) {
    response.writeHead(303, { location: result.to }).end();
    return;
  }
  const html = `<!doctype html><html lang="en"><title>Stripe's double</title><style>${style}</style>${result.html}</html>`;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

type Result = { html: string } | { to: string };

const cards: Record<CardOutcome, string> = {
  ok: `Pay with the card ${cardOf.ok}`,
  declined: 'Pay with a card that is declined',
  authentication: 'Pay with a card whose authentication fails',
};

function visitCheckout({ account, controls }: Visit, id: string, action: string): Result {
  const session = find(account.sessions, id, 'checkout.session');
  let failure = '';
  if (action) {
    try {
      controls.pay({ session: id, outcome: action });
      return { to: session.success_url?.replace('{CHECKOUT_SESSION_ID}', id) ?? '/' };
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      failure = `<p role="alert">${escapeHtml(error.message)}</p>`;
    }
  }
  const choices = Object.entries(cards).map(([outcome, label]) => button(`/checkout/${id}/${outcome}`, label));
  return {
    html: `<h1>Launchpath Pro</h1><p>${money(session.amount_total ?? 0)} per month. This is a stand-in for Stripe's checkout: no card is
    charged.</p>${failure}${session.status === 'open' ? choices.join('') : `<p>This checkout is ${session.status}.</p>`}
    <p><a href="${escapeHtml(session.cancel_url)}">Back to Launchpath</a></p>`,
  };
}

function visitPortal({ account }: Visit, id: string, action: string): Result {
  const session = find(account.portals, id, 'billing_portal.session');
  const customer = find(account.customers, session.customer, 'customer');
  if (action) {
    // As Stripe's own portal: the card becomes the customer's. What has a card of its own keeps that, and nothing is paid.
    const method = account.addMethod(action as CardOutcome, customer.id);
    account.emit('payment_method.attached', method, account.now(customer.id));
    account.setDefaultMethod(customer, method.id);
    return { to: `/portal/${id}` };
  }
  const subscription = [...account.subscriptions.values()].findLast((one) => one.customer === customer.id);
  const method = customer.invoice_settings.default_payment_method ?? subscription?.default_payment_method;
  const last4 = account.methods.get(String(method))?.card?.last4;
  return {
    html: `<h1>Your payment method</h1><p>${last4 ? `Visa ending in ${last4}` : 'None yet.'}</p>
    ${button(`/portal/${id}/ok`, 'Use the card 4242')}${button(`/portal/${id}/declined`, 'Use a card that will be declined')}
    <p><a href="${escapeHtml(session.return_url)}">Back to Launchpath</a></p>`,
  };
}

function visitInvoice({ account }: Visit, id: string, action: string): Result {
  const invoice = find(account.invoices, id, 'invoice');
  if (action) {
    account.pay(invoice, { method: account.addMethod('ok', String(invoice.customer)).id });
    return { to: `/invoice/${id}` };
  }
  return {
    html: `<h1>Invoice ${escapeHtml(invoice.number)}</h1>
    <p>${money(invoice.total)}, ${invoice.status}, of ${dateOf(invoice.created)}</p>
    ${invoice.status === 'open' ? button(`/invoice/${id}/pay`, cards.ok) : ''}`,
  };
}

function workAtDesk({ controls, form }: Visit, action: string): Result {
  if (action === 'advance') controls.advance({ customer: form.customer, days: Number(form.days) });
  if (action === 'card') controls.card(form);
  return { to: '/' };
}

function showDesk({ account }: Visit): Result {
  const rows = [...account.customers.values()].reverse().map(({ id, email }) => {
    const own = [...account.subscriptions.values()].filter(({ customer }) => customer === id);
    const lines = own.map(
      ({ status, items, cancel_at_period_end: isEnding }) =>
        `${status}${isEnding ? ', ends' : ', next payment'} ${dateOf(items.data[0]?.current_period_end ?? 0)}`,
    );
    const actions = [
      button('/desk/advance', '1 day on', { customer: id, days: 1 }),
      button('/desk/advance', '1 month on', { customer: id, days: 31 }),
      button('/desk/card', 'Let charges fail', { customer: id, outcome: 'declined' }),
      button('/desk/card', 'Let charges succeed', { customer: id, outcome: 'ok' }),
    ];
    return `<tr><td>${escapeHtml(email)}<br>${lines.join('<br>') || 'no subscription'}<br>It is ${dateOf(account.now(id))}</td>
    <td>${actions.join('')}</td></tr>`;
  });
  return {
    html: `<h1>Stripe's double</h1><p>What a month and a failing card do to a subscription can be tried here.</p>
    <table>${rows.join('') || '<tr><td>Nobody has been to the checkout yet.</td></tr>'}</table>`,
  };
}
