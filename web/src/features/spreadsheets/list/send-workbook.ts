// Sends workbooks into the workspace: bytes go straight to storage, in parts where a file is large.
import { type Refusal, sift } from '#web/components/uploads/limits.ts';
import { ApiError, call } from '#web/lib/api.ts';

const isWorkbook = ({ name }: File): boolean => /\.xlsx?$/i.test(name);

/** Those that may come in here, and why each of the others may not. */
export const siftWorkbooks = (files: readonly File[]): { accepted: File[]; refused: Refusal[] } => {
  const others = files.filter((file) => !isWorkbook(file));
  const { accepted, refused } = sift(files.filter(isWorkbook).map((file) => ({ file })));
  return {
    accepted: accepted.map(({ file }) => file),
    refused: [...others.map(({ name }) => ({ code: 'notWorkbook' as const, filename: name })), ...refused],
  };
};

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

/** One after the other; one that fails does not hold up the others. Which were added, and why each of the rest was not. */
export const sendWorkbooks = async (files: readonly File[], send: (file: File) => Promise<string>) => {
  const ids: string[] = [];
  const refused: Refusal[] = [];
  for (const file of files)
    await send(file).then(
      (id) => ids.push(id),
      (error) => refused.push({ code: 'failed', filename: file.name, error }),
    );
  return { ids, refused };
};
