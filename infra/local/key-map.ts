// The key map of the single table, printed from sample rows with their values turned into names.
import { named } from './key-map/names.ts';
import { ROWS } from './key-map/rows.ts';

const cell = (text: string) => (text === '' ? '' : `\`${named(text)}\``);

/** The README of functions/store. */
export const storeReadme = (): string => {
  const rows = ROWS.map(
    ([
      name,
      { pk: partition, sk, gsi1pk = '', gsi1sk = '', gsi2pk = '', gsi2sk = '', gsi3pk = '', gsi3sk = '', expiresAt },
    ]) =>
      `| ${[name, ...[partition, sk, gsi1pk, gsi1sk, gsi2pk, gsi2sk, gsi3pk, gsi3sk].map(cell)].join(' | ')} | ${expiresAt ? 'yes' : ''} |`,
  );
  return [
    '# functions/store: the single table',
    '',
    'One table, three indexes: `gsi1` for look-ups and work under way, `gsi2` and `gsi3` for the lists that screens page through. Every partition key begins with its tenant; keys are made here and nowhere else. A search of all workspaces stands under its person (`…#PERSON#<user>#OWN`). What is being worked on stands in the index under the platform, by deadline, only while it is worked on.',
    '',
    '**Add an aggregate**: a file with its zod record, its `key` and, if it is listed another way, its `gsi1` to `gsi3`; then a line in `infra/local/key-map/rows.ts`. This page is generated: `npm run gen`.',
    '',
    '| row | pk | sk | gsi1pk | gsi1sk | gsi2pk | gsi2sk | gsi3pk | gsi3sk | expires |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
};
