// Figures of statements as facts: which are stored, which answer, and the note when documents disagree.
import { describe, expect, it } from 'vitest';
import { entityKey, fileFacts } from '#functions/engine/facts/file-facts.ts';
import { type FactReader, knownFacts } from '#functions/engine/facts/known-facts.ts';
import { ground } from '#functions/engine/understand/ground.ts';
import { plan } from '#functions/engine/understand/plan.ts';
import type { KnownFact } from '#functions/engine/understand/plan-type.ts';
import { checkSentence } from '#functions/engine/verify/check-sentence.ts';
import type { TaggedFact } from '#functions/ports/parser.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { FactsRecord } from '#functions/store/facts.ts';
import type { Segment } from '#shared/model/file.ts';
import type { Answer } from '#shared/report/blocks.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { cite, tableChunk } from '#tests/helpers/chunks.ts';

const OLD = 'fil_000000000001_0000000000000001';
const NEW = 'fil_000000000001_0000000000000002';
const CONTEXT = {
  company: '한빛전자주식회사',
  language: 'ko',
  unit: '(단위 : 백만원)',
  basis: 'consolidated' as const,
};

const income = (fileId: string, years: readonly string[], sales: readonly string[], document: string): Chunk => ({
  ...tableChunk(
    [
      ['연결 손익계산서'],
      ['(단위 : 백만원)'],
      ['', ...years.map((year) => `${year}년`)],
      ['수익(매출액)', ...sales],
      ['매출원가', ...sales.map(() => '1,000')],
      ['영업이익', ...sales.map(() => '500')],
    ],
    { ...CONTEXT, document, periods: years },
  ),
  fileId,
  id: `${fileId}#0`,
  seq: 0,
});
const older = income(OLD, ['2021', '2020'], ['279,604', '236,806'], '2021_사업보고서.pdf');
const later = income(NEW, ['2022', '2021'], ['302,231', '278,000'], '2022_사업보고서.pdf');

const readerOf =
  (records: readonly FactsRecord[]): FactReader =>
  async ({ entity, metric }) =>
    records.filter((one) => one.entity === entity && one.metric === metric);
const factsOf = (...chunks: readonly Chunk[]) => chunks.flatMap((chunk) => fileFacts({ segments: [] }, [chunk]));

const ask = (query: string, chunks: readonly Chunk[]) =>
  askOffline(query, chunks, { now: Date.UTC(2023, 5, 1), facts: readerOf(factsOf(...chunks)) });
const first = ({ blocks }: Answer) => {
  const block = blocks.find(({ kind }) => kind === 'text');
  return block?.kind === 'text' ? block.sentences[0] : undefined;
};

