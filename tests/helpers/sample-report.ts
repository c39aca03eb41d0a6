// A report with every kind of block, in Korean, English or Japanese, of any length.
import type { Language } from '#shared/model/enums.ts';
import type { Block, Reference, Sentence } from '#shared/report/blocks.ts';
import type { Report } from '#shared/report/report.ts';
import { chartBlocks, YEARS } from './sample-charts.ts';
import { WORDS, type Words } from './sample-words.ts';

const sentence = (text: string, refs: number[], check: Sentence['check'] = 'verified'): Sentence => ({
  text,
  refs,
  check,
});
const reference = (words: Words, n: number): Reference => ({
  n,
  source: 'FILES',
  title: words.file,
  fileId: 'fil_hanbitopen00_0000000000000001',
  locator: { page: 10 + n },
  quote: words.quote,
  retrievedAt: '2026-11-21T00:00:00.000Z',
});

const prose = (words: Words): Block => ({
  kind: 'text',
  sentences: [
    sentence(words.prose[0], [1]),
    sentence(words.prose[1], [1, 2]),
    { ...sentence(words.prose[2], [3], 'uncertain'), findings: [{ code: 'figureMissing', about: '2026' }] },
  ],
});

const blocksOf = (words: Words): Block[] => [
  {
    kind: 'figures',
    tiles: [
      {
        label: words.series[0],
        value: '4,385',
        unit: words.unit,
        period: '2025',
        change: { text: '12.4%', direction: 'up', refs: [1] },
        refs: [1],
        check: 'verified',
      },
      {
        label: words.series[1],
        value: '582',
        unit: words.unit,
        period: '2025',
        change: { text: '1.8%', direction: 'down', refs: [1] },
        refs: [2],
        check: 'verified',
      },
      { label: words.series[2], value: '13.3%', period: '2025', refs: [1], check: 'uncertain' },
    ],
  },
  { kind: 'heading', level: 1, text: words.heading },
  prose(words),
  {
    kind: 'table',
    caption: words.heading,
    columns: [
      { label: words.series[0] },
      ...YEARS.slice(2).map((label) => ({ label, unit: words.unit, numeric: true })),
    ],
    rows: words.series.map((label, i) => [
      { text: label },
      ...['3,470', '3,901', '4,385'].map((text) => ({ text, refs: [i + 1] })),
    ]),
  },
  { kind: 'list', ordered: true, items: words.prose.map((text, i) => [sentence(text, [i + 1])]) },
  { kind: 'heading', level: 2, text: words.stages[3] ?? '' },
  { kind: 'quote', text: words.quote, refs: [1] },
  {
    kind: 'matrix',
    caption: words.sections[2],
    corner: words.company,
    columns: [...words.features],
    rows: words.peers.slice(0, 3).map((label, i) => ({
      label,
      cells: [
        { mark: 'yes', refs: [1] },
        { mark: i === 0 ? 'partial' : 'no', text: words.series[i % 3] ?? '', refs: [2] },
        { mark: 'unknown' },
      ],
    })),
  },
  {
    kind: 'timeline',
    caption: words.sections[0],
    entries: [
      { date: '2019', title: words.stages[0] ?? '', sentences: [sentence(words.prose[0], [1])] },
      { date: '2024-03', title: words.stages[1] ?? '', tag: words.company, sentences: [sentence(words.prose[1], [2])] },
      { date: '2026-03-15', title: words.stages[2] ?? '', sentences: [sentence(words.prose[2], [3], 'unsupported')] },
    ],
  },
  { kind: 'notice', code: 'figureNotFound', params: { what: words.series[2] } },
];

export const sampleReport = (language: Language = 'ko', { times = 1 }: { times?: number } = {}): Report => {
  const words = WORDS[language];
  const charts = chartBlocks(language);
  const sections = Array.from({ length: times }, (_, t) =>
    words.sections.map((title, i) => ({
      id: `s${t}-${i}`,
      title,
      status: 'done' as const,
      blocks: [
        ...(i === 0 ? blocksOf(words) : [prose(words)]),
        ...charts.slice(i * 3, i * 3 + 3),
        ...(i === 3 ? [prose(words)] : []),
      ],
    })),
  ).flat();
  return {
    title: words.title,
    subtitle: words.subtitle,
    organisation: 'Hanbit Partners',
    preparedFor: words.client,
    language,
    createdAt: '2026-11-21T09:00:00.000Z',
    writer: { kind: 'offline', name: 'offline' },
    sections: [
      ...sections,
      { id: 'outlook', title: words.features[1], status: 'needsModel', blocks: [] },
      { id: 'risk', title: words.stages[3] ?? '', status: 'failed', blocks: [], note: 'SEC' },
    ],
    references: [1, 2, 3].map((n) => reference(words, n)),
    assumptions: [
      { label: 'WACC', value: '9.0%', by: 'Kim Minsu' },
      { label: 'g', value: '2.0%', refs: [3], check: 'verified' },
    ],
  };
};
