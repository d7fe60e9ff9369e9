import type { Access } from './actor';

/** How long what was told of a caller is taken as true, in milliseconds. */
const FRESH_MS = 1000;

/** A caller who was looked up. */
export interface KnownCaller {
  /** What he might do when his request came. */
  access: Access | null;
  /**
   * What he may do now: looked up again if his body trickled in or his turn was long in coming, and
   * at once where `strictly` asks, as for what a batch writes after its first call.
   */
  now: (strictly?: boolean) => Promise<Access | null>;
}

/** Looks a caller up so that whoever stretches his request keeps no rights that he has lost since. */
export async function knownCaller(lookUp: () => Promise<Access | null>): Promise<KnownCaller> {
  let since = performance.now();
  const access = await lookUp();
  let last = access;
  const now = async (strictly = false) => {
    if (!strictly && performance.now() - since < FRESH_MS) return last;
    since = performance.now();
    return (last = await lookUp());
  };
  return { access, now };
}
