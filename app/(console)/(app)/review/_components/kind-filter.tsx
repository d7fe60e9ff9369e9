'use client';

import { Segments } from '../../../_components/ui/segments';
import { REVIEW_KINDS, type ReviewKind } from './review-items';
import type { Review } from './use-review';

const SELDOM: ReadonlySet<ReviewKind> = new Set(['offer', 'mail']);

/** Everything, or one kind alone. */
export function KindFilter({ review, className }: { review: Review; className?: string }) {
  const options = [
    { value: 'all', label: 'All', count: review.total } as const,
    ...REVIEW_KINDS.map(({ kind, label }) => ({
      value: kind,
      label,
      count: review.totals[kind],
      // Few have offers or mail that wait; the others need not see it. What is chosen stays.
    })).filter(({ value, count }) => !SELDOM.has(value) || count > 0 || review.kind === value),
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
