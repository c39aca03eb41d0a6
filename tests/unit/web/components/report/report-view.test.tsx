// A report in the app: numbered headings, cited figures, the status of each section, and a table for every chart.
import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BlockOf } from '#shared/report/blocks.ts';
import { chartBlocks } from '#tests/helpers/sample-charts.ts';
import { sampleReport } from '#tests/helpers/sample-report.ts';
import { CitationsContext } from '#web/components/answer/citations.ts';
import { DrawnBlock } from '#web/components/report/drawn-block.tsx';
import { ReportLanguageContext } from '#web/components/report/report-language.ts';
import { ReportView } from '#web/components/report/report-view.tsx';

const NAMESPACES = ['report', 'answers', 'questions', 'viewer', 'common'];
const texts = (namespace: string) =>
  JSON.parse(readFileSync(new URL(`../../../../../shared/i18n/ko/${namespace}.json`, import.meta.url), 'utf8'));

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'ko',
    resources: { ko: Object.fromEntries(NAMESPACES.map((namespace) => [namespace, texts(namespace)])) },
    interpolation: { escapeValue: false },
  });
});

const report = sampleReport('ko');
const citations = {
  byNumber: new Map(report.references.map((reference) => [reference.n, reference])),
  open: undefined,
  onOpen: () => undefined,
};
const drawn = (block: BlockOf<'chart' | 'figures' | 'timeline' | 'matrix'>) =>
  renderToStaticMarkup(
    <CitationsContext value={citations}>
      <ReportLanguageContext value="ko">
        <DrawnBlock block={block} />
      </ReportLanguageContext>
    </CitationsContext>,
  );
const blockOf = <K extends 'figures' | 'timeline' | 'matrix'>(kind: K) =>
  report.sections.flatMap(({ blocks }) => blocks).find((block): block is BlockOf<K> => block.kind === kind)!;

describe('a report in the app', () => {
  it('has a numbered heading for each entry of its outline', () => {
    const html = renderToStaticMarkup(<ReportView report={report} openRef={undefined} onOpenRef={() => undefined} />);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map((found) => found[1]);

    expect(targets.length).toBeGreaterThan(7);
    for (const id of targets) expect(html).toContain(`id="${id}"`);
    expect(html).toMatch(/<h3 id="s0-0\.1"[^>]*><span[^>]*>1\.1<\/span>매출 구성과 추이/);
  });

  it('reports sections that failed or need a model', () => {
    const html = renderToStaticMarkup(<ReportView report={report} openRef={undefined} onOpenRef={() => undefined} />);

    expect(html).toContain('이 항목은 작성하지 못했습니다');
    expect(html).toContain('언어 모델이 필요합니다');
  });

  it.each(chartBlocks('ko').map((block) => [block.kind === 'chart' ? block.chart.type : '', block] as const))(
    'names a %s chart and offers its figures as a table',
    (_, block) => {
      const html = drawn(block.kind === 'chart' ? block : expect.fail('not a chart'));

      expect(html).toMatch(/<svg role="img" aria-label="[^"]+"/);
      expect(html).toMatch(/<button type="button" aria-expanded="false"[^>]*>.*표로 보기/);
    },
  );

  it('gives figure tiles a link to their source, and the mark of their check', () => {
    const html = drawn(blockOf('figures'));

    expect(html.match(/data-figure="/g)?.length).toBe(3);
    expect(html.match(/data-citation="/g)?.length).toBe(2);
    expect(html).toContain('12.4% 증가');
    expect(html).toContain('decoration-warn');
  });

  it('opens the source of a figure in a tile or a matrix by the figure itself', () => {
    const matrix = drawn({
      ...{ kind: 'matrix', columns: ['매출액', '강점'], note: '단위: 백만원' },
      rows: [
        {
          label: '가',
          cells: [
            { text: '1,200', refs: [1] },
            { text: '전국에 물류센터 61곳과 장기 계약을 두고 있다.', refs: [2] },
          ],
        },
        { label: '나', cells: [{ text: '900', refs: [1] }, { mark: 'unknown' }] },
      ],
    });

    expect(matrix.match(/<td[^>]*><button type="button"/g)).toHaveLength(2);
    expect(matrix.match(/data-citation="1"/g)).toHaveLength(1);
    expect(matrix).toMatch(/<td class="[^"]*min-w-44[^"]*"/);
    expect(matrix).toContain('단위: 백만원');
    expect(drawn(blockOf('figures'))).toMatch(/<button type="button"[^>]*><span[^>]*><strong/);
  });

  it('has text alternatives for the signs of a matrix and the dates of a timeline', () => {
    expect(drawn(blockOf('matrix'))).toContain('<span class="sr-only">예</span>');
    expect(drawn(blockOf('timeline'))).toContain('<time dateTime="2026-03-15">2026년 3월 15일</time>');
  });
});
