// A file's row as the client sees it.
import type { FileRow } from '#shared/model/file.ts';
import type { FileRecord } from '../../store/files.ts';

export const fileView = ({ attempt, deadline, version, ...file }: FileRecord): FileRow => ({
  ...file,
  fileId: file.id,
});
