// Which row and column answer: closing balances, names in two lines, parts of a year, parts of a total.
import { describe, expect, it } from 'vitest';
import type { ChunkContext } from '#functions/ports/search-index.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';

const context = (own: Partial<ChunkContext> = {}): Partial<ChunkContext> => ({
  company: 'Riverbend Tools Inc.',
  document: 'riverbend.html',
  language: 'en',
  unit: '(In millions)',
  periods: ['2023', '2024'],
  ...own,
});
const first = async (query: string, chunks: ReturnType<typeof tableChunk>[]) => {
  const { blocks } = await askOffline(query, chunks, { now: Date.UTC(2026, 5, 1) });
  return blocks.flatMap((block) => (block.kind === 'text' ? block.sentences : []))[0];
};
const ANSWERS = { check: 'verified', fit: 'answers' };

const goodwill = tableChunk(
  [
    ['', 'Tools', 'Garden', 'Total'],
    ['Balance at January 1, 2023', '$700', '$120', '$820'],
    ['Acquisitions', '10', '5', '15'],
    ['Balance at December 31, 2023', '710', '125', '835'],
    ['Acquisitions', '20', '0', '20'],
    ['Balance at December 31, 2024', '$730', '$125', '$855'],
  ],
  context({ section: 'Note 4 > Goodwill' }),
);

describe('a roll-forward of a balance', () => {
  it('returns the closing balance of a period', async () => {
    const sentence = await first("What was Riverbend Tools' goodwill in 2024?", [goodwill]);
    expect(sentence).toMatchObject(ANSWERS);
    expect(sentence?.text).toContain('$855');
  });
  it('returns the part that a column names', async () => {
    const sentence = await first("What was Riverbend Tools' goodwill of the Garden segment in 2023?", [goodwill]);
    expect(sentence).toMatchObject(ANSWERS);
    expect(sentence?.text).toContain('125');
  });
  it('answers for no part that it does not name', async () => {
    expect(
      await first("What was Riverbend Tools' goodwill of the Media segment in 2024?", [goodwill]),
    ).not.toMatchObject(ANSWERS);
  });
  it('does not answer for the label of one of its rows', async () => {
    const sentence = await first("What were Riverbend Tools' goodwill acquisitions in 2024?", [goodwill]);
    expect(sentence?.fit === 'answers' && sentence.text.includes('855')).toBe(false);
  });
});

describe('a roll-forward without a heading', () => {
  const caption = 'A reconciliation of unrecognized tax benefits follows.';
  const rows = (name: string): string[][] => [
    ['', '2024', '2023'],
    [`${name}beginning of year`, '140', '120'],
    ['Additions', '30', '20'],
    [`${name}end of year`, '170', '140'],
  ];
  it.each([
    ['goodwill', [['Amounts']], 'Goodwill, '],
    ['unrecognized tax benefits', [[caption]], 'Balance at '],
  ])('returns its last row for %s', async (name, captions, label) => {
    const table = tableChunk([...captions, ...rows(label)], context());
    const sentence = await first(`What was Riverbend Tools' ${name} at the end of 2023?`, [table]);
    expect(sentence).toMatchObject(ANSWERS);
    expect(sentence?.text).toContain('140');
    const [later] = [await first(`What was Riverbend Tools' ${name} in 2024?`, [table])];
    expect(later?.text).toContain('170');
  });
});

describe('a column', () => {
  it('with the measure as header is not a part of it, and one with another measure is ignored', async () => {
    const table = tableChunk(
      [
        ['', 'Net sales', 'Operating income', 'Net sales', 'Operating income'],
        ['', '2024', '2024', '2023', '2023'],
        ['Americas', '500', '50', '450', '40'],
        ['Asia', '300', '45', '280', '30'],
        ['Total', '800', '95', '730', '70'],
      ],
      context({ section: 'Net sales by region' }),
    );
    const sentence = await first("What was Riverbend Tools' net sales in Asia in 2023?", [table]);
    expect(sentence).toMatchObject(ANSWERS);
    expect(sentence?.text).toContain('280');
  });
});

