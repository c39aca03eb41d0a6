// Debt of a balance sheet that lists it by kind and term.
import { describe, expect, it } from 'vitest';
import { evidenceFigures } from '#functions/analyses/evidence/evidence-figures.ts';
import { tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const company = 'Gaon Freight Inc.';

const debtIn = async (...rows: readonly (readonly string[])[]) => {
  const place = {
    company,
    document: `${company} report`,
    section: 'Consolidated balance sheets',
    unit: '(In millions of US dollars)',
  };
  const chunks = [tableChunk([['', 'December 31, 2025', 'December 31, 2024'], ...rows], place)];
  const context = contextFor({ type: 'FinancialPerformance', inputs: { company }, chunks });
  return (await evidenceFigures(context, { name: company }, ['debt'])).map(({ year, value, formula, parts }) => ({
    year,
    value: value / 1e6,
    formula,
    parts,
  }));
};

describe('debt', () => {
  it.each([
    [['Commercial paper', 'Term debt', 'Term debt']],
    [['단기차입금', '유동성장기부채', '사채']],
    [['Bank overdrafts', 'Ship loans, current', 'Ship loans']],
    [['短期借入金', '1年内返済予定の長期借入金', '長期借入金']],
    [['Current portion of long-term debt', 'Long-term debt, less current portion', 'Convertible senior notes, net']],
  ])('is the sum of its kinds: %j', async (labels) => {
    const [a = '', b = '', c = ''] = labels;
    const rows = [
      [a, '10', '9'],
      ['Accounts payable', '70', '60'],
      [b, '20', '18'],
      [c, '300', '-'],
    ];
    const parts = [...new Set(labels)];

    expect(await debtIn(...rows)).toEqual([
      { year: '2024', value: 27, formula: '9 + 18 = 27', parts },
      { year: '2025', value: 330, formula: '10 + 20 + 300 = 330', parts },
    ]);
  });

  it('is positive where the balance sheet prints it in brackets', async () => {
    const rows = [
      ['Ship loans', '(300)', '(200)'],
      ['Bank overdraft', '(10)', '(5)'],
    ];
    expect(await debtIn(...rows)).toMatchObject([{ value: 205 }, { value: 310 }]);
  });

  it('counts no loans that the company has given', async () => {
    const rows = [
      ['Loans to directors', '10', '9'],
      ['Term loan', '300', '200'],
    ];
    expect(await debtIn(...rows)).toMatchObject([{ value: 200 }, { value: 300 }]);
  });

  it('is the printed total, if there is one', async () => {
    const [, latest] = await debtIn(
      ['Short-term debt', '10', '9'],
      ['Long-term debt', '300', '200'],
      ['Total debt', '310', '209'],
    );
    expect(latest).toMatchObject({ value: 310, formula: undefined, parts: undefined });
  });
});
