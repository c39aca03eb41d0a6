// What the screens of a checklist share.
import type { Result } from '../../lib/api.ts';

export type List = Result<'checklists.get'>;
export type Progress = Result<'checklists.progress'>;
