'use client';

import { useEffect, useEffectEvent } from 'react';
import { toast } from 'sonner';
import { noteShownVehicle } from '../../_lib/shown-vehicle';
import { useWorld } from '../../_lib/world';
import { useSwitchVehicle } from './vehicle-switcher';

/** Says that the pages are about another vehicle since one was chosen in another tab. */
export function VehicleWatch() {
  const { vehicles, vehicle } = useWorld();
  const { switchTo } = useSwitchVehicle();
  const id = vehicle?.id;
  const note = useEffectEvent(() => {
    if (!vehicle) return;
    const beforeId = noteShownVehicle(vehicle.id);
    // Whoever is signed in by now may not reach it.
    const before = vehicles.find((one) => one.id === beforeId);
    if (!before) return;
    toast(`Now showing ${vehicle.name}, chosen in another tab.`, {
      duration: 10_000,
      action: { label: `Back to ${before.name}`, onClick: () => switchTo(before.id) },
    });
  });
  useEffect(() => note(), [id]);
  return null;
}
