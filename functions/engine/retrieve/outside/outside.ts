// Gathers evidence from outside the workspace for one question: resolves companies, fetches and searches documents.
import { isRegister, REGISTER_NAMES, REGISTERS, type RegisterName } from '#shared/model/registers.ts';
import type { OutsideSource, SourceOutcome, SourceProvider } from '#shared/model/source.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Model } from '../../../ports/model.ts';
import type { Parser } from '../../../ports/parser.ts';
import type { Chunk, Scope } from '../../../ports/search-index.ts';
import type { Source, SourceDocument, Sources } from '../../../ports/sources.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { filesGatherer } from '../files.ts';
import type { Gathered, Gatherer } from '../gatherer.ts';
import { askSource, type SourceReply } from './ask.ts';
import { type Resolved, resolveCompanies } from './companies.ts';
import { passingIndex } from './passing-index.ts';
import { oneOutcome } from './providers.ts';
import { OUTSIDE, type ReadDocument } from './read-document.ts';

export type OutsidePorts = {
  readonly sources: Pick<Sources, 'of'>;
  readonly parser: Pick<Parser, 'parse'>;
  readonly clock: Pick<Clock, 'now'>;
};
type Ports = OutsidePorts & { readonly model: Pick<Model, 'embed'> };

/** The providers of the given registers. */
const registersOf = (providers: Readonly<Record<SourceProvider, Source>>, names: readonly RegisterName[]) =>
  Object.fromEntries(names.map((name) => [REGISTERS[name].provider, providers[REGISTERS[name].provider]]));

const nothing = { candidates: [], documents: new Map<string, SourceDocument>(), chunks: [] } as const;

const outcomeOf = (detail: SourceOutcome): Gathered['outcome'] => {
  if (detail === 'ok' || detail === 'empty') return detail;
  return detail === 'notConfigured' ? 'off' : 'failed';
};

const searched = async (ports: Ports, plan: Plan, scope: Scope, chunks: readonly Chunk[]) => {
  const index = passingIndex(chunks, ports.model);
  const within: Scope = { tenant: scope.tenant, projectIds: [OUTSIDE] };
  return filesGatherer({ index, model: ports.model }).gather(plan, within);
};

const noCompany = (provider: Source, { unclear, hasFailure }: Resolved): Partial<Gathered> => {
  if (unclear.length > 0) return { outcome: 'empty', unclear };
  // After a failure, the register's own reply shows why no company was found.
  return hasFailure ? {} : { outcome: 'empty', detail: 'noCompany', isSample: provider.isSample };
};

/** Several providers may find the same page; facts and text of a filing share an address but are two documents. */
const keyOf = ({ id, url, kind }: SourceDocument): string => (kind === 'filings' ? id : url);
const once = (read: readonly ReadDocument[]): ReadDocument[] => [
  ...new Map(read.map((one) => [keyOf(one.document), one])).values(),
];

const reported = async (
  ports: Ports,
  at: { source: OutsideSource; plan: Plan; scope: Scope },
  replies: readonly SourceReply[],
  resolved: Resolved,
): Promise<Gathered> => {
  const { source, plan, scope } = at;
  const read = once(replies.flatMap((one) => one.read));
  const chunks = read.flatMap((one) => one.chunks);
  const detail = oneOutcome(replies.map(({ outcome }) => outcome));
  const found = chunks.length > 0 ? await searched(ports, plan, scope, chunks) : nothing;
  return {
    source,
    outcome: chunks.length > 0 ? 'ok' : outcomeOf(detail === 'ok' ? 'empty' : detail),
    detail,
    isSample: replies.some(({ isSample, read: own }) => isSample && own.length > 0),
    unclear: resolved.unclear,
    candidates: found.candidates.map((candidate) => ({ ...candidate, source })),
    documents: new Map(read.map(({ document }) => [`${OUTSIDE}:${document.id}`, document])),
    chunks,
  };
};

export const outsideGatherer = (source: OutsideSource, ports: Ports): Gatherer => ({
  source,
  gather: async (plan, scope): Promise<Gathered> => {
    try {
      const providers = await ports.sources.of(scope.tenant);
      const registers = registersOf(providers, isRegister(source) ? [source] : REGISTER_NAMES);
      const resolved = await resolveCompanies(registers, plan);
      if (isRegister(source) && resolved.known.length === 0) {
        const provider = providers[REGISTERS[source].provider];
        const detail = resolved.hasFailure ? (await provider.test()).is : 'empty';
        const base: Gathered = { source, outcome: outcomeOf(detail), detail, candidates: [] };
        return { ...base, ...noCompany(provider, resolved) };
      }
      const asking = { providers, parser: ports.parser, plan, now: ports.clock.now(), companies: resolved.known };
      return await reported(ports, { source, plan, scope }, await askSource(source, asking), resolved);
    } catch {
      // A failing source must not affect the others.
      return { source, outcome: 'failed', detail: 'unreachable', candidates: [] };
    }
  },
});
