// Measures what a first visit of the web app downloads before it is usable, compressed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import type { Figure } from './table.ts';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);

const KB = 1000;

export const firstLoadFigures = (dist: string): Figure[] => {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')));
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string) => {
    const entry = manifest[name];
    if (!entry || scripts.has(entry.file)) return;
    scripts.add(entry.file);
    for (const css of entry.css ?? []) styles.add(css);
    for (const inner of entry.imports ?? []) visit(inner);
  };
  for (const [name, entry] of Object.entries(manifest)) if (entry.isEntry) visit(name);
  const size = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) / KB;
  return [
    { name: 'entry JavaScript, gzip', value: size(scripts), unit: 'kB', target: { most: 160 } },
    { name: 'blocking CSS, gzip', value: size(styles), unit: 'kB', target: { most: 12 } },
  ];
};
