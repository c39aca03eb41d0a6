// Filters rows for an external reader: only shared parts, and no answer that cites an internal file.
import type { SharedPart } from '#shared/model/share.ts';
import { verifiedBlocks } from '#shared/report/answering.ts';
import type { Table } from '../../ports/table.ts';
import type { RowRecord } from '../../store/checklists.ts';
import { filesByAudience } from '../files/by-audience.ts';
import { behindText } from './behind-text.ts';
import { citedBy } from './marks.ts';

type Outward = { readonly rows: readonly RowRecord[]; readonly withheld: ReadonlySet<string> };

/** Files that may be shared, by id; earlier versions are excluded. */
export const shareableFiles = async (
  table: Pick<Table, 'query'>,
  at: { readonly tenant: string; readonly projectId: string },
): Promise<ReadonlySet<string>> => new Set((await filesByAudience(table, at)).shareable.map(({ id }) => id));

/**
 * A person's text is included without its references to internal files; an answer without references only if verified.
 */
export const outwardRows = (
  rows: readonly RowRecord[],
  shareable: ReadonlySet<string>,
  parts: readonly SharedPart[],
): Outward => {
  const withheld = new Set<string>();
  const hasReferences = parts.includes('references');
  const outward = rows.map((row): RowRecord => {
    const { human, verdict, ...rest } = row;
    const isOpen = ({ source, fileId }: RowRecord['references'][number]) =>
      source !== 'FILES' || (fileId !== undefined && shareable.has(fileId));
    const cited = citedBy(row);
    const isWithheld = !human && cited.some((reference) => !isOpen(reference));
    if (isWithheld) withheld.add(row.id);
    const hasAnswer = parts.includes('answers') && !isWithheld;
    return {
      ...rest,
      ...(hasAnswer && human ? { human } : {}),
      ...(hasAnswer && verdict ? { verdict } : {}),
      answer: hasAnswer ? (hasReferences ? row.answer : verifiedBlocks(row.answer)) : [],
      references: hasAnswer && hasReferences ? behindText(row).filter(isOpen) : [],
    };
  });
  return { rows: outward, withheld };
};
