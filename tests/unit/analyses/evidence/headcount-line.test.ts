// The line that states how many people a company employs.
import { expect, it } from 'vitest';
import { ask } from '#functions/analyses/ask.ts';
import { headcountLine } from '#functions/analyses/evidence/headcount-line.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const lineIn = async (text: string, section: string) => {
  const chunks = [chunkOf({ text }, { company: 'Gaon', section })];
  const context = contextFor({ type: 'PeopleOrganization', inputs: { company: 'Gaon' }, chunks });
  return (await headcountLine(context))?.text;
};

it('is found though most of it are figures', async () => {
  const text =
    '급여 3,100백만원을 지급하였다. 기말 종업원은 91명(전기말 96명)이다. 선원 40명은 종업원 수에 들지 않는다.';
  expect(await lineIn(text, '주석 9. 종업원')).toBe('기말 종업원은 91명(전기말 96명)이다.');
  const en =
    'Wages came to £4,110,000. The average number of people employed was 212 (2024: 230), of whom 40 were part-time.';
  expect(await lineIn(en, '7. Staff')).toBe(
    'The average number of people employed was 212 (2024: 230), of whom 40 were part-time.',
  );
});

it('is no amount and no group of the staff', async () => {
  expect(await lineIn('직원 복리후생비는 45백만원이다.', '주석 9. 종업원')).toBeUndefined();
  expect(await lineIn('선원 40명은 종업원 수에 들지 않는다.', '주석 9. 종업원')).toBeUndefined();
});

it('is no turnover rate', async () => {
  expect(await lineIn('Staff turnover was 11.8% in 2025, compared with 14.6% in 2024.', 'Employees')).toBeUndefined();
});

it('is beside the table of staff by function, if there is one', async () => {
  const rows = [
    ['Employees at year end', '2024', '2025'],
    ['Kitchen', '31', '36'],
    ['Front of house', '44', '47'],
    ['Total', '75', '83'],
  ];
  const table = tableChunk(rows, { company: 'Alder Inns', section: 'Register > Employees' });
  const context = contextFor({ type: 'PeopleOrganization', inputs: { company: 'Alder Inns' }, chunks: [table] });
  const { blocks } = await ask({ kind: 'ask', questions: ['employeesOf'], shape: 'text' }, context);
  const [first] = blocks.filter(({ kind }) => kind === 'table');
  expect(first?.kind === 'table' && first.rows.map(([label]) => label?.text)).toEqual([
    'Kitchen',
    'Front of house',
    'Total',
  ]);
});
