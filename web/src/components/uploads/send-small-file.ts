// Uploads one small file to a workspace, part by part, without a tray or retries.
import { ApiError, call } from '#web/lib/api.ts';
import { checksumsOf } from './checksums.ts';

/** Returns the id of the file. */
export const sendSmallFile = async (projectId: string, filename: string, bytes: Blob): Promise<string> => {
  const contentType = bytes.type === '' ? {} : { contentType: bytes.type };
  const body = { projectId, filename, size: bytes.size, ...contentType, ...(await checksumsOf(bytes)) };
  const started = await call('files.startUpload', { body });
  for (const { url, from, to, headers } of started.parts) {
    const reply = await fetch(url, { method: 'PUT', headers, body: bytes.slice(from, to) });
    if (!reply.ok) throw new ApiError({ code: 'unavailable', status: 503 });
  }
  const { uploadId } = started;
  const { id } = await call('files.finishUpload', {
    body: { fileId: started.file.id, ...(uploadId ? { uploadId } : {}) },
  });
  return id;
};
