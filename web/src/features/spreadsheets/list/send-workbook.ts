// Validates chosen workbooks, and uploads them one after the other.
import { type Refusal, sift } from '#web/components/uploads/limits.ts';

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
