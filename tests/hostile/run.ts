// `npm run test:hostile`: makes every kind of document 200 times and reports the results. `-- 50` makes 50 of each, `--
// 50 100` the 50 after the first hundred, and `-- stage 50` uploads 50 of each to a running stage.
import { KINDS } from './kinds.ts';
import { runMutations } from './mutations.ts';
import { runOnStage } from './on-stage.ts';

const asked = process.argv.slice(2);
if (asked[0] === 'stage') process.exit((await runOnStage(Number(asked[1] ?? 200))) === 0 ? 0 : 1);

const [each = 200, from = 0] = asked.map(Number);
const began = performance.now();
const before = process.memoryUsage().rss;
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss);
}, 200);
console.log(`${KINDS.length} kinds x ${each}, from ${from}`);
const results = await runMutations({ each, from }, ({ name, outcomes, slowestMs, faults }) => {
  const counts = Object.entries(outcomes).map(([outcome, count]) => `${outcome} ${count}`);
  console.log(`${name.padEnd(18)} ${String(Math.round(slowestMs)).padStart(6)} ms at most  ${counts.join(', ')}`);
  for (const fault of faults) console.log(`  FAULT ${fault}`);
});
clearInterval(watch);
const files = KINDS.length * each;
const faults = results.flatMap((result) => result.faults).length;
const countOf = (outcome: string) => results.reduce((sum, { outcomes }) => sum + (outcomes[outcome] ?? 0), 0);
const slowest = Math.max(...results.map(({ slowestMs }) => slowestMs));
console.log(
  `${files} files in ${Math.round((performance.now() - began) / 1000)} s, slowest ${Math.round(slowest)} ms, process ${Math.round(before / 1e6)} to ${Math.round(most / 1e6)} MB`,
);
console.log(`given up: ${countOf('tookTooLong')} for their time, ${countOf('tooLargeOpened')} for their memory`);
console.log(`${files - faults} passed, ${faults} failed`);
process.exit(faults === 0 ? 0 : 1);
