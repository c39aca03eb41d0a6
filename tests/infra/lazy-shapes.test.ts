// The schema fields that a bundle builds late, and the equality of its schemas with those of the source.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundle } from '#infra/bundle/bundle.ts';
import { ROOT } from '#infra/bundle/entries.ts';
import { lazyFields } from '#infra/bundle/lazy-shapes.ts';
import { openapi } from '#shared/contract/openapi.ts';

const namesIn = (code: string): string[] => lazyFields(code).map(({ start, nameEnd }) => code.slice(start, nameEnd));

describe('the late fields of a shape', () => {
  it('are those whose values contain calls, at any depth', () => {
    const code =
      'const A = z.object({ id: Id, name: z.string(), in: z.object({ at: z.number() }) }).extend({ b: c() });';
    expect(namesIn(code).sort()).toEqual(['at', 'b', 'in', 'name']);
  });

  it('exclude those of other objects, and shorthand, computed or spread ones', () => {
    expect(
      namesIn(
        'route({ reply: listOf(A) }); z.object({ cursor, [name()]: z.string() }); z.object({ ...page(), a: b() });',
      ),
    ).toEqual([]);
  });

  it('exclude those that depend on their surroundings', () => {
    const code = 'class A { b() { return z.object({ c: z.literal(this.d()) }); } }';
    expect(namesIn(code)).toEqual([]);
  });
});

it('keeps every schema of the contract the same as in the source', async () => {
  // Prepare
  const entry = 'shared/contract/openapi.ts';
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  const out = mkdtempSync(join(ROOT, 'dist/test-'));
  try {
    // Act
    const folder = (await bundle([entry], { out, withFiles: false })).get(entry) ?? '';
    // In a separate process, because zod has one registry of names for all loaded modules.
    const code = `import { openapi } from ${JSON.stringify(join(folder, 'index.mjs'))};process.stdout.write(JSON.stringify(openapi()))`;
    const built = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      encoding: 'utf8',
      maxBuffer: 100e6,
    });
    // Assess
    const { paths, components } = JSON.parse(built);
    const source = JSON.parse(JSON.stringify(openapi()));
    expect(paths).toEqual(source.paths);
    // A named model that no route uses is left out of a bundle.
    expect(source.components).toMatchObject(components);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}, 60_000);
