declare module 'fs-native-extensions' {
  /**
   * Locks a whole open file for its descriptor alone, until it is closed.
   * @returns false while another descriptor, of this process or any other, holds it
   */
  export function tryLock(descriptor: number): boolean;
}