describe('facts of a document', () => {
  it('are the rows of its statements, with period, unit, scale, basis and locator', () => {
    const [revenue] = fileFacts({ segments: [] }, [older]);
    expect(revenue).toMatchObject({ entity: entityKey('한빛전자주식회사'), metric: 'revenue', asOf: '2021' });
    expect(revenue?.facts[0]).toMatchObject({ period: '2021', value: 279_604_000_000, unit: 'KRW', shown: '279,604' });
    const { start = 0, end = 0 } = revenue?.facts[0] ?? {};
    expect(older.text.slice(start, end)).toBe('279,604');
  });

  it('are not taken from notes, segments or tables without a unit', () => {
    const segment = { ...older, context: { ...older.context, section: '부문별 손익계산서' } };
    const { unit: _unit, ...unitless } = older.context;
    expect(factsOf(segment)).toEqual([]);
    expect(factsOf({ ...older, text: older.text.replace('(단위 : 백만원)\n', ''), context: unitless })).toEqual([]);
    expect(factsOf(tableChunk([['주요 고객'], ['', '2021년'], ['매출액', '10']], CONTEXT))).toEqual([]);
  });

  it('exclude amounts with too many digits, which are errors and do not fit the table', () => {
    // Prepare
    const absurd = income(NEW, ['2022', '2021'], ['99,999,999,999,999,999,999,396', '278,000'], '2022_사업보고서.pdf');
    // Act
    const [revenue] = fileFacts({ segments: [] }, [absurd]);
    // Assess
    expect(revenue?.facts.map(({ period, value }) => [period, value])).toEqual([['2021', 278_000_000_000]]);
  });

  it('continue over a break of the table', () => {
    const rest: Chunk = {
      ...tableChunk(
        [
          ['', '2021년', '2020년'],
          ['당기순이익', '399', '264'],
        ],
        CONTEXT,
      ),
      ...{ fileId: OLD, id: `${OLD}#1`, seq: 1 },
    };
    expect(fileFacts({ segments: [] }, [older, rest]).map(({ metric }) => metric)).toContain('netIncome');
  });

  it('use tags if the document has them, and prefer a tag to a table', () => {
    const row: Segment = {
      kind: 'row',
      text: 'Total net sales\t391,035',
      cells: ['Total net sales', '391,035'],
      locator: {},
    };
    const tagged: TaggedFact = {
      concept: 'us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax',
      value: '391035000000',
      shown: '391,035',
      numeric: true,
      unit: 'USD',
      scale: 6,
      negative: false,
      period: { start: '2023-10-01', end: '2024-09-28' },
      dimensions: {},
      place: { segment: 0, cell: 1 },
    };
    const chunk = tableChunk([['', '2024'], row.cells ?? []], { company: 'Apple Inc.', document: 'aapl.htm' });
    const part = { ...tagged, value: '1', dimensions: { 'us-gaap:StatementBusinessSegmentsAxis': 'aapl:Americas' } };
    const hidden = { ...tagged, value: '2', place: undefined };

    const [revenue] = fileFacts({ segments: [row], facts: [part, hidden, tagged] }, [chunk]);

    expect(revenue?.facts).toMatchObject([{ period: '2024', value: 391_035_000_000, unit: 'USD', shown: '391,035' }]);
    expect(chunk.text.slice(revenue?.facts[0]?.start, revenue?.facts[0]?.end)).toBe('391,035');
  });
});

