// A row whose label contains the name of a known metric is a separate figure.
import { describe, expect, it } from 'vitest';
import { namedRows } from '#functions/engine/understand/measures/named-rows.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const NOW = Date.UTC(2026, 5, 1);
const CHUNK = tableChunk(
  [
    ['구분', '2025년', '2024년'],
    ['진료수익', '41,900', '38,250'],
    ['입원수익', '25,100', '23,400'],
    ['외래수익', '16,800', '14,850'],
    ['ソルベンシー・マージン比率', '731.4%', '788.0%'],
  ],
  { company: '다온의료재단', language: 'ko', unit: '(단위 : 백만원)', periods: ['2025', '2024'] },
);
const labelsIn = (question: string): readonly string[] =>
  namedRows(question, [CHUNK]).map(({ metric }) => metric.labels.ko[0] ?? '');

describe('a question that names rows', () => {
  it.each([
    ['외래수익은 얼마나 늘었어?', ['외래수익']],
    ['입원수익이랑 외래수익을 비교해줘', ['입원수익', '외래수익']],
    ['수익은 얼마인가요?', []],
    ['국내외래수익은 얼마인가요?', []],
    ['외래수익률은 얼마인가요?', []],
    ['次のソルベンシー・マージン比率は?', ['ソルベンシー・マージン比率']],
  ])('%s: %j', (question, labels) => {
    expect(labelsIn(question)).toEqual(labels);
  });

  it('is answered by these rows, not by the measure inside their names', async () => {
    const { blocks } = await askOffline('입원수익이랑 외래수익을 비교해줘', [CHUNK], { now: NOW });
    const text = JSON.stringify(blocks);

    expect(text).toContain('25,100');
    expect(text).toContain('16,800');
    expect(text).not.toContain('41,900');
  });
});
