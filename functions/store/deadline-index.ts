// Indexes work in progress by deadline, for the reaper. A row exists only while the work is under way.
import { PLATFORM, pk } from './keys.ts';

export const deadlinePk = pk(PLATFORM, 'WORK');
export const deadlineKey = (deadline: string | undefined, id: string) =>
  deadline === undefined ? undefined : { pk: deadlinePk, sk: `${deadline}#${id}` };
