// Stores alerts that a new file version changes figures of an exported or shared report, for recent activity.
import * as z from 'zod';
import { FileId, RunId, WorkspaceId } from '#shared/model/ids.ts';
import { key } from './keys.ts';
import { store } from './record.ts';
import { workspacePk } from './workspaces.ts';

const Record = z.object({
  runId: RunId,
  projectId: WorkspaceId,
  /** The version that changes them. */
  fileId: FileId,
  name: z.string(),
  by: z.object({ id: z.string(), name: z.string() }),
  at: z.string(),
});
type FigureAlert = z.infer<typeof Record>;

export const FIGURE_ALERT_PREFIX = 'ALERT#';
/** One alert per file and report, however often the file is indexed. */
export const figureAlerts = store<FigureAlert>({
  schema: Record,
  key: (tenant, { projectId, at, fileId, runId }) =>
    key(workspacePk(tenant, projectId), `${FIGURE_ALERT_PREFIX}${at}#${fileId}#${runId}`),
});
