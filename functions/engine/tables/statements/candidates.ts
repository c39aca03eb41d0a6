// Finds parts of a document that may be a primary statement: a titled table and the tables that continue it.
import type { StatementKind } from '#shared/model/statement.ts';
import type { Chunk } from '../../../ports/search-index.ts';
import { readTable } from '../read-table.ts';
import { excludedAs, isCaption, isExcluded, isLikely, isOtherStatement, kindsOf } from './titles.ts';

export type Candidate = {
  readonly kind: StatementKind;
  readonly title: string;
  readonly chunks: readonly Chunk[];
  readonly leads: readonly string[];
  /** Whether it is among notes or in a summary, and so is used only if no other is found. */
  readonly isApart: boolean;
};

const PATH = ' > ';
/** Most prose passages between two parts: the rest of a label, a line about the notes. */
const MAX_PROSE_BETWEEN = 3;
/** Bounds endless continuation; no statement of `--set=statements` has more than 6 parts. */
const MAX_PARTS = 12;
const MAX_TITLE_LENGTH = 160;

const last = (path: string | undefined): string => path?.split(PATH).at(-1) ?? '';

/** The text above the first row: short lines. */
export const headOf = (chunk: Chunk): string => {
  const [first] = readTable(chunk).rows;
  return chunk.text.slice(0, first?.start);
};

/** Most passages are excluded without parsing them as tables. */
const HEAD_LENGTH = 1000;
const mayBeTitled = (chunk: Chunk): boolean =>
  isLikely(`${last(chunk.context.section)} ${chunk.spans[0]?.locator.sheet ?? ''} ${chunk.text.slice(0, HEAD_LENGTH)}`);

const titleIn = (chunk: Chunk): string | undefined => {
  if (!mayBeTitled(chunk)) return undefined;
  const lines = [last(chunk.context.section), chunk.spans[0]?.locator.sheet ?? '', ...headOf(chunk).split('\n')];
  // Below a joint title of two statements, each has its own.
  return lines
    .map((line) => line.trim())
    .findLast((line) => line.length <= MAX_TITLE_LENGTH && kindsOf(line).length > 0);
};

/** Lines without tabs: 주석 over a column of references is no heading of the table. */
const headingsOf = (chunk: Chunk): string[] =>
  headOf(chunk)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !line.includes('\t'));

/** The head over the labels: 科目, 部門. */
const labelHeadOf = (chunk: Chunk): string | undefined =>
  headOf(chunk)
    .split('\n')
    .find((line) => line.includes('\t'))
    ?.split('\t')[0]
    ?.trim();

/** "Sales by division", with another head over its labels: no part of the statement above it. */
const isTitledApart = (chunk: Chunk, first: Chunk): boolean => {
  const [own, other] = [labelHeadOf(chunk), labelHeadOf(first)];
  const isApart = own !== undefined && own !== '' && other !== undefined && other !== '' && own !== other;
  return isApart && headingsOf(chunk).some((line) => /\p{L}{2}/u.test(line) && !isCaption(line));
};

/** Whether a passage begins another table, with a title of its own. */
const beginsOther = (chunk: Chunk, kind: StatementKind, first: Chunk): boolean => {
  const head = headOf(chunk).replaceAll('\t', ' ');
  const title = titleIn(chunk);
  if (title && isTitleIn(head, title) && !kindsOf(title).includes(kind)) return true;
  if (headingsOf(chunk).some((line) => isOtherStatement(line) || isExcluded(line))) return true;
  if (isTitledApart(chunk, first)) return true;
  return title !== undefined ? !kindsOf(title).includes(kind) : isExcluded(last(chunk.context.section));
};
const isTitleIn = (head: string, title: string): boolean => head.includes(title);

const pageOf = ({ spans }: Chunk): number => spans[0]?.locator.page ?? 0;
const lastPageOf = ({ spans }: Chunk): number => spans.at(-1)?.locator.page ?? 0;

const partsFrom = (
  chunks: readonly Chunk[],
  from: number,
  kind: StatementKind,
): Pick<Candidate, 'chunks' | 'leads'> => {
  const parts: Chunk[] = [];
  const leads: string[] = [];
  let prose: Chunk[] = [];
  for (const chunk of chunks.slice(from)) {
    const before = parts.at(-1);
    if (chunk.kind === 'prose') {
      prose.push(chunk);
      if (
        prose.length > MAX_PROSE_BETWEEN ||
        (isExcluded(last(chunk.context.section)) && !isExcluded(last(before?.context.section)))
      )
        break;
      continue;
    }
    if (before && (beginsOther(chunk, kind, parts[0] ?? chunk) || pageOf(chunk) - lastPageOf(before) > 1)) break;
    if (parts.length >= MAX_PARTS) break;
    leads.push(before ? (prose.at(-1)?.text.split('\n').at(-1) ?? '') : '');
    parts.push(chunk);
    prose = [];
  }
  return { chunks: parts, leads };
};

/** Parent sections in the path count too: a note, a schedule. */
const isApart = (chunk: Chunk, title: string): boolean => {
  const path = chunk.context.section?.split(PATH) ?? [];
  return path
    .slice(-2)
    .some(
      (part) =>
        part !== title &&
        /^(?:note\b|주석|注記)|\bnotes? \d|discussion|guarant|selected|주석|要約|요약/i.test(part) &&
        part.length < 120,
    );
};

const candidatesOf = (chunks: readonly Chunk[], isWanted: (title: string) => boolean): Candidate[] =>
  chunks.flatMap((chunk, n): Candidate[] => {
    const title = chunk.kind === 'table' ? titleIn(chunk) : undefined;
    if (title === undefined || !isWanted(title)) return [];
    return kindsOf(title).flatMap((kind): Candidate[] => {
      const own = { title, isApart: isApart(chunk, title), ...partsFrom(chunks, n, kind) };
      // Many groups print one statement of comprehensive income that begins with revenue.
      return kind === 'comprehensive'
        ? [
            { ...own, kind },
            { ...own, kind: 'income' as const },
          ]
        : [{ ...own, kind }];
    });
  });

export const candidatesIn = (chunks: readonly Chunk[]): Candidate[] =>
  candidatesOf(chunks, (title) => !isExcluded(title));

/** Tables that look like a statement, whether or not it is one that is used. */
export const titledTables = (chunks: readonly Chunk[]): Candidate[] =>
  candidatesOf(chunks, (title) => !isExcluded(title) || excludedAs(title) !== undefined);
