// Rows, nearest tables, rankings and prose are ticked only if they account for the whole question.
import { describe, expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';
import { citations } from '#functions/engine/write/citations.ts';
import { judgeOver } from '#functions/engine/write/fit/fit-probability.ts';
import { textBlocks } from '#functions/engine/write/prose/prose-blocks.ts';
import { nearestTable } from '#functions/engine/write/rows/nearest-table.ts';
import { rankBlocks } from '#functions/engine/write/rows/rank-blocks.ts';
import { rowBlocks, tablesOf } from '#functions/engine/write/rows/row-blocks.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { Block } from '#shared/report/blocks.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const planFor = (query: string) => plan({ query, history: [], sources: [], now: Date.UTC(2026, 0, 1) });
const found = (chunk: Chunk) => ({
  source: 'FILES' as const,
  chunk,
  score: 1,
  signals: { entity: 1, words: 1, page: 1 },
});
const noted = () => citations('2026-01-01T00:00:00.000Z', new Map());
const cells = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flatMap((row) => row.slice(1)) : []));
const TABLES = {
  en: [
    ['Plant', 'Product', 'Owner'],
    ['Grain mill', 'flour', 'the group'],
    ['Bottling hall', 'juice', 'a tenant'],
  ],
  ko: [
    ['공장', '제품', '소유자'],
    ['제분소', '밀가루', '그룹'],
    ['음료동', '주스', '임차인'],
  ],
  ja: [
    ['工場', '製品', '所有者'],
    ['製粉所', '小麦粉', 'グループ'],
    ['飲料棟', '果汁', '借主'],
  ],
} as const;
type Code = keyof typeof TABLES;
const asking = (words: readonly string[]) => ({
  ...planFor(words.join(' ')),
  words,
  names: [],
  entities: [],
  metrics: [],
});
const table = (language: Code) => found(tableChunk(TABLES[language], { language }));
const checksOf = (blocks: readonly Block[]) => [...new Set(cells(blocks).map(({ check, fit }) => `${check} ${fit}`))];

describe('the rows of a table', () => {
  it.each<[Code, readonly string[], string]>([
    ['en', ['mill', 'product'], 'flour'],
    ['ko', ['제분소', '제품'], '밀가루'],
    ['ja', ['製粉所', '製品'], '小麦粉'],
  ])('answer with the cell that has every word, with its header: %s', (language, words, answer) => {
    const answering = cells(rowBlocks(asking(words), [table(language)], noted())).filter(
      ({ fit }) => fit === 'answers',
    );
    expect(answering).toMatchObject([{ text: answer, check: 'verified' }]);
  });

  it('answer whole if only a name is requested', () => {
    expect(checksOf(rowBlocks(asking(['mill']), [table('en')], noted()))).toEqual(['verified answers']);
  });

  it.each<[Code, readonly string[], string]>([
    ['en', ['mill', 'wastewat'], 'wastewat'],
    ['ko', ['제분소', '폐수'], '폐수'],
    ['ja', ['製粉所', '廃水'], '廃水'],
  ])('only come close without a word, which is named: %s', (language, words, missing) => {
    const blocks = tablesOf(asking(words), [table(language)], noted());
    expect(checksOf(blocks)).toEqual(['uncertain near']);
    expect(cells(blocks)[0]?.findings).toMatchObject([{ code: 'partDiffers', about: missing }]);
  });

  it('only come close if the question has no word to compare', () => {
    const blocks = tablesOf(asking([]), [table('en')], noted());
    expect(cells(blocks)[0]?.findings).toEqual([{ code: 'offQuestion' }]);
  });
});

describe('the closest table', () => {
  const tonnes = found(
    tableChunk(
      [
        ['', '2024', '2025'],
        ['Grain mill', '40', '50'],
      ],
      { unit: '(in millions of dollars)' },
    ),
  );
  it('has no tick if the question asks for more', () => {
    expect(checksOf(nearestTable(asking(['mill', 'wastewat']), [tonnes], noted()))).toEqual(['uncertain near']);
  });
  it('has a tick if no word is left over', () => {
    expect(checksOf(nearestTable(asking(['mill']), [tonnes], noted()))).toEqual(['verified answers']);
  });
});

