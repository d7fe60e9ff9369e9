/** The cookie of the vehicle that a browser looks at; what API keys mean is a setting of its own. */
export const SHOWN_VEHICLE = 'shown-vehicle';

const A_YEAR = 60 * 60 * 24 * 365;

/** Remembers which vehicle the pages are about. */
export function rememberShownVehicle(vehicleId: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${SHOWN_VEHICLE}=${encodeURIComponent(vehicleId)}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax${secure}`;
}
