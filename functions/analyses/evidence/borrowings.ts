// Finds a company's total borrowings if its balance sheet lists them by kind and term without a total.
import debtKinds from '#shared/language/lexicon/debt-kinds.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Passage } from '../../engine/evidence.ts';
import type { FoundCell } from '../../engine/tables/find-cells.ts';
import { readTable } from '../../engine/tables/read-table.ts';
import type { Row } from '../../engine/tables/table.ts';
import type { SectionContext } from '../builder.ts';
import { amountIn, scaleFor } from './amounts.ts';
import { refsOf } from './computed.ts';
import { type Known, known, yearsOf } from './known-figure.ts';
import { isOfStatement } from './of-statement.ts';
import { overColumns } from './over-columns.ts';

const WHOLE = /^(?:total (?:debt|borrowings)|총\s?차입금|차입금\s?(?:합계|계)|有利子負債(?:合計)?)$/i;
/** Leases are listed separately, since not every reader counts them as debt. */
const PART =
  /^(?:(?:단기|장기|유동성\s?장기|유동)?\s?(?:차입금|사채|차입부채)(?:\s?및\s?사채)?|유동성\s?(?:장기)?\s?부채|전환\s?사채|短期借入金|長期借入金|社債(?:及び(?:長期)?借入金)?|転換社債.*|コマーシャル・?ペーパー|[１1]年内(?:返済|償還)予定の.*|(?:(?:(?:current|long-term) (?:portion|maturities|installments) of )?(?:(?:short|long)[- ]term |term |senior |convertible )*(?:debt|borrowings|notes payable|notes)|commercial paper|(?:bank )?loans and borrowings)(?:,? (?:net|current|non-?current|less current (?:portion|maturities))[\w ]*)*)$/i;
const kindsIn = compile(debtKinds);
/** True if the label is a kind of borrowings from end to end: `Ship loans`, `Bank loans, current`. */
const isKind = (label: string): boolean =>
  kindsIn(label).some(({ start, end }) => start === 0 && TERM.test(label.slice(end)));
/** What may follow the kind: the term, or how the amount is stated. */
const TERM = /^(?:,? (?:net|current|non-?current|due (?:within|after)[\w ]*))*$/i;
const isPart = (label: string): boolean => PART.test(label) || isKind(label);
const plain = ({ label }: Row): string => label.replace(/\s*[([][^)\]]*[)\]]/g, '').trim();

/** Passages of one table that continues over several of them begin with the same header. */
const isPartOfSheet = (sheet: Passage, { chunk }: Passage): boolean =>
  chunk.fileId === sheet.chunk.fileId &&
  chunk.text.split('\n', 1)[0] === sheet.chunk.text.split('\n', 1)[0] &&
  chunk.context.basis === sheet.chunk.context.basis;

type Listed = { readonly label: string; readonly cells: readonly FoundCell[] };

/** The total if the balance sheet prints it, else its parts; `undefined` without a balance sheet. */
export const borrowingsIn = (
  passages: readonly Passage[],
  found: FoundCell | undefined,
): readonly Listed[] | undefined => {
  const sheet = passages.find(
    (one) => isOfStatement('balance', one) && (!found || one.chunk.fileId === found.passage.chunk.fileId),
  );
  if (!sheet) return undefined;
  const rows = passages
    .filter((one) => isOfStatement('balance', one) && isPartOfSheet(sheet, one))
    .flatMap((passage) => readTable(passage.chunk).rows.map((row) => ({ passage, row })));
  const totals = rows.filter(({ row }) => WHOLE.test(plain(row)));
  const listed = (totals.length > 0 ? totals.slice(0, 1) : rows.filter(({ row }) => isPart(plain(row)))).flatMap(
    ({ passage, row }): Listed[] => {
      const [value] = row.values;
      if (!value) return [];
      const cells = overColumns({ passage, metric: undefined, row, value, period: undefined, fit: 1 });
      return cells.length > 0 ? [{ label: plain(row), cells }] : [];
    },
  );
  return listed.length > 0 ? listed : undefined;
};

type Kind = { readonly label: string; readonly figures: readonly Known[] };

/** A kind that is missing in a year counts as zero. */
export const addedUp = (context: SectionContext, kinds: readonly Kind[]): Known[] => {
  const { language } = context;
  const all = kinds.flatMap(({ figures }) => figures);
  const isWhole = kinds.every(({ label }) => WHOLE.test(label));
  const parts = isWhole ? {} : { parts: [...new Set(kinds.map(({ label }) => label))] };
  return yearsOf(all).flatMap((year): Known[] => {
    // A balance sheet that ends in net assets prints what is owed in brackets.
    const own = kinds
      .flatMap(({ figures }) => known(figures, 'debt', year) ?? [])
      .map((one) => ({ ...one, value: Math.abs(one.value) }));
    const [first] = own;
    if (!first || own.some(({ unit }) => unit !== first.unit)) return [];
    const value = own.reduce((sum, one) => sum + one.value, 0);
    const scale = scaleFor(language, first.unit, [value]);
    const addends = own.map((one) => amountIn(language, scale, one.value)).join(' + ');
    const formula = own.length > 1 ? { formula: `${addends} = ${amountIn(language, scale, value)}` } : {};
    return [{ ...first, value, refs: refsOf(own), ...parts, ...formula }];
  });
};
