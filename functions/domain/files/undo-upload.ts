// Undoes an upload: new files go to the bin, and files that got a new version return to the previous one.
import type { FileRecord } from '../../store/files.ts';
import type { Caller } from '../caller.ts';
import type { WorkPorts } from '../work-ports.ts';
import { deleteFiles, deleterOf } from './delete.ts';
import { type Ports, restoreVersion } from './restore-version.ts';

/** Files with a later version stay. Versions are undone first, so that a repeated call completes the rest. */
export const undoUpload = async (ports: Ports & WorkPorts, caller: Caller, uploaded: readonly FileRecord[]) => {
  const batch = new Set(uploaded.map(({ id }) => id));
  const current = uploaded.filter(({ supersededBy }) => !supersededBy);
  const before = ({ earlier = [] }: FileRecord) => earlier.find((id) => !batch.has(id));
  const added = current.filter((file) => !before(file));
  let restored = 0;
  for (const file of current) {
    const earlier = before(file);
    if (!earlier) continue;
    await restoreVersion(ports, caller.tenant, file, earlier);
    restored += 1;
  }
  return { deleted: await deleteFiles(ports, caller.tenant, { files: added }, deleterOf(caller)), restored };
};
