// Counts and dates that a sentence states of exactly the requested thing, beside other numbers.
import { describe, expect, it } from 'vitest';
import type { Answer } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const NOW = Date.UTC(2026, 5, 1);
const DAIRY = {
  company: '푸른유업 주식회사 (Pureun Dairy Co., Ltd.)',
  document: 'pureun.pdf',
  language: 'ko',
} as const;
const GLASS = { company: '大空硝子株式会社', document: 'ozora.pdf', language: 'ja' } as const;
const CHUNKS = [
  chunkOf(
    {
      text: '푸른유업 주식회사는 1987년 3월에 설립되었습니다. 자회사인 들꽃치즈 주식회사는 2004년에 설립되었습니다. 2025년 말 현재 전국 9개 집유장을 운영합니다.',
    },
    { ...DAIRY, section: '회사의 개요' },
  ),
  tableChunk(
    [
      ['구분', '2025년', '2024년'],
      ['집유장 운영', '412', '398'],
      ['본사', '120', '118'],
    ],
    { ...DAIRY, unit: '(단위 : 명)', section: '임직원 현황' },
  ),
  chunkOf({ text: '大空硝子株式会社は1951年に大阪市で創業しました。' }, { ...GLASS, section: '企業の概況' }),
];

const ticked = ({ blocks }: Answer): string =>
  JSON.stringify(
    blocks.flatMap((block) =>
      block.kind === 'text'
        ? block.sentences.filter(({ check }) => check === 'verified').map(({ text }) => text)
        : block.kind === 'table'
          ? block.rows.flat().flatMap(({ check, text }) => (check === 'verified' ? [text] : []))
          : [],
    ),
  );

describe('a fact that a sentence states directly', () => {
  it.each([
    ['푸른유업 집유장은 몇 곳?', '9개 집유장', '412'],
    ['푸른유업은 언제 창업했나요?', '1987년', '2004'],
    ['When was Pureun Dairy founded?', '1987년', '2004'],
    ['大空硝子の設立はいつ？', '1951年', '1987'],
  ])('%j is answered with %j and not with %j', async (question, answer, other) => {
    const made = ticked(await askOffline(question, CHUNKS, { now: NOW }));
    expect(made).toContain(answer);
    expect(made).not.toContain(other);
  });

  it('returns no number if two sentences count differently', async () => {
    const chunks = [chunkOf({ text: '경기도에 4개 집유장이 있습니다.' }, { ...DAIRY, section: '사업장' }), ...CHUNKS];
    expect(ticked(await askOffline('푸른유업 집유장은 몇 곳?', chunks, { now: NOW }))).toBe('[]');
  });

  it('removes references that the answer does not cite', async () => {
    for (const question of ['푸른유업 집유장은 몇 곳?', '푸른유업 집유장 직원은 몇 명?', '大空硝子の設立はいつ？']) {
      const { blocks, references } = await askOffline(question, CHUNKS, { now: NOW });
      const cited = JSON.stringify(blocks);
      for (const { n } of references) expect(cited).toMatch(new RegExp(`"refs":\\[[^\\]]*\\b${n}\\b`));
    }
  });
});
