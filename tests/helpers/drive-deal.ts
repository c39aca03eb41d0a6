// A fresh workspace for each test that follows the folder `Deal` of a sample drive, with functions to change the drive.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { FOLDER, TOP, textBytes } from '#infra/local/sample-drive/state.ts';
import { type DriveWorld, driveWorld } from './drive-world.ts';

export const deal = (made: (world: DriveWorld, root: string) => void) => {
  let dir: string;
  let world: DriveWorld;
  let root: string;
  const folder = (name: string, parent = root) => world.remote.edit.add({ name, mimeType: FOLDER, parent });
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'footnote-drive-'));
    world = await driveWorld(dir);
    root = folder('Deal', TOP);
    await world.connect([{ key: root, name: 'Deal' }]);
    made(world, root);
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));
  return {
    folder,
    file: (name: string, text: string, parent = root) =>
      world.remote.edit.add({ name, mimeType: 'text/plain', parent, content: textBytes(text) }),
    fileHere: async (name: string) => {
      const found = (await world.list()).find(({ filename }) => filename === name);
      if (!found) throw new Error(`${name} is not here`);
      return found;
    },
  };
};