describe('a question for one figure', () => {
  describe('of a segment', () => {
    const bySegment = tableChunk(
      [
        ['구분', '2021년', '2020년'],
        ['반도체', '94,158', '72,858'],
        ['디스플레이', '31,713', '30,586'],
        ['합계', '279,604', '236,807'],
      ],
      {
        company: '한빛전자주식회사',
        document: '한빛전자_사업보고서.pdf',
        language: 'ko',
        section: '사업의 내용 > 부문별 매출',
        unit: '(단위 : 십억원)',
        periods: ['2020', '2021'],
      },
    );

    it.each(['한빛전자 반도체 부문의 2021년 매출은?', '한빛전자의 2021년 반도체 매출은 얼마야?', '반도체 2021년 매출'])(
      'is not answered with the known total: %s',
      async (query) => {
        const made = await ask(query, [older, bySegment]);
        expect(first(made)).toMatchObject({ check: 'verified', text: expect.stringMatching(/반도체.*94,158/) });
      },
    );

    it('leaves the total to a question for the total', async () => {
      const made = await ask('한빛전자의 2021년 매출은?', [older, bySegment]);
      expect(first(made)?.text).toContain('279,604');
    });
  });

  it('is answered by the fact, with a finding that it agrees with the statements', async () => {
    const made = await ask('한빛전자의 2020년 매출은 얼마야?', [older]);
    expect(first(made)).toMatchObject({
      check: 'verified',
      findings: expect.arrayContaining([expect.objectContaining({ code: 'matchesFact' })]),
    });
    expect(first(made)?.text).toContain('236,806');
  });

  it('is answered by the latest document if documents differ, with a note', async () => {
    const made = await ask('한빛전자의 2021년 매출은 얼마야?', [older, later]);
    expect(first(made)?.text).toContain('278,000');
    expect(first(made)?.findings).toContainEqual(
      expect.objectContaining({ code: 'restated', instead: '279,604, 2021_사업보고서.pdf' }),
    );
  });

  it.each([
    ['한빛전자의 2021년 매출은?', [true]],
    ['한빛전자의 2021년 매출 증가율은?', [false, false]],
    ['한빛전자의 2021년 반도체 매출은?', [false]],
    ['한빛전자의 2021년 매출이 늘어난 이유는?', [false]],
    ['한빛전자의 2018년 매출은?', []],
    ['다른전자의 2021년 매출은?', []],
  ])('is answered from passages if it asks for a part, a change or a reason: %j', async (query, answers) => {
    const scope = { tenant: 'hanbit', projectIds: ['prj_000000000001'] };
    const asked = ground(plan({ query, history: [], sources: [], now: Date.UTC(2023, 5, 1) }), [older]);
    const known = await knownFacts(readerOf(factsOf(older)), asked, scope, [older]);
    expect(known.map((fact) => fact.answers)).toEqual(answers);
  });

  it('is never answered by the fact of another document that names no company', async () => {
    // Prepare
    const { company: _, ...NAMELESS } = { ...CONTEXT, language: 'en' };
    const of = (chunk: Chunk, document: string): Chunk => ({
      ...chunk,
      context: { ...NAMELESS, document, periods: ['2022', '2021'] },
    });
    const other = of(later, 'vesper-pianos-annual-report.pdf');
    const own: Chunk = {
      ...of(older, 'oakley-vets-letter.pdf'),
      kind: 'prose',
      text: 'Oakley Vets opened four clinics in 2022.',
    };

    // Act
    const made = await ask("What was Oakley Vets' revenue in 2022?", [other, own]);

    // Assess
    expect(JSON.stringify(made.blocks)).not.toMatch(/Oakley Vets reported[^"]*302,231[^}]*"verified"/);
  });

  it('is never answered by a fact whose passage has changed', async () => {
    const stale = readerOf(factsOf(older));
    const changed = { ...older, text: older.text.replace('236,806', '111,111') };
    const [record] = await stale({
      tenant: 'hanbit',
      projectId: '',
      entity: entityKey(CONTEXT.company),
      metric: 'revenue',
    });
    expect(record?.facts).toHaveLength(2);
    const made = await ask('한빛전자의 2020년 매출은 얼마야?', [changed]);
    expect(first(made)?.text).toContain('111,111');
  });
});

describe('a sentence compared with facts', () => {
  const fact: KnownFact = {
    ...{ metric: 'revenue', label: '매출액', period: '2021', value: 278_000_000_000, half: 500_000, unit: 'KRW' },
    ...{ basis: 'consolidated', shown: '278,000', company: '한빛전자주식회사', document: '2022_사업보고서.pdf' },
    ...{ chunkId: `${NEW}#0`, start: 0, end: 1, answers: false, restates: [] },
  };
  const row = cite(older, '수익(매출액)\t279,604\t236,806');

  it('is uncertain if the latest statements contradict it, and both figures are shown', () => {
    const verdict = checkSentence({ text: '2021년 매출액은 279,604백만원입니다.', cited: [row] }, [], [fact]);
    expect(verdict).toMatchObject({
      check: 'uncertain',
      findings: [{ code: 'factDiffers', about: '279,604백만원', instead: '278,000, 2022_사업보고서.pdf' }],
    });
  });

  it.each([
    ['of another period', '2020년 매출액은 236,806백만원입니다.'],
    ['of another metric', '2021년 영업이익은 500백만원입니다.'],
  ])('is not checked if it is %s', (_, text) => {
    const cited = [cite(older, text.includes('영업') ? '영업이익\t500\t500' : row.quote)];
    expect(checkSentence({ text, cited }, [], [fact]).findings).not.toContainEqual(
      expect.objectContaining({ code: 'factDiffers' }),
    );
  });

  it('agrees with the fact that it rounds', () => {
    const chunk = income(NEW, ['2021'], ['278,000'], 'x.pdf');
    const text = '2021년 매출액은 약 2,780억 원입니다.';
    expect(checkSentence({ text, cited: [cite(chunk, '수익(매출액)\t278,000')] }, [], [fact])).toMatchObject({
      check: 'verified',
      findings: expect.arrayContaining([expect.objectContaining({ code: 'matchesFact' })]),
    });
  });
});
