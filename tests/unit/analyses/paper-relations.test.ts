// Findings that need no statements: room under covenants, decisions of a board, and what a register adds up to.
import { describe, expect, it } from 'vitest';
import { relations } from '#functions/analyses/relations.ts';
import { companyAlone, roomAnswer } from '#functions/analyses/room/room-answer.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { Relation } from '#shared/analyses/relation.ts';
import type { Language } from '#shared/model/enums.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor, filed, sheetOf } from '#tests/helpers/section-context.ts';

type Laid = { readonly chunks?: readonly Chunk[]; readonly rows?: readonly (readonly string[])[]; language?: Language };

const textsOf = async (of: Relation, { chunks = [], rows, language = 'en' }: Laid): Promise<readonly string[]> => {
  const sheets = rows ? { sheets: [sheetOf('S', rows, 'vessels.csv')] } : {};
  const facts = [filed({ company: 'Gaon', metric: 'revenue', value: 9_000_000, end: '2025-12-31', unit: 'USD' })];
  const context = contextFor({
    type: 'StrategyAnalysis',
    inputs: { company: 'Gaon' },
    chunks,
    facts,
    language,
    ...sheets,
  });
  const { blocks } = await relations({ kind: 'relations', of: [of] }, context);
  return blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat().map(({ text }) => text) : []));
};

describe('the room under a covenant', () => {
  it('is computed from a table of limits and ratios', async () => {
    const table = tableChunk(
      [
        ['재무비율', '기준', '2024년', '2025년'],
        ['부채비율', '250% 이하', '190%', '210%'],
        ['이자보상배율', '3.0배 이상', '3.4배', '2.8배'],
      ],
      { company: 'Gaon', section: '재무약정' },
    );
    expect(await textsOf('covenantRoom', { chunks: [table], language: 'ko' })).toEqual([
      '부채비율 (2025년): 210%, 약정 기준 250% 이하. 기준까지 남은 폭은 40%p입니다.',
      '이자보상배율 (2025년): 2.8배, 약정 기준 3.0배 이상. 기준을 0.2배 벗어났습니다.',
    ]);
  });

  it('is computed from a clause and the sentence that states the ratio', async () => {
    const text =
      'Gearing, net debt to equity, is not to exceed 1.20 times. Debt service cover is not to fall below 1.5 times. At 30 June 2026 gearing was 0.95 times and debt service cover 1.9 times.';
    const chunk = chunkOf({ text }, { company: 'Gaon', section: 'Loan covenants' });
    expect(await textsOf('covenantRoom', { chunks: [chunk] })).toEqual([
      'Gearing (June 30, 2026): 0.95x against a covenant of ≤ 1.2x; headroom is 0.25x.',
      'Debt service cover (June 30, 2026): 1.9x against a covenant of ≥ 1.5x; headroom is 0.4x.',
    ]);
  });

  it('is computed from the statements where a clause names a ratio of theirs', async () => {
    const chunk = chunkOf(
      { text: '약정에 따라 순차입금을 EBITDA의 3.0배 이하로 유지해야 한다.' },
      { company: 'Gaon', section: '차입금 약정' },
    );
    const of = { company: 'Gaon', end: '2025-12-31', unit: 'KRW' };
    const facts = [
      filed({ ...of, metric: 'revenue', value: 9e9 }),
      filed({ ...of, metric: 'operatingIncome', value: 8e8 }),
      filed({ ...of, metric: 'depreciation', value: 2e8 }),
      filed({ ...of, metric: 'debt', value: 3e9, instant: true }),
      filed({ ...of, metric: 'cash', value: 5e8, instant: true }),
    ];
    const context = contextFor({
      ...{ type: 'StrategyAnalysis', inputs: { company: 'Gaon' }, chunks: [chunk], facts, language: 'ko' },
    });
    const { blocks } = await relations({ kind: 'relations', of: ['covenantRoom'] }, context);
    expect(JSON.stringify(blocks)).toContain(
      '순차입금/EBITDA (2025년): 2.5배, 약정 기준 ≤ 3배. 기준까지 남은 폭은 0.5배입니다.',
    );
  });

  it('is not made of limits without a ratio', async () => {
    const chunk = chunkOf(
      { text: 'Gearing is not to exceed 1.20 times.' },
      { company: 'Gaon', section: 'Loan covenants' },
    );
    expect(await textsOf('covenantRoom', { chunks: [chunk] })).toEqual([]);
  });
});

describe('a covenant among the risks', () => {
  const covenantOf = (ratio: string) =>
    chunkOf(
      { text: `Gearing, net debt to equity, is not to exceed 1.20 times. At 30 June 2026 gearing was ${ratio} times.` },
      { company: 'Gaon', section: 'Loan covenants' },
    );

  it.each([
    ['with little room', '1.10', 1],
    ['that is broken', '1.30', 1],
    ['with ample room', '0.40', 0],
  ])('is counted by its room: one %s', async (_name, ratio, count) => {
    expect(await textsOf('covenantStrain', { chunks: [covenantOf(ratio)] })).toHaveLength(count);
  });
});

