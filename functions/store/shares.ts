// Stores share links to reports and checklists: one row per link, with the hash of its token; the token itself is never
// stored.
import * as z from 'zod';
import { ShareId, workspaceOf } from '#shared/model/ids.ts';
import { Share } from '#shared/model/share.ts';
import { key } from './keys.ts';
import { store, type Versioned } from './record.ts';
import { workspacePk } from './workspaces.ts';

const Record = Share.extend({
  id: ShareId,
  secretHash: z.string(),
  passcodeHash: z.string().optional(),
  /** Wrong passcodes since the link was created. */
  failures: z.number().int().optional(),
  /** Codes sent to readers, one per address. */
  codes: z
    .array(z.object({ email: z.string(), hash: z.string(), sentAt: z.iso.datetime(), failures: z.number().int() }))
    .optional(),
});
type Plain = z.infer<typeof Record>;
export type ShareRecord = Versioned<Plain>;

export const SHARE_PREFIX = 'SHARE#';
export const shareKey = (tenant: string, shareId: string) =>
  key(workspacePk(tenant, workspaceOf(shareId) ?? ''), `${SHARE_PREFIX}${shareId}`);

export const shares = store<Plain>({ schema: Record, key: (tenant, share) => shareKey(tenant, share.id) });
