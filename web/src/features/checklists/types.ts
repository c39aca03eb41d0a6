// Types shared by the screens of a checklist.
import type { Result } from '#web/lib/api.ts';

export type List = Result<'checklists.get'>;
export type Sheet = List['reading']['sheets'][number];
export type Progress = Result<'checklists.progress'>;
