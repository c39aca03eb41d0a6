// Whether a share link is still active.
import type { Share } from '#shared/model/share.ts';

type Dated = Pick<Share, 'revokedAt' | 'expiresAt'>;

export const stateOf = ({ revokedAt, expiresAt }: Dated, now: number): 'open' | 'revoked' | 'expired' => {
  if (revokedAt) return 'revoked';
  return Date.parse(expiresAt) <= now ? 'expired' : 'open';
};
