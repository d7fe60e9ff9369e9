import { z } from 'zod';
import { VEHICLE_TYPES } from '@/db/enums';
import { email, name, newPassword } from '@/server/lib/fields';

export const setupLinkInput = z.object({ token: z.string().max(200) });

export const completeSetupInput = setupLinkInput.extend({
  organizationName: name(),
  vehicleName: name(),
  vehicleType: z.enum(VEHICLE_TYPES).default('FUND'),
  name: name(),
  email: email(),
  password: newPassword(),
});

export const setupOpen = z.object({ open: z.literal(true) });
export const completedSetup = z.object({ email: z.string() });
