// Explains in one line why the stage could not start, for the person at the terminal.
import { WebBuildFailed } from './build-web.ts';
import type { Settings } from './settings.ts';

const FOLDER_CODES = new Set(['EACCES', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS', 'ENOSPC']);

/** SQLite result codes: a read-only file, a full disk, a file that cannot be opened. */
const SQLITE_FOLDER_CODES = new Set([8, 13, 14]);

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** `undefined` for our own faults, which are shown with their stack. */
export const startFault = (error: unknown, { PORT, FOOTNOTE_DATA }: Settings): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof WebBuildFailed)
    return 'The web app could not be built: see the lines above. FOOTNOTE_WEB=off starts the API alone.';
  const code = codeOf(error);
  const isListening = 'syscall' in error && error.syscall === 'listen';
  if (isListening && code === 'EADDRINUSE')
    return `Port ${PORT} is taken. Choose another one: PORT=${PORT + 1} npm start`;
  if (isListening && code === 'EACCES') return `Port ${PORT} may not be used by this account. Choose one above 1023.`;
  if (FOLDER_CODES.has(code) && 'path' in error)
    return `The data folder ${FOOTNOTE_DATA} cannot be used (${code} at ${String(error.path)}).`;
  if ('errcode' in error && SQLITE_FOLDER_CODES.has(Number(error.errcode)))
    return `The data folder ${FOOTNOTE_DATA} cannot be used (${error.message}).`;
  return undefined;
};
