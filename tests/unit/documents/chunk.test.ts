// Chunks lose nothing of a document, add nothing, and are the same every time.
import { describe, expect, it } from 'vitest';
import { chunk } from '#functions/documents/chunk/chunk.ts';
import { glue, wordsOf } from '#functions/documents/chunk/line-ends.ts';
import { splitText } from '#functions/documents/chunk/split.ts';
import { locate } from '#functions/documents/locate.ts';
import type { Segment } from '#shared/model/file.ts';
import { countOf, fc } from '#tests/helpers/properties.ts';

const chunkOf = (segments: readonly Segment[], language = 'en') =>
  chunk({ fileId: 'fil_a', projectId: 'prj_a', filename: 'report.pdf', segments, language });

const row = (cells: readonly string[], locator: Segment['locator'] = { page: 1 }): Segment => ({
  kind: 'row',
  text: cells.join('\t'),
  cells: [...cells],
  locator,
});
const text = (value: string, locator: Segment['locator'] = {}): Segment => ({ kind: 'text', text: value, locator });
const heading = (value: string, level = 1): Segment => ({ kind: 'heading', text: value, level, locator: {} });

const word = fc.stringMatching(/^[A-Za-z0-9가-힣ぁ-ん,.()]{1,12}$/);
const sentence = fc.array(word, { minLength: 1, maxLength: 300 }).map((words) => words.join(' '));
const anySegment: fc.Arbitrary<Segment> = fc.oneof(
  sentence.map((value) => text(value)),
  fc.tuple(sentence, fc.integer({ min: 1, max: 5 })).map(([value, level]) => heading(value.slice(0, 80), level)),
  fc.array(word, { minLength: 2, maxLength: 5 }).map((cells) => row(cells, {})),
  sentence.map((value): Segment => ({ kind: 'note', text: value, locator: {} })),
);
/** Segments with unique locators, so that none can be mistaken for its neighbor. */
const document = fc
  .array(anySegment, { minLength: 1, maxLength: 40 })
  .map((segments) => segments.map((segment, n): Segment => ({ ...segment, locator: { line: n * 10 + 1 } })));

describe('chunks of any document', () => {
  it('lose no text and add none', () => {
    fc.assert(
      fc.property(document, (segments) => {
        const chunks = chunkOf(segments);
        const found = new Map<number, string>();
        for (const { text: whole, spans } of chunks)
          for (const { start, end, locator } of spans) {
            const line = locator.line ?? 0;
            const piece = whole.slice(start, end);
            const content = segments[(line - 1) / 10]?.text ?? '';
            expect(content).toContain(piece);
            // Headers are repeated; everything else appears once, in order.
            if (found.get(line) !== content) found.set(line, (found.get(line) ?? '') + piece);
          }
        segments.forEach((segment, n) => {
          if (segment.kind !== 'note') expect(found.get(n * 10 + 1)).toBe(segment.text);
          else expect(found.has(n * 10 + 1)).toBe(false);
        });
      }),
      { numRuns: countOf(50, 150) },
    );
  });

  it('have a place for every character but separators, and resolve any range', () => {
    fc.assert(
      fc.property(document, fc.nat(), fc.nat(), (segments, from, length) => {
        for (const piece of chunkOf(segments)) {
          let at = 0;
          for (const { start, end } of piece.spans) {
            expect(start).toBeGreaterThanOrEqual(at);
            expect(piece.text.slice(at, start)).toMatch(/^[\n ]?$/);
            expect(end).toBeLessThanOrEqual(piece.text.length);
            at = end;
          }
          expect(at).toBe(piece.text.length);
          const start = from % piece.text.length;
          expect(locate(piece, start, start + (length % 50) + 1).line).toBeGreaterThan(0);
        }
      }),
      { numRuns: countOf(50, 150) },
    );
  });

  it('have the same ids and contents every time', () => {
    fc.assert(
      fc.property(document, (segments) => {
        const chunks = chunkOf(segments);
        expect(chunkOf(segments)).toEqual(chunks);
        expect(chunks.map(({ id }) => id)).toEqual(chunks.map((_, n) => `fil_a#${n}`));
      }),
      { numRuns: countOf(10, 30) },
    );
  });

  it('are shorter than the limit', () => {
    fc.assert(
      fc.property(document, (segments) => {
        for (const { text: whole, kind } of chunkOf(segments))
          expect(whole.length).toBeLessThan(kind === 'prose' ? 4_700 : 12_000);
      }),
      { numRuns: countOf(17, 50) },
    );
  });

  it('split a text without loss, and never inside a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), fc.integer({ min: 5, max: 60 }), (value, most) => {
        const parts = splitText(value, most);
        expect(parts.join('')).toBe(value);
        for (const part of parts) expect(part.isWellFormed()).toBe(value.isWellFormed() || part.isWellFormed());
      }),
    );
  });
});

