// Tables whose columns are named relative to the reported period carry that period.
import { describe, expect, it } from 'vitest';
import { chunk } from '#functions/documents/chunk/chunk.ts';
import type { Segment } from '#shared/model/file.ts';

const row = (cells: string[]): Segment => ({ kind: 'row', text: cells.join('\t'), cells, locator: {} });
const contextOf = (cover: string[], caption: string) =>
  chunk({
    fileId: 'fil_a',
    projectId: 'prj_a',
    filename: 'report.xml',
    language: 'ko',
    segments: [
      ...cover.map((text): Segment => ({ kind: 'text', text, locator: {} })),
      { kind: 'heading', level: 1, text: '주석', locator: {} },
      { kind: 'text', text: caption, locator: {} },
      row(['구분', '장부금액']),
      row(['매출채권', '44,026']),
    ],
  }).find(({ kind }) => kind === 'table')?.context;

const HALF = ['반기보고서', '(제 54 기 반기)', '제 54 기 2022.01.01 부터 2022.06.30 까지'];
const YEAR = ['사업보고서', '제 53 기 2021.01.01 부터 2021.12.31 까지'];

describe('the period that a document reports', () => {
  it.each([
    [HALF, '(1) 당반기말', '2022H1', ['2022', '2022H1']],
    [HALF, '(2) 전반기', '2022H1', ['2021', '2021H1']],
    [YEAR, '(1) 당기말', '2021', ['2021']],
    [YEAR, '(1) 금융자산', undefined, []],
    [['사업보고서', '제 53 기 2020.07.01 부터 2021.06.30 까지'], '(1) 당기말', undefined, ['2021']],
  ])('%s: %s', (cover, caption, reported, periods) => {
    expect(contextOf(cover, caption)).toMatchObject({ periods });
    expect(contextOf(cover, caption)?.reported).toBe(reported);
  });
});
