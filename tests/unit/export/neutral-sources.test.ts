// A document for the other side cites the files of the workspace by number and page.
import { expect, it } from 'vitest';
import { withNeutralSources } from '#functions/export/neutral-sources.ts';
import type { Reference } from '#shared/report/blocks.ts';
import { sampleReport } from '#tests/helpers/sample-report.ts';

const reference = (n: number, more: Partial<Reference>): Reference => ({
  n,
  source: 'FILES',
  title: 'Board paper.md',
  locator: { page: 4, section: 'Contract with Maple Foods' },
  quote: 'Maple Foods pays 12.',
  retrievedAt: '2026-11-01T00:00:00.000Z',
  ...more,
});
const [FIRST, SECOND] = ['fil_hanbitopen00_0000000000000001', 'fil_hanbitopen00_0000000000000002'];

it('names them by number, and shows no names, headings or quotes of them', () => {
  const references = [
    reference(1, { fileId: FIRST }),
    reference(2, { fileId: SECOND, title: 'Ledger.csv', locator: { sheet: 'Maple', line: 12 } }),
    reference(3, { fileId: FIRST, locator: { page: 9 } }),
  ];

  const { references: neutral } = withNeutralSources({ ...sampleReport('en'), references });

  expect(neutral.map(({ title, locator, quote }) => ({ title, locator, quote }))).toEqual([
    { title: 'Company document 1', locator: { page: 4 }, quote: '' },
    { title: 'Company document 2', locator: { line: 12 }, quote: '' },
    { title: 'Company document 1', locator: { page: 9 }, quote: '' },
  ]);
});

it('tells a study and the press from the documents of the company', () => {
  const references = [
    reference(1, { fileId: FIRST, title: 'Oakfield Institute cider market 2026.md' }),
    reference(2, { fileId: SECOND, locator: { section: 'Cuttings > Cider Post, 4 March 2026' } }),
    reference(3, { title: 'Alder Cider market notes.md' }),
  ];
  const report = { ...sampleReport('en'), title: 'Information memorandum: Alder Cider', references };

  expect(withNeutralSources(report).references.map(({ title }) => title)).toEqual([
    'Study 1',
    'Press article 1',
    'Company document 1',
  ]);
});

it.each([
  'Cuttings > 14 April 2026, Port Journal: Tidemark raises prices',
  '언론 보도 > 2026년 4월 9일 물류경제신문: 가온물류, 제약사 계약 수주',
])('%s is the press', (section) => {
  const report = { ...sampleReport('en'), references: [reference(1, { fileId: FIRST, locator: { section } })] };

  expect(withNeutralSources(report).references[0]?.title).toBe('Press article 1');
});

it.each([
  'Management call, 19 May 2026',
  '경영진 인터뷰 녹취 (2026년 5월 14일)',
  '借入契約の要約（経理部作成、2025年6月10日）',
  '가격표 > 2025년 1월 1일 적용',
])('%s is a document of the company, whatever its day', (section) => {
  const report = { ...sampleReport('en'), references: [reference(1, { fileId: FIRST, locator: { section } })] };

  expect(withNeutralSources(report).references[0]?.title).toBe('Company document 1');
});

it('leaves public sources unchanged', () => {
  const references = [reference(1, { source: 'WEB', title: 'Market study', url: 'https://study.example/' })];

  expect(withNeutralSources({ ...sampleReport('en'), references }).references).toEqual(references);
});

it('does not use the name of a file as the heading of an event', () => {
  const sentences = [{ text: 'The plant opened.', refs: [1], check: 'verified' as const }];
  const entries = [
    { date: '2024', title: 'Board paper', sentences },
    { date: '2025', tag: 'Board paper', sentences },
    { date: '2026', title: 'Opening', sentences },
  ];
  const report = {
    ...sampleReport('en'),
    references: [reference(1, { fileId: FIRST, title: 'Board_paper.md' })],
    sections: [
      { id: 's', title: 'History', status: 'done' as const, blocks: [{ kind: 'timeline' as const, entries }] },
    ],
  };

  const [section] = withNeutralSources(report).sections;

  expect(section?.blocks).toEqual([
    {
      kind: 'timeline',
      entries: [
        { date: '2024', sentences },
        { date: '2025', sentences },
        { date: '2026', sentences, title: 'Opening' },
      ],
    },
  ]);
  expect(JSON.stringify(section)).not.toContain('Board');
});
