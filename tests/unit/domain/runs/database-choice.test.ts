// The choice between two databases in the plan of an analysis that reads only figures.
import { expect, it } from 'vitest';
import { planRun } from '#functions/domain/runs/plan.ts';
import { closed, PROVIDERS } from '#functions/sources/registry.ts';
import { sampleWeb } from '#infra/local/sample-sources/sample-web.ts';
import { ACCESS } from '#shared/model/enums.ts';
import { forEachSource } from '#shared/model/source.ts';
import { fakeClock } from '#tests/helpers/fake-clock.ts';
import { populated } from '#tests/helpers/tenants.ts';
import { workspaceIdOf } from '#tests/helpers/test-ids.ts';

const at = { tenant: 'alpha', projectId: workspaceIdOf('alpha', ACCESS.all) };
const setup = { web: sampleWeb, clock: fakeClock(), sampleBase: 'http://localhost:4000/local/sources/capitalIq' };
const providers = forEachSource((name) =>
  name === 'capitalIq' ? PROVIDERS.capitalIq(setup) : closed(name, { is: 'notConfigured' }),
);

const index = { lexical: async () => [], range: async () => [], count: async () => 0 };

const sourcesWith = async (dataSource: string | undefined) => {
  const { table } = await populated();
  const ports = { table, index, sources: { of: async () => providers } };
  const inputs = { company: '가온물류', peers: ['Northway Freight Systems'], dataSource };
  const { plan } = await planRun(ports, at, { type: 'PeerComps', language: 'ko', inputs });
  return plan.sources.map(({ source }) => source);
};

it.each([
  ['CapitalIQ', true],
  [undefined, true],
  ['CoreSignal', false],
])('offers figures of Capital IQ if %s is chosen: %s', async (dataSource, isOffered) => {
  expect((await sourcesWith(dataSource)).includes('WEB')).toBe(isOffered);
});
