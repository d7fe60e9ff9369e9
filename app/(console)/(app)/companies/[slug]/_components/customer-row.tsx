'use client';

import { useMutation } from '@tanstack/react-query';
import { Ellipsis, Pencil, RotateCcw, Trash2, UserMinus } from 'lucide-react';
import { useRef } from 'react';
import { Badge } from '../../../../_components/ui/badge';
import { Button } from '../../../../_components/ui/button';
import {
  Dropdown,
  DropdownContent,
  DropdownItem,
  DropdownSeparator,
  DropdownTrigger,
} from '../../../../_components/ui/dropdown';
import { NUMERIC, Td } from '../../../../_components/ui/table';
import { cn } from '../../../../_lib/cn';
import { enumLabel } from '../../../../_lib/enum-options';
import { day, NONE, usd } from '../../../../_lib/format';
import type { Customer, Finding } from '../../../../_lib/outputs';
import { toastUndo } from '../../../../_lib/toasts';
import { CUSTOMER_TONES } from '../../../../_lib/tones';
import { useTRPC } from '../../../../_lib/trpc';
import { useRefresh } from '../../../../_lib/use-refresh';
import { useCompany } from './company-context';
import { EvidenceOf } from './evidence';

interface Props {
  customer: Customer;
  /** The words that the customer was last read from, if it was read. */
  evidence: Finding | undefined;
  onEdit: () => void;
  onChurn: () => void;
  /** Told of the button that goes with what is done. */
  onLeave: (button: HTMLElement | null) => void;
}

/** The toast about a customer's deletion; whoever adds it again has no use for it. */
export const deletionOf = (slug: string, customerName: string): string =>
  `${slug} without ${customerName.trim().toLowerCase()}`;

function useDeletion({ id, customerName }: Customer) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const { ref } = useCompany();
  const onSuccess = () => refresh(trpc.customers.pathFilter());
  const restore = useMutation(trpc.customers.restore.mutationOptions({ onSuccess }));
  const remove = useMutation(
    trpc.customers.delete.mutationOptions({
      onSuccess: async () => {
        toastUndo(`${customerName} is deleted.`, () => restore.mutate({ ...ref, id }), {
          id: deletionOf(ref.slug, customerName),
        });
        await onSuccess();
      },
    }),
  );
  return {
    remove: () => remove.mutate({ ...ref, id }),
    restore: () => restore.mutate({ ...ref, id }),
  };
}

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');

/** A customer, with what can be done about it. */
export function CustomerRow({ customer, evidence, onEdit, onChurn, onLeave }: Props) {
  const { mayEdit } = useCompany();
  const { remove, restore } = useDeletion(customer);
  const menu = useRef<HTMLButtonElement>(null);
  const { status, churnedAt, deletedAt, notes, contractTerm } = customer;
  const deleted = deletedAt !== null;
  return (
    <tr className={cn('hover:bg-hover', deleted && 'text-muted')}>
      <Td className="w-full max-w-0 min-w-36">
        <span className={cn('block truncate font-medium', deleted && 'line-through')}>
          <EvidenceOf finding={evidence}>{customer.customerName}</EvidenceOf>
        </span>
        <span className="block text-xs text-faint max-md:line-clamp-2 md:truncate">
          <span className="md:hidden">{joined(enumLabel(customer.tier), contractTerm)}</span>
          <span className="max-md:hidden xl:hidden">{joined(contractTerm, notes)}</span>
          <span className="max-xl:hidden">{notes}</span>
        </span>
      </Td>
      <Td className="whitespace-nowrap max-md:hidden">{enumLabel(customer.tier)}</Td>
      <Td className="whitespace-nowrap">
        <Badge tone={CUSTOMER_TONES[status]}>{enumLabel(status)}</Badge>
        {churnedAt !== null && (
          <span className="ml-2 text-xs whitespace-nowrap text-faint max-md:hidden">
            {day(churnedAt)}
          </span>
        )}
      </Td>
      <Td className={`${NUMERIC} whitespace-nowrap max-md:hidden`}>
        {usd(customer.dealValueAnnualUsd)}
      </Td>
      <Td className="max-xl:hidden">
        <span
          title={contractTerm ?? undefined}
          className="line-clamp-3 w-max max-w-44 wrap-anywhere"
        >
          {contractTerm ?? NONE}
        </span>
      </Td>
      <Td className={`${NUMERIC} whitespace-nowrap print:whitespace-nowrap max-md:hidden`}>
        {day(customer.firstSignedAt)}
      </Td>
      <Td className="w-10 py-1 text-right">
        {mayEdit && deleted && (
          <Button size="sm" aria-label={`Restore ${customer.customerName}`} onClick={restore}>
            <RotateCcw /> Restore
          </Button>
        )}
        {mayEdit && !deleted && (
          <Dropdown>
            <DropdownTrigger asChild>
              <Button
                ref={menu}
                data-control="menu"
                variant="ghost"
                size="icon-sm"
                aria-label={`Actions for ${customer.customerName}`}
              >
                <Ellipsis />
              </Button>
            </DropdownTrigger>
            <DropdownContent align="end">
              <DropdownItem onSelect={onEdit}>
                <Pencil /> Edit
              </DropdownItem>
              {status !== 'CHURNED' && (
                <DropdownItem onSelect={onChurn}>
                  <UserMinus /> Mark as churned
                </DropdownItem>
              )}
              <DropdownSeparator />
              <DropdownItem
                danger
                onSelect={() => {
                  onLeave(menu.current);
                  remove();
                }}
              >
                <Trash2 /> Delete
              </DropdownItem>
            </DropdownContent>
          </Dropdown>
        )}
      </Td>
    </tr>
  );
}
