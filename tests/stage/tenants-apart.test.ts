// Two tenants in one process, and deleted files: no data crosses over, none remains, and no work delays the other.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder } from '../helpers/files-under.ts';
import { ownStage } from '../helpers/own-stage.ts';
import { countOf } from '../helpers/properties.ts';
import {
  firstWorkspace,
  look,
  newWorkspace,
  type Person,
  rowsOf,
  settled,
  signIn,
  upload,
} from '../helpers/real-stage.ts';

const own = ownStage();

/** Calls of each tenant; every fourth is a question. */
const REQUESTS = countOf(24, 100);
const QUERY = 'How many crates of pears did Orchard Holdings sell in fiscal 2024?';
const FILLER = Array.from(
  { length: 300 },
  (_, n) => `# Shed ${n}\n\nShed ${n} is painted green and holds ${n} ladders, all of them made of ash.\n`,
);
const text = (canary: string, crates: number) =>
  Buffer.from(
    `# Pears ${canary}\n\nOrchard Holdings sold ${crates} crates of pears in fiscal 2024.\n\n${FILLER.join('\n')}`,
  );
const json = (body: unknown): RequestInit => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

it('answers two tenants that ask at once, each from its own files only', async () => {
  // Prepare
  const sides = await Promise.all(
    [
      { email: 'owner@hanbit.test', canary: 'CANARYHANBIT', crates: 4711 },
      { email: 'owner@kaede.test', canary: 'CANARYKAEDE', crates: 8153 },
    ].map(async (side) => {
      const person = await signIn(own.stage, side.email);
      const projectId = await newWorkspace(person, side.canary);
      await upload(person, projectId, `${side.canary}.md`, text(side.canary, side.crates));
      await settled(person, projectId);
      return { ...side, person, projectId };
    }),
  );

  // Act: 30 questions a minute and person are allowed; the others are reads.
  const asked = async (person: Person, projectId: string, n: number) => {
    if (n % 4 === 0) return person.raw('POST', '/api/v2/project/search-query', json({ query: QUERY, projectId }));
    const paths = ['/api/v2/attachments', '/api/v2/project/searches', '/api/v2/project/searches'];
    return person.raw('GET', `${paths[n % paths.length]}?projectId=${projectId}`);
  };
  const bodies = await Promise.all(
    Array.from({ length: REQUESTS }, (_, n) =>
      sides.map(async (side, of) => ({ of, ...(await asked(side.person, side.projectId, n)) })),
    ).flat(),
  );

  // Assess
  expect(bodies.filter(({ status }) => status >= 300)).toEqual([]);
  for (const [of, { canary, crates }] of sides.entries()) {
    const theirs = bodies.filter((body) => body.of === of).map((body) => body.text);
    const others = bodies.filter((body) => body.of !== of).map((body) => body.text);
    expect(theirs.filter((body) => body.includes(canary)).length).toBeGreaterThanOrEqual(REQUESTS / 4);
    expect(others.filter((body) => body.includes(canary) || body.includes(String(crates)))).toEqual([]);
    expect(own.stage.said()).not.toContain(canary);
  }
});

it('removes everything of a deleted and erased file: row, bytes, text, chunks, and answers from it', async () => {
  // Prepare
  const person = await signIn(own.stage, 'owner@hanbit.test');
  const projectId = await newWorkspace(person, 'deleting');
  const { id } = await upload(person, projectId, 'gone.md', text('CANARYGONE', 9377));
  await upload(person, projectId, 'stays.md', Buffer.from('# Plums\n\nThe plums of Orchard Holdings were not sold.\n'));
  await settled(person, projectId);

  // Act
  const path = { params: { projectId, attachmentId: id } };
  expect(await person.call('files.delete', path)).toEqual({ deleted: 1 });
  const fromBin = { params: { projectId }, body: { ids: [id] } };
  expect(await person.call('files.erase', fromBin)).toEqual({ erased: 1 });
  // The delayed erasure runs once no address is valid to which the bytes could be sent again.
  const sql = "SELECT sk FROM item WHERE gsi1pk = 'ORG#platform#WORK' AND sk NOT LIKE '%-late'";
  const work = () => look(own.folder, 'table.sqlite', sql);
  await expect.poll(work).toEqual([]);

  // Assess
  expect((await rowsOf(person, projectId)).map(({ filename }) => filename)).toEqual(['stays.md']);
  expect(look(own.folder, 'table.sqlite', 'SELECT sk FROM item WHERE sk LIKE ?', `FILE#%${id}`)).toEqual([]);
  expect(look(own.folder, 'index/hanbit.sqlite', 'SELECT doc FROM doc WHERE file = ?', id)).toEqual([]);
  const files = filesUnder(join(own.folder, 'files'));
  expect(files.filter((file) => file.includes(id))).toEqual([]);
  const stored = [...files, ...filesUnder(join(own.folder, 'index'))];
  expect(stored.filter((file) => readFileSync(file).includes('CANARYGONE'))).toEqual([]);
  const { answer } = await person.call('research.ask', { body: { query: QUERY, projectId } });
  expect(JSON.stringify(answer)).not.toMatch(/9377|CANARYGONE/);
  expect((await person.raw('GET', `/api/v2/attachments/content/${id}`)).status).toBe(404);
});

const HEAVY_ROWS = Buffer.from(
  `item,2023,2024\n${Array.from({ length: 12_000 }, (_, n) => `line ${n},${n * 7},${n * 11}`).join('\n')}`,
);
const HEAVY_LINES = Buffer.from('x\n'.repeat(40_000));

it('answers one tenant while the files of another are indexed', async () => {
  // Prepare
  const busy = await signIn(own.stage, 'owner@hanbit.test');
  const other = await signIn(own.stage, 'owner@kaede.test');
  const [heavy, light] = [await newWorkspace(busy, 'heavy'), await newWorkspace(other, 'light')];
  // Act
  for (const name of ['a', 'b']) await upload(busy, heavy, `${name}.csv`, HEAVY_ROWS);
  await upload(busy, heavy, 'c.txt', HEAVY_LINES);
  await upload(other, light, 'note.md', Buffer.from('# Pears\n\nOrchard Holdings sold 4,711 crates in 2024.\n'));
  const [note] = await settled(other, light);
  const texts = await other.call('files.content', { params: { fileId: note?.id ?? '' } });
  // Assess
  expect(note?.status).toBe('Done');
  expect(texts.rows.map(({ text }) => text).join()).toContain('4,711');
  expect((await rowsOf(busy, heavy)).map(({ status }) => status)).not.toEqual(['Done', 'Done', 'Done']);
  expect((await settled(busy, heavy)).map(({ status }) => status)).toEqual(['Done', 'Done', 'Done']);
  expect(await firstWorkspace(busy)).toMatch(/^prj_/);
});
