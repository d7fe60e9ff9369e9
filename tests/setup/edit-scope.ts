import type { Db } from '@/db/types';
import { authenticateKey } from '@/server/access/authenticate';
import { mintScope } from '@/server/access/mint-scope';
import { type EditScope, requireEdit } from '@/server/access/scope';

/** The scope of a key that may write in the organization, to call queries with. */
export async function editScopeOf(db: Db, key: string, organizationId: string): Promise<EditScope> {
  const access = await authenticateKey(db, `Bearer ${key}`);
  if (!access) throw new Error('The key is not known.');
  return requireEdit(mintScope(access, db), organizationId);
}
