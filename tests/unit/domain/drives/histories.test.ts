// Whatever happens in a drive, and wherever a sync breaks off, the workspace ends with the contents of the drive.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reap } from '#functions/tasks/reap/task.ts';
import { type Edits, type Entry, FOLDER, isTrashed, TOP, textBytes } from '#infra/local/sample-drive/state.ts';
import { countOf, fc } from '#tests/helpers/properties.ts';
import { type DriveWorld, driveWorld } from '../../../helpers/drive-world.ts';
import type { Job } from '../../../helpers/file-world.ts';

const n = fc.nat({ max: 11 });
const Step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), at: n, name: n, text: n }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('folder' as const), at: n, name: n }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('write' as const), what: n, text: n }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('move' as const), what: n, at: n }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('rename' as const), what: n, name: n }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('trash' as const), what: n }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('back' as const), what: n }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), what: n }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('revoke' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forget' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('sync' as const) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('crash' as const), after: fc.nat({ max: 160 }) }) },
);
type Step = typeof Step extends fc.Arbitrary<infer T> ? T : never;

const pick = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(1, all.length)];

const isBelow = (entries: readonly Entry[], id: string, above: string): boolean => {
  for (let at: string | undefined = id; at; at = entries.find((entry) => entry.id === at)?.parent)
    if (at === above) return true;
  return false;
};

type Chosen = { readonly step: Step; readonly chosen: Entry; readonly place: string };

const toChosen = (edit: Edits, entries: readonly Entry[], { step, chosen, place }: Chosen): void => {
  const isFolder = chosen.mimeType === FOLDER;
  if (step.do === 'write' && !isFolder) edit.write(chosen.id, textBytes(`text ${step.text}`));
  if (step.do === 'rename') edit.rename(chosen.id, isFolder ? `F${step.name % 4}` : `${step.name % 4}.txt`);
  if (step.do === 'move' && !isBelow(entries, place, chosen.id)) edit.move(chosen.id, place);
  if (step.do === 'trash') edit.trash(chosen.id);
  if (step.do === 'back') edit.trash(chosen.id, false);
  // The contents of a folder move with it.
  if (step.do === 'remove')
    for (const { id } of entries.filter((one) => isBelow(entries, one.id, chosen.id))) edit.remove(id);
};

/** The actions of the drive's owner; impossible ones are skipped. */
const inDrive = ({ remote: { edit, state } }: DriveWorld, root: string, step: Step): void => {
  const inside = state.entries.filter(({ id }) => id !== root);
  const folders = [root, ...inside.filter(({ mimeType }) => mimeType === FOLDER).map(({ id }) => id), TOP];
  const chosen = 'what' in step ? pick(inside, step.what) : undefined;
  const place = 'at' in step ? (pick(folders, step.at) ?? root) : root;
  if (step.do === 'add')
    edit.add({
      name: `${step.name % 4}.txt`,
      mimeType: 'text/plain',
      parent: place,
      content: textBytes(`text ${step.text}`),
    });
  if (step.do === 'folder') edit.add({ name: `F${step.name % 4}`, mimeType: FOLDER, parent: place });
  if (step.do === 'expire') edit.expire();
  if (step.do === 'revoke') edit.revoke();
  if (step.do === 'forget') edit.forget();
  if (chosen) toChosen(edit, state.entries, { step, chosen, place });
};

const plain = (name: string) => name.replace(/ \(\d+\)(?=\.txt$|$)/, '');

/**
 * The same lines as `here`, for everything below the chosen folder; numbers that distinguish equal names are ignored.
 */
const wanted = ({ remote: { state } }: DriveWorld, root: string): string[] =>
  state.entries
    .filter((entry) => entry.mimeType !== FOLDER && isBelow(state.entries, entry.id, root) && !isTrashed(state, entry))
    .map((entry) => {
      const path: string[] = [];
      for (let at: Entry | undefined = entry; at; at = state.entries.find(({ id }) => id === at?.parent))
        path.unshift(at.name);
      return `${path.join('/')}: ${Buffer.from(entry.content, 'base64').toString()}`;
    })
    .sort();

const have = async (world: DriveWorld): Promise<string[]> =>
  (await world.here())
    .map((line) => {
      const [path = '', text] = line.split(': ');
      return `${path.split('/').map(plain).join('/')}: ${text}`;
    })
    .sort();

const settle = async (world: DriveWorld): Promise<void> => {
  if ((await world.row()).state === 'reconnect') await world.consentAgain();
  await world.sync();
  if ((await world.row()).state === 'reconnect') {
    await world.consentAgain();
    await world.sync();
  }
};

const live = async (steps: readonly Step[]): Promise<void> => {
  const dir = mkdtempSync(join(tmpdir(), 'footnote-histories-'));
  try {
    const world = await driveWorld(dir);
    const root = world.remote.edit.add({ name: 'Deal', mimeType: FOLDER, parent: TOP });
    await world.connect([{ key: root, name: 'Deal' }]);
    for (const step of steps) {
      if (step.do === 'sync') await world.sync();
      else if (step.do === 'crash') await world.syncWithCrash(step.after);
      else inDrive(world, root, step);
    }
    await settle(world);
    expect(await have(world)).toEqual(wanted(world, root));
    // No duplicates: every row has its own file of the drive, every stored content its row.
    const rows = await world.list();
    expect(new Set(rows.map(({ origin }) => origin?.remoteId)).size).toBe(rows.length);
    // The reaper handles an erasure that was recorded but never started.
    await reap.run({}, world.ports);
    for (let job = 0; job < world.jobs.length; job += 1)
      if (world.jobs[job]?.machine === 'delete-files') await world.run(world.jobs[job] as Job);
    const known = new Set(rows.flatMap(({ id, earlier = [] }) => [id, ...earlier]));
    const bytes = [...world.stored.keys()].flatMap((key) => /\/uploads\/(.+)$/.exec(key)?.[1] ?? []);
    expect(bytes.filter((id) => !known.has(id))).toEqual([]);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
};

/** The full set of histories takes three minutes on a busy machine. */
const MINUTES = 600_000;

describe('a history of a drive', () => {
  it(
    'ends with the workspace equal to the drive, wherever it was interrupted',
    async () => {
      await fc.assert(fc.asyncProperty(fc.array(Step, { minLength: 4, maxLength: 40 }), live), {
        numRuns: countOf(25, 2000),
      });
    },
    MINUTES,
  );
});
