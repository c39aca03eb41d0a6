// Writes the generated files that are committed: the OpenAPI document, the route index, the key map, the permissions
// page and the retries of the state machines. With `--check`, fails if they differ.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { expandRetries } from '#machines/retries.ts';
import { openapi } from '#shared/contract/openapi.ts';
import { routeIndex } from '#shared/contract/parts.ts';
import { storeReadme } from './key-map.ts';
import { permissionsPage } from './permissions-page.ts';

const root = new URL('../../', import.meta.url);

const machineTexts = globSync('state-machines/*.asl.json', { cwd: root }).map((path) => {
  const definition: unknown = JSON.parse(readFileSync(new URL(path, root), 'utf8'));
  return { path, text: `${JSON.stringify(expandRetries(definition), null, 2)}\n` };
});

const GENERATED = [
  { path: 'shared/contract/openapi.json', text: `${JSON.stringify(openapi(), null, 2)}\n` },
  { path: 'shared/contract/route-index.json', text: `${JSON.stringify(await routeIndex(), null, 2)}\n` },
  { path: 'functions/store/README.md', text: storeReadme() },
  { path: 'docs/permissions.md', text: permissionsPage() },
  ...machineTexts,
];

const stored = (path: string) => {
  try {
    return readFileSync(new URL(path, root), 'utf8');
  } catch {
    return undefined;
  }
};

if (process.argv.includes('--check')) {
  const drifted = GENERATED.filter(({ path, text }) => stored(path) !== text);
  for (const { path } of drifted) console.error(`${path} is out of date: run \`npm run gen\`.`);
  process.exitCode = drifted.length;
} else
  for (const { path, text } of GENERATED) {
    writeFileSync(new URL(path, root), text);
    console.log(path);
  }
