'use client';

import type { ReactNode } from 'react';
import { enumLabel } from '../../_lib/enum-options';
import { day, plural, usdShort } from '../../_lib/format';
import { formatMetric, metricLabel } from '../../_lib/metric-labels';
import type { PreviewItem } from '../../_lib/outputs';

const Found = ({
  what,
  value,
  words,
}: {
  what: string;
  value: ReactNode;
  words: string | null;
}) => (
  <li className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-3 py-1.5 text-sm">
    <span className="text-muted">{what}</span>
    <span className="min-w-0 [overflow-wrap:anywhere]">
      <span className="font-medium">{value}</span>
      {words !== null && <span className="block text-xs text-faint">“{words}”</span>}
    </span>
  </li>
);

/** The customers that a run would store: one of unknown tier is asked about, which its gap tells. */
const toStore = ({ customers, gaps }: PreviewItem) =>
  customers.filter(
    ({ customerName }) =>
      !gaps.some(
        ({ gapType, description }) =>
          gapType === 'CUSTOMER_AMBIGUOUS' && description.includes(customerName),
      ),
  );

function Item({ item }: { item: PreviewItem }) {
  const { update, metrics, gaps } = item;
  return (
    <section className="border-t py-3.5 first:border-t-0 first:pt-0">
      <h3 className="text-sm font-semibold">{update.companyName}</h3>
      <p className="text-xs text-muted">
        {update.subject ?? 'Update'} · {day(update.receivedAt)}
      </p>
      <ul className="mt-1.5 divide-y">
        {metrics.map((metric) => (
          <Found
            key={`${metric.field}-${metric.start}`}
            what={metricLabel(metric.field)}
            value={formatMetric(metric.field, metric.value)}
            words={metric.quote}
          />
        ))}
        {toStore(item).map((customer) => (
          <Found
            key={`${customer.customerName}-${customer.start}`}
            what="Customer"
            value={[
              customer.customerName,
              enumLabel(customer.status),
              customer.dealValueAnnualUsd === null
                ? null
                : `${usdShort(customer.dealValueAnnualUsd)} a year`,
            ]
              .filter(Boolean)
              .join(' · ')}
            words={customer.quote}
          />
        ))}
        {gaps.map((gap) => (
          <Found
            key={`${gap.gapType}-${gap.description}`}
            what={enumLabel(gap.gapType)}
            value={<span className="font-normal">{gap.description}</span>}
            words={gap.quote}
          />
        ))}
      </ul>
    </section>
  );
}

const saysSomething = ({ metrics, customers, gaps }: PreviewItem) =>
  metrics.length + customers.length + gaps.length > 0;

/** What a run would take out of the next updates. */
export function PreviewList({ items, more }: { items: PreviewItem[]; more: number }) {
  const telling = items.filter(saysSomething);
  const silent = items.length - telling.length;
  return (
    <>
      {telling.map((item) => (
        <Item key={item.update.id} item={item} />
      ))}
      <div className="flex flex-col gap-1 text-xs text-faint [section+&]:border-t [section+&]:pt-3">
        {silent > 0 && <p>Nothing new in {plural(silent, 'update')}.</p>}
        {more > 0 && (
          <p>
            {plural(more, 'more update')} {more === 1 ? 'waits' : 'wait'} behind these, and{' '}
            {more === 1 ? 'is' : 'are'} read with them.
          </p>
        )}
      </div>
    </>
  );
}
