// The local index against plain reference implementations, and against kill -9, other processes and deletion.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { type SqliteIndex, sqliteIndex } from '#functions/adapters/local/sqlite-index.ts';
import { chunk, TENANT, WORKSPACE } from '#tests/contract/index-samples.ts';
import { countOf, fc } from '#tests/helpers/properties.ts';

const scope = { tenant: TENANT, projectIds: [WORKSPACE] };
const open: SqliteIndex[] = [];
const dirs: string[] = [];

const newDir = (): string => {
  const dir = mkdtempSync(join(tmpdir(), 'footnote-index-'));
  dirs.push(dir);
  return dir;
};
const openIndex = (dir: string): SqliteIndex => {
  const index = sqliteIndex(dir);
  open.push(index);
  return index;
};

afterEach(() => {
  for (const index of open.splice(0)) index.close();
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true });
});

const countIn = (terms: readonly string[], term: string) => terms.filter((other) => other === term).length;

/** A reference implementation of BM25 over all chunks. */
const reference = (documents: readonly (readonly string[])[], question: readonly string[]): readonly number[] => {
  const average = documents.reduce((sum, terms) => sum + terms.length, 0) / documents.length;
  return documents.map((terms) =>
    question.reduce((score, term) => {
      const df = documents.filter((other) => other.includes(term)).length;
      const tf = countIn(terms, term);
      const idf = Math.log(1 + (documents.length - df + 0.5) / (df + 0.5));
      return score + (idf * tf * 2.2) / (tf + 1.2 * (0.25 + (0.75 * terms.length) / average));
    }, 0),
  );
};

const term = fc.integer({ min: 0, max: 30 }).map((n) => `t${Math.floor(n ** 1.3)}`);
const document = fc.array(term, { minLength: 1, maxLength: 25 });

describe('words', () => {
  it('scores and orders like exhaustive BM25, after replacements, removals and merges', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(document, { minLength: 1, maxLength: 60 }),
        fc.array(document, { minLength: 0, maxLength: 10 }),
        fc.array(term, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 4 }),
        async (first, second, question, batch) => {
          // Prepare
          const index = openIndex(newDir());
          for (let at = 0; at < first.length; at += batch) {
            const part = first.slice(at, at + batch);
            await index.put(
              TENANT,
              part.map((terms, i) => chunk({ seq: at + i, text: '', terms })),
            );
          }
          await index.put(
            TENANT,
            second.map((terms, seq) => chunk({ seq, text: '', terms })),
          );
          const all = [...second, ...first.slice(second.length)];
          const kept = all.slice(0, Math.max(1, all.length - 3));
          const { fileId } = chunk({ text: '' });
          await index.removeFile({ tenant: TENANT, fileId, fromSeq: kept.length });
          // Act
          const hits = await index.lexical({ scope, terms: question, limit: 10 });
          // Assess
          const scores = reference(kept, question);
          const expected = scores.filter((score) => score > 0).toSorted((a, b) => b - a);
          expect(hits).toHaveLength(Math.min(10, expected.length));
          for (const [rank, hit] of hits.entries()) {
            expect(hit.score).toBeCloseTo(expected[rank] ?? 0, 9);
            expect(hit.score).toBeCloseTo(scores[hit.chunk.seq] ?? 0, 9);
          }
        },
      ),
      { numRuns: countOf(14, 40) },
    );
  });
});

describe('vectors', () => {
  it('finds the nearest like a full comparison, in any number of dimensions', async () => {
    const component = fc.integer({ min: -50, max: 50 });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 70 }).chain((dimensions) => {
          const vector = fc.array(component, { minLength: dimensions, maxLength: dimensions });
          return fc.record({ stored: fc.array(vector, { minLength: 1, maxLength: 50 }), asked: vector });
        }),
        async ({ stored, asked }) => {
          // Prepare
          const index = openIndex(newDir());
          await index.put(
            TENANT,
            stored.map((vector, seq) => chunk({ seq, text: 'v', vector })),
          );
          // Act
          const hits = await index.nearest({ scope, vector: asked, limit: 5 });
          // Assess
          const cosine = (vector: readonly number[]) => {
            const norms = Math.hypot(...vector) * Math.hypot(...asked);
            return norms > 0 ? vector.reduce((sum, value, i) => sum + value * (asked[i] ?? 0), 0) / norms : 0;
          };
          const expected = stored.map(cosine).toSorted((a, b) => b - a);
          expect(hits).toHaveLength(Math.min(5, stored.length));
          for (const [rank, hit] of hits.entries()) expect(hit.score).toBeCloseTo(expected[rank] ?? 0, 5);
        },
      ),
      { numRuns: countOf(10, 30) },
    );
  });

  it('ignores vectors of another size', async () => {
    // Prepare
    const index = openIndex(newDir());
    await index.put(TENANT, [chunk({ seq: 0, text: 'a', vector: [1, 0] }), chunk({ seq: 1, text: 'b', vector: [] })]);
    // Act and assess
    expect(await index.nearest({ scope, vector: [1, 0, 0], limit: 5 })).toEqual([]);
    expect(await index.nearest({ scope, vector: [1, 0], limit: 5 })).toHaveLength(1);
  });
});

