// Sends bytes to a signed address by XMLHttpRequest, the only API that reports upload progress.
import { type Put, UploadRefused } from './send-file.ts';

/** Milliseconds without progress after which the connection counts as dead and the part is sent again. */
const STALL = 60_000;

/** The status of an address that already has its bytes: an earlier attempt succeeded and only its reply was lost. */
const ARRIVED = 412;

export const put: Put = ({ url, body, headers, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), STALL);
    };
    const stop = () => request.abort();
    const end = (settle: () => void) => () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', stop);
      settle();
    };
    const failed = end(() => reject(new Error(`upload failed: ${request.status}`)));
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => {
      watch();
      onProgress(loaded);
    };
    request.onload = end(() => {
      if ((request.status >= 200 && request.status < 300) || request.status === ARRIVED) resolve(undefined);
      else if (request.status >= 400 && request.status < 500 && request.status !== 429 && request.status !== 408)
        reject(new UploadRefused(`upload refused: ${request.status}`));
      else reject(new Error(`upload failed: ${request.status}`));
    });
    request.onerror = failed;
    request.onabort = failed;
    if (signal.aborted) return failed();
    signal.addEventListener('abort', stop);
    watch();
    request.send(body);
  });
