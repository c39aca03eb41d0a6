// Provides the statements printed in a company's documents, tied out, with the passages of their lines.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Statement } from '#shared/model/statement.ts';
import { terms } from '../../engine/terms.ts';
import type { Chunk } from '../../ports/search-index.ts';
import type { StatementRecord } from '../../store/statements.ts';
import type { Desk } from '../desk.ts';
import { lacksTerms, withNamedTerms } from './named-terms.ts';
import { balanceToNetAssets, isListToNetAssets } from './net-assets.ts';
import { isOwn } from './own.ts';
import { settled } from './settled-statement.ts';
import { shortBalance } from './short-balance.ts';
import { isShortlyTitled, SHORT_TITLES, shortlyTitled } from './short-titles.ts';
import { ownRecords, type TiedOut, tiedOut } from './tied-out.ts';
import { lacksUnit, withUnitOfAmounts } from './unit-of-amounts.ts';

type ChunkOf = (seq: number) => Chunk | undefined;
export type FiledStatements = TiedOut & {
  readonly chunkOf: ChunkOf;
  /** The prose of a document without a cash flow statement. */
  readonly prose?: readonly Chunk[];
  /** All passages of the document, for what no question finds. */
  readonly passages?: readonly Chunk[];
};

type Place = { readonly fileId: string; readonly statement: Statement };

const passagesOf = async (desk: Desk, { fileId, statement }: Place): Promise<readonly Chunk[]> => {
  const { lines, equityChanges } = statement;
  const seqs = [...lines, ...(equityChanges?.rows ?? [])].map(({ seq }) => seq);
  if (seqs.length === 0) return [];
  return desk.index.range({ tenant: desk.scope.tenant, fileId, from: Math.min(...seqs), to: Math.max(...seqs) });
};

/** A title and the text below it take no more passages. Set by hand. */
const OPENING = 6;
const openingOf = (desk: Desk, fileId: string): Promise<readonly Chunk[]> =>
  desk.index.range({ tenant: desk.scope.tenant, fileId, from: 0, to: OPENING });

/** Bounds the passages of a document that is read again. Set by hand. */
const DOCUMENT = 400;
const documentOf = (desk: Desk, fileId: string): Promise<readonly Chunk[]> =>
  desk.index.range({ tenant: desk.scope.tenant, fileId, from: 0, to: DOCUMENT });

/** Records whose columns are named by words that the document explains. */
const withTerms = async (
  desk: Desk,
  record: StatementRecord,
  all: readonly StatementRecord[],
): Promise<StatementRecord> => {
  if (!lacksTerms(record.statement)) return record;
  const others = all.filter(({ fileId }) => fileId === record.fileId).map(({ statement }) => statement);
  return { ...record, statement: withNamedTerms(record.statement, await documentOf(desk, record.fileId), others) };
};

/** A record for each document whose balance sheet is a short one or ends in net assets. */
const furtherBalances = async (desk: Desk, own: readonly StatementRecord[]): Promise<readonly StatementRecord[]> => {
  const files = [...Map.groupBy(own, ({ fileId }) => fileId).values()];
  const without = files.filter((records) => !records.some(({ statement }) => statement.kind === 'balance'));
  const found = without.map(async (records) => {
    const [record] = records;
    const statements = records.map(({ statement }) => statement);
    const chunks = record ? await documentOf(desk, record.fileId) : [];
    const statement = shortBalance(chunks, statements) ?? balanceToNetAssets(chunks);
    return record && statement ? [{ ...record, statement }] : [];
  });
  return (await Promise.all(found)).flat();
};

/** Bounds the passages among which statements under short headings are looked for. Set by hand. */
const FOUND = 60;

/** The engine finds no statement in a document with short headings, or with a list to net assets beside key figures. */
const isFurther = (chunk: Chunk): boolean => isShortlyTitled(chunk) || isListToNetAssets(chunk);

const furtherStatements = (chunks: readonly Chunk[]): readonly Statement[] => {
  const short = shortlyTitled(chunks);
  return short.length > 0 ? short : [balanceToNetAssets(chunks)].filter((one) => one !== undefined);
};

/** The records of documents in which the engine found no statement. */
const shortRecords = async (
  desk: Desk,
  company: CompanyIds,
  stored: readonly StatementRecord[],
): Promise<readonly StatementRecord[]> => {
  const hits = await desk.index.lexical({ scope: desk.scope, terms: terms(SHORT_TITLES), limit: FOUND });
  const found = hits.filter(({ chunk }) => isFurther(chunk) && isOwn(company, { chunk })).map(({ chunk }) => chunk);
  const files = new Map(found.map((chunk) => [chunk.fileId, chunk]));
  for (const { fileId } of stored) files.delete(fileId);
  const records = [...files.values()].map(async ({ projectId, fileId, context }) => {
    const { document, company: named = '', language } = context;
    const statements = furtherStatements(await documentOf(desk, fileId));
    return statements.map((statement) => ({ projectId, fileId, document, company: named, language, statement }));
  });
  return (await Promise.all(records)).flat();
};

type Read = { readonly record: StatementRecord; readonly chunks: readonly Chunk[] };

const readOne = async (desk: Desk, record: StatementRecord): Promise<Read> => {
  const chunks = await passagesOf(desk, record);
  const chunkOf: ChunkOf = (seq) => chunks.find((one) => one.seq === seq);
  const [line] = record.statement.lines;
  const opening = lacksUnit(record.statement) ? await openingOf(desk, record.fileId) : [];
  const statement = settled(withUnitOfAmounts(record.statement, line && chunkOf(line.seq), opening), chunkOf);
  return { record: { ...record, statement }, chunks };
};

const read = new WeakMap<Desk, Map<string, Promise<readonly FiledStatements[]>>>();

const readAll = async (desk: Desk, company: CompanyIds): Promise<readonly FiledStatements[]> => {
  const filed = ownRecords((await desk.statements?.()) ?? [], company);
  const stored = [...filed, ...(await shortRecords(desk, company, filed))];
  const own = [...stored, ...(await furtherBalances(desk, stored))];
  const all = await Promise.all(own.map(async (record) => readOne(desk, await withTerms(desk, record, own))));
  const tied = tiedOut(
    all.map(({ record }) => record),
    company,
  );
  return Promise.all(
    tied.map(async (one) => {
      const chunks = all.flatMap((each) => (each.record.fileId === one.fileId ? each.chunks : []));
      const bySeq = new Map(chunks.map((chunk) => [chunk.seq, chunk]));
      const hasFlows = one.statements.some(({ kind }) => kind === 'cashFlow');
      const passages = await documentOf(desk, one.fileId);
      const prose = hasFlows ? [] : passages.filter(({ kind }) => kind === 'prose');
      return { ...one, prose, passages, chunkOf: (seq: number) => bySeq.get(seq) };
    }),
  );
};

/** Read once per desk and company, whichever section asks. */
export const filedStatements = (desk: Desk, company: CompanyIds): Promise<readonly FiledStatements[]> => {
  const known = read.get(desk) ?? new Map<string, Promise<readonly FiledStatements[]>>();
  read.set(desk, known);
  const before = known.get(company.name);
  if (before) return before;
  const now = readAll(desk, company);
  known.set(company.name, now);
  return now;
};
