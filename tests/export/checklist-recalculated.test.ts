// LibreOffice recalculates an answered list to its earlier values, except cells that depend on the answers.
import { describe, expect, it } from 'vitest';
import { readList } from '#functions/checklists/read/read-list.ts';
import { writeList } from '#functions/checklists/write/write-list.ts';
import { hasCalc } from '../helpers/libre-office.ts';
import { dropdown, madeList } from '../helpers/made-list.ts';
import { recalculated } from './xlsx/recalculate.ts';

const QUESTIONS = { A2: 'Is there a plan?', A3: 'Is it tested every year?', A4: 'Who is responsible for it?' };
const FIGURES = {
  name: 'Figures',
  cells: { A1: '=1200', A2: '=-350', A3: '=SUM(A1:A2)', B1: '=A3/Rate', B2: '=IF(A3>0,"up","down")', B3: '=1/0' },
};
const RED_IF_EMPTY =
  '<conditionalFormatting sqref="B2:B4"><cfRule type="expression" priority="1"><formula>ISBLANK(B2)</formula></cfRule></conditionalFormatting>';
const LISTS = [
  madeList(
    [
      {
        name: 'List',
        cells: {
          ...{ A1: 'Question', B1: 'Answer', C1: 'Comment', D1: 'Done', ...QUESTIONS },
          ...{ D2: '=IF(ISBLANK(B2),0,1)', D3: '=IF(ISBLANK(B3),0,1)', D4: '=IF(ISBLANK(B4),0,1)' },
          E5: '=LEN(A2)',
        },
        after: `${RED_IF_EMPTY}${dropdown('B2:B4', 'Choices')}`,
      },
      { name: 'Values', cells: { A1: 'Yes', A2: 'No', A3: '=UPPER(A1)' } },
      FIGURES,
      { name: 'Summary', cells: { A1: '=SUM(List!D2:D4)', A2: '=Figures!B1*2', A3: '=Doubled+1' } },
    ],
    { Choices: 'Values!$A$1:$A$2', Rate: 'Figures!$A$1', Doubled: 'Summary!$A$1*2' },
  ),
  madeList([
    {
      name: 'List',
      cells: { A1: 'Question', D1: 'Length', ...QUESTIONS, D2: '=LEN(A2)', D3: '=D2+1', D4: '=COUNTA(A:A)' },
    },
    { ...FIGURES, cells: { ...FIGURES.cells, B1: '=A3/4' } },
  ]),
];

const answered = (bytes: Uint8Array): Uint8Array => {
  const file = { filename: 'list.xlsx', bytes };
  const { reading, rows } = readList(file);
  const texts = rows.map(({ sheet, cell }, n) => ({
    ...{ id: `row_${n}`, sheet, cell, text: '=1+1', reference: 'plan.pdf, p. 2' },
    ...{ isHuman: false, notApplicable: false, verdict: 'yes' as const },
  }));
  return writeList(file, { sheets: reading.sheets, rows: texts, head: 'Answer' }).bytes;
};

/** Cells that had a value before and have another now. */
const changes = (before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>) =>
  Object.fromEntries(
    [...before].flatMap(([place, value]) => {
      const now = after.get(place) ?? null;
      return value === null || Object.is(value, now) ? [] : [[place, now]];
    }),
  );

describe.skipIf(!hasCalc)('an answered list', () => {
  it('differs only in values calculated from the answers', { timeout: 300_000 }, async () => {
    const books = await recalculated([...LISTS, ...LISTS.map(answered)]);
    const [first, second, firstAnswered, secondAnswered] = books;
    if (!first || !second || !firstAnswered || !secondAnswered) throw new Error('not all were calculated');

    expect(first.get('Figures!0,1')).toBeCloseTo(850 / 1200);
    expect(changes(first, firstAnswered)).toEqual({
      ...{ 'List!1,3': 1, 'List!2,3': 1, 'List!3,3': 1 },
      ...{ 'Summary!0,0': 3, 'Summary!2,0': 7 },
    });
    expect(second.get('List!2,3')).toBe(17);
    expect(changes(second, secondAnswered)).toEqual({});
  });
});
