// A section context over hand-made figures, passages and workbook rows.
import { offlineModel } from '#functions/adapters/local/offline-model.ts';
import { build } from '#functions/analyses/build.ts';
import type { SectionContext, Sheet } from '#functions/analyses/builder.ts';
import { notesFor } from '#functions/analyses/notes.ts';
import { sectionContext } from '#functions/analyses/section-context.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import { parseInputs } from '#shared/analyses/inputs.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import type { AnalysisType } from '#shared/model/analysis.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Fact } from '#shared/model/fact.ts';
import { memoryIndex } from './memory-index.ts';

const NOW = Date.UTC(2026, 10, 1);

type Laid = {
  readonly type: AnalysisType;
  /** Inputs as a form sends them. */
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly language?: Language;
  readonly facts?: readonly Fact[];
  readonly chunks?: readonly Chunk[];
  readonly sheets?: readonly Sheet[];
  /** The instruction with which a section is rewritten. */
  readonly instruction?: string;
};

export const contextFor = ({
  type,
  inputs,
  language = 'en',
  facts = [],
  chunks = [],
  sheets,
  instruction = '',
}: Laid): SectionContext =>
  sectionContext({
    analysis: analysisOf(type),
    section: { id: 'section', title: 'section' },
    inputs: parseInputs(analysisOf(type).fields, inputs).inputs,
    instruction,
    desk: {
      index: memoryIndex(chunks),
      model: offlineModel(),
      scope: { tenant: 'tenant', projectIds: ['prj_000000000001'] },
      language,
      now: NOW,
    },
    notes: notesFor(new Date(NOW).toISOString(), new Map()),
    signal: new AbortController().signal,
    facts,
    documents: [],
    profiles: [],
    workbook: async () => sheets,
    ledgers: async () => (sheets ? [{ fileId: 'fil_000000000001_0000000000000001', sheets, asWritten: sheets }] : []),
    build,
  });

type Filed = Pick<Fact, 'metric' | 'value'> &
  Partial<Omit<Fact, 'period'>> & { readonly company: string; readonly end: string; readonly instant?: true };

/** A figure for a year, or with `instant` a balance at its end. */
export const filed = ({ company, end, instant, ...more }: Filed): Fact => ({
  entity: { name: company },
  concept: `test:${more.metric}`,
  label: more.metric ?? '',
  period: instant
    ? { key: end, kind: 'instant', end }
    : { key: end.slice(0, 4), kind: 'year', start: `${Number(end.slice(0, 4)) - 1}${end.slice(4)}`, end },
  unit: 'KRW',
  scale: 0,
  basis: 'consolidated',
  source: { provider: 'dart', url: 'https://register.test', filing: '1', form: 'report', field: 'x' },
  filedAt: '2026-03-18',
  isSample: true,
  ...more,
});

export const sheetOf = (name: string, rows: readonly (readonly (string | number)[])[], title = 'book.xlsx'): Sheet => ({
  name,
  rows: rows.map((row, i) => ({
    cells: row.map(String),
    reference: {
      n: 1,
      source: 'FILES',
      title,
      fileId: 'fil_000000000001_00000000000000ff',
      locator: { sheet: name, range: `A${i + 1}` },
      quote: row.join('\t'),
      retrievedAt: '2026-10-01T00:00:00.000Z',
    },
  })),
});
