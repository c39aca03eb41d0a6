// Sends a workbook into the workspace: bytes go straight to storage, in parts where it is large.
import { ApiError, call } from '../../../lib/api.ts';

const isWorkbook = ({ name }: File): boolean => /\.xlsx?$/i.test(name);

/** Those that may come in here, and the rest. */
export const siftWorkbooks = (files: readonly File[]) => ({
  accepted: files.filter(isWorkbook),
  refused: files.filter((file) => !isWorkbook(file)),
});

export const sendWorkbook = async (projectId: string, file: File): Promise<string> => {
  const started = await call('files.startUpload', { body: { projectId, filename: file.name, size: file.size } });
  for (const { url, from, to, headers } of started.parts) {
    const reply = await fetch(url, { method: 'PUT', headers, body: file.slice(from, to) });
    if (!reply.ok) throw new ApiError({ code: 'unavailable', status: 503 });
  }
  const { uploadId } = started;
  const { id } = await call('files.finishUpload', {
    body: { fileId: started.file.id, ...(uploadId ? { uploadId } : {}) },
  });
  return id;
};

/** One after the other; one that fails does not hold up the others. Which were added, and why the first of the rest was not. */
export const sendWorkbooks = async (files: readonly File[], send: (file: File) => Promise<string>) => {
  const ids: string[] = [];
  const errors: unknown[] = [];
  for (const file of files)
    await send(file).then(
      (id) => ids.push(id),
      (error) => errors.push(error),
    );
  return { ids, error: errors[0] };
};
