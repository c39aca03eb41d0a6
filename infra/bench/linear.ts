// Checks that twice the document takes at most two and a half times the work to parse and digest demanding shapes.
import { installedPdfAssets } from '#functions/adapters/node/worker-parser/pdf-assets.ts';
import { readList } from '#functions/checklists/read/read-list.ts';
import { ingest } from '#functions/documents/ingest.ts';
import { digest } from '#functions/engine/facts/digest.ts';
import { SLOW } from '#tests/helpers/slow-documents.ts';
import { LONG_LISTS } from '#tests/helpers/slow-lists.ts';
import type { Figure } from './table.ts';

const UNITS = 20_000;
const QUESTIONS = 1200;
const REPEATS = 3;
const pdf = installedPdfAssets(undefined);

/** The processor time of this process, in microseconds, so that other processes do not count. */
const workOf = async (read: () => unknown): Promise<number> => {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < REPEATS; n += 1) {
    const began = process.cpuUsage();
    await read();
    const { user, system } = process.cpuUsage(began);
    best = Math.min(best, user + system);
  }
  return best;
};

const digestOf = async (filename: string, bytes: Uint8Array): Promise<void> => {
  const parsed = await ingest({ filename, bytes, pdf }, () => undefined);
  if (!parsed.ok) throw new Error(`${filename}: ${parsed.reason}`);
  digest({ fileId: 'fil_a', projectId: 'prj_a', filename, segments: parsed.segments });
};

type Read = (filename: string, bytes: Uint8Array) => unknown;
const growthOf = async (filename: string, make: (units: number) => string, units: number, read: Read) => {
  const bytes = [units, units * 2].map((size) => new TextEncoder().encode(make(size)));
  const [once = 1, twice = 0] = [
    await workOf(() => read(filename, bytes[0] ?? new Uint8Array())),
    await workOf(() => read(filename, bytes[1] ?? new Uint8Array())),
  ];
  return { once, growth: twice / once };
};

const grows = (filename: string, growth: number): Figure => ({
  name: `work of twice ${filename}`,
  value: growth,
  unit: 'times',
  target: { most: 2.5 },
});

export const linearFigures = async (): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const [filename, make] of Object.entries(SLOW))
    figures.push(grows(filename, (await growthOf(filename, make, UNITS, digestOf)).growth));
  for (const [filename, make] of Object.entries(LONG_LISTS)) {
    const read: Read = (name, bytes) => readList({ filename: name, bytes });
    const { once, growth } = await growthOf(filename, make, QUESTIONS, read);
    figures.push(grows(filename, growth));
    figures.push({ name: `${QUESTIONS} questions of ${filename}`, value: once / 1e6, unit: 's', target: { most: 3 } });
  }
  return figures;
};
