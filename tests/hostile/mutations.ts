// Mutates each kind of document by seeds, and counts the parser's outcomes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerParser } from '#functions/adapters/node/worker-parser/worker-parser.ts';
import type { Kind } from './kind.ts';
import { KINDS } from './kinds.ts';
import { chance } from './random.ts';
import { judge } from './verdict.ts';

export type KindResult = {
  readonly name: string;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly slowestMs: number;
  readonly faults: readonly string[];
};

const SIDE_BY_SIDE = 2;

/** The same kind and number always give the same file. */
const seedOf = (name: string, n: number): number =>
  [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0, 2_166_136_261) +
  n * 7919;

export const fileOf = ({ name, make }: Kind, n: number): Uint8Array => make(chance(seedOf(name, n)));

type Numbers = { readonly each: number; readonly from: number };

const runKind = async (
  kind: Kind,
  { each, from }: Numbers,
  parser: ReturnType<typeof workerParser>,
): Promise<KindResult> => {
  const outcomes: Record<string, number> = {};
  const faults: string[] = [];
  let slowestMs = 0;
  for (let n = from; n < from + each; n += 1) {
    const bytes = fileOf(kind, n);
    const { outcome, ms, fault } = await judge(parser, kind.filename, bytes, SIDE_BY_SIDE);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    slowestMs = Math.max(slowestMs, ms);
    if (!fault) continue;
    faults.push(`${kind.name} #${n}: ${fault}`);
    const folder = process.env.HOSTILE_KEEP;
    if (folder) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${kind.name.replaceAll(' ', '-')}-${n}-${kind.filename}`), bytes);
    }
  }
  return { name: kind.name, outcomes, slowestMs, faults };
};

export const runMutations = async (
  numbers: Numbers,
  onKind: (result: KindResult) => void = () => undefined,
): Promise<KindResult[]> => {
  const parser = workerParser({ memoryMb: 512, timeoutMs: 15_000 });
  const waiting = [...KINDS];
  const results: KindResult[] = [];
  const lane = async () => {
    for (let kind = waiting.shift(); kind; kind = waiting.shift()) {
      const result = await runKind(kind, numbers, parser);
      results.push(result);
      onKind(result);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
  await parser.close();
  return results;
};