describe('chunks of a statement', () => {
  const header = row(['', '제 53 기', '제 52 기']);
  const figures = Array.from({ length: 100 }, (_, n) =>
    row([`항목 ${n}`, `${n},000`, `${n},111`], { page: 1 + Math.floor(n / 50) }),
  );
  const segments: Segment[] = [
    text('회사명: 가온물류 주식회사'),
    heading('2. 연결재무제표'),
    text('연결 손익계산서'),
    text('제 53 기 2021.01.01 부터 2021.12.31 까지'),
    text('(단위 : 백만원)'),
    header,
    ...figures,
  ];

  it('repeat the header rows, each with its own place', () => {
    // Act
    const tables = chunkOf(segments, 'ko').filter(({ kind }) => kind === 'table');
    // Assess
    expect(tables.length).toBeGreaterThan(2);
    for (const { text: whole, spans } of tables) {
      expect(whole).toContain('\t제 53 기\t제 52 기');
      expect(whole.split('\n').length).toBeLessThanOrEqual(46);
      const at = whole.indexOf('\t제 53 기');
      expect(spans.find(({ start, end }) => start <= at && at < end)?.locator).toEqual({ page: 1 });
    }
    expect(tables[0]?.text.startsWith('2. 연결재무제표\n연결 손익계산서\n')).toBe(true);
  });

  it('have company, section, unit, basis and the periods of their columns', () => {
    for (const { context, kind } of chunkOf(segments, 'ko'))
      if (kind === 'table')
        expect(context).toMatchObject({
          document: 'report.pdf',
          section: '2. 연결재무제표',
          unit: '(단위 : 백만원)',
          basis: 'consolidated',
          language: 'ko',
          periods: expect.arrayContaining(['2020', '2021']),
        });
    expect(chunkOf(segments, 'ko')[0]?.context.company).toBe('가온물류 주식회사');
  });

  it('of a separate statement record that the document has consolidated ones too', () => {
    // Act
    const separate = chunkOf([...segments, heading('4. 재무제표'), text('손익계산서'), header, ...figures], 'ko');
    const basesOf = (chunks: typeof separate) =>
      new Set(chunks.map(({ context }) => `${context.basis} ${context.hasConsolidated}`));

    // Assess
    expect(basesOf(separate.filter(({ kind }) => kind === 'table'))).toEqual(
      new Set(['consolidated undefined', 'separate true']),
    );
  });

  const sums = [row(['', '2023', '2022']), row(['Land', '$1,200', '$1,100']), row(['Buildings', '900', '800'])];
  const unitOf = (segments: readonly Segment[]) => chunkOf(segments).find(({ kind }) => kind === 'table')?.context.unit;
  it('use the unit of the sentence before the table', () => {
    const lead = `${'Property is stated at cost. '.repeat(8)}The components were as follows (in millions):`;
    expect(unitOf([text(lead), ...sums])).toContain('in millions');
  });
  it('use the unit that the document states for all its tables', () => {
    const note = text('Unless otherwise noted, tabular dollars are in millions, except per share amounts.');
    expect(unitOf([note, heading('Property'), text('Property is stated at cost.'), ...sums])).toContain('in millions');
  });
  it('use no unit if the document states several, or for counts', () => {
    const notes = [
      text('Unless otherwise noted, tabular dollars are in millions.'),
      text('Unless otherwise indicated, tabular dollars are in thousands.'),
    ];
    expect(unitOf([...notes, heading('Property'), ...sums])).toBeUndefined();
    const votes = [row(['Nominee', 'For', 'Against']), row(['A. Moore', '1,200,000', '1,100'])];
    expect(unitOf([notes[0] ?? text(''), heading('Votes'), ...votes])).toBeUndefined();
  });
  const bare = [row(['', '2023', '2022']), row(['Revenue', '1,200', '1,100']), row(['Costs', '900', '800'])];
  const amountsOf = (above: readonly Segment[]) =>
    chunkOf([...above, heading('A chapter', 2), text('The year was a good one for all of us.'), ...bare]).at(-1)
      ?.context.unitOfAmounts;
  it.each([
    ['All amounts in thousands of euros unless otherwise stated.', 'thousands of euros'],
    ['Amounts are presented in USD million unless noted otherwise.', 'USD million'],
    ['All figures are in £ thousands.', '£ thousands'],
    ['본 보고서의 금액은 별도의 언급이 없는 한 백만원 단위입니다.', '백만원'],
    ['※ 모든 금액의 단위는 천원임', '천원'],
    ['（百万円未満切捨て）', '百万円'],
    ['金額は特に記載のない限り千円単位で表示しています。', '千円'],
    ['보고기간은 2025년이다. 단위: 백만원.', '백만원'],
    ['第9期の報告。単位は百万円、端数は四捨五入。', '百万円'],
    ['보고기간은 2025년이다. 단위는 천만원이 아니라 백만원이며 별도 기준이다.', '백만원'],
    ['第9期の報告。単位は億円ではなく百万円。', '百万円'],
  ])("keep the note below the document's title: %s", (note, unit) => {
    expect(amountsOf([heading('A report'), text(note)])).toContain(unit);
  });
  it.each([
    ['제12기 2025년 1월 1일부터 12월 31일까지 (단위: 따로 적지 않으면 백만원)', '백만원'],
    ['Year ended 31 March 2026 (£ million)', '£ million'],
    ['제12기. 단위는 천만원이 아니라 백만원이며 별도 기준이다.', '백만원'],
    ['Year ended 31 March 2026, not in thousands but in millions of euros', 'in millions of euros'],
    ['2025年4月1日から2026年3月31日まで（単位：千円）', '千円'],
  ])('use the unit of the line between the title and the first section: %s', (line, unit) => {
    expect(amountsOf([heading('A report'), text(line), heading('Business', 2), text('We sell bricks.')])).toContain(
      unit,
    );
  });
  it('do not use the note of one table for another', () => {
    expect(amountsOf([heading('A report'), ...sums, text('Amounts in millions of euros.')])).toBeUndefined();
  });
  it('prefer the unit of a nearer heading to the document’s', () => {
    const above = [heading('A report'), text('All amounts in thousands of euros.'), heading('Figures (EUR million)')];
    expect(amountsOf(above)).toBe('(EUR million)');
  });
  it.each(['EUR thousand unless stated otherwise', "All figures in $'000", '金額単位：千円', 'NOK million'])(
    'use the unit of a line above the table: %s',
    (line) => {
      expect(unitOf([heading('Income'), text(line), ...bare])).toBeDefined();
    },
  );
  it('use the unit of the table before if only a title is between them', () => {
    const next = [row(['', '2023', '2022', '2021']), row(['Rent', '$70', '$60', '$50']), row(['Tax', '7', '6', '5'])];
    const chunks = chunkOf([text('(in thousands)'), ...sums, heading('Costs', 2), ...next]);
    expect(chunks.at(-1)?.context.unit).toContain('in thousands');
  });
  it("use the headers and the unit of a table's beginning on its next page", () => {
    // Prepare
    const rest = [
      text('(단위 : 백만원)'),
      header,
      row(['매출액', '1,000', '900']),
      text('계속'),
      row(['영업이익', '100', '90'], { page: 2 }),
    ];
    // Act
    const last = chunkOf(rest, 'ko').at(-1);
    // Assess
    expect(last?.text).toBe('계속\n\t제 53 기\t제 52 기\n영업이익\t100\t90');
    expect(last?.context.unit).toBe('(단위 : 백만원)');
  });
});

