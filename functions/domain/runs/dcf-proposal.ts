// Proposes a valuation from the statements in a workspace's files and the organization's databases, before any run
// starts.
import { analysisOf } from '#shared/analyses/registry.ts';
import type { DcfProposed } from '#shared/contract/routes/run-plans.ts';
import type { Language, Source as SourceName } from '#shared/model/enums.ts';
import type { CompanyIds } from '#shared/model/fact.ts';
import { DCF_METRICS } from '../../analyses/compute-parts/dcf-history.ts';
import { proposedCase } from '../../analyses/compute-parts/dcf-input.ts';
import { known, metricLabel } from '../../analyses/evidence/known-figure.ts';
import { notesFor } from '../../analyses/notes.ts';
import { sectionContext } from '../../analyses/section-context.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Index } from '../../ports/search-index.ts';
import type { Sources } from '../../ports/sources.ts';
import type { Table } from '../../ports/table.ts';
import { readStatementRecords } from '../../store/statements.ts';
import { databaseFacts } from './database-facts.ts';

type Ports = {
  readonly table: Pick<Table, 'query'>;
  readonly index: Pick<Index, 'range' | 'count'>;
  readonly sources: Pick<Sources, 'of'>;
  readonly clock: Pick<Clock, 'now'>;
};

type Wanted = {
  readonly tenant: string;
  readonly projectId: string;
  /** The name used in its statements, or the company chosen among those of the same name. */
  readonly company: string | CompanyIds;
  readonly years: number;
  readonly language: Language;
  readonly sources?: readonly SourceName[] | undefined;
};

/** Figures that a forecast does not need, or that may be nil. */
const OPTIONAL: ReadonlySet<string> = new Set(['eps', 'dilutedEps', 'dilutedShares', 'netIncome']);
const WANTED = DCF_METRICS.filter((metric) => !OPTIONAL.has(metric));

const withoutSearch = { name: 'none', kind: 'offline', dimensions: 0, embed: async () => [] } as const;
const nothing = async () => [];

export const dcfProposal = async (ports: Ports, wanted: Wanted): Promise<DcfProposed> => {
  const { table, index, clock } = ports;
  const { tenant, projectId, years, language } = wanted;
  const now = clock.now();
  const named = typeof wanted.company === 'string' ? { name: wanted.company } : wanted.company;
  const { company, facts } = await databaseFacts(ports, { ...wanted, company: named, now });
  const context = sectionContext({
    analysis: analysisOf('DCF'),
    section: { id: 'proposal', title: '' },
    inputs: { company, years },
    instruction: '',
    desk: {
      index: { lexical: nothing, nearest: nothing, range: index.range },
      model: withoutSearch,
      scope: { tenant, projectIds: [projectId] },
      statements: () => readStatementRecords(table, { tenant, projectId }),
      language,
      now,
    },
    notes: notesFor(new Date(now).toISOString(), new Map()),
    // Text in files is left to the run: no search starts in an interactive request.
    signal: AbortSignal.abort(),
    ...{ facts, documents: [], profiles: [] },
    workbook: async () => undefined,
    ledgers: nothing,
    build: () => Promise.reject(new Error('no section is built of a proposal')),
  });
  const proposed = await proposedCase(context, company);
  const { figures = [], proposal } = proposed ?? {};
  const year = String(proposal?.input.baseYear ?? '');
  const missing = WANTED.filter((metric) => !known(figures, metric, year));
  return { ...(proposal ? { proposal } : {}), missing: missing.map((metric) => metricLabel(language, metric)) };
};
