const OVER = { overList: true };

const isOver = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'overList' in state;
};

/** True at phone width, where what is opened from a list covers it. */
export const coversList = (): boolean => window.matchMedia('(max-width: 767px)').matches;

/** Opens a part of the page by its address; where it covers its list, Back leads there again. */
export function openOverList(url: URL): void {
  if (coversList()) window.history.pushState({ ...OVER }, '', url);
  else window.history.replaceState(null, '', url);
}

/** Changes the address of what is open. */
export const stayOpen = (url: URL): void =>
  window.history.replaceState(isOver() ? { ...OVER } : null, '', url);

/** Goes back to the list, which has the address given. */
export function backToList(url: URL): void {
  if (isOver()) window.history.back();
  else window.history.replaceState(null, '', url);
}
