// Fetches facts about a company (shares, estimates, years) from the organization's databases while the person waits.
import type { Source as SourceName } from '#shared/model/enums.ts';
import type { CompanyIds, Fact } from '#shared/model/fact.ts';
import { providersOf } from '#shared/model/source.ts';
import { within } from '../../engine/retrieve/outside/within.ts';
import type { Index } from '../../ports/search-index.ts';
import type { Source, Sources } from '../../ports/sources.ts';
import { isKnown, type Providers, recognise } from './resolve.ts';

type Ports = { readonly sources: Pick<Sources, 'of'>; readonly index: Pick<Index, 'count'> };

export type DatabaseQuery = {
  readonly tenant: string;
  readonly projectId: string;
  readonly company: CompanyIds;
  /** The sources of the plan; without them samples are off if the workspace has files, as in a plan. */
  readonly sources?: readonly SourceName[] | undefined;
  readonly now: number;
};

/** The source name that switches databases on in a plan. */
const SWITCH: SourceName = 'WEB';
const YEARS = 4;
/** Set by hand, not tuned on a set: how long a person waits for a form. */
const WAIT_MS = 6000;

const databasesIn = async ({ index }: Ports, providers: Providers, query: DatabaseQuery): Promise<Source[]> => {
  const { tenant, projectId, sources } = query;
  if (sources && !sources.includes(SWITCH)) return [];
  const known = providersOf(SWITCH, ['financials']).flatMap((name) => providers[name] ?? []);
  const connected = known.filter(({ facts }) => facts !== undefined);
  if (sources || connected.every(({ isSample }) => !isSample)) return connected;
  const hasFiles = (await index.count({ tenant, projectIds: [projectId] })) > 0;
  return connected.filter(({ isSample }) => !(isSample && hasFiles));
};

/** Adds the company's register numbers, under the name used in its statements. */
const identified = async (providers: Providers, company: CompanyIds): Promise<CompanyIds> =>
  isKnown(company) || company.ticker ? company : { ...(await recognise(providers, company)).company, ...company };

export type DatabaseReply = { readonly company: CompanyIds; readonly facts: readonly Fact[] };

export const databaseFacts = async (ports: Ports, query: DatabaseQuery): Promise<DatabaseReply> => {
  const providers = await ports.sources.of(query.tenant);
  const databases = await databasesIn(ports, providers, query);
  const none: DatabaseReply = { company: query.company, facts: [] };
  if (databases.length === 0) return none;
  const toYear = new Date(query.now).getUTCFullYear();
  const reply = async (): Promise<DatabaseReply> => {
    const company = await identified(providers, query.company);
    const years = { fromYear: toYear - YEARS, toYear };
    const replies = await Promise.all(databases.map(async (one) => one.facts?.({ company, ...years })));
    return { company, facts: replies.flatMap((reply) => (reply?.is === 'ok' ? reply.value : [])) };
  };
  return (await within(WAIT_MS, reply())) ?? none;
};
