import { z } from 'zod';
import { key, name, newPassword } from '@/server/lib/fields';

export const me = z.object({
  userId: z.string().nullable(),
  email: z.string().nullable(),
  defaultVehicleId: z.string().nullable(),
});

/** What a person sees about themselves. */
export const profile = z.object({
  email: z.string(),
  name: z.string(),
  /** Browsers that are signed in, this one included. */
  sessionCount: z.number().int(),
});

export const defaultVehicleInput = z.object({ vehicleId: key().nullable() });
export const renameInput = z.object({ name: name() });

export const changePasswordInput = z.object({
  currentPassword: z.string().min(1).max(1000),
  newPassword: newPassword(),
});
