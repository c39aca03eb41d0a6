// Runs our contract suites and the whole journey against engines that we did not write, and says what was not run.
import { run as deploy } from './deploy.ts';
import { run as dynamodbLocal } from './dynamodb-local.ts';
import type { Outcome } from './engine.ts';
import { run as journey } from './journey.ts';
import { run as moto } from './moto.ts';
import { run as openSearch } from './opensearch.ts';
import { run as pandas } from './pandas.ts';
import { run as templates } from './templates.ts';

const engines: readonly (() => Promise<Outcome>)[] = [
  templates,
  dynamodbLocal,
  moto,
  openSearch,
  pandas,
  deploy,
  journey,
];

const outcomes: Outcome[] = [];
for (const run of engines) outcomes.push(await run());

console.log('\nEngines');
for (const { engine, state, detail } of outcomes)
  console.log(`  ${state.toUpperCase().padEnd(8)} ${engine}: ${detail}`);
process.exitCode = outcomes.some(({ state }) => state === 'failed') ? 1 : 0;
