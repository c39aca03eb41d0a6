// While one tenant's long work runs, another tenant's requests and questions are answered.
import { expect, it } from 'vitest';
import { ownStage } from '../helpers/own-stage.ts';
import { firstProject, newProject, rowsOf, settled, signIn, upload } from '../helpers/real-stage.ts';

const own = ownStage();
const ROWS = Buffer.from(
  `item,2023,2024\n${Array.from({ length: 12_000 }, (_, n) => `line ${n},${n * 7},${n * 11}`).join('\n')}`,
);
const LINES = Buffer.from('x\n'.repeat(40_000));

it('answers one tenant while the files of another are indexed', async () => {
  // Prepare
  const busy = await signIn(own.stage, 'owner@hanbit.test');
  const other = await signIn(own.stage, 'owner@kaede.test');
  const [heavy, light] = [await newProject(busy, 'heavy'), await newProject(other, 'light')];
  // Act
  for (const name of ['a', 'b']) await upload(busy, heavy, `${name}.csv`, ROWS);
  await upload(busy, heavy, 'c.txt', LINES);
  await upload(other, light, 'note.md', Buffer.from('# Pears\n\nOrchard Holdings sold 4,711 crates in 2024.\n'));
  const [note] = await settled(other, light);
  const texts = await other.call('files.content', { params: { fileId: note?.id ?? '' } });
  // Assess
  expect(note?.status).toBe('Done');
  expect(texts.rows.map(({ text }) => text).join()).toContain('4,711');
  expect((await rowsOf(busy, heavy)).map(({ status }) => status)).not.toEqual(['Done', 'Done', 'Done']);
  expect((await settled(busy, heavy)).map(({ status }) => status)).toEqual(['Done', 'Done', 'Done']);
  expect(await firstProject(busy)).toMatch(/^prj_/);
});
