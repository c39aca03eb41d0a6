// Deployment step: gives a managed search domain its Korean and Japanese analysis packages and waits for them.
import {
  AssociatePackageCommand,
  ConflictException,
  DescribePackagesCommand,
  type DomainPackageDetails,
  ListPackagesForDomainCommand,
  type OpenSearchClient,
  type PackageDetails,
} from '@aws-sdk/client-opensearch';
import type { Clock } from '../../ports/clock.ts';
import { systemClock } from '../node/clock.ts';

/** Kuromoji is part of some engine versions and then no package: only nori must be on offer. */
const WANTED = [
  { name: 'nori', required: true },
  { name: 'kuromoji', required: false },
] as const;
const POLL_MS = 15_000;

type Options = { readonly client: Pick<OpenSearchClient, 'send'>; readonly clock?: Clock };
export type Packages = {
  readonly domainName: string;
  /** As the domain states it: `OpenSearch_3.3`. */
  readonly engineVersion: string;
  /** How long it may take this time. */
  readonly milliseconds: number;
};

type Client = Options['client'];

const offered = async (client: Client, engineVersion: string): Promise<readonly PackageDetails[]> => {
  const all: PackageDetails[] = [];
  let NextToken: string | undefined;
  do {
    const Filters = [
      { Name: 'PackageType' as const, Value: ['ZIP-PLUGIN'] },
      { Name: 'EngineVersion' as const, Value: [engineVersion] },
    ];
    const page = await client.send(new DescribePackagesCommand({ Filters, ...(NextToken ? { NextToken } : {}) }));
    all.push(...(page.PackageDetailsList ?? []));
    NextToken = page.NextToken;
  } while (NextToken);
  return all.filter(
    ({ PackageStatus, EngineVersion }) => PackageStatus === 'AVAILABLE' && EngineVersion === engineVersion,
  );
};

const associated = async (client: Client, DomainName: string): Promise<readonly DomainPackageDetails[]> => {
  const all: DomainPackageDetails[] = [];
  let NextToken: string | undefined;
  do {
    const page = await client.send(
      new ListPackagesForDomainCommand({ DomainName, ...(NextToken ? { NextToken } : {}) }),
    );
    all.push(...(page.DomainPackageDetailsList ?? []));
    NextToken = page.NextToken;
  } while (NextToken);
  return all;
};

/** A domain changes one thing at a time: while it is busy with another package it says so. */
const associate = async (client: Client, DomainName: string, PackageID: string): Promise<void> => {
  try {
    await client.send(new AssociatePackageCommand({ DomainName, PackageID }));
  } catch (error) {
    if (!(error instanceof ConflictException)) throw error;
  }
};

const wantedIds = (packages: readonly PackageDetails[]): readonly string[] =>
  WANTED.flatMap(({ name, required }) => {
    const found = packages.find(({ PackageName }) => PackageName?.toLowerCase().includes(name));
    if (found?.PackageID) return [found.PackageID];
    if (required) throw new Error(`no package ${name} is offered for this engine version`);
    return [];
  });

/** One look, at most one change: true when all are there. */
const step = async (client: Client, domainName: string, ids: readonly string[]): Promise<boolean> => {
  const there = await associated(client, domainName);
  const statusOf = (id: string) => there.find(({ PackageID }) => PackageID === id)?.DomainPackageStatus;
  const failed = ids.find((id) => statusOf(id) === 'ASSOCIATION_FAILED');
  if (failed) throw new Error(`the package ${failed} could not be associated`);
  const missing = ids.find((id) => statusOf(id) === undefined);
  const isBusy = ids.some((id) => statusOf(id) === 'ASSOCIATING');
  if (missing && !isBusy) await associate(client, domainName, missing);
  return ids.every((id) => statusOf(id) === 'ACTIVE');
};

/** False when time ran out: calling again goes on where it stopped. */
export const searchPackages =
  ({ client, clock = systemClock }: Options) =>
  async ({ domainName, engineVersion, milliseconds }: Packages): Promise<boolean> => {
    const until = clock.now() + milliseconds;
    const ids = wantedIds(await offered(client, engineVersion));
    while (!(await step(client, domainName, ids))) {
      if (clock.now() + POLL_MS > until) return false;
      await clock.sleep(POLL_MS);
    }
    return true;
  };
