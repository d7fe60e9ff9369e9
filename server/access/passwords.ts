import { hashPassword, verifyPassword } from 'better-auth/crypto';

export { hashPassword };

// The hash of nothing that anybody could type; it makes the missing one take as long as a wrong one.
let standIn: Promise<string> | undefined;

/** True if the password is the one behind the hash; takes as long without a hash. */
export async function isPassword(hash: string | null, password: string): Promise<boolean> {
  if (hash !== null) return verifyPassword({ hash, password });
  standIn ??= hashPassword('\u0000');
  await verifyPassword({ hash: await standIn, password });
  return false;
}
