// Stores which documents of a workspace were exported, for its recent activity.
import * as z from 'zod';
import { ChecklistId, QuestionId, RunId, WorkspaceId } from '#shared/model/ids.ts';
import type { Clock, Random } from '../ports/clock.ts';
import type { Write } from '../ports/table.ts';
import { key } from './keys.ts';
import { store } from './record.ts';
import { workspacePk } from './workspaces.ts';

const Record = z.object({
  about: z.union([RunId, QuestionId, ChecklistId]),
  projectId: WorkspaceId,
  name: z.string(),
  by: z.object({ id: z.string(), name: z.string() }),
  at: z.string(),
  /** Distinguishes two exports at the same moment. */
  nonce: z.string(),
});
type ExportRecord = z.infer<typeof Record>;

export const EXPORT_PREFIX = 'EXPORT#';
export const exportRows = store<ExportRecord>({
  schema: Record,
  key: (tenant, { projectId, at, nonce }) => key(workspacePk(tenant, projectId), `${EXPORT_PREFIX}${at}#${nonce}`),
});

type Chance = { readonly clock: Pick<Clock, 'now'>; readonly random: Random };

export const noteExport = (
  { clock, random }: Chance,
  tenant: string,
  one: Omit<ExportRecord, 'at' | 'nonce'>,
): Write => ({
  put: exportRows.row(tenant, { ...one, at: new Date(clock.now()).toISOString(), nonce: random.text(6) }),
});
