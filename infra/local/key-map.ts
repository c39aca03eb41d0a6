// Prints the key map of the single table from sample rows, with placeholders for values.
import { INDEXES } from '#functions/ports/table.ts';
import { named } from './key-map/names.ts';
import { ROWS } from './key-map/rows.ts';

const cell = (text: string) => (text === '' ? '' : `\`${named(text)}\``);

/** Returns the README of functions/store. */
export const storeReadme = (): string => {
  const rows = ROWS.map(([name, item]) => {
    const places = INDEXES.map((index) =>
      [item[`${index}pk`], item[`${index}sk`]].flatMap((text) => cell(text ?? '') || []).join(' '),
    );
    return `| ${[name, cell(item.pk), cell(item.sk), ...places].join(' | ')} | ${item.expiresAt ? 'yes' : ''} |`;
  });
  return [
    '# functions/store: the single table',
    '',
    'One table, seven indexes: `gsi1` for look-ups and work under way, the others for the lists that screens page through, one for each order; of an index, the partition and the sort key. Every partition key begins with its tenant; keys are made here and nowhere else. A question over all workspaces is kept under its person (`…#PERSON#<user>#OWN`). Work under way is in the index under the platform, by deadline, until it ends.',
    '',
    '**Add an aggregate**: a file with its zod record, its `key` and, if it is listed another way, its `gsi1` to `gsi7`; then a line in a file of `infra/local/key-map`. This page is generated: `npm run gen`.',
    '',
    `| row | pk | sk | ${INDEXES.join(' | ')} | expires |`,
    `|${'---|'.repeat(INDEXES.length + 4)}`,
    ...rows,
    '',
  ].join('\n');
};
