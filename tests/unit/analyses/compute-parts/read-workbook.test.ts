// Reading a person's workbook: in its units and currency, without totals, and naming omitted rows.
import { describe, expect, it } from 'vitest';
import { compute } from '#functions/analyses/compute.ts';
import { contextFor, sheetOf } from '#tests/helpers/section-context.ts';

type Row = readonly (string | number)[];
type Given = {
  readonly above?: readonly Row[];
  readonly revenue?: string;
  readonly scales?: Readonly<Record<string, number>>;
  readonly currency?: string;
};

const bridgeOf = async (rows: readonly Row[], { above = [], revenue = 'Revenue', scales, currency }: Given = {}) => {
  const columns = { item: 'Item', period: 'Period', quantity: 'Quantity', revenue };
  const context = contextFor({
    type: 'PvmAnalysis',
    inputs: {
      grouping: 'BySegment',
      workbook: { fileId: 'fil_000000000001_00000000000000ff', columns, ...(scales ? { scales } : {}) },
      ...(currency ? { currency } : {}),
    },
    sheets: [sheetOf('Sales', [...above, Object.values(columns), ...rows])],
  });
  const built = await compute({ kind: 'compute', calculator: 'pvm', part: 'bridge' }, context);
  const table = built.blocks.find((block) => block.kind === 'table');
  const row = table?.rows[0]?.map(({ text }) => text) ?? [];
  return { before: row[1], after: row.at(-1), unit: table?.columns[1]?.unit, built };
};
const ROWS: readonly Row[] = [
  ['a', '2024', 10, 100],
  ['a', '2025', 10, 150],
];

describe('sheets with one header', () => {
  const columns = { item: 'Item', period: 'Period', quantity: 'Quantity', revenue: 'Revenue' };
  const sheetOfYear = (year: string, unit: string, revenue: number) =>
    sheetOf(year, [[`Sales ${year} ${unit}`], Object.values(columns), ['a', year, 10, revenue]]);
  const builtOf = (unit: string, sheet?: string) =>
    compute(
      { kind: 'compute', calculator: 'pvm', part: 'bridge' },
      contextFor({
        type: 'PvmAnalysis',
        inputs: { workbook: { fileId: 'fil_000000000001_00000000000000ff', columns, ...(sheet ? { sheet } : {}) } },
        sheets: [sheetOfYear('2024', '(USD thousand)', 100), sheetOfYear('2025', unit, 150)],
      }),
    );

  it('are combined and named if none is chosen', async () => {
    const { blocks, note } = await builtOf('(USD thousand)');

    expect(blocks.find((block) => block.kind === 'table')?.rows[0]?.[1]?.text).toBe('100,000');
    expect(note).toContain('Sheets calculated together: 2024, 2025.');
  });

  it.each([
    ['one is chosen', '(USD thousand)', '2025'],
    ['their units differ', '(USD million)', undefined],
  ])('are read separately if %s', async (_, unit, sheet) => {
    expect((await builtOf(unit, sheet)).note).not.toContain('Sheets calculated together');
  });
});

describe('units of a workbook', () => {
  it.each([
    ['the header', { revenue: 'Revenue (KRW mn)' }, 'KRW million'],
    ['a caption', { above: [['(단위: 백만원)']] }, 'KRW million'],
    ['the cell above', { above: [['', '', '', '(USD m)']] }, '$ million'],
  ])('are applied and reported as in %s', async (_, given, unit) => {
    const found = await bridgeOf(ROWS, given);

    expect(found).toMatchObject({ before: '100', after: '150', unit });
    expect(found.built.note).toContain('Units of the workbook applied: Revenue × 1,000,000 (“');
    expect(found.built.assumptions).toMatchObject([
      { label: 'Item' },
      { label: 'Period' },
      { label: 'Quantity' },
      { label: 'Revenue' },
      { label: 'Unit of Revenue', value: '× 1,000,000' },
    ]);
  });

  it('are those entered by a person who corrected the file', async () => {
    const found = await bridgeOf(ROWS, { revenue: 'Revenue (KRW mn)', scales: { revenue: 3 } });

    expect(found).toMatchObject({ before: '100,000', after: '150,000' });
    expect(found.built.note).toContain('Revenue × 1,000 (entered by hand)');
  });

  it('apply to the smallest amounts too', async () => {
    const rows = [
      ['a', '2024', 10, '0.0000002'],
      ['a', '2025', 10, '0.0000003'],
    ];

    expect(await bridgeOf(rows, { revenue: 'Revenue (십억원)' })).toMatchObject({ before: '200' });
  });

  it('do not apply to a cell with its own unit', async () => {
    const rows = [
      ['a', '2024', 10, '1.5억원'],
      ['a', '2025', 10, 200],
    ];

    expect(await bridgeOf(rows, { revenue: 'Revenue (백만원)' })).toMatchObject({
      before: '150',
      after: '200',
    });
  });
});

