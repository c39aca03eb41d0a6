// Deleting a workspace on the running stage, undisturbed or killed midway, leaves nothing of it behind.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder } from '../helpers/files-under.ts';
import { ownStage } from '../helpers/own-stage.ts';
import { casesOf } from '../helpers/properties.ts';
import { look, newWorkspace, type Person, settled, signIn, sleep, upload } from '../helpers/real-stage.ts';

const EMAIL = 'owner@hanbit.test';
const own = ownStage();

const query = (fruit: string) => `How many crates of ${fruit} did Orchard Holdings sell in fiscal 2024?`;
const text = (canary: string, fruit: string) =>
  Buffer.from(
    `# ${fruit} ${canary}\n\nOrchard Holdings sold 6143 crates of ${fruit} in fiscal 2024.\n\n${Array.from(
      { length: 200 },
      (_, n) => `# ${canary} ${n}\n\nShed ${n} of ${canary} is painted green and holds ${n} ladders.\n`,
    ).join('\n')}`,
  );

/** The audit log keeps the addresses with which it was shared. */
const guestOf = (canary: string) => `guest-${canary.slice('canary'.length)}@x.test`;

/** Creates a workspace with files, people, an invitation, and questions about it and about all workspaces. */
const fill = async (person: Person, canary: string, fruit: string) => {
  const projectId = await newWorkspace(person, `Deal ${canary}`);
  await upload(person, projectId, `${canary}.md`, text(canary, fruit));
  await upload(person, projectId, `${canary} again.md`, text(canary, fruit));
  await settled(person, projectId);
  await person.call('people.addMembers', { body: { projectId, emails: ['member@hanbit.test', guestOf(canary)] } });
  await person.call('research.ask', { body: { query: `${query(fruit)} ${canary}`, projectId } });
  await person.call('research.ask', { body: { query: query(fruit) } });
  return projectId;
};

const erased = async (projectId: string) => {
  const noted = () =>
    look(own.folder, 'table.sqlite', 'SELECT sk FROM item WHERE gsi1sk LIKE ?', `%#project#%${projectId}`);
  await expect.poll(noted).toEqual([]);
};

const assessNothingLeft = (projectId: string, canary: string) => {
  const body = projectId.slice('prj_'.length);
  const rows = look(
    own.folder,
    'table.sqlite',
    // The two logs that are never erased contain ids and people, never content.
    // The tombstone stays until no upload address is valid any more.
    "SELECT pk, sk FROM item WHERE NOT (pk LIKE '%#AUDIT#%' OR pk LIKE '%#CREDITS' OR pk LIKE '%#LATE-BYTES') AND (pk LIKE ? OR sk LIKE ? OR data LIKE ? OR data LIKE ? OR data LIKE ?)",
    `%${body}%`,
    `%${body}%`,
    `%fil_${body}%`,
    `%${canary}%`,
    `%${guestOf(canary)}%`,
  );
  expect(rows).toEqual([]);
  expect(look(own.folder, 'table.sqlite', 'SELECT sk FROM item WHERE data LIKE ?', `%${canary}%`)).toEqual([]);
  expect(look(own.folder, 'index/hanbit.sqlite', 'SELECT id FROM doc WHERE project = ?', projectId)).toEqual([]);
  const stored = [...filesUnder(join(own.folder, 'files')), ...filesUnder(join(own.folder, 'index'))];
  expect(stored.filter((path) => path.includes(body) || readFileSync(path).includes(canary))).toEqual([]);
  expect(own.stage.said()).not.toContain(canary);
};

it('removes every row, byte, text, chunk, answer, folder and invitation, and leaves other workspaces intact', async () => {
  // Prepare
  const person = await signIn(own.stage, EMAIL);
  const stays = await newWorkspace(person, 'stays');
  await upload(person, stays, 'stays.md', text('STAYS', 'plums'));
  await settled(person, stays);
  const projectId = await fill(person, 'canaryone', 'quinces');

  // Act
  expect(await person.call('projects.delete', { params: { id: projectId } })).toEqual({ deleted: true });
  expect((await person.raw('GET', `/api/v2/project/${projectId}`)).status).toBe(404);
  expect(await person.call('projects.erase', { body: { ids: [projectId] } })).toEqual({ erased: 1 });
  await erased(projectId);

  // Assess
  assessNothingLeft(projectId, 'canaryone');
  const [kept] = await settled(person, stays);
  expect(kept).toMatchObject({ filename: 'stays.md', status: 'Done' });
  expect((await person.raw('GET', `/api/v2/attachments/content/${kept?.id}`)).text).toContain('STAYS');
  const chunks = look(own.folder, 'index/hanbit.sqlite', 'SELECT id FROM doc WHERE project = ?', stays);
  expect(chunks.length).toBeGreaterThan(20);
});

it('continues after the stage is killed midway', async () => {
  // Prepare
  let person = await signIn(own.stage, EMAIL);
  const projectId = await fill(person, 'canarytwo', 'medlars');
  await person.call('projects.delete', { params: { id: projectId } });
  await person.call('projects.erase', { body: { ids: [projectId] } });

  // Act
  for (const wait of casesOf([0, 3200], [3400])) {
    await sleep(wait);
    await own.stage.kill();
    await own.startAgain();
  }
  await erased(projectId);

  // Assess
  assessNothingLeft(projectId, 'canarytwo');
  person = await signIn(own.stage, EMAIL);
  const { rows } = await person.call('projects.list');
  expect(rows.map(({ id }) => id)).not.toContain(projectId);
});
