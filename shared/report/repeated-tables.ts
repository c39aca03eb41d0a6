// Drops tables whose rows another table of the report has too.
import type { Block } from './blocks.ts';
import type { Section } from './report.ts';
import { folded } from './whole-statements.ts';

type Table = Extract<Block, { kind: 'table' }>;
export const rowKeys = ({ rows }: Table): string[] => rows.map((row) => row.map(({ text }) => folded(text)).join('|'));

/** Drops a table if a longer one in the section has all its rows. */
export const withoutParts = (blocks: readonly Block[]): Block[] => {
  const tables = blocks.filter((block) => block.kind === 'table');
  const isPart = (table: Table) => {
    const rows = rowKeys(table);
    const others = tables.filter((one) => one.rows.length > table.rows.length).map((one) => new Set(rowKeys(one)));
    return rows.length > 0 && others.some((other) => rows.every((row) => other.has(row)));
  };
  return blocks.filter((block) => block.kind !== 'table' || !isPart(block));
};

/** Drops a table if one of another section has the same rows with more columns: customers, and their growth. */
export const withoutNarrower = (sections: readonly Section[]): Section[] => {
  const tables = sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'));
  const isNarrower = (table: Table): boolean => {
    const rows = rowKeys(table);
    return tables.some(
      (other) =>
        other.columns.length > table.columns.length &&
        other.rows.length === rows.length &&
        rows.length > 1 &&
        rowKeys(other).every((row, i) => row.startsWith(`${rows[i]}|`)),
    );
  };
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter((block) => block.kind !== 'table' || !isNarrower(block)),
  }));
};
