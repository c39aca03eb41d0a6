// Removes the tick from cells whose labels differ from the request.
import type { Block } from '#shared/report/blocks.ts';
import type { Cited } from '../../evidence.ts';
import { differencesOf } from '../../fields/differences.ts';
import { lacksKindInCells } from '../../fields/kinds.ts';
import { competitorsIn } from '../../fields/parties.ts';
import { requestedBy } from '../../fields/requested.ts';
import { namesExtreme } from '../../understand/kinds/find-rank.ts';
import { companyNames, isNamedIn } from '../../understand/names/company-names.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isTicked } from '../account/statements.ts';
import { whoseJudge } from '../whose/whose-judge.ts';
import type { Writing } from '../writer.ts';
import { fitted } from './fit.ts';
import { namesOf, OFF } from './line-judges.ts';
import { isNoMember, isOfOtherHolders, isOfRegions, overIt, requestedRegions } from './of-members.ts';

type Table = Extract<Block, { kind: 'table' }>;
type Cell = Table['rows'][number][number];
/** A list of ticked rows does not answer which one is the largest. */
const isListForOne = ({ question, rank, ratios }: Plan, { rows }: Table): boolean =>
  rank === undefined &&
  ratios.length === 0 &&
  namesExtreme(question) &&
  rows.filter((row) => row.some(isTicked)).length > 1;

/** Columns of other companies, if a column of the requested company is beside them. */
const columnsOfOthers = (writing: Writing, { columns }: Table): ReadonlySet<number> => {
  const { plan, passages } = writing;
  if (competitorsIn(plan.question).length > 0) return new Set();
  const named = namesOf(writing);
  const names = named.length > 0 ? named : passages.flatMap(({ chunk }) => companyNames(chunk.context.company));
  const isOwn = (label: string): boolean => names.some((name) => isNamedIn(name, label));
  const hasOwn = columns.some(({ label }) => isOwn(label));
  return new Set(hasOwn ? columns.flatMap(({ label }, at) => (at > 0 && !isOwn(label) ? [at] : [])) : []);
};

const lacksKindIn = (plan: Plan, { columns, caption = '' }: Table, row: Table['rows'][number]): boolean =>
  lacksKindInCells(plan, row.map(({ text }, at) => `${columns[at]?.label ?? ''} ${text}`).join(' '), caption);

/** Marks the cells of a table by their labels. */
export const markedCells = (writing: Writing, block: Table, citedBy: ReadonlyMap<number, Cited>): Block => {
  const { plan } = writing;
  const requested = requestedBy(plan);
  const regions = requested.isQuantity ? requestedRegions(plan) : [];
  const others = columnsOfOthers(writing, block);
  const isOfList = isListForOne(plan, block);
  const ownerFindings = whoseJudge(writing);
  const citedIn = ({ refs = [] }: Cell): readonly Cited[] => refs.flatMap((n) => citedBy.get(n) ?? []);
  const isOfOtherMember = (cell: Cell, text: string): boolean => {
    const cited = citedIn(cell);
    const over = cited.flatMap((one) => [one.quote, overIt(one)]);
    const isOfOthers = cited.length > 0 && cited.every((one) => isOfOtherHolders(plan, text, one));
    return isOfOthers || !isOfRegions(regions, [text, block.caption ?? '', ...over]);
  };
  return {
    ...block,
    rows: block.rows.map((row) => {
      const isOfOther = isOfList || lacksKindIn(plan, block, row) || isNoMember(plan, row[0]?.text ?? '');
      return row.map((cell, at) => {
        if (at === 0 || cell.check !== 'verified') return cell;
        const text = [row[0]?.text, block.columns[at]?.label].filter(Boolean).join(' ');
        const differs =
          isOfOther ||
          others.has(at) ||
          isOfOtherMember(cell, text) ||
          differencesOf(requested, { text, around: block.caption ?? '' }).length > 0;
        const findings = differs ? OFF : ownerFindings(citedIn(cell));
        return findings.length > 0 ? { ...cell, ...fitted({ check: cell.check }, findings) } : cell;
      });
    }),
  };
};
