// A drawing that prints its figures has no table of the same figures below it.
import { expect, it } from 'vitest';
import { onPaper } from '#functions/export/on-paper.ts';
import type { Chart } from '#shared/report/chart/chart.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { sampleReport } from '../../helpers/sample-report.ts';

const heatOf = (columns: number): Chart => {
  const names = Array.from({ length: columns }, (_, n) => `${n} %`);
  const values = [names.map((_, n) => ({ value: 100 + n, refs: [1], check: 'verified' as const }))];
  return { kind: 'chart', title: 'Sensitivity', chart: { type: 'heat', rows: ['8 %'], columns: names, values } };
};

it.each([
  [5, true],
  [12, false],
])('prints the figures of a heat map of %i columns in it: %s', (columns, isPrinted) => {
  const report = { ...sampleReport('en'), references: [] };
  const sections = [{ id: 's', title: 'Sensitivity', status: 'done' as const, blocks: [heatOf(columns)] }];

  const { sections: printed } = onPaper({ ...report, sections });

  const charts = printed.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'chart');
  expect(charts.map(({ isTabled = false }) => isTabled)).toEqual([isPrinted]);
});

it('gives each reason once for a report without content', () => {
  const nothing = { kind: 'notice' as const, code: 'nothingFound' as const, params: { where: 'the files' } };
  const sections = ['one', 'two', 'three'].map((id) => ({ id, title: id, status: 'done' as const, blocks: [nothing] }));

  expect(onPaper({ ...sampleReport('en'), sections }).sections.map(({ id }) => id)).toEqual(['one']);
});

it('leaves what is to be confirmed to the screen in a document for the other side', () => {
  const doubtful = (code: 'offQuestion' | 'periodDiffers') => ({
    text: 'Revenue rose by 20.1%.',
    ...{ refs: [1], check: 'uncertain' as const, fit: 'near' as const, findings: [{ code }] },
  });
  const refused = { text: 'Revenue doubled.', refs: [1], check: 'unsupported' as const };
  const block = { kind: 'text' as const, sentences: [doubtful('offQuestion'), doubtful('periodDiffers'), refused] };
  const sections = [{ id: 's', title: 'Business', status: 'done' as const, blocks: [block] }];
  const checksIn = (report: ReturnType<typeof onPaper>) =>
    report.sections.flatMap(({ blocks }) => blocks.flatMap(sentencesOf)).map(({ check }) => check);

  expect(checksIn(onPaper({ ...sampleReport('en'), sections, frontMatter: {} }))).toEqual([
    'verified',
    'verified',
    'unsupported',
  ]);
  expect(checksIn(onPaper({ ...sampleReport('en'), sections, frontMatter: undefined }))).toEqual([
    'uncertain',
    'uncertain',
    'unsupported',
  ]);
});

it('leaves out a heading without content', () => {
  const heading = (level: 2 | 3, text: string) => ({ kind: 'heading' as const, level, text });
  const text = { kind: 'text' as const, sentences: [{ text: 'Cash rose.', refs: [], check: 'verified' as const }] };
  const nothing = { kind: 'notice' as const, code: 'nothingFound' as const, params: { where: 'the files' } };
  const blocks = [heading(2, 'Empty'), nothing, heading(2, 'Full'), heading(3, 'Deeper'), text, heading(3, 'Last')];
  const sections = [{ id: 's', title: 'S', status: 'done' as const, blocks }];

  const [section] = onPaper({ ...sampleReport('en'), sections }).sections;

  expect(section?.blocks).toEqual([heading(2, 'Full'), heading(3, 'Deeper'), text]);
});
