// The stage killed while indexing: after a restart every file is done, with each chunk exactly once.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownStage } from '../helpers/own-stage.ts';
import { casesOf } from '../helpers/properties.ts';
import {
  firstWorkspace,
  look,
  newWorkspace,
  rowsOf,
  sendBytes,
  settled,
  signIn,
  sleep,
  upload,
} from '../helpers/real-stage.ts';

const EMAIL = 'owner@hanbit.test';
const own = ownStage();

const again = async () => {
  await own.startAgain();
  return signIn(own.stage, EMAIL);
};

/** Large enough to be still in progress when the stage is killed. */
const long = (name: string) =>
  Buffer.from(
    Array.from(
      { length: 1000 },
      (_, n) =>
        `# ${name} ${n}\n\nStore ${n} of ${name} sold ${n * 7 + 13} crates of pears in fiscal 2024 at ${n % 90}.5 euros.\n`,
    ).join('\n'),
  );

const indexed = (fileId: string) =>
  look(own.folder, 'index/hanbit.sqlite', 'SELECT id, seq, length FROM doc WHERE file = ? ORDER BY seq', fileId);
const chunkOf = (row: Record<string, unknown>) => `${row.seq} ${row.length}`;

it.each(casesOf(['InProgress', 'Segmented'], ['NotYet']))(
  'is killed when files are %s: all are Done in the end, once',
  async (status) => {
    // Prepare
    let person = await signIn(own.stage, EMAIL);
    const projectId = await newWorkspace(person, `killed ${status}`);
    const bytes = long('Alder');
    // Passages are also found by the words of their file's name, so these names have none.
    await upload(person, projectId, 'x.md', bytes);
    const [undisturbed] = await settled(person, projectId);
    await Promise.all(['y.md', 'z.md'].map((name) => upload(person, projectId, name, bytes)));

    // Act
    if (status !== 'NotYet')
      for (let tries = 0; tries < 400; tries += 1) {
        if ((await rowsOf(person, projectId)).some((row) => row.status === status)) break;
        await sleep(3);
      }
    await own.stage.kill();
    const left = look(
      own.folder,
      'executions.sqlite',
      "SELECT count(*) AS n FROM execution WHERE status = 'running'",
    )[0]?.n;
    person = await again();
    const rows = await settled(person, projectId);

    // Assess
    expect(Number(left)).toBeGreaterThan(0);
    expect(rows.map((row) => row.status)).toEqual(['Done', 'Done', 'Done']);
    expect((await person.call('files.list', { query: { projectId } })).count).toBe(3);
    const expected = indexed(undisturbed?.id ?? '').map(chunkOf);
    expect(expected.length).toBeGreaterThan(20);
    for (const { id } of rows) {
      expect(indexed(id).map(chunkOf)).toEqual(expected);
      expect(rows.find((row) => row.id === id)).not.toHaveProperty('progress');
    }
    const work = () => look(own.folder, 'table.sqlite', "SELECT sk FROM item WHERE gsi1pk = 'ORG#platform#WORK'");
    await expect.poll(work).toEqual([]);
  },
);

it('answers after restarts like a stage that was never killed', async () => {
  const person = await signIn(own.stage, EMAIL);
  const projectId = await firstWorkspace(person);
  const ask = async (name: string) => {
    const rows = await settled(person, projectId);
    const chosen = rows.filter((row) => row.filename === name).map(({ id }) => id);
    const body = { query: 'How many crates of pears did store 911 of Alder sell in fiscal 2024?', projectId };
    const { answer } = await person.call('research.ask', { body: { ...body, file_search_tools: chosen } });
    return answer?.references.map(({ quote, locator }) => ({ quote, locator }));
  };

  const expected = await ask('x.md');

  expect(expected?.length).toBeGreaterThan(0);
  expect(await ask('y.md')).toEqual(expected);
});

it('lists an interrupted upload only once it is finished, and removes what was half written', async () => {
  let person = await signIn(own.stage, EMAIL);
  const projectId = await newWorkspace(person, 'cut off');
  const sent = await sendBytes(person, projectId, 'sent.md', Buffer.from('# Sent\n\nNine pears were sent.'));

  await own.stage.kill();
  const drafts = join(own.folder, 'files/temporary');
  writeFileSync(join(drafts, 'half'), 'Nine pe');
  person = await again();

  expect(existsSync(drafts) ? readdirSync(drafts) : []).toEqual([]);
  expect(await rowsOf(person, projectId)).toEqual([]);
  await person.call('files.finishUpload', { body: sent });
  expect((await settled(person, projectId)).map((row) => row.status)).toEqual(['Done']);
});
