// The whole engine over hand-made passages: its answers, citations and refusals.
import { describe, expect, it } from 'vitest';
import { answer } from '#functions/engine/answer.ts';
import type { Model, Piece } from '#functions/ports/model.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { AnswerEventBody } from '#shared/model/question.ts';
import { Answer } from '#shared/report/blocks.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { memoryIndex } from '#tests/helpers/memory-index.ts';

const HANBIT = { company: '한빛전자주식회사', document: '한빛전자_사업보고서.pdf', language: 'ko' };
const INCOME = [
  ['연결 손익계산서'],
  ['(단위 : 백만원)'],
  ['', '2021년', '2020년'],
  ['수익(매출액)', '279,604,799', '236,806,988'],
  ['매출원가', '166,411,342', '144,488,296'],
  ['영업이익', '51,633,856', '35,993,876'],
];
const consolidated = tableChunk(INCOME, {
  ...HANBIT,
  unit: '(단위 : 백만원)',
  basis: 'consolidated',
  periods: ['2020', '2021'],
});
const separate = tableChunk([['손익계산서'], ['', '2021년', '2020년'], ['매출액', '199,744,705', '166,311,191']], {
  ...HANBIT,
  unit: '(단위 : 백만원)',
  basis: 'separate',
  periods: ['2020', '2021'],
});
const ADOBE = { company: 'ADOBE INC.', document: 'ADOBE_2022_10K.pdf', language: 'en' };
const prose = chunkOf(
  {
    text: 'Inventories rose in the fourth quarter. The $104.2 million increase in inventories was primarily due to the opening of 47 new stores. Our headquarters are in San Jose, California.',
  },
  ADOBE,
);

const offline: Model = {
  name: 'offline',
  kind: 'offline',
  dimensions: 2,
  embed: async (texts) => texts.map(() => [1, 0]),
};
const writing = (text: string | (() => AsyncIterable<Piece>)): Model => ({
  ...offline,
  name: 'fake',
  kind: 'model',
  write: async function* () {
    if (typeof text !== 'string') yield* text();
    else for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) yield { text: piece };
    if (typeof text === 'string') yield { stop: 'end' };
  },
});

const ask = async (query: string, chunks: readonly Chunk[], model: Model = offline) => {
  const events: AnswerEventBody[] = [];
  const run = answer(
    { query, scope: { tenant: 'hanbit', projectIds: ['prj_000000000001'] }, sources: [], history: [], attempt: 1 },
    { index: memoryIndex(chunks), model, clock: { now: () => Date.UTC(2022, 5, 1) } },
  );
  for (;;) {
    const next = await run.next();
    if (next.done) return { answer: Answer.parse(next.value), events };
    events.push(next.value);
  }
};
const sentencesOf = (made: Answer) =>
  made.blocks.flatMap((block) =>
    block.kind === 'text' ? block.sentences : block.kind === 'list' ? block.items.flat() : [],
  );

