'use client';

import { ChevronsUpDown } from 'lucide-react';
import { Button } from '../../../_components/ui/button';
import {
  Dropdown,
  DropdownCheckboxItem,
  DropdownContent,
  DropdownTrigger,
} from '../../../_components/ui/dropdown';
import { useOrganization } from '../../../_lib/world';

interface Props {
  label: string;
  chosen: readonly string[];
  disabled?: boolean;
  onChoose: (vehicleIds: string[]) => void;
}

/** Ticks the vehicles of the organization that somebody is granted. */
export function VehiclePicker({ label, chosen, disabled, onChoose }: Props) {
  const { vehicles } = useOrganization();
  const [first, ...others] = vehicles.filter(({ id }) => chosen.includes(id));
  const shown =
    first === undefined
      ? 'No vehicle'
      : others.length === 0
        ? first.name
        : `${first.name} and ${others.length} more`;
  return (
    <Dropdown>
      <DropdownTrigger asChild>
        <Button
          variant="ghost"
          aria-label={`${label}: ${shown}`}
          disabled={disabled}
          className="max-w-56 font-normal"
        >
          <span className={first ? 'truncate' : 'truncate text-warning'}>{shown}</span>
          <ChevronsUpDown className="!size-3.5 text-faint" />
        </Button>
      </DropdownTrigger>
      <DropdownContent align="end">
        {vehicles.map(({ id, name }) => (
          <DropdownCheckboxItem
            key={id}
            checked={chosen.includes(id)}
            onCheckedChange={(checked) =>
              onChoose(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          >
            {name}
          </DropdownCheckboxItem>
        ))}
      </DropdownContent>
    </Dropdown>
  );
}
