// A cited filing becomes a file of the workspace, once, under the name by which it was cited.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addFiling } from '#functions/domain/sources/add-filing.ts';
import type { Source } from '#functions/ports/sources.ts';
import { forEachSource, SOURCE_INFO, type SourceProvider } from '#shared/model/source.ts';
import type { Answer } from '#shared/report/blocks.ts';
import { CALLER, fileWorld, WORKSPACE } from '#tests/helpers/file-world.ts';

const TITLE = '白樺フーズ 有価証券報告書(2025/04/01－2026/03/31)';
const answer: Answer = {
  language: 'ja',
  writer: { kind: 'offline', name: 'offline' },
  blocks: [],
  references: [
    {
      n: 1,
      source: 'EDINET',
      title: TITLE,
      url: 'https://disclosure.test/S1',
      filing: { provider: 'edinet', number: 'S100AAAA', company: { name: '白樺フーズ', edinetCode: 'E1' } },
      locator: {},
      quote: 'q',
      retrievedAt: '2026-11-21T00:00:00.000Z',
    },
  ],
  alsoRead: [],
  related: [],
};

const bytes = new TextEncoder().encode('<p>第一部 企業情報</p>');
const worldWith = async (edinet: Partial<Source>) => {
  const dir = await mkdtemp(join(tmpdir(), 'footnote-filing-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const world = await fileWorld(dir);
  const of = async () => forEachSource((name): Source => ({ ...silent(name), ...(name === 'edinet' ? edinet : {}) }));
  return { ...world, ports: { ...world.ports, sources: { ...world.ports.sources, of } } };
};
const silent = (name: SourceProvider): Source => ({
  ...{ name, kind: SOURCE_INFO[name].kind, isSample: false },
  search: async () => ({ is: 'empty' }),
  fetch: async () => ({ is: 'empty' }),
  test: async () => ({ is: 'empty' }),
});
const edinet: Partial<Source> = {
  fetch: async (document) => ({
    is: 'ok',
    value: { document, files: [{ filename: `${document.filing?.number}.html`, contentType: 'text/html', bytes }] },
  }),
};
const found = { files: [], folders: [], answer };
const filing = { projectId: WORKSPACE, n: 1 };

describe('a cited filing', () => {
  it('is fetched from its register, indexed and named by its title, without slashes', async () => {
    const world = await worldWith(edinet);
    const row = await addFiling(world.ports, CALLER, found, filing);
    await world.runAll();
    expect(row.filename).toBe('白樺フーズ 有価証券報告書(2025-04-01－2026-03-31).html');
    expect(await world.list()).toMatchObject([{ id: row.id, status: 'Done' }]);
  });

  it('is one file if it is added twice', async () => {
    const world = await worldWith(edinet);
    await addFiling(world.ports, CALLER, found, filing);
    await addFiling(world.ports, CALLER, found, filing);
    expect(await world.list()).toHaveLength(1);
  });

  it('is copied if an analysis has stored it', async () => {
    const world = await worldWith({});
    const kept = await world.upload('kept.html', '<p>kept</p>');
    const row = await addFiling(
      world.ports,
      CALLER,
      { files: [{ ...kept, filename: 'copy.html' }], folders: [] },
      filing,
    );
    expect([row.filename, row.duplicateOf]).toEqual(['copy.html', kept.id]);
  });

  it.each([
    [{}, { projectId: WORKSPACE, n: 2 }, 'notFound'],
    [{}, filing, 'fileNotFound'],
    [{ fetch: async () => ({ is: 'unreachable' }) } as Partial<Source>, filing, 'unavailable'],
  ])('that does not exist is reported', async (own, asked, code) => {
    const world = await worldWith(own);
    await expect(addFiling(world.ports, CALLER, found, asked)).rejects.toMatchObject({ code });
    expect(await world.list()).toEqual([]);
  });
});
