// Shipped packages have permissive licenses that require attribution at most: nothing copyleft, nothing unknown.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod';

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ dev: z.boolean().optional(), devOptional: z.boolean().optional(), license: z.string().optional() }),
  ),
});
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Zlib',
]);
/** Packages without a license in the lock file but with the MIT license beside their code. */
const BESIDE_THE_CODE = ['busboy', 'png-js', 'streamsearch'];

/** One of alternative licenses (OR) must be permissive, and all of joint ones (AND). */
const isPermissive = (license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(/ OR |\//)
    .some((choice) => choice.split(' AND ').every((one) => PERMISSIVE.has(one)));

it('has a permissive license', () => {
  const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const { '': _, ...installed } = packages;
  const shipped = Object.entries(installed).filter(([, { dev, devOptional }]) => !dev && !devOptional);

  const others = shipped
    .filter(([, { license }]) => license === undefined || !isPermissive(license))
    .map(([path]) => path.replace(/^.*node_modules\//, ''));

  expect(shipped.length).toBeGreaterThan(100);
  expect(others.sort()).toEqual(BESIDE_THE_CODE);
});
