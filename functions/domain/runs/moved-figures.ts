// Reports whether newer versions of cited files change a report's figures, for its documents and its page.
import type { Report } from '#shared/report/report.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Files } from '../../ports/files.ts';
import type { Table } from '../../ports/table.ts';
import { readSegments } from '../files/read-segments.ts';
import { changedFigures } from './changed-figures.ts';
import { staleSectionsOf } from './stale-sections.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany'>;
  readonly files: Pick<Files, 'readAll'>;
  readonly clock: Pick<Clock, 'now'>;
};
type Moved = NonNullable<Report['movedFigures']>;

/** `undefined` if every cited figure is unchanged in the newer version. */
export const movedFiguresOf = async (
  { table, files, clock }: Ports,
  at: { readonly tenant: string; readonly projectId: string },
  report: Report,
): Promise<Moved | undefined> => {
  const stale = await staleSectionsOf(table, at, report);
  const replaced = new Map(stale.flatMap((section) => section.files.map((file) => [file.fileId ?? '', file] as const)));
  const moved: { readonly name: string; readonly count: number }[] = [];
  for (const { name, fileId, newFileId } of replaced.values()) {
    if (!fileId || !newFileId) continue;
    const quotes = report.references.flatMap((one) => (one.fileId === fileId ? [one.quote] : []));
    const [before, after] = await Promise.all([fileId, newFileId].map((id) => readSegments(files, at.tenant, id)));
    const { length: count } = changedFigures(quotes, before ?? [], after ?? []);
    if (count > 0) moved.push({ name, count });
  }
  if (moved.length === 0) return undefined;
  const count = moved.reduce((sum, one) => sum + one.count, 0);
  return { at: new Date(clock.now()).toISOString(), count, files: moved.map(({ name }) => name) };
};
