// Reads the whole extracted text of a file; empty if it has none.
import { Segment } from '#shared/model/file.ts';
import { FileMissing, type Files } from '../../ports/files.ts';
import { segmentsKey } from '../../store/file-keys.ts';

export const readSegments = async (
  files: Pick<Files, 'readAll'>,
  tenant: string,
  fileId: string,
): Promise<Segment[]> => {
  try {
    const text = new TextDecoder().decode(await files.readAll(segmentsKey(tenant, fileId)));
    return text.split('\n').flatMap((line) => (line === '' ? [] : [Segment.parse(JSON.parse(line))]));
  } catch (error) {
    if (error instanceof FileMissing) return [];
    throw error;
  }
};
