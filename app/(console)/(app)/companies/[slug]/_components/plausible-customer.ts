import type { z } from 'zod';
import { day } from '../../../../_lib/format';
import { notNegative } from '../../../../_lib/not-negative';
import type { Customer } from '../../../../_lib/outputs';

interface Said {
  status?: Customer['status'] | undefined;
  dealValueAnnualUsd?: number | null | undefined;
  firstSignedAt?: string | null | undefined;
  churnedAt?: string | null | undefined;
}

const isBefore = (one: string, other: string): boolean => one.slice(0, 10) < other.slice(0, 10);

/**
 * A procedure's schema for a form about a customer, which refuses what people type by mistake: the
 * contract lets agents send any number and any two days. What was stored before is not complained
 * about.
 * @param stored what is on file of what the form does not send
 */
export const plausible = <I, O extends Said>(schema: z.ZodType<O, I>, stored: Said = {}) =>
  notNegative(schema, ['dealValueAnnualUsd']).superRefine((sent, context) => {
    const refuse = (path: keyof Said, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const isChurned = (sent.status ?? stored.status) === 'CHURNED';
    const signed = sent.firstSignedAt === undefined ? stored.firstSignedAt : sent.firstSignedAt;
    const churned = sent.churnedAt ?? stored.churnedAt;
    const isSaid = sent.churnedAt !== undefined || typeof sent.firstSignedAt === 'string';
    if (!isSaid || !isChurned || !signed || !churned || !isBefore(churned, signed)) return;
    if (sent.churnedAt === undefined) {
      refuse('firstSignedAt', `must not be after ${day(churned)}, when the customer churned`);
    } else refuse('churnedAt', `must not be before ${day(signed)}, when the customer signed`);
  });
