// A preflight with inconsistent settings ends at once, with the reason and no stack trace.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../../..');

it.each([
  ['a stage in capitals', ['stage=Dev'], /^STOP {2}no stage "Dev": there are dev, prod\n$/],
  ['a domain without its certificate', ['stage=dev', 'domain=app.footnote.example'], /^STOP .*\n.*\n.*certificateArn/],
  ['production that nobody sends emails from', ['stage=prod'], /^STOP .*\n.*give -c mailFrom=<address>/],
])('stops for %s', (_, given, printed) => {
  // Prepare
  const options = given.flatMap((setting) => ['-c', setting]);
  // Act
  const run = spawnSync(process.execPath, ['infra/operate/preflight.ts', ...options], { cwd: ROOT, encoding: 'utf8' });
  // Assess
  expect([run.status, run.stdout]).toEqual([1, '']);
  expect(run.stderr).toMatch(printed);
});

it.each([
  ['infra/operate/preflight.ts', 'stdout'],
  ['infra/operate/first-admin.ts', 'stderr'],
] as const)('%s stops once without credentials, and explains how to provide them', (command, stream) => {
  // Prepare
  const env = { PATH: process.env.PATH, HOME: '/nonexistent', AWS_EC2_METADATA_DISABLED: 'true' };
  const options = ['-c', 'stage=dev', '-c', 'email=you@example.com'];
  // Act
  const run = spawnSync(process.execPath, [command, ...options], { cwd: ROOT, env, encoding: 'utf8' });
  // Assess
  expect(run.status).toBe(1);
  expect(run[stream].match(/STOP /g)).toHaveLength(1);
  expect(run[stream]).toMatch(/^STOP {2}credentials: CredentialsProviderError: .*\n.*AWS_PROFILE/);
});
