// A clean sentence passes; a changed digit, unit, sign, period, basis or quote is caught, in three languages.
import { describe, expect, it } from 'vitest';
import { checkSentence } from '#functions/engine/verify/check-sentence.ts';
import { chunkOf, cite, tableChunk } from '#tests/helpers/chunks.ts';
import { countOf, fc } from '#tests/helpers/properties.ts';

const RUNS = { numRuns: countOf(30, 1000) };
const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

const amount = fc.integer({ min: 10_000, max: 999_999_999 });
const year = fc.integer({ min: 2005, max: 2030 });

const LANGUAGES = [
  {
    name: 'ko',
    label: '매출액',
    unit: '(단위 : 백만원)',
    column: (y: number) => `${y}년`,
    say: (y: number, figure: string) => `한빛전자의 ${y}년 연결 매출액은 ${figure}백만원입니다.`,
    otherUnit: (y: number, figure: string) => `한빛전자의 ${y}년 연결 매출액은 ${figure}천원입니다.`,
  },
  {
    name: 'en',
    label: 'Total revenue',
    unit: '(In millions)',
    column: (y: number) => `December 31, ${y}`,
    say: (y: number, figure: string) => `Hanbit reported consolidated revenue of $${figure} million for fiscal ${y}.`,
    otherUnit: (y: number, figure: string) =>
      `Hanbit reported consolidated revenue of $${figure} billion for fiscal ${y}.`,
  },
  {
    name: 'ja',
    label: '売上高',
    unit: '(単位：百万円)',
    column: (y: number) => `${y}年度`,
    say: (y: number, figure: string) => `楓製作所の${y}年度の連結売上高は${figure}百万円です。`,
    otherUnit: (y: number, figure: string) => `楓製作所の${y}年度の連結売上高は${figure}千円です。`,
  },
] as const;

/** A statement of three years; the requested figures are in the first column. */
const statement = (language: (typeof LANGUAGES)[number], y: number, figures: readonly string[]) =>
  tableChunk(
    [
      ['', language.column(y), language.column(y - 1), language.column(y - 2)],
      [language.label, ...figures],
    ],
    { unit: language.unit, basis: 'consolidated', periods: [String(y), String(y - 1), String(y - 2)] },
  );