describe('answer, without a model', () => {
  it('states the consolidated figure as printed, with unit, words and the row as its source', async () => {
    const { answer: made } = await ask('한빛전자의 2021년 매출은 얼마야?', [separate, consolidated, prose]);
    expect(sentencesOf(made)[0]).toMatchObject({
      text: '한빛전자의 2021년 매출액은 279,604,799백만원(약 279조 6,048억 원)입니다.',
      refs: [1],
      check: 'verified',
      findings: [{ code: 'computed' }],
    });
    expect(made.references[0]?.quote).toBe('수익(매출액)\t279,604,799\t236,806,988');
    expect(made.blocks[1]).toMatchObject({
      kind: 'table',
      rows: [[{ text: '수익(매출액)' }, { text: '279,604,799' }, { text: '236,806,988' }]],
    });
  });
  it('uses the separate figure if it is requested', async () => {
    const { answer: made } = await ask('한빛전자의 2021년 별도 매출액은?', [separate, consolidated]);
    expect(sentencesOf(made)[0]?.text).toContain('199,744,705백만원');
  });
  it.each([
    [
      'What was the operating income of 한빛전자 in 2020?',
      'reported operating income of KRW 35,993,876 million (about KRW 36.0 trillion) for 2020.',
    ],
    ['한빛전자の2020年の営業利益はいくらですか？', '営業利益は35,993,876百万ウォン（約35兆9,939億ウォン）です。'],
  ])('answers %s in its own language', async (query, expected) => {
    const { answer: made } = await ask(query, [consolidated]);
    expect(sentencesOf(made)[0]?.text).toContain(expected);
    expect(sentencesOf(made)[0]?.check).toBe('verified');
  });
  it('computes a ratio with its formula', async () => {
    const { answer: made } = await ask('한빛전자의 2021년 영업이익률은?', [consolidated]);
    const [first] = sentencesOf(made);
    expect(first?.text).toContain('18.5%');
    expect(first).toMatchObject({ check: 'verified', findings: [{ code: 'computed' }] });
  });
  it('quotes whole sentences for a question about reasons', async () => {
    const { answer: made } = await ask('What drove the increase in inventories of Adobe?', [prose, consolidated]);
    const [first] = sentencesOf(made);
    expect(made.references.map(({ quote }) => quote)).toContain(first?.text);
    expect(
      sentencesOf(made)
        .map(({ text }) => text)
        .join(' '),
    ).toContain('opening of 47 new stores');
    expect(
      sentencesOf(made)
        .map(({ text }) => text)
        .join(' '),
    ).not.toContain('San Jose');
  });
  it('names the missing information if no passage is close, and charges no credit', async () => {
    const { answer: made } = await ask('화성 탐사선 발사 일정은?', [consolidated, prose]);
    expect(made.blocks).toEqual([
      { kind: 'notice', code: 'partNotFound', params: { what: '화성 탐사선 발사 일정은' } },
      { kind: 'notice', code: 'notCharged' },
    ]);
    expect(made.references).toEqual([]);
  });
  it('reports that nothing was found only if there are no documents to search', async () => {
    const { answer: made } = await ask('화성 탐사선 발사 일정은?', []);
    expect(made.blocks.map((block) => block.kind === 'notice' && block.code)).toEqual(['nothingFound', 'notCharged']);
  });
  it.each([
    ['현대자동차의 2021년 매출은?', '현대자동차', '한빛전자의 2021년 매출은?'],
    ["What was Acme Holdings' revenue in 2021?", 'Acme', "What was 한빛전자' revenue in 2021?"],
    ['現代車の2021年の売上高は？', '現代車', '한빛전자の2021年の売上高は？'],
    ['현대자동차의 2021년 영업이익률은?', '현대자동차', '한빛전자의 2021년 영업이익률은?'],
  ])(
    "gives no other company's figure for a company without documents, and offers the known ones: %s",
    async (query, name, other) => {
      // Act
      const note = chunkOf({ text: '매출액은 꾸준히 늘고 있습니다.' }, { document: '메모.md' });
      const { answer: made } = await ask(query, [consolidated, note]);
      // Assess
      expect(made.blocks).toEqual([
        { kind: 'notice', code: 'companyUnknown', params: { name }, choices: [{ label: '한빛전자', query: other }] },
        { kind: 'notice', code: 'notCharged' },
      ]);
      expect(made.related).toEqual([]);
      const next = await ask(other, [consolidated]);
      expect(sentencesOf(next.answer)[0]?.text).toContain('한빛전자');
    },
  );
  it('returns the closest figure with a warning if the document does not name its company', async () => {
    const nameless = tableChunk(INCOME, {
      document: 'a.pdf',
      language: 'ko',
      unit: '(단위 : 백만원)',
      periods: ['2021'],
    });
    const { answer: made } = await ask('현대자동차의 2021년 매출은?', [nameless]);
    expect(made.blocks[0]).toMatchObject({ kind: 'notice', code: 'figureNotFound' });
    expect(sentencesOf(made)).not.toEqual([]);
  });
  it('sends every reference before the block that cites it, and ends complete', async () => {
    const { events } = await ask('한빛전자의 2021년 매출은?', [consolidated]);
    const names = events.map(({ event }) => event);
    expect(names.indexOf('reference')).toBeLessThan(names.indexOf('delta'));
    expect(events.at(-1)).toEqual({ event: 'stage', data: { stage: 10, attempt: 1 } });
  });
  it('offers only questions that it can answer', async () => {
    const { answer: made } = await ask('한빛전자의 2021년 매출은?', [consolidated]);
    expect(made.related.length).toBeGreaterThan(0);
    for (const question of made.related) {
      const again = await ask(question, [consolidated]);
      expect(again.answer.blocks.some((block) => block.kind === 'notice')).toBe(false);
    }
  });
});

describe('answer, with a model', () => {
  const question = '한빛전자의 2021년 매출은?';

  it('checks each sentence and drops citations of no evidence', async () => {
    const text = '매출액은 279,604,799백만원입니다 [1]. 매출액은 379,604,799백만원입니다 [1]. 전망은 밝습니다 [9].';
    const { answer: made } = await ask(question, [consolidated], writing(text));
    expect(sentencesOf(made).map(({ check, refs }) => [check, refs.length])).toEqual([
      ['verified', 1],
      ['unsupported', 1],
      ['unsupported', 0],
    ]);
    expect(made.writer).toEqual({ kind: 'model', name: 'fake' });
  });
  it('removes links, images, addresses and markup', async () => {
    const text =
      '매출액은 279,604,799백만원입니다 ![x](https://evil.test/a?q=1) [자세히](javascript:alert(1)) <img src=//evil.test> https://evil.test/b [1].';
    const { answer: made } = await ask(question, [consolidated], writing(text));
    expect(JSON.stringify(made.blocks)).not.toMatch(/evil|https?:|javascript|<img|\]\(/);
  });
  it('retries once if nothing is cited, and then shows the sentence as unsupported', async () => {
    let calls = 0;
    const model = writing(async function* () {
      calls += 1;
      yield { text: '매출이 늘었습니다.' };
      yield { stop: 'end' as const };
    });
    const { answer: made } = await ask(question, [consolidated], model);
    expect(calls).toBe(2);
    expect(sentencesOf(made)[0]).toMatchObject({ check: 'unsupported', refs: [] });
    expect(sentencesOf(made).filter(({ check }) => check === 'verified')).toEqual([]);
  });
  it('treats an interrupted stream as an error', async () => {
    const model = writing(async function* () {
      yield { text: '매출액은 279,604,799백만원입니다 [1].\n' };
    });
    await expect(ask(question, [consolidated], model)).rejects.toThrow('without a stop');
  });
  it('does not call the model without evidence', async () => {
    const model: Model = { ...writing('x [1].'), kind: 'offline' };
    const { answer: made } = await ask('화성 탐사선 발사 일정은?', [consolidated], model);
    expect(made.blocks).toMatchObject([{ kind: 'notice', code: 'partNotFound' }, { code: 'notCharged' }]);
  });
});
