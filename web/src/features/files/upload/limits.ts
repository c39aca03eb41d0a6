// Which of the chosen files may be sent: too large, empty and too many are told before a byte leaves.
import { UPLOAD } from '#shared/model/upload.ts';

export type Refusal =
  | { readonly code: 'fileTooLarge'; readonly filename: string; readonly size: number; readonly maxBytes: number }
  | { readonly code: 'fileEmpty'; readonly filename: string }
  | { readonly code: 'fileTooMany'; readonly count: number; readonly maxFiles: number };

type Chosen = { readonly name: string; readonly size: number };

const refusalOf = ({ name, size }: Chosen): Refusal | undefined => {
  if (size > UPLOAD.maxBytes) return { code: 'fileTooLarge', filename: name, size, maxBytes: UPLOAD.maxBytes };
  return size === 0 ? { code: 'fileEmpty', filename: name } : undefined;
};

/** Too many at once sends none: the reader decides which. */
export const sift = <F extends Chosen>(files: readonly F[]): { accepted: F[]; refused: Refusal[] } => {
  if (files.length > UPLOAD.maxFiles)
    return { accepted: [], refused: [{ code: 'fileTooMany', count: files.length, maxFiles: UPLOAD.maxFiles }] };
  const refused = files.map(refusalOf).filter((refusal) => refusal !== undefined);
  return { accepted: files.filter((file) => !refusalOf(file)), refused };
};