describe('the decisions of a board', () => {
  it('include their proposals; reports to the board are left out', async () => {
    const text =
      '제1호 보고: 상반기 물동량\n  물동량은 4% 줄었다.\n제2호 의안: 냉동창고 신축\n  부산에 냉동창고를 짓는 안. 공사비는 84억원이다.\n  한 이사는 금리를 걱정하다.\n  결과: 보류. 10월에 다시 올린다.\n제3호 기타\n  다음 회의는 9월 2일.';
    const chunk = chunkOf({ text }, { company: 'Gaon', document: '이사회의사록.txt' });
    expect(await textsOf('boardDecisions', { chunks: [chunk], language: 'ko' })).toEqual([
      '냉동창고 신축: 부산에 냉동창고를 짓는 안. 결과: 보류. 10월에 다시 올린다.',
    ]);
  });

  it('are read below numbered headings', async () => {
    const text = 'The master proposed two barges at $310,000 each. RESOLVED to order one.';
    const chunk = chunkOf({ text }, { company: 'Gaon', document: 'board minutes.txt', section: '4. BARGES' });
    expect(await textsOf('boardDecisions', { chunks: [chunk] })).toEqual([
      'Barges: The master proposed two barges at $310,000 each. RESOLVED to order one.',
    ]);
  });

  it('are read of items whose titles open their lines, without the accounts', async () => {
    const text =
      '2. Accounts. The treasurer presented them. The accounts were APPROVED.\n3. Barges. The master proposed two barges at $310,000 each. APPROVED, to be leased rather than bought.';
    const chunk = chunkOf({ text }, { company: 'Gaon', document: 'board minutes.txt', section: 'GAON LIMITED' });
    expect(await textsOf('boardDecisions', { chunks: [chunk] })).toEqual([
      'Barges: The master proposed two barges at $310,000 each. APPROVED, to be leased rather than bought.',
    ]);
  });
});

describe('a register', () => {
  const rows = [
    ['code', 'vessel', 'flag', 'charter ends', 'trips 2024', 'trips 2025'],
    ...Array.from({ length: 14 }, (_, i) => [
      ...[`V${i}`, `Vessel ${'ABCDEFGHIJKLMN'[i]}`, i < 9 ? 'own' : 'chartered'],
      ...[i === 3 ? '2027-03-01' : '2031-03-01', '10', '12'],
    ]),
  ];

  it('is counted by kind, added up by year and searched for what ends within a year', async () => {
    expect(await textsOf('registers', { rows })).toEqual([
      'vessels lists 14 entries; by flag: own 9, chartered 5.',
      'The listed trips went from 140 in 2024 to 168 in 2025 (20.0%; vessels).',
      expect.stringMatching(/^charter ends by .*: 1 \(Vessel D\)$/),
    ]);
  });

  it('is not a log of payments, not a short table, and no table with a row a year', async () => {
    const dated = rows.map((row, i) => [...row, i === 0 ? 'paid' : '2026-05-01']);
    expect(await textsOf('registers', { rows: dated })).toEqual([]);
    expect(await textsOf('registers', { rows: rows.slice(0, 6) })).toEqual([]);
    const yearly = rows.map((row, i) => [...row, i === 0 ? 'year' : String(2024 + (i % 2))]);
    expect(await textsOf('registers', { rows: yearly })).toEqual([]);
    const halves = rows.map((row, i) => [...row, i === 0 ? 'half' : `H${1 + (i % 2)} 2025`]);
    expect(await textsOf('registers', { rows: halves })).toEqual([]);
  });

  it('is called a register where its file name is of another script', async () => {
    expect((await textsOf('registers', { rows, language: 'ja' }))[0]).toBe(
      '台帳には14件があり、flag別ではown 9, chartered 5です。',
    );
  });
});

it('a case takes the item of minutes with its title', async () => {
  const text =
    '제2호 의안: 냉동창고 신축\n  부산에 냉동창고를 짓는 안이다. 공사비는 84억원이 든다.\n  결과: 보류. 10월에 다시 올린다.\n제3호 의안: 선박 도색\n  배 두 척을 칠하는 안이다. 가결.';
  const chunks = [chunkOf({ text }, { company: 'Gaon', document: '이사회의사록.txt' })];
  const inputs = { company: 'Gaon', topic: '냉동창고 신축' };
  const context = contextFor({ type: 'CaseStudy', inputs, chunks, language: 'ko' });
  const textsFor = async (key: string) =>
    (await roomAnswer(context, key)).blocks.flatMap((block) => sentencesOf(block).map((one) => one.text));

  expect(await textsFor('caseBackground')).toEqual(['부산에 냉동창고를 짓는 안이다.', '공사비는 84억원이 든다.']);
  expect(await textsFor('caseResults')).toEqual(['결과: 보류.', '10월에 다시 올린다.']);
});

it('recognizes a topic that is a company, with its legal form or without', async () => {
  const chunks = [
    chunkOf({ text: 'The ferry runs twice a day.' }, { company: 'Tarn Ferries plc', section: 'Business' }),
  ];
  const context = contextFor({ type: 'Search', inputs: { topic: 'Tarn Ferries plc' }, chunks });

  expect(await companyAlone(context, 'Tarn Ferries plc')).toEqual({ name: 'Tarn Ferries plc' });
  expect(await companyAlone(context, 'Ferries')).toBeUndefined();
});
