// Validates chosen workbooks, and uploads them one after the other.
import { type Refusal, sift } from '#web/components/uploads/limits.ts';

const isWorkbook = ({ name }: File): boolean => /\.xlsx?$/i.test(name);

/** The workbooks that can be added, and the reason for each file that cannot. */
export const siftWorkbooks = (files: readonly File[]): { accepted: File[]; refused: Refusal[] } => {
  const others = files.filter((file) => !isWorkbook(file));
  const { accepted, refused } = sift(files.filter(isWorkbook).map((file) => ({ file })));
  return {
    accepted: accepted.map(({ file }) => file),
    refused: [...others.map(({ name }) => ({ code: 'notWorkbook' as const, filename: name })), ...refused],
  };
};

/**
 * Uploads one file after the other; a failure does not stop the rest. Returns the added files and the reasons for the
 * others.
 */
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
