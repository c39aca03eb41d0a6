// What is shown if nothing answers: one passage per line, never a title, a heading or a table of contents.
import { describe, expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';
import { citations } from '#functions/engine/write/citations.ts';
import { isFurniture } from '#functions/engine/write/prose/furniture.ts';
import { unanswered } from '#functions/engine/write/unanswered.ts';
import type { ChunkContext } from '#functions/ports/search-index.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const found = (text: string, context: Partial<ChunkContext> = {}) => ({
  source: 'FILES' as const,
  chunk: chunkOf({ text, fileId: `fil_${text.length}` }, context),
  score: 1,
  signals: { entity: 1, words: 1, page: 1 },
});

const listedFor = (query: string, texts: readonly string[], context: Partial<ChunkContext>) => {
  const writing = {
    plan: plan({ query, history: [], sources: [], now: Date.UTC(2026, 0, 1) }),
    passages: texts.map((text) => found(text, context)),
    citations: citations('2026-01-01T00:00:00.000Z', new Map()),
  };
  return unanswered(writing, []).flatMap((block) =>
    block.kind === 'list' ? block.items.map((item) => item.map(({ text }) => text)) : [],
  );
};

describe('the closest passages', () => {
  it('come from as many pages as fit', () => {
    const texts = ['one', 'two', 'three', 'four', 'five'].map(
      (name, n) => `Basin ${name} treats wastewater of the mill in winter${' too'.repeat(n)}. It was built in 20${n}1.`,
    );

    const items = listedFor('How is wastewater of the mill treated in winter?', texts, {});

    expect(items.map(([text]) => text)).toEqual(expect.arrayContaining(texts));
  });

  it('quote the sentences around a line, but not the next paragraph', () => {
    const text = 'The kiln was stopped in May. Its lining had cracked.\nThe canteen was painted in June.';

    const [items] = listedFor('When was the kiln stopped?', [text], {});

    expect(items).toEqual(['The kiln was stopped in May. Its lining had cracked.']);
  });

  it('rank the answer to an interview question before lines with fewer of its words', () => {
    const text = 'Why did you give up the kiln in Harrow?\nNobody wanted tiles any more.\nThe kiln makes noise.';

    const [items] = listedFor('why was the Harrow kiln given up', [text], {});

    expect(items).toEqual(['Nobody wanted tiles any more.']);
  });

  it('are several passages of one document if it has no pages', () => {
    const passages = ['one', 'two', 'three', 'four'].map((name, seq) => {
      const text = `Basin ${name} treats wastewater of the mill in winter.`;
      const spans = [{ start: 0, end: text.length, locator: {} }];
      return { ...found(text), chunk: { ...chunkOf({ text, seq }), spans } };
    });
    const question = plan({ query: 'How is wastewater treated?', history: [], sources: [], now: Date.UTC(2026, 0, 1) });

    const blocks = unanswered({ plan: question, passages, citations: citations('2026-01-01T00:00:00.000Z') }, []);

    expect(blocks.flatMap((block) => (block.kind === 'list' ? block.items : []))).toHaveLength(4);
  });

  it.each([
    ['alone', []],
    ['beside a note of no company', ['The quarry was visited in May.']],
  ])('are about a part of a company that was read as another company, %s', (_, notes) => {
    const other = { company: 'Tarn Quarries plc' };
    const near = 'The total guarantee for Barton Square was £13.0 million.';
    const from = (text: string, section = 'Liabilities') => ({
      ...found(text, { ...other, section }),
      signals: { entity: 0, words: 1, page: 1 },
    });
    const question = plan({
      query: 'What were the total liabilities of Barton Square?',
      history: [],
      sources: [],
      now: Date.UTC(2026, 0, 1),
    });

    const blocks = unanswered(
      {
        plan: { ...question, entities: ['barton square'] },
        passages: [
          ...notes.map((text) => ({ ...found(text), signals: { entity: 0, words: 0, page: 0 } })),
          from(near, 'Barton Square'),
          from('Total liabilities were £90 million.'),
        ],
        citations: citations(''),
      },
      [],
    );

    const shown = blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat().map(({ text }) => text) : []));
    expect(shown).toContain(near);
    expect(shown).not.toContain('Total liabilities were £90 million.');
  });

  it('are a list with one passage per item', () => {
    const items = listedFor(
      'How is wastewater of the mill treated in winter?',
      ['The mill treats wastewater in two basins.', 'Wastewater is tested every week by the town of Oakford.'],
      {},
    );

    expect(items).toHaveLength(2);
    expect(items.every((item) => item.length === 1)).toBe(true);
  });

  it("leave out the document's title and headings", () => {
    const items = listedFor(
      '폐수 처리 현황은?',
      ['폐수 처리 보고서\n폐수는 침전조 두 곳에서 처리한 뒤 방류하고 있습니다.'],
      {
        document: '폐수 처리 보고서.pdf',
        section: '폐수 처리 보고서',
      },
    );

    expect(items).toEqual([['폐수는 침전조 두 곳에서 처리한 뒤 방류하고 있습니다.']]);
  });
});

describe('lines that share no word with the question', () => {
  const related = '방류수 수질은 매월 한국환경공단에 보고합니다.';

  it('are left out if they are in another language', () => {
    const found = listedFor('방류수 수질 기준은 어떻게 됩니까?', [related, 'The canteen opens at eleven.'], {});

    expect(found).toEqual([[related]]);
  });

  it('are shown if there is nothing else', () => {
    expect(listedFor('사택 규정은?', ['구내식당은 오전 11시에 문을 엽니다.'], { language: 'ko' })).toHaveLength(1);
  });
});

describe('text without content', () => {
  it.each([
    ['a line of a table of contents', 'Wastewater treatment ................ 41', {}],
    ['a page number', '– 12 –', {}],
    ['the title of the document', 'Annual Report 2025', { document: 'annual-report-2025.pdf' }],
    [
      'a part of the heading above',
      'Treatment of wastewater',
      { section: 'Item 2 > Treatment of wastewater in basins' },
    ],
    ['a short line that states nothing', '침전조 운영 개요', {}],
    ['a short line that states nothing', '沈殿槽の運営', {}],
  ])('is recognized in %s: %s', (_, text, context) => {
    expect(isFurniture(found(text, context), text)).toBe(true);
  });

  it.each([
    '침전조 수질 합격률 98%',
    '방류 시기: 매년 5월부터 9월까지',
    'The mill treats wastewater in two basins.',
    '폐수는 침전조 두 곳에서 처리함.',
  ])('is not recognized in a statement: %s', (text) => {
    expect(isFurniture(found(text), text)).toBe(false);
  });
});
