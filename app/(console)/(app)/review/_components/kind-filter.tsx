'use client';

import { Segments } from '../../../_components/ui/segments';
import { REVIEW_KINDS } from './review-items';
import type { Review } from './use-review';

/** Everything, or one kind alone. */
export function KindFilter({ review, className }: { review: Review; className?: string }) {
  const options = [
    { value: 'all', label: 'All', count: review.total } as const,
    ...REVIEW_KINDS.map(({ kind, label }) => ({
      value: kind,
      label,
      count: review.totals[kind],
      // Few have mail that waits; the others need not see it. What is chosen stays.
    })).filter(({ value, count }) => value !== 'mail' || count > 0 || review.kind === 'mail'),
  ];
  return (
    <Segments
      label="Show"
      value={review.kind}
      options={options}
      onChange={review.chooseKind}
      className={className}
    />
  );
}
