// Finds statements in a workspace's files that do not add up, for an analysis that values a company by them.
import type { Analysis } from '#shared/analyses/analysis.ts';
import { companyIn, type Inputs, peersIn } from '#shared/analyses/inputs.ts';
import { breaksIn, equationOf } from '#shared/finance/tie-out/equation.ts';
import type { Tie } from '#shared/finance/tie-out/result.ts';
import type { Locator } from '#shared/model/file.ts';
import type { RunPlan, StatementBreak } from '#shared/model/run.ts';
import { type TiedOut, tiedOut } from '../../analyses/evidence/tied-out.ts';
import { locate } from '../../documents/locate.ts';
import type { Index } from '../../ports/search-index.ts';
import type { Table } from '../../ports/table.ts';
import { readStatementRecords } from '../../store/statements.ts';

type At = { readonly tenant: string; readonly projectId: string };
type Wanted = { readonly analysis: Analysis; readonly inputs: Inputs; readonly plan: Pick<RunPlan, 'sources'> };
export type Broken = { readonly of: TiedOut; readonly tie: Tie };

/** Prefers consolidated statements if a file has both. */
const ofGroup = (all: readonly TiedOut[]): readonly TiedOut[] => {
  const group = all.filter(({ basis }) => basis !== 'separate');
  return group.length > 0 ? group : all;
};

/** Empty if the analysis values nothing or does not read the files. */
export const statementBreaks = async (
  table: Pick<Table, 'query'>,
  at: At,
  { analysis, inputs, plan }: Wanted,
): Promise<Broken[]> => {
  const readsFiles = plan.sources.some(({ source, on }) => source === 'FILES' && on);
  if (!analysis.needsTieOut || !readsFiles) return [];
  const company = companyIn(analysis.fields, inputs);
  const companies = [...(company ? [company] : []), ...peersIn(analysis.fields, inputs)];
  if (companies.length === 0) return [];
  const records = await readStatementRecords(table, at);
  const all = companies.flatMap((one) => ofGroup(tiedOut(records, one)));
  const once = [...new Map(all.map((one) => [`${one.fileId} ${one.basis}`, one])).values()];
  return once.flatMap((of) => distinct(breaksIn(of.ties)).map((tie) => ({ of, tie })));
};

/** Removes duplicates: a sum in the statement and an identity over the same lines report the same break. */
const distinct = (ties: readonly Tie[]): Tie[] => [
  ...new Map(ties.map((tie) => [`${tie.period} ${equationOf(tie)}`, tie])).values(),
];

const isSamePage = (a: Locator, b: Locator): boolean => a.page === b.page && a.sheet === b.sheet;

/** The pages or sheets of the lines of a break, each once. */
const placesOf = async (
  index: Pick<Index, 'range'>,
  { tenant }: At,
  { of: { fileId }, tie: { whole, parts } }: Broken,
): Promise<Locator[]> => {
  const lines = [whole, ...parts].map(({ line }) => line);
  const seqs = [...new Set(lines.map(({ seq }) => seq))];
  const found = await Promise.all(seqs.map((seq) => index.range({ tenant, fileId, from: seq, to: seq })));
  const chunks = new Map(found.flat().map((chunk) => [chunk.seq, chunk]));
  const places = lines.flatMap(({ seq, start, end }) => {
    const chunk = chunks.get(seq);
    return chunk ? [locate(chunk, start, end)] : [];
  });
  return places.filter((place, n) => places.findIndex((other) => isSamePage(other, place)) === n);
};

export const shownBreaks = (
  index: Pick<Index, 'range'>,
  at: At,
  broken: readonly Broken[],
): Promise<StatementBreak[]> =>
  Promise.all(
    broken.map(async (one) => ({
      fileId: one.of.fileId,
      document: one.of.document,
      period: one.tie.period,
      equation: equationOf(one.tie),
      places: await placesOf(index, at, one),
    })),
  );
