// `npm run preflight -- -c stage=dev`: checks the requirements of a deployment and its first day, and prints what to
// do.
import { configOf } from './options.ts';

const config = configOf(process.argv.slice(2));
// After the settings: whoever mistyped one need not wait for the clients of AWS.
const [{ lineOf }, { findingsOf }] = await Promise.all([import('./checks.ts'), import('./findings.ts')]);
const findings = await findingsOf(config);
for (const finding of findings) process.stdout.write(lineOf(finding));
const open = findings.filter(({ todo }) => todo).length;
process.stdout.write(open > 0 ? `\n${open} to settle before ${config.stage} is deployed.\n` : '\nReady to deploy.\n');
process.exitCode = open > 0 ? 1 : 0;
