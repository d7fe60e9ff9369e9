/** The cookie of the vehicle that a browser looks at; what API keys mean is a setting of its own. */
export const SHOWN_VEHICLE = 'shown-vehicle';

const A_YEAR = 60 * 60 * 24 * 365;
/** The vehicle that this tab shows, which the browser's other tabs do not change. */
const OF_TAB = 'fund.shown-vehicle';

const cookieOf = (vehicleId: string): string => `${SHOWN_VEHICLE}=${encodeURIComponent(vehicleId)}`;

/** Chosen in this tab since it was loaded. */
let chosen: string | null = null;

/** Remembers which vehicle the pages are about, as somebody chose it in this tab. */
export function rememberShownVehicle(vehicleId: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookieOf(vehicleId)}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax${secure}`;
  chosen = vehicleId;
  sessionStorage.setItem(OF_TAB, vehicleId);
}

/**
 * Notes which vehicle a page came with.
 * @returns the one that the tab showed before, where another tab has chosen this one
 */
export function noteShownVehicle(vehicleId: string): string | null {
  const before = sessionStorage.getItem(OF_TAB);
  sessionStorage.setItem(OF_TAB, vehicleId);
  if (before === vehicleId || chosen === vehicleId) return null;
  // What no tab has chosen came with a link, or with what the person reaches by now.
  if (!document.cookie.split('; ').includes(cookieOf(vehicleId))) return null;
  chosen = null;
  return before;
}
