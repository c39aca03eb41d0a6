// Removing an organization on the running stage, killed midway, leaves nothing of it behind and others intact.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ACCESS } from '#shared/model/enums.ts';
import { filesUnder } from '../helpers/files-under.ts';
import { ownStage } from '../helpers/own-stage.ts';
import { look, newWorkspace, settled, signIn, signInSuperAdmin, sleep, upload } from '../helpers/real-stage.ts';

const CANARY = 'canaryorchard';
const own = ownStage();

const text = Buffer.from(`# ${CANARY}\n\nOrchard Holdings sold 6143 crates of quinces in fiscal 2024.\n`);

/**
 * Creates workspaces of every kind, people, an invitation, tags, questions, and a deleted person who created some of
 * them.
 */
const fill = async () => {
  const owner = await signIn(own.stage, 'owner@hanbit.test');
  const shared = await newWorkspace(owner, `Deal ${CANARY}`);
  await upload(owner, shared, `${CANARY}.md`, text);
  await settled(owner, shared);
  await owner.call('people.addMembers', { body: { projectId: shared, emails: [`${CANARY}@x.test`] } });
  await owner.call('organisation.addTag', { body: { name: CANARY } });
  await owner.call('research.ask', { body: { query: `How many crates of quinces? ${CANARY}`, projectId: shared } });
  await owner.call('research.ask', { body: { query: `How many crates of quinces? ${CANARY}` } });
  for (const email of ['member@hanbit.test', 'admin@hanbit.test']) {
    const person = await signIn(own.stage, email);
    const { id } = await person.call('projects.create', { body: { name: CANARY, access: ACCESS.personal } });
    await upload(person, id, `${CANARY} own.md`, text);
    await settled(person, id);
    await person.call('research.ask', { body: { query: `What of my own? ${CANARY}` } });
  }
  const { rows } = await owner.call('organisation.people', { query: { scope: 'everybody', search: 'member@' } });
  const body = { isActive: false, confirmDelete: true };
  await owner.call('organisation.personStatus', { params: { id: rows[0]?.id ?? '' }, body });
  await expect(signIn(own.stage, 'member@hanbit.test')).rejects.toMatchObject({ code: 'wrongCredentials' });
};

const erased = async () => {
  const noted = () => look(own.folder, 'table.sqlite', "SELECT sk FROM item WHERE pk = 'ORG#platform#ERASURES'");
  await expect.poll(noted).toEqual([]);
};

it('removes every row, account, byte, text and chunk, however often the stage is killed meanwhile', async () => {
  // Prepare
  await fill();

  // Act
  const staff = await signInSuperAdmin(own.stage);
  await staff.call('platform.remove', { params: { id: 'hanbit' } });
  await expect(signIn(own.stage, 'owner@hanbit.test')).rejects.toMatchObject({ code: 'wrongCredentials' });
  for (const wait of [0, 4000]) {
    await sleep(wait);
    await own.stage.kill();
    await own.startAgain();
  }
  await erased();

  // Assess
  const rows = look(
    own.folder,
    'table.sqlite',
    // The tombstone stays until no upload address is valid any more. What has expired, such as the count of a minute's
    // questions, is no longer read, and is removed with a later write.
    `SELECT pk, sk FROM item WHERE pk <> 'ORG#platform#LATE-BYTES' AND ifnull(expiresAt, 1e12) > unixepoch()
     AND (pk LIKE 'ORG#hanbit%'
     OR gsi1pk LIKE 'ORG#hanbit%' OR gsi1sk LIKE '%#hanbit%' OR data LIKE ?
     OR (pk NOT LIKE 'ORG#platform#AUDIT#%' AND data LIKE '%"hanbit"%'))`,
    `%${CANARY}%`,
  );
  expect(rows).toEqual([]);
  expect(look(own.folder, 'accounts.sqlite', "SELECT email FROM account WHERE email LIKE '%@hanbit.test'")).toEqual([]);
  expect(look(own.folder, 'index/hanbit.sqlite', 'SELECT id FROM doc')).toEqual([]);
  const stored = [...filesUnder(join(own.folder, 'files')), ...filesUnder(join(own.folder, 'index'))];
  expect(stored.filter((path) => path.includes('hanbit/') || readFileSync(path).includes(CANARY))).toEqual([]);
  expect(own.stage.said()).not.toContain(CANARY);
  const kaede = await signIn(own.stage, 'owner@kaede.test');
  const [workspace] = (await kaede.call('projects.list')).rows;
  expect((await settled(kaede, workspace?.id ?? '')).every(({ status }) => status === 'Done')).toBe(true);
});
