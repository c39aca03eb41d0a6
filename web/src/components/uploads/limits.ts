// Which of the chosen files may be sent: oversized, empty and excess ones are refused before any byte is sent.
import { UPLOAD } from '#shared/model/upload.ts';

export type Refusal =
  | { readonly code: 'fileTooLarge'; readonly filename: string; readonly size: number; readonly maxBytes: number }
  | { readonly code: 'fileEmpty' | 'notWorkbook'; readonly filename: string }
  | { readonly code: 'failed'; readonly filename: string; readonly error: unknown }
  | { readonly code: 'fileTooMany' | 'folderTooMany'; readonly count: number; readonly maxFiles: number };

type Chosen = {
  readonly file: { readonly name: string; readonly size: number };
  readonly path?: string | undefined;
};

const refusalOf = ({ file: { name, size } }: Chosen): Refusal | undefined => {
  if (size > UPLOAD.maxBytes) return { code: 'fileTooLarge', filename: name, size, maxBytes: UPLOAD.maxBytes };
  return size === 0 ? { code: 'fileEmpty', filename: name } : undefined;
};

const tooMany = (chosen: readonly Chosen[]): Refusal | undefined => {
  const loose = chosen.filter(({ path }) => !path).length;
  if (loose > UPLOAD.maxFiles) return { code: 'fileTooMany', count: loose, maxFiles: UPLOAD.maxFiles };
  if (chosen.length - loose > UPLOAD.maxFolderFiles)
    return { code: 'folderTooMany', count: chosen.length - loose, maxFiles: UPLOAD.maxFolderFiles };
  return undefined;
};

/** Refuses the whole selection when it has too many files: the user decides which to send. */
export const sift = <C extends Chosen>(chosen: readonly C[]): { accepted: C[]; refused: Refusal[] } => {
  const many = tooMany(chosen);
  if (many) return { accepted: [], refused: [many] };
  const refused = chosen.map(refusalOf).filter((refusal) => refusal !== undefined);
  return { accepted: chosen.filter((one) => !refusalOf(one)), refused };
};