describe('a ranking', () => {
  const regions = found(
    tableChunk(
      [
        ['', '2025'],
        ['Americas', '$700'],
        ['Europe', '200'],
        ['Asia', '100'],
        ['Total', '1,000'],
      ],
      { section: 'Net sales by region', unit: '(in millions)', periods: ['2025'] },
    ),
  );
  const ranked = (query: string) => {
    const [block] = rankBlocks({ plan: planFor(query), passages: [regions], citations: noted(), signal: undefined });
    return block?.kind === 'text' ? block.sentences[0] : undefined;
  };
  it('answers if the table lists the requested items', () => {
    expect(ranked('Which region had the highest net sales in 2025?')).toMatchObject({ fit: 'answers' });
  });
  it('only comes close if the table lists a whole of which a part was requested', () => {
    expect(ranked('Which region had the highest wholesale net sales in 2025?')).toMatchObject({
      check: 'uncertain',
      fit: 'near',
    });
  });
});

describe('a table of sentences from a page layout', () => {
  it('has no ranking', () => {
    const cells = found(
      tableChunk(
        [
          ['Net sales by region', '2025'],
          ['• Deposits of the region up 32%; net sales', '$300'],
          ['• Active customers up 9%', '417'],
          ['Selected measures of the region', '14'],
        ],
        { section: 'Net sales by region', unit: '(in millions)', periods: ['2025'] },
      ),
    );
    const query = 'Which region had the highest net sales in 2025?';

    expect(rankBlocks({ plan: planFor(query), passages: [cells], citations: noted(), signal: undefined })).toEqual([]);
  });
});

describe('a sentence in prose', () => {
  it.each<[Code, readonly string[], string, string]>([
    [
      'en',
      ['mill', 'wastewat'],
      'The mill treats wastewater in two basins.',
      'The walls of the mill were painted white in the spring of that year.',
    ],
    ['ko', ['제분소', '폐수'], '제분소는 폐수를 침전조 두 곳에서 처리합니다.', '제분소는 봄에 외벽을 새로 칠했습니다.'],
    ['ja', ['製粉所', '廃水'], '製粉所は廃水を二つの沈殿槽で処理しています。', '製粉所は春に外壁を塗り直しました。'],
  ])('answers if the head nouns of the question are in or beside it: %s', (language, words, right, wrong) => {
    const passages = [right, wrong].map((text, at) => ({
      ...found(chunkOf({ text }, { language })),
      score: 1 - at / 2,
      signals: { entity: 1, page: 1 - at / 2 },
    }));
    expect(judgeOver(asking(words), passages).lines.map(({ text }) => text)).toEqual([right]);
  });

  it.each<[Code, readonly string[], string, string]>([
    ['en', ['wastewat'], 'Wastewater', 'The walls of the mill were painted white in the spring of that year.'],
    ['ko', ['폐수'], '폐수', '제분소는 지난해 봄에 외벽을 새로 칠하고 지붕을 고쳤습니다.'],
    ['ja', ['廃水'], '廃水', '製粉所は昨年の春に外壁を塗り直し、屋根を直しました。'],
  ])('does not answer only because of the heading above: %s', (language, words, section, text) => {
    const passage = found(chunkOf({ text }, { language, section, document: `${section}.pdf` }));
    expect(judgeOver(asking(words), [passage]).lines).toEqual([]);
  });

  it.each<[Code, readonly string[], string, string]>([
    [
      'en',
      ['mill', 'owner'],
      'The mill has several owners among the families of the town.',
      'The mill has 12 owners among the families of the town.',
    ],
    [
      'ko',
      ['제분소', '주주'],
      '제분소의 주주는 대부분 마을에 사는 가족들입니다.',
      '제분소의 주주는 마을에 사는 12명입니다.',
    ],
    ['ja', ['製粉所', '株主'], '製粉所の株主は主に町に住む家族です。', '製粉所の株主は町に住む12人です。'],
  ])('without a number does not answer "how many": %s', (language, words, without, having) => {
    const sentence = (text: string) =>
      textBlocks({
        plan: { ...asking(words), wanted: 'count' },
        passages: [found(chunkOf({ text }, { language }))],
        citations: noted(),
        signal: undefined,
      });
    expect(sentence(without)).toEqual([]);
    expect(sentence(having)).toMatchObject([{ sentences: [{ text: having, check: 'verified' }] }]);
  });
});
