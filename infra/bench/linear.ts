// Twice the document, at most two and a half times the work: reading and digesting of shapes that ask for much of it.
import { installedPdfAssets } from '#functions/adapters/node/worker-parser/pdf-assets.ts';
import { ingest } from '#functions/documents/ingest.ts';
import { digest } from '#functions/engine/facts/digest.ts';
import { SLOW } from '#tests/helpers/slow-documents.ts';
import type { Figure } from './table.ts';

const UNITS = 20_000;
const REPEATS = 3;
const pdf = installedPdfAssets(undefined);

/** Time of this process alone, so that neighbors on the machine do not count. */
const workOf = async (filename: string, content: string): Promise<number> => {
  const began = process.cpuUsage();
  const parsed = await ingest({ filename, bytes: new TextEncoder().encode(content), pdf }, () => undefined);
  if (!parsed.ok) throw new Error(`${filename}: ${parsed.reason}`);
  digest({ fileId: 'fil_a', projectId: 'prj_a', filename, segments: parsed.segments });
  const { user, system } = process.cpuUsage(began);
  return user + system;
};
const least = async (filename: string, content: string): Promise<number> => {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < REPEATS; n += 1) best = Math.min(best, await workOf(filename, content));
  return best;
};

export const linearFigures = async (): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const [filename, make] of Object.entries(SLOW)) {
    const once = await least(filename, make(UNITS));
    const twice = await least(filename, make(UNITS * 2));
    figures.push({ name: `work of twice ${filename}`, value: twice / once, unit: 'times', target: { most: 2.5 } });
  }
  return figures;
};
