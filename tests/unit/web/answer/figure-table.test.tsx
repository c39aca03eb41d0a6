// A table on screen: figures that open their source, one line of sources, and each unit once.
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TableBlock } from '#shared/report/table-refs.ts';
import { sampleReport } from '#tests/helpers/sample-report.ts';
import { CitationsContext } from '#web/components/answer/citations.ts';
import { FigureTable } from '#web/components/answer/figure-table.tsx';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: {}, returnEmptyString: false });
});

const { references } = sampleReport('en');
const citations = {
  byNumber: new Map(references.map((reference) => [reference.n, reference])),
  open: undefined,
  onOpen: () => undefined,
};
const shown = (block: TableBlock) =>
  renderToStaticMarkup(
    <CitationsContext value={citations}>
      <FigureTable block={block} />
    </CitationsContext>,
  );

describe('a table', () => {
  const columns = [
    { label: 'Item' },
    ...['2025', '2024'].map((label) => ({ label, unit: 'KRW million', numeric: true as const })),
  ];
  const rows = [
    [{ text: 'Revenue' }, { text: '2', refs: [2] }, { text: '1', refs: [1] }],
    [{ text: 'Gross profit' }, { text: '4', refs: [2] }, { text: '3', refs: [1] }],
  ];

  it('names each source once below its figures, which are links', () => {
    const html = shown({ kind: 'table', columns, rows });

    expect(html.match(/data-citation="/g)).toHaveLength(2);
    expect(html.match(/<td[^>]*><button type="button"/g)).toHaveLength(4);
  });

  it('states the unit once, begins with the oldest period and highlights totals', () => {
    const html = shown({ kind: 'table', columns, rows });

    expect(html.match(/KRW million/g)).toHaveLength(1);
    expect(html.indexOf('2024')).toBeLessThan(html.indexOf('2025'));
    expect(html.match(/<th scope="row" class="[^"]*font-semibold/g)).toHaveLength(1);
  });
});
