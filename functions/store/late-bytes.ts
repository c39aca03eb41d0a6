// Stores erased workspaces whose upload addresses may still be valid: late bytes are swept when all have expired.
import * as z from 'zod';
import { WorkspaceId } from '#shared/model/ids.ts';
import { deadlineKey } from './deadline-index.ts';
import { key, PLATFORM, pk } from './keys.ts';
import { store } from './record.ts';

const Record = z.object({ tenant: z.string(), projectId: WorkspaceId, deadline: z.string() });
type LateBytes = z.infer<typeof Record>;

/** Under the platform, because the workspace and its organization may no longer exist. */
export const lateBytes = store<LateBytes>({
  schema: Record,
  key: (_tenant, { tenant, projectId }) => key(pk(PLATFORM, 'LATE-BYTES'), `${tenant}#${projectId}`),
  gsi1: (_tenant, { tenant, projectId, deadline }) => deadlineKey(deadline, `bytes#${tenant}#${projectId}`),
});
