// Runs our contract suites and the whole journey against third-party engines, and reports what was not run. The
// templates are synthesized once, the engines started once; two lanes share the machine's two cores.
import { browsers } from './browsers.ts';
import { run as deploy } from './deploy.ts';
import { dynamodbLocal } from './dynamodb-local.ts';
import { type Outcome, whileRunning } from './engine.ts';
import { fetchLinters, run as lint } from './lint.ts';
import { moto, PORTS } from './moto.ts';
import { openSearch } from './opensearch.ts';
import { run as pandas } from './pandas.ts';
import { alarms, journey, suitesOf } from './suites.ts';
import { synthesised } from './templates.ts';

const began = performance.now();
const minutes = (): string => `${((performance.now() - began) / 60_000).toFixed(1)} min`;

type Work = () => Promise<Outcome>;
const lane = async (...works: readonly Work[]): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const work of works) {
    outcomes.push(await work());
    console.log(`  ${minutes()}: ${outcomes.at(-1)?.engine} ${outcomes.at(-1)?.state}`);
  }
  return outcomes;
};

const fetchPrograms = async () => ({
  table: await dynamodbLocal(),
  services: await moto(PORTS.services),
  stacks: await moto(PORTS.stacks),
  search: await openSearch(),
  linters: await fetchLinters(),
});

const [folders, programs] = await Promise.all([synthesised(), fetchPrograms()]);
console.log(`  ${minutes()}: synthesised, engines fetched`);
const { table, services, stacks, search, linters } = programs;
const fetched = [table, services, stacks, search].filter((one) => typeof one !== 'string');
const lanes = await whileRunning(fetched, () =>
  Promise.all([
    lane(
      () => lint(folders, linters),
      () => deploy(folders, stacks),
    ),
    lane(
      () => suitesOf('table', programs),
      () => suitesOf('services', programs),
      () => alarms(folders, programs),
      () => suitesOf('search', programs),
      () => journey(folders, programs),
      pandas,
      () => browsers('firefox'),
      () => browsers('webkit'),
    ),
  ]),
);

console.log(`\nEngines, ${minutes()}`);
for (const { engine, state, detail } of lanes.flat())
  console.log(`  ${state.toUpperCase().padEnd(8)} ${engine}: ${detail}`);
process.exitCode = lanes.flat().some(({ state }) => state === 'failed') ? 1 : 0;