describe('a row', () => {
  const perShare = tableChunk(
    [
      ['', 'Thirteen Weeks Ended', 'Thirteen Weeks Ended', 'Thirty-Nine Weeks Ended', 'Thirty-Nine Weeks Ended'],
      ['', 'November 2, 2024', 'October 28, 2023', 'November 2, 2024', 'October 28, 2023'],
      ['Income tax expense', '14', '16', '38', '45'],
      ['EARNINGS PER SHARE:', '', '', '', ''],
      ['Basic', '$0.89', '$1.05', '$2.37', '$2.83'],
      ['Diluted', '$0.88', '$1.04', '$2.35', '$2.81'],
    ],
    context({ section: 'CONSOLIDATED STATEMENTS OF INCOME', periods: ['2023-10-28', '2024-11-02'] }),
  );
  it.each([
    ['diluted earnings per share for the thirty-nine weeks ended November 2, 2024', '$2.35'],
    ['basic earnings per share for the 13 weeks ended October 28, 2023', '$1.05'],
    ['income tax expense for the third quarter ended October 28, 2023', '$16'],
  ])('answers by its part of the year and its heading: %s', async (asked, figure) => {
    const sentence = await first(`What was Riverbend Tools' ${asked}?`, [perShare]);
    expect(sentence).toMatchObject(ANSWERS);
    expect(sentence?.text).toContain(figure);
  });
  it('above a line of the balance sheet is not a part of that line', async () => {
    const sheet = tableChunk(
      [
        ['', '2024', '2023'],
        ['Investments in garden businesses', '61', '89'],
        ['Goodwill', '855', '835'],
        ['Total assets', '2,400', '2,300'],
      ],
      context({ section: 'CONSOLIDATED BALANCE SHEETS' }),
    );
    const sentence = await first("What was Riverbend Tools' goodwill of the garden segment in 2024?", [sheet]);
    expect(sentence?.text ?? '').not.toContain('$61 ');
  });
  it('under current liabilities is current', async () => {
    const sheet = tableChunk(
      [
        ['', '2024', '2023'],
        ['Current liabilities:', '', ''],
        ['Accounts payable', '689', '626'],
        ['Total current liabilities', '900', '800'],
      ],
      context({ section: 'CONSOLIDATED BALANCE SHEETS' }),
    );
    expect(await first('Riverbend Tools의 2024년 유동매입채무는 얼마인가요?', [sheet])).toMatchObject(ANSWERS);
    expect(await first('Riverbend Tools의 2024년 비유동매입채무는 얼마인가요?', [sheet])).not.toMatchObject(ANSWERS);
  });
});

describe('a change between two years', () => {
  it('is not answered by the amount of one of them', async () => {
    const note = tableChunk(
      [
        ['', '2024'],
        ['Operating loss carryforward', '73'],
      ],
      context({ section: 'Note 13' }),
    );
    const query = "What is the percentage change in Riverbend Tools' operating loss carryforward from 2023 to 2024?";
    expect(await first(query, [note])).not.toMatchObject(ANSWERS);
  });
});

describe('two names of one measure in one statement', () => {
  const korean = {
    company: '두물제지 주식회사',
    document: '두물제지.xml',
    language: 'ko',
    unit: '(단위 : 백만원)',
  } as const;
  const sheet = tableChunk(
    [
      ['', '제 54 기 반기말', '제 53 기말'],
      ['비유동부채', '36,771', '33,604'],
      ['사채', '553', '508'],
      ['장기차입금', '2,943', '2,866'],
    ],
    { ...korean, section: '재무상태표', periods: ['2021', '2022', '2022H1'] },
  );
  it('leave the meaning open if the question has neither', async () => {
    expect(
      await first('What was the long-term debt of 두물제지 in the first half of 2022?', [sheet]),
    ).not.toMatchObject(ANSWERS);
  });
  it('are not chosen by the months of a column', async () => {
    const costs = tableChunk(
      [
        ['구분', '당반기', '당반기', '전반기', '전반기'],
        ['구분', '3 개 월', '누적', '3 개 월', '누적'],
        ['광고선전비', '1,397', '2,865', '1,118', '2,229'],
      ],
      { ...korean, reported: '2022H1', periods: ['2021', '2021H1', '2022', '2022H1'] },
    );
    const sentence = await first('두물제지의 2022년 2분기 광고선전비는 얼마인가요?', [costs]);
    expect(sentence).toMatchObject(ANSWERS);
    expect(sentence?.text).toContain('1,397백만원');
  });
});
