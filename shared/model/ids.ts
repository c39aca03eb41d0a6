// Ids: `prj_…`, `fil_<project>_…`, `sea_<project>_…`. A child's id names its project, so that one read finds both.
import * as z from 'zod';
import { ME, projectOf } from './project-of.ts';

const BODY = '[0-9a-z]{12}';
const CHILD = '[0-9a-z]{16}';

export { projectOf };

export const ProjectId = z.string().regex(new RegExp(`^prj_${BODY}$`));
export const FileId = z.string().regex(new RegExp(`^fil_${BODY}_${CHILD}$`));
export const SearchId = z.string().regex(new RegExp(`^sea_(${BODY}|${ME})_${CHILD}$`));

/** An `upload` is a file whose bytes may not have arrived yet; an `answer` is a search together with its answer. */
const ID_KINDS = {
  project: ProjectId,
  file: FileId,
  upload: FileId,
  search: SearchId,
  answer: SearchId,
} as const;
export type IdKind = keyof typeof ID_KINDS;
