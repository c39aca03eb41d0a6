// Reads and writes the stored objects of a run: what each source returned, each written section, the report.
import type * as z from 'zod';
import type { Source } from '#shared/model/enums.ts';
import { FileMissing, type Files } from '../../ports/files.ts';
import { runKey } from '../../store/file-keys.ts';
import type { RunAt } from '../../store/runs.ts';

export const names = {
  gathered: (source: Source) => `sources/${source}.json`,
  section: (id: string, attempt: number) => `sections/${id}.${attempt}.json`,
  report: (attempt: number) => `report.${attempt}.json`,
  document: (attempt: number, extension: string) => `report.${attempt}.${extension}`,
  frontMatter: 'front-matter.json',
} as const;

export const keep = (files: Pick<Files, 'write'>, { tenant, runId }: RunAt, name: string, value: object) =>
  files.write(runKey(tenant, runId, name), new TextEncoder().encode(JSON.stringify(value)), 'application/json');

/** `undefined` if nothing is stored under the name. */
export const readStored = async <T>(
  files: Pick<Files, 'readAll'>,
  { tenant, runId }: RunAt,
  name: string,
  schema: z.ZodType<T>,
): Promise<T | undefined> => {
  try {
    const bytes = await files.readAll(runKey(tenant, runId, name));
    return schema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (error) {
    if (error instanceof FileMissing) return undefined;
    throw error;
  }
};
