// Uncaught errors, tested in a separate process.
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const MODULE = new URL('../../../../infra/local/last-resort.ts', import.meta.url).href;
const PROGRAM = `
  import { noteUncaught } from '${MODULE}';
  noteUncaught(console.error);
  Promise.reject(new RangeError('deal text'));
  setTimeout(() => {
    console.log('lives on');
    throw new TypeError('deal text');
  }, 10);
`;

it('logs an error without its text: a rejection ends nothing, an exception ends the process', () => {
  const ran = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM], { encoding: 'utf8' });

  expect(ran.stdout).toBe('lives on\n');
  expect(ran.stderr).toMatch(/^unhandled: RangeError[^\n]*\nuncaught: TypeError[^\n]*\n$/);
  expect(ran.status).toBe(1);
});
