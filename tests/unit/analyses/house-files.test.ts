// Files that name no company belong to the only company of their workspace, unless they are market studies.
import { expect, it } from 'vitest';
import { offlineModel } from '#functions/adapters/local/offline-model.ts';
import type { Desk } from '#functions/analyses/desk.ts';
import { withOwners } from '#functions/analyses/house-files.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { memoryIndex } from '#tests/helpers/memory-index.ts';

const deskOf = (...companies: readonly string[]): Desk =>
  ({ statements: async () => companies.map((company) => ({ company })) }) as unknown as Desk;

const ownerOf = async (desk: Desk, document: string, company?: string) => {
  const chunk = chunkOf({ text: 'The wage round ends in May.' }, { document, ...(company ? { company } : {}) });
  const [one] = await withOwners(desk, [{ chunk }]);
  return one?.chunk.context.company;
};

it('is the only company with statements among the files', async () => {
  expect(await ownerOf(deskOf('Alder Brewing plc', 'Alder Brewing'), 'Management_interview.md')).toBe(
    'Alder Brewing plc',
  );
});

it.each(['UK_beer_market_2026.md', 'Economic_outlook.md', '맥주_시장_분석.md', 'ビール業界レポート.md'])(
  'is undefined for a study of a market, an economy or a law: %s',
  async (document) => {
    expect(await ownerOf(deskOf('Alder Brewing'), document)).toBeUndefined();
  },
);

it('is undefined among the files of two companies', async () => {
  expect(await ownerOf(deskOf('Alder Brewing', 'Tarn Ales'), 'Management_interview.md')).toBeUndefined();
});

it('stays the one named in the file', async () => {
  expect(await ownerOf(deskOf('Alder Brewing'), 'contract.md', 'Tarn Ales')).toBe('Tarn Ales');
});

it('is the company whose reports are among the files, if no statements could be read', async () => {
  const reports = (company: string) =>
    ['Business overview', 'Financial review', 'Shareholders', 'Governance', 'Results'].map((section) =>
      chunkOf({ text: `${section}: revenue of the year and the board.` }, { company, section, document: 'report.pdf' }),
    );
  const deskWith = (...companies: readonly string[]): Desk => ({
    index: memoryIndex(companies.flatMap(reports)),
    model: offlineModel(),
    scope: { tenant: 'tenant', projectIds: ['prj_000000000001'] },
    statements: async () => [],
    ...{ language: 'en', now: 0 },
  });

  expect(await ownerOf(deskWith('Alder Brewing'), 'Management_interview.md')).toBe('Alder Brewing');
  expect(await ownerOf(deskWith('Alder Brewing', 'Tarn Ales'), 'Management_interview.md')).toBeUndefined();
});
