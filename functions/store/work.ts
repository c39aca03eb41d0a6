// Work in progress, by deadline: what the reaper looks through. A row exists only while it is being worked on.
import { PLATFORM, pk } from './keys.ts';

export const workPk = pk(PLATFORM, 'WORK');
export const workPlace = (deadline: string | undefined, id: string) =>
  deadline === undefined ? undefined : { pk: workPk, sk: `${deadline}#${id}` };
