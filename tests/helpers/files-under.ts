// The paths of all files in a folder and in those inside it.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
