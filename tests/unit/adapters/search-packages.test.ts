// The language packages of the managed domain: associated one after the other, once, and waited for.
import {
  AssociatePackageCommand,
  ConflictException,
  DescribePackagesCommand,
  type DomainPackageStatus,
  ListPackagesForDomainCommand,
  OpenSearchClient,
} from '@aws-sdk/client-opensearch';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { searchPackages } from '#functions/adapters/aws/search-packages.ts';

const mock = mockClient(OpenSearchClient);
const ENGINE = 'OpenSearch_3.3';
let time = 0;
const clock = {
  now: () => time,
  sleep: async (ms: number) => {
    time += ms;
  },
};
const ensure = (milliseconds = 600_000) =>
  searchPackages({ client: new OpenSearchClient({ region: 'eu-west-1' }), clock })({
    ...{ domainName: 'search', engineVersion: ENGINE, milliseconds },
  });

const offer = (...names: string[]) =>
  names.map((name) => ({
    ...{ PackageID: `G-${name}`, PackageName: `analysis-${name}`, PackageStatus: 'AVAILABLE' as const },
    EngineVersion: ENGINE,
  }));

/** A domain that needs `rounds` looks for each package and takes one at a time. */
const domain = (rounds: number, there: Record<string, DomainPackageStatus> = {}) => {
  const left = new Map<string, number>();
  mock.on(AssociatePackageCommand).callsFake(({ PackageID }) => {
    if (Object.values(there).includes('ASSOCIATING')) throw new ConflictException({ message: 'busy', $metadata: {} });
    there[PackageID] = 'ASSOCIATING';
    left.set(PackageID, rounds);
    return {};
  });
  mock.on(ListPackagesForDomainCommand).callsFake(() => {
    for (const [id, rest] of left) {
      left.set(id, rest - 1);
      if (rest <= 0) there[id] = 'ACTIVE';
    }
    const list = Object.entries(there).map(([PackageID, DomainPackageStatus]) => ({ PackageID, DomainPackageStatus }));
    return { DomainPackageDetailsList: list };
  });
};
const asked = () => mock.commandCalls(AssociatePackageCommand).map(({ args: [{ input }] }) => input.PackageID);

beforeEach(() => {
  mock.reset();
  time = 0;
  mock.on(DescribePackagesCommand).resolves({ PackageDetailsList: offer('nori', 'kuromoji', 'pinyin') });
});

describe('search packages', () => {
  it('associates Korean and Japanese, one after the other, and waits until both are active', async () => {
    domain(2);
    expect(await ensure()).toBe(true);
    expect(asked()).toEqual(['G-nori', 'G-kuromoji']);
    expect(time).toBeGreaterThan(0);
  });

  it('does nothing when they are there', async () => {
    domain(0, { 'G-nori': 'ACTIVE', 'G-kuromoji': 'ACTIVE' });
    expect(await ensure()).toBe(true);
    expect(asked()).toEqual([]);
  });

  it('stops in time and goes on at the next call', async () => {
    domain(6);
    expect(await ensure(40_000)).toBe(false);
    expect(await ensure()).toBe(true);
    expect(asked()).toEqual(['G-nori', 'G-kuromoji']);
  });

  it('waits while the domain is busy with something else', async () => {
    domain(1, { 'G-other': 'ASSOCIATING' });
    expect(await ensure(40_000)).toBe(false);
  });

  it('finds packages on later pages and does without kuromoji where the engine has it', async () => {
    mock
      .on(DescribePackagesCommand)
      .resolvesOnce({ PackageDetailsList: offer('pinyin'), NextToken: 'next' })
      .resolves({ PackageDetailsList: offer('nori') });
    domain(0);
    expect(await ensure()).toBe(true);
    expect(asked()).toEqual(['G-nori']);
  });

  it('fails with a reason when nori is not offered or cannot be associated', async () => {
    mock.on(DescribePackagesCommand).resolves({ PackageDetailsList: offer('kuromoji') });
    await expect(ensure()).rejects.toThrow('nori');
    mock.on(DescribePackagesCommand).resolves({ PackageDetailsList: offer('nori') });
    domain(0, { 'G-nori': 'ASSOCIATION_FAILED' });
    await expect(ensure()).rejects.toThrow('could not be associated');
  });

  it('takes no package of another engine version', async () => {
    const other = offer('nori').map((one) => ({ ...one, EngineVersion: 'OpenSearch_2.19' }));
    mock.on(DescribePackagesCommand).resolves({ PackageDetailsList: other });
    await expect(ensure()).rejects.toThrow('nori');
  });
});