describe('currencies of a workbook', () => {
  const noteOf = async (rows: readonly Row[], given: Given = {}) => {
    const { built } = await bridgeOf(rows, given);
    return built.blocks.length === 0 ? built.note : 'computed';
  };

  it('are refused if there are several, or another was chosen', async () => {
    const mixed = [
      ['a', '2024', 10, '$100'],
      ['a', '2025', 10, '₩150'],
    ];

    expect(await noteOf(mixed)).toBe('Figures in KRW and $ are mixed.');
    expect(await noteOf(ROWS, { revenue: 'Revenue (USD)', currency: 'KRW' })).toContain(
      'amounts in USD, but KRW was chosen',
    );
    expect(await noteOf(ROWS, { revenue: 'Revenue ($)', currency: 'HKD' })).toBe('computed');
  });

  it('are refused if a column beside the amounts names several', async () => {
    const columns = { item: 'Item', period: 'Period', quantity: 'Quantity', revenue: 'Revenue' };
    const workbook = { fileId: 'fil_000000000001_00000000000000ff', columns };
    const noteFor = async (first: string, second: string) => {
      const rows = ROWS.map((row, i) => [...row, i === 0 ? first : second]);
      const sheets = [sheetOf('Sales', [[...Object.values(columns), '통화'], ...rows])];
      const context = contextFor({ type: 'PvmAnalysis', inputs: { grouping: 'BySegment', workbook }, sheets });
      return (await compute({ kind: 'compute', calculator: 'pvm', part: 'bridge' }, context)).note;
    };

    expect(await noteFor('KRW', 'USD')).toBe('Figures in KRW and USD are mixed.');
    expect(await noteFor('KRW', '원')).toBeUndefined();
    expect(await noteFor('North', 'South')).toBeUndefined();
  });

  it('are not mixed with percentages', async () => {
    const mixed = [
      ['a', '2024', 10, '5%'],
      ['a', '2025', 10, '0.05'],
    ];

    expect(await noteOf(mixed)).toContain('Some figures of Revenue are percentages');
  });
});

describe('rows of a workbook', () => {
  it('are reported with count and position if they are incomplete', async () => {
    const { built, before } = await bridgeOf([...ROWS, ['b', '2024', '', 40], ['c', '2024', 3, '-'], ['', '', '', '']]);

    expect(before).toBe('100');
    expect(built.note).toBe('Rows left out because a value is missing (Quantity, Revenue): 2 (A4, A5; sum 40).');
  });

  it.each(['합계', '총합계', '2024년 합계', 'Grand Total', 'A Total', '소계(A)', '総計', '小 計', '[합계]', '계'])(
    'are left out as totals if named %s',
    async (name) => {
      const { built, before } = await bridgeOf([...ROWS, [name, '2024', 10, 100]]);

      expect(before).toBe('100');
      expect(built.note).toMatch(/^Total rows left out: 1 \(A4\)\./);
    },
  );

  it.each(['TotalEnergies', 'Total Wine', '계산기', '통계청', '합계산업'])(
    'are not totals if named %s',
    async (name) => {
      const { before } = await bridgeOf([...ROWS, [name, '2024', 10, 100]]);

      expect(before).toBe('200');
    },
  );

  it('are not totals if a segment has all of them', async () => {
    const head = ['Item', 'Period', 'Quantity', 'Revenue', 'Segment'];
    const columns = Object.fromEntries(head.map((name) => [name.toLowerCase(), name]));
    const workbook = { fileId: 'fil_000000000001_00000000000000ff', columns };
    const sheets = [sheetOf('Sales', [head, ...ROWS.map((row) => [...row, '전체'])])];

    const { status, note } = await compute(
      { kind: 'compute', calculator: 'pvm', part: 'groups' },
      contextFor({ type: 'PvmAnalysis', inputs: { workbook }, sheets }),
    );

    expect([status, note]).toEqual(['done', undefined]);
  });

  it('are counted and reported if they repeat', async () => {
    const { built, before } = await bridgeOf([...ROWS, ROWS[0] ?? []]);

    expect(before).toBe('200');
    expect(built.note).toContain('Duplicate rows, which were counted: 1 (A4)');
  });

  it('are reported without a group if others have one', async () => {
    const head = ['Item', 'Period', 'Quantity', 'Revenue', 'Segment'];
    const columns = Object.fromEntries(head.map((name) => [name.toLowerCase(), name]));
    const rows = [
      [...(ROWS[0] ?? []), 'A'],
      [...(ROWS[1] ?? []), ''],
    ];
    const workbook = { fileId: 'fil_000000000001_00000000000000ff', columns };
    const context = contextFor({
      type: 'PvmAnalysis',
      inputs: { workbook },
      sheets: [sheetOf('Sales', [head, ...rows])],
    });

    const { note } = await compute({ kind: 'compute', calculator: 'pvm', part: 'groups' }, context);

    expect(note).toBe('Rows with an empty Segment, counted as a separate group: 1 (A3).');
  });

  it('are merged if their names differ in case only, but not in spaces', async () => {
    const { built } = await bridgeOf([...ROWS, ['A', '2024', 1, 5]]);
    const spaced = await bridgeOf([...ROWS, ['a c', '2024', 1, 5], ['ac', '2024', 1, 5]]);

    expect(built.note).toContain('Counted as one, although capitals or spaces differ: a / A.');
    expect(spaced.built.note).toContain('counted separately: a c / ac');
  });

  it('are also reported with a refusal if they were left out', async () => {
    const { built } = await bridgeOf([ROWS[0] ?? [], ['', '2025', 10, 150]]);

    expect(built).toMatchObject({ status: 'failed', blocks: [] });
    expect(built.note).toContain('At least 2 periods are needed; there are 1. Rows left out');
  });

  it('are ignored if they repeat the header', async () => {
    const { before, built } = await bridgeOf([...ROWS, ['Item', 'Period', 'Quantity', 'Revenue'], ['b', '2024', 1, 5]]);

    expect([before, built.status]).toEqual(['105', 'done']);
  });
});