describe('places', () => {
  it('of a quote are all lines on the first page with part of it', () => {
    // Prepare
    const a: Segment = text('First line that is long', { page: 3, box: [0.1, 0.1, 0.9, 0.12] });
    const b: Segment = text('second line of it that goes on', { page: 3, box: [0.1, 0.125, 0.9, 0.145] });
    const c: Segment = text('and ends on the next page.', { page: 4, box: [0.1, 0.05, 0.5, 0.07] });
    // Act
    const [only] = chunkOf([a, b, c]);
    // Assess
    expect(only?.text).toBe('First line that is long second line of it that goes on and ends on the next page.');
    expect(locate(only!, 0, only!.text.length)).toEqual({ page: 3, box: [0.1, 0.1, 0.9, 0.145] });
    expect(locate(only!, only!.text.indexOf('ends'), only!.text.length).page).toBe(4);
  });

  it('of a cell in a sheet are that cell, and of a row its range', () => {
    // Prepare
    const [only] = chunkOf([
      row(['', '2021'], { sheet: 'PL', range: 'B1:C1' }),
      row(['매출', '5,000'], { sheet: 'PL', range: 'B2:C2' }),
    ]);
    const at = only!.text.indexOf('5,000');
    // Act & Assess
    expect(locate(only!, at, at + 5)).toEqual({ sheet: 'PL', range: 'C2' });
    expect(locate(only!, only!.text.indexOf('매출'), at + 5)).toEqual({ sheet: 'PL', range: 'B2:C2' });
  });
});

