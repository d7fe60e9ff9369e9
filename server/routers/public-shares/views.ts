import { sharePath } from './public-id';
import type { ListedShare, Share } from './queries';

/** A share as list, detail and revoke answer it. */
export const shareView = (share: ListedShare) => ({
  id: share.id,
  publicId: share.publicId,
  title: share.title,
  status: share.revokedAt === null ? ('ACTIVE' as const) : ('REVOKED' as const),
  companyCount: share.companyCount,
  createdAt: share.createdAt,
  revokedAt: share.revokedAt,
});

/** A share as its creation, or a replay of it, answers it. */
export const createdShareView = (share: Share) => ({
  ...shareView(share),
  urlPath: sharePath(share.publicId),
  duplicateCompanyCount: share.duplicateCompanyCount,
  unshareableDeals: share.unshareableDeals,
});