describe.each(LANGUAGES)('checkSentence in $name', (language) => {
  const scene = fc
    .record({ y: year, first: amount, second: amount, third: amount })
    .filter(({ first, second, third }) => first !== second && first !== third && second !== third);

  it('verifies a correct sentence', () => {
    fc.assert(
      fc.property(scene, ({ y, first, second, third }) => {
        // Prepare
        const chunk = statement(language, y, [first, second, third].map(grouped));
        // Act
        const { check } = checkSentence({ text: language.say(y, grouped(first)), cited: [cite(chunk)] });
        // Assess
        expect(check).toBe('verified');
      }),
      RUNS,
    );
  });

  it('finds a changed digit', () => {
    fc.assert(
      fc.property(scene, fc.nat(), fc.integer({ min: 1, max: 9 }), ({ y, first, second, third }, at, by) => {
        // Prepare
        const chunk = statement(language, y, [first, second, third].map(grouped));
        const digits = [...String(first)];
        const place = at % digits.length;
        digits[place] = String((Number(digits[place]) + by) % 10);
        const changed = Number(digits.join(''));
        fc.pre(![first, second, third].includes(changed) && String(changed).length === digits.length);
        // Act
        const { check, findings } = checkSentence({ text: language.say(y, grouped(changed)), cited: [cite(chunk)] });
        // Assess
        expect(check).toBe('unsupported');
        expect(findings[0]?.code).toBe('figureMissing');
      }),
      RUNS,
    );
  });

  it('finds another unit', () => {
    fc.assert(
      fc.property(scene, ({ y, first, second, third }) => {
        const chunk = statement(language, y, [first, second, third].map(grouped));
        const { check, findings } = checkSentence({
          text: language.otherUnit(y, grouped(first)),
          cited: [cite(chunk)],
        });
        expect(check).toBe('unsupported');
        expect(findings.map(({ code }) => code)).toContain('unitDiffers');
      }),
      RUNS,
    );
  });

  it('finds another sign', () => {
    fc.assert(
      fc.property(scene, fc.boolean(), ({ y, first, second, third }, isLoss) => {
        const printed = isLoss ? `(${grouped(first)})` : grouped(first);
        const said = isLoss ? grouped(first) : `△${grouped(first)}`;
        const chunk = statement(language, y, [printed, grouped(second), grouped(third)]);
        const { check, findings } = checkSentence({ text: language.say(y, said), cited: [cite(chunk)] });
        expect(check).toBe('unsupported');
        expect(findings.map(({ code }) => code)).toContain('signDiffers');
      }),
      RUNS,
    );
  });

  it('finds another period, shown or not', () => {
    fc.assert(
      fc.property(scene, fc.integer({ min: 1, max: 4 }), ({ y, first, second, third }, back) => {
        const chunk = statement(language, y, [first, second, third].map(grouped));
        const { check, findings } = checkSentence({
          text: language.say(y - back, grouped(first)),
          cited: [cite(chunk)],
        });
        expect(check).toBe('unsupported');
        expect(findings.map(({ code }) => code)).toContain('periodDiffers');
      }),
      RUNS,
    );
  });

  it('finds a quote that is not the stored text', () => {
    fc.assert(
      fc.property(scene, fc.nat(), ({ y, first, second, third }, at) => {
        const chunk = statement(language, y, [first, second, third].map(grouped));
        const cited = cite(chunk);
        const place = at % cited.quote.length;
        const quote = `${cited.quote.slice(0, place)}~${cited.quote.slice(place + 1)}`;
        const { check, findings } = checkSentence({
          text: language.say(y, grouped(first)),
          cited: [{ ...cited, quote }],
        });
        expect({ check, code: findings[0]?.code }).toEqual({ check: 'unsupported', code: 'quoteMissing' });
      }),
      RUNS,
    );
  });

  it('finds the other basis', () => {
    const chunk = statement(language, 2021, ['100,000', '90,000', '80,000']);
    const separate = { ...chunk, context: { ...chunk.context, basis: 'separate' as const } };
    const { check, findings } = checkSentence({ text: language.say(2021, '100,000'), cited: [cite(separate)] });
    expect({ check, code: findings[0]?.code }).toEqual({ check: 'unsupported', code: 'basisDiffers' });
  });
});

