// Shortens registers in a document for buyers: names and amounts, without terms, remarks and what identifies a customer.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import remarkHeads from '#shared/language/lexicon/remark-heads.json' with { type: 'json' };
import lexicon from '#shared/language/lexicon/table-columns.json' with { type: 'json' };
import type { Block, BlockOf } from '#shared/report/blocks.ts';

type Table = BlockOf<'table'>;

/** A table with more columns is a register of the company's own. Set by hand. */
const MAX_COLUMNS = 8;
/** Columns that are shown: the number or code of an entry and its name, then amounts. */
const NAMING = 2;
const AMOUNTS = 2;
/** A column is of amounts if most of its cells are. Set by hand. */
const MIN_SHARE = 0.6;

const AMOUNT = /^[-−–△▲(]?\s?[£$€¥₩]?\s?\d[\d,]*(?:\.\d+)?\)?$/u;
const textsOf = ({ rows }: Table, at: number): readonly string[] => rows.map((row) => row[at]?.text.trim() ?? '');
const isOfAmounts = (table: Table, at: number): boolean =>
  textsOf(table, at).filter((text) => AMOUNT.test(text)).length >= table.rows.length * MIN_SHARE;

const isOnControl = compile({ ...lexicon.control, id: 'control', source: lexicon.source, not: [] });
/** What happens to a contract when its company is sold is for no buyer to read in a list. */
const isOfTerms = ({ columns }: Table): boolean => columns.some(({ label }) => isOnControl(label).length > 0);

const isRegister = (block: Block): block is Table =>
  block.kind === 'table' && (block.columns.length > MAX_COLUMNS || isOfTerms(block));

const narrowed = (table: Table): Table => {
  const amounts = table.columns.flatMap((_, at) => (at >= NAMING && isOfAmounts(table, at) ? [at] : []));
  const shown = [...Array.from({ length: NAMING }, (_, at) => at), ...amounts.slice(0, AMOUNTS)];
  const of = <T>(all: readonly T[]): T[] => shown.flatMap((at) => all[at] ?? []);
  return { ...table, columns: of(table.columns), rows: table.rows.map(of) };
};

const isRemark = compile({ ...remarkHeads, not: [] });
/** What the company notes for itself beside an entry: overdue, out to tender. */
const withoutRemarks = (block: Block): Block => {
  if (block.kind !== 'table') return block;
  const isShown = block.columns.map(({ label }) => isRemark(label).length === 0);
  const of = <T>(all: readonly T[]): T[] => all.filter((_, at) => isShown[at] !== false);
  return isShown.includes(false) ? { ...block, columns: of(block.columns), rows: block.rows.map(of) } : block;
};

/** Fewer names in common may be chance. Set by hand. */
const FEWEST_ALIKE = 3;
/** True if another table lists the same names. */
const isListed = (register: Table, others: readonly Block[]): boolean => {
  const names = new Set(Array.from({ length: NAMING }, (_, at) => textsOf(register, at)).flat());
  return others.some(
    (other) =>
      other.kind === 'table' &&
      other !== register &&
      textsOf(other, 0).filter((text) => text !== '' && names.has(text)).length >= FEWEST_ALIKE,
  );
};

export const withNarrowedRegisters = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block): readonly Block[] => {
    if (!isRegister(block)) return [withoutRemarks(block)];
    return isListed(block, blocks) ? [] : [narrowed(block)];
  });
