// Writes what is generated and committed: the OpenAPI document. With `--check`, fails when it has drifted.
import { readFileSync, writeFileSync } from 'node:fs';
import { openapi } from '#shared/contract/openapi.ts';

const path = new URL('../../shared/contract/openapi.json', import.meta.url);
const text = `${JSON.stringify(openapi(), null, 2)}\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(path, 'utf8') !== text) {
    console.error('shared/contract/openapi.json is out of date: run `npm run gen`.');
    process.exit(1);
  }
} else {
  writeFileSync(path, text);
  console.log('shared/contract/openapi.json');
}