describe('checkSentence', () => {
  const statementOfLoss = tableChunk(
    [
      ['(In millions)', '2022', '2021'],
      ['Interest expense', '$', '(112', ')', '$', '(113', ')'],
      ['Basic net income per share', '$', '10.13', '$', '10.10'],
    ],
    { unit: '(In millions, except per share data)', periods: ['2022', '2021'] },
  );

  it('recognizes a figure in another scale, and writes its formula', () => {
    const chunk = tableChunk(
      [
        ['과목', '2021년'],
        ['매출액', '279,604,799'],
      ],
      { unit: '(단위 : 백만원)', periods: ['2021'] },
    );
    const { check, findings } = checkSentence({
      text: '2021년 매출액은 279조 6,048억 원입니다.',
      cited: [cite(chunk)],
    });
    expect(check).toBe('verified');
    expect(findings).toEqual([
      { code: 'computed', about: '279조 6,048억 원', instead: '279,604,799 × 1,000,000 = 279,604,800,000,000' },
    ]);
  });
  it('rounds in one direction only: the source must be at least as precise', () => {
    const chunk = chunkOf({ text: 'Revenue was about $17.6 billion in 2022.' });
    expect(checkSentence({ text: 'Revenue was $17,606 million in 2022.', cited: [cite(chunk)] }).check).toBe(
      'unsupported',
    );
  });
  it('reads parentheses as a minus, and as "expense of"', () => {
    const cited = [cite(statementOfLoss)];
    expect(checkSentence({ text: 'Interest expense was $112 million in 2022.', cited }).check).toBe('verified');
    expect(checkSentence({ text: 'Interest income was $112 million in 2022.', cited }).check).toBe('unsupported');
  });
  it.each([
    ['2025년 유형자산의 취득은 36,200백만원입니다.', 'verified'],
    ['2025년 설비투자는 36,200백만원입니다.', 'verified'],
    ['2025年の設備投資は36,200百万ウォンです。', 'verified'],
    ['Capex came to KRW 36,200 million in 2025.', 'verified'],
    ['2025년 투자활동현금흐름은 36,200백만원입니다.', 'unsupported'],
  ])('matches a stated expense with a figure in parentheses: %s', (text, check) => {
    const rows = [
      ['', '2025년'],
      ['유형자산의 취득', '(36,200)'],
    ];
    const chunk = tableChunk(rows, { unit: '(단위 : 백만원)', periods: ['2025'] });
    expect(checkSentence({ text, cited: [cite(chunk)] }).check).toBe(check);
  });
  it("does not apply the caption's scale to per-share figures", () => {
    const cited = [cite(statementOfLoss)];
    expect(checkSentence({ text: 'Basic net income per share was $10.13 in 2022.', cited }).check).toBe('verified');
  });
  it('recomputes growth from the figures of the sentence', () => {
    const chunk = tableChunk(
      [
        ['', '2022', '2021'],
        ['Total revenue', '17,606', '15,785'],
      ],
      { unit: 'In millions', periods: ['2022', '2021'] },
    );
    const good = checkSentence({
      text: 'Revenue rose 11.5% from $15,785 million in 2021 to $17,606 million in 2022.',
      cited: [cite(chunk)],
    });
    expect(good.check).toBe('verified');
    expect(good.findings[0]).toMatchObject({ code: 'computed', about: '11.5%' });
    const bad = checkSentence({
      text: 'Revenue rose 12.5% from $15,785 million in 2021 to $17,606 million in 2022.',
      cited: [cite(chunk)],
    });
    expect(bad.check).toBe('unsupported');
  });
  it('distinguishes a figure with the wrong citation from an invented one', () => {
    const right = chunkOf({ text: 'The company had 29,239 employees worldwide.' }, {});
    const wrong = chunkOf({ text: 'The company is based in San Jose and sells software.' }, {});
    const text = 'The company had 29,239 employees.';
    expect(checkSentence({ text, cited: [cite(wrong)] }, [cite(right)]).findings[0]?.code).toBe('figureElsewhere');
    expect(checkSentence({ text, cited: [cite(wrong)] }).findings[0]?.code).toBe('figureMissing');
  });
  it('flags a sentence without a citation, and accepts a literal one', () => {
    const text = 'In fiscal 2022, we repurchased 15.7 million shares.';
    expect(checkSentence({ text, cited: [] }).findings).toEqual([{ code: 'noSource' }]);
    expect(checkSentence({ text, cited: [cite(chunkOf({ text }))] })).toEqual({ check: 'verified', findings: [] });
  });
});

describe('a sign', () => {
  it('is not excused by the word "profit", only by a word for a loss or payment', () => {
    const table = (label: string) =>
      tableChunk(
        [
          ['', '2025년'],
          [label, '(120)'],
        ],
        { unit: '(단위 : 백만원)' },
      );
    const checkOf = (label: string, text: string) => checkSentence({ text, cited: [cite(table(label))] }).check;

    expect(checkOf('법인세비용차감전순이익', '2025년 법인세비용차감전순이익은 120백만원입니다.')).toBe('unsupported');
    expect(checkOf('영업이익(손실)', '2025년 영업이익(손실)은 120백만원입니다.')).toBe('unsupported');
    expect(checkOf('Profit before tax', 'Profit before tax was KRW 120 million in 2025.')).toBe('unsupported');
    expect(checkOf('税引前利益', '2025年の税引前利益は120百万ウォンです。')).toBe('unsupported');
    expect(checkOf('배당금의 지급', '2025년 배당금의 지급은 120백만원입니다.')).toBe('verified');
    expect(checkOf('Loss before tax', 'The loss before tax was KRW 120 million in 2025.')).toBe('verified');
  });
});
