import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import { type Invoice, invoicesQuery } from '#web/features/billing/billing.queries.ts';
import { describeInvoiceStatus, formatAmount } from '#web/features/billing/subscription-facts.ts';
import { describeError } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/formats.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';

/**
 * What was paid, newest first; each invoice opens at the provider. `canPay` is false when nothing is bought any more with what is open:
 * that is neither offered nor shown there, where it could be paid.
 */
export function InvoiceList({ canPay }: { canPay: boolean }) {
  const {
    data: invoices,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...invoicesQuery,
    refetchOnMount: true,
    // What is open is paid in another tab.
    refetchOnWindowFocus: ({ state }) => (state.data?.some(({ status }) => status === 'open') ? 'always' : false),
  });
  if (!invoices && error) {
    return (
      <LoadFailure
        inCard
        what="Your invoices could not be loaded."
        why={describeError(error)}
        busy={isFetching}
        onRetry={() => refetch()}
      />
    );
  }
  if (!invoices) return <div className="h-24 animate-breathe rounded-md bg-hover" />;
  if (invoices.length === 0) return <p className="text-sm text-ink-soft">There are no invoices yet.</p>;
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">Invoices</caption>
      <thead className="border-b border-line text-ink-soft">
        <tr>
          <th scope="col" className="py-2 pr-3 font-medium">
            Date
          </th>
          <th scope="col" className="px-3 py-2 font-medium max-sm:hidden">
            Number
          </th>
          <th scope="col" className="px-2 py-2 font-medium sm:px-3">
            Status
          </th>
          <th scope="col" className="px-2 py-2 text-right font-medium sm:px-3">
            Amount
          </th>
          <th scope="col">
            <span className="sr-only">Invoice</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} canPay={canPay} />
        ))}
      </tbody>
    </table>
  );
}

function InvoiceRow({ invoice, canPay }: { invoice: Invoice; canPay: boolean }) {
  const { number, createdAt, amount, currency, status, url } = invoice;
  const date = formatDate(createdAt);
  const isOpen = status === 'open' || status === 'uncollectible';
  const verb = isOpen ? 'Pay' : 'View';
  return (
    <tr className="border-b border-line last:border-b-0">
      <td className="py-2 pr-2 sm:pr-3 sm:whitespace-nowrap">{date}</td>
      <td className="px-3 py-2 break-all text-ink-soft max-sm:hidden">{number ?? '-'}</td>
      <td className="px-2 py-2 sm:px-3">{describeInvoiceStatus(invoice)}</td>
      <td className="px-2 py-2 text-right tabular-nums sm:px-3">{formatAmount(amount, currency)}</td>
      <td className="py-1 text-right">
        {url && (canPay || !isOpen) && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${verb} the invoice of ${date} (opens a new tab)`}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-sm pl-1 underline underline-offset-4 hover:text-accent max-sm:min-h-11"
          >
            {verb}
            <ExternalLink className="size-3.5" />
          </a>
        )}
      </td>
    </tr>
  );
}