describe('words at line ends', () => {
  const layout = { edges: new Map([[1, 0.9]]), gap: 0.65, wrap: undefined };
  const line = (content: string, right: number): Segment => text(content, { page: 1, box: [0.1, 0.1, right, 0.112] });
  const words = wordsOf(
    [text('이는 최소화하는데 쓰며 권역 내 자금을 통합운용하여 늘린다'), text('점유율은 1.2%로 추정됩니다.')],
    [],
    layout,
  );
  it.each([
    ['위험을 최소', '화하는데 중점', ''],
    ['권역 내 자금을', '통합운용하여 관리', ' '],
    ['비용이 증가하는 것으로', '추정됩니다.', ' '],
    ['출고 1건당 평균 단가', '는 2,940원이고', ''],
    ['시장이 17% 성장', '하고 있습니다', ''],
    ['売上高は増', '加した', ''],
    ['net', 'income', ' '],
    ['long-', 'term', ''],
  ])('are joined directly or by a space: %s | %s', (a, b, between) => {
    expect(glue(a, b, words)).toBe(between);
  });

  it('are separated by spaces if lines end before the edge by varying amounts', () => {
    // Prepare
    const ends = [0.9, 0.84, 0.87, 0.82, 0.86];
    const lines = ends.map((right) => line('줄의 첫머리와 낱말들', right));
    const pairs = lines.slice(1).map((next, n): [Segment, Segment] => [lines[n] ?? next, next]);
    const ragged = wordsOf(lines, pairs, layout);
    const flush = wordsOf(
      lines,
      pairs.map(([a, b]) => [{ ...a, locator: { page: 1, box: [0.1, 0.1, 0.9, 0.112] } }, b]),
      layout,
    );
    // Act & Assess
    expect(glue('고객사 물류센터', '운영현황을 보면', ragged)).toBe(' ');
    expect(glue('고객사 물류센터', '운영현황을 보면', flush)).toBe('');
  });

  it("are joined in one paragraph, whatever the document's line spacing", () => {
    // Prepare: gaps of 0.7 lines within a paragraph, of 1.4 between paragraphs
    const at = (content: string, top: number, right = 0.89): Segment =>
      text(content, { page: 1, box: [0.1, top, right, top + 0.01] });
    const segments = [
      at('계약은 2026년에 만료되어', 0.1),
      at('협의를 시작합니다.', 0.117, 0.3),
      at('둘째 문단의 첫 줄이 여기 있고', 0.141),
      at('둘째 줄이 이어집니다.', 0.158, 0.3),
    ];
    // Act
    const [only] = chunk({ fileId: 'f', projectId: 'p', filename: 'a.pdf', segments });
    // Assess
    expect(only?.text).toBe(
      '계약은 2026년에 만료되어 협의를 시작합니다.\n둘째 문단의 첫 줄이 여기 있고둘째 줄이 이어집니다.',
    );
  });
});

describe('wrapped lines of plain text', () => {
  const lines = (...texts: string[]): Segment[] => texts.map((one, n) => text(one, { line: n + 1 }));
  const WRAPPED = [
    'The ferry leaves the north pier every day of the week, and the crew of the',
    'boat is paid by the month whatever the number of passengers who came along',
    'the pier in it and whatever the weather was like on that day of the month.',
    'The pier is let by the harbour board to the company until the last day of',
  ];

  it('continue if a line was broken early', () => {
    const [only] = chunkOf(lines(...WRAPPED, 'June 2031.'));

    expect(only?.text).toContain('until the last day of June 2031.');
  });

  it('end before a clause with its own number', () => {
    const [only] = chunkOf(lines(...WRAPPED, '3.4 Rent is due in May.'));

    expect(only?.text.split('\n').at(-1)).toBe('3.4 Rent is due in May.');
  });
});
