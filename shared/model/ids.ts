// Ids: `prj_…`, `fil_<project>_…`, `sea_<project>_…`. A child's id names its project, so that one read finds both.
import * as z from 'zod';

const BODY = '[0-9a-z]{12}';
const CHILD = '[0-9a-z]{16}';

/** A search of no single project belongs to the person who asked: its container is `me`. */
export const ME = 'me';

export const ProjectId = z.string().regex(new RegExp(`^prj_${BODY}$`));
export const FileId = z.string().regex(new RegExp(`^fil_${BODY}_${CHILD}$`));
export const SearchId = z.string().regex(new RegExp(`^sea_(${BODY}|${ME})_${CHILD}$`));

/** An `upload` is a file whose bytes may not have arrived yet. */
export const ID_KINDS = { project: ProjectId, file: FileId, upload: FileId, search: SearchId } as const;
export type IdKind = keyof typeof ID_KINDS;

/** The project that a file's or a search's id names; undefined for a person's own search. */
export const projectOf = (id: string): string | undefined => {
  const [kind, container] = id.split('_');
  if (kind === 'prj') return id;
  return container === ME ? undefined : `prj_${container}`;
};