describe('periods of a workbook', () => {
  const bridge = async (from: string, to: string) =>
    bridgeOf([
      ['a', from, 10, 100],
      ['a', to, 10, 150],
    ]);

  it('are ordered by number if time does not distinguish them', async () => {
    expect(await bridge('2024 2H', '2024 1H')).toMatchObject({ before: '150', after: '100' });
  });

  it('are the last two of several, which is reported', async () => {
    const { built } = await bridgeOf([['a', '2023', 1, 1], ...ROWS]);

    expect(built.note).toBe('Of 3 periods, the last two are compared: 2024 and 2025.');
  });

  const cohortsOf = async (dates: readonly string[], grain = 'month') => {
    const columns = { customer: 'Customer', date: 'Date', revenue: 'Amount' };
    const rows = dates.map((date, i) => [`c${i}`, date, 10]);
    const sheets = [sheetOf('Payments', [Object.values(columns), ...rows])];
    const workbook = { fileId: 'fil_000000000001_00000000000000ff', columns };
    const context = contextFor({ type: 'CohortAnalysis', inputs: { grain, workbook }, sheets });
    const { blocks, note } = await compute({ kind: 'compute', calculator: 'cohorts', part: 'sizes' }, context);
    return blocks[0]?.kind === 'table' ? blocks[0].rows.map(([first]) => first?.text) : note;
  };

  it('with the year last are read if some day tells which number is the month, and refused otherwise', async () => {
    expect(await cohortsOf(['03/04/2025', '25/04/2025'])).toEqual(['2025-04']);
    expect(await cohortsOf(['2025-01-06(월)', '2025-01-07T10:00:00Z'])).toEqual(['2025-01']);
    expect(await cohortsOf(['03/04/2025', '04/25/2025'])).toEqual(['2025-03', '2025-04']);
    expect(await cohortsOf(['03/04/2025', '04/05/2025'])).toContain(
      '“03/04/2025” isn’t a date or can be read in two ways',
    );
    expect(await cohortsOf(['25/04/2025', '04/25/2025'])).toContain('isn’t a date');
  });

  it('of a month without its zero are October, January or refused, depending on the other cells', async () => {
    expect(await cohortsOf(['2025.09', '2025.1', '2025.11'])).toEqual(['2025-09', '2025-10', '2025-11']);
    expect(await cohortsOf(['2025.1', '2025.2', '2025.3'])).toEqual(['2025-01', '2025-02', '2025-03']);
    expect(await cohortsOf(['2025.1', '2025.9', '2025.1', '2025.11'])).toContain('“2025.1” isn’t a date');
    expect((await bridge('2025.1', '2025.11')).built.note).toContain('“2025.1” isn’t a date');
  });

  it.each(['2024년 1월~3월', 'Jan-Mar 2024', '2024年4月～6月', '2024-01 ~ 2024-03', '2024-13', '2024 1분기 누적'])(
    'that are %s are not a single one',
    async (span) => {
      expect(await cohortsOf([span], 'quarter')).toContain('isn’t a date');
    },
  );

  it('of a quarter are quarters', async () => {
    expect(await cohortsOf(['2024/3Q', '2024 Q4', '1Q25'], 'quarter')).toEqual(['2024-Q3', '2024-Q4', '2025-Q1']);
    expect(await cohortsOf(['2024 Q4', '1Q25'])).toContain('“2024 Q4” isn’t a date');
  });
});