describe('durability', () => {
  it('finds everything after reopening', async () => {
    // Prepare
    const dir = newDir();
    const before = openIndex(dir);
    for (let seq = 0; seq < 30; seq += 1) await before.put(TENANT, [chunk({ seq, text: `word n${seq}` })]);
    before.close();
    // Act
    const after = openIndex(dir);
    // Assess
    expect(await after.lexical({ scope, terms: ['word'], limit: 50 })).toHaveLength(30);
    expect(await after.lexical({ scope, terms: ['n17'], limit: 50 })).toHaveLength(1);
    expect(await after.nearest({ scope, vector: [1, 0, 0, 0], limit: 50 })).toHaveLength(30);
  });

  it('sees the writes and removals of another process', async () => {
    // Prepare
    const dir = newDir();
    const [one, two] = [openIndex(dir), openIndex(dir)];
    await one.put(TENANT, [chunk({ seq: 0, text: 'first' })]);
    expect(await two.lexical({ scope, terms: ['first'], limit: 5 })).toHaveLength(1);
    // Act
    await one.put(TENANT, [chunk({ seq: 1, text: 'second' })]);
    await one.removeFile({ tenant: TENANT, fileId: chunk({ text: '' }).fileId, fromSeq: 1 });
    await one.put(TENANT, [chunk({ seq: 2, text: 'third' })]);
    // Assess
    expect(await two.lexical({ scope, terms: ['second'], limit: 5 })).toEqual([]);
    expect(await two.lexical({ scope, terms: ['third'], limit: 5 })).toHaveLength(1);
    expect(await two.nearest({ scope, vector: [1, 0, 0, 0], limit: 5 })).toHaveLength(2);
    expect(await two.count(scope)).toBe(2);
  });

  it('is consistent after kill -9 during writing: each batch exists entirely or not at all', async () => {
    // Prepare
    const dir = newDir();
    const child = spawn(process.execPath, [new URL('../../helpers/index-writer.ts', import.meta.url).pathname, dir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let written = 0;
    child.stdout.on('data', (data: Buffer) => {
      written += data.toString().split('\n').length - 1;
      if (written >= 40) child.kill('SIGKILL');
    });
    await once(child, 'exit');
    // Act
    const index = openIndex(dir);
    const count = await index.count(scope);
    const found = await index.lexical({ scope, terms: ['word'], limit: 100_000 });
    // Assess
    expect(written).toBeGreaterThanOrEqual(40);
    expect(count).toBeGreaterThanOrEqual(written * 10);
    expect(count % 10).toBe(0);
    expect(found).toHaveLength(count);
    expect(await index.nearest({ scope, vector: [1, 0, 0, 0], limit: 100_000 })).toHaveLength(count);
    await index.put(TENANT, [chunk({ seq: 1_000_000, text: 'afterwards' })]);
    expect(await index.lexical({ scope, terms: ['afterwards'], limit: 5 })).toHaveLength(1);
  });

  it('removes the rest of an interrupted merge', async () => {
    // Prepare
    const dir = newDir();
    const before = openIndex(dir);
    await before.put(TENANT, [chunk({ text: 'word' })]);
    before.close();
    const db = new DatabaseSync(join(dir, `${TENANT}.sqlite`));
    db.exec("INSERT INTO segment VALUES (99, 5, 0); INSERT INTO block VALUES (99, 1, x'00000000')");
    db.close();
    // Act
    const index = openIndex(dir);
    const hits = await index.lexical({ scope, terms: ['word'], limit: 5 });
    index.close();
    // Assess
    expect(hits).toHaveLength(1);
    const after = new DatabaseSync(join(dir, `${TENANT}.sqlite`));
    expect(after.prepare('SELECT count(*) AS n FROM block WHERE segment = 99').get()?.n).toBe(0);
    after.close();
  });
});

describe('deletion', () => {
  it('leaves no byte of a removed text on disk', async () => {
    // Prepare
    const dir = newDir();
    const index = openIndex(dir);
    const secret = 'PROJECT-HALCYON-7731';
    const gone = 'fil_aaaaaaaaaaaa_0000000000000007';
    for (let seq = 0; seq < 20; seq += 1)
      await index.put(TENANT, [
        chunk({ seq, text: `${secret} ${seq}`, fileId: gone }),
        chunk({ seq, text: 'this stays' }),
      ]);
    const onDisk = () => readdirSync(dir).some((name) => readFileSync(join(dir, name)).includes(secret));
    expect(onDisk()).toBe(true);
    // Act
    await index.removeFile({ tenant: TENANT, fileId: gone });
    // Assess
    expect(onDisk()).toBe(false);
    expect(await index.count(scope)).toBe(20);
  });

  it('leaves no byte of a removed text where its row stood before SQLite moved it', async () => {
    // Prepare: lengths of texts with which removals move rows from page to page.
    const dir = newDir();
    const index = openIndex(dir);
    const secret = 'GUILLEMOT';
    const files = [
      { id: 'fil_aaaaaaaaaaaa_0000000000000007', word: secret, times: [10, 166, 166, 114, 198, 26] },
      { id: 'fil_aaaaaaaaaaaa_0000000000000008', word: secret, times: [129, 10, 43, 1, 485, 1] },
      { id: 'fil_aaaaaaaaaaaa_0000000000000009', word: 'harmless', times: [198, 650] },
    ];
    const chunks = files.flatMap(({ id, word, times }) =>
      times.map((count, seq) => chunk({ seq, text: `${word} `.repeat(count), fileId: id, terms: [], vector: [] })),
    );
    await index.put(TENANT, chunks);
    // Act
    for (const { id, word } of files) if (word === secret) await index.removeFile({ tenant: TENANT, fileId: id });
    // Assess
    expect(readdirSync(dir).filter((name) => readFileSync(join(dir, name)).includes(secret))).toEqual([]);
    expect(await index.count(scope)).toBe(2);
  });

  it('leaves no byte of a removed text on disk after kill -9 between the removal and emptying the log', async () => {
    // Prepare: a copy of the open files is what a killed process leaves.
    const [dir, left] = [newDir(), newDir()];
    const secret = 'PROJECT-KITTIWAKE-4410';
    const { fileId } = chunk({ text: '' });
    await openIndex(dir).put(TENANT, [chunk({ text: secret })]);
    const db = new DatabaseSync(join(dir, `${TENANT}.sqlite`));
    db.exec('PRAGMA secure_delete = ON; DELETE FROM doc; DELETE FROM payload;');
    cpSync(dir, left, { recursive: true });
    db.close();
    const onDisk = () => readdirSync(left).some((name) => readFileSync(join(left, name)).includes(secret));
    expect(onDisk()).toBe(true);
    // Act
    await openIndex(left).removeFile({ tenant: TENANT, fileId });
    // Assess
    expect(onDisk()).toBe(false);
  });
});

describe('tenants', () => {
  it('refuses a tenant id that could name another path', async () => {
    const index = openIndex(newDir());
    for (const tenant of ['../org_two', 'a/b', '', 'ORG_ONE', 'x'.repeat(41)])
      await expect(index.put(tenant, [chunk({ text: 'x' })])).rejects.toThrow('tenant id');
  });

  it('keeps many alternating tenants apart, more than it holds open', async () => {
    // Prepare
    const index = openIndex(newDir());
    const tenants = Array.from({ length: 24 }, (_, n) => `org_${n}00`);
    for (const [n, tenant] of tenants.entries()) await index.put(tenant, [chunk({ text: `canary canary${n}` })]);
    // Act and assess
    for (let turn = 0; turn < 240; turn += 1) {
      const n = (turn * 7) % tenants.length;
      const theirs = { tenant: tenants[n]!, projectIds: [WORKSPACE] };
      const hits = await index.lexical({ scope: theirs, terms: ['canary'], limit: 5 });
      expect(hits.map((hit) => hit.chunk.text)).toEqual([`canary canary${n}`]);
    }
  });
});
