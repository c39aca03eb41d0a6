// How statements under short headings are read.
import { expect, it } from 'vitest';
import { isShortlyTitled, shortlyTitled } from '#functions/analyses/evidence/short-titles.ts';
import { chunkOf, tableChunk } from '#tests/helpers/chunks.ts';

const incomeAt = (section: string) =>
  tableChunk(
    [
      ['과목', '2025년', '2024년'],
      ['과일 매출', '300', '280'],
      ['체험 매출', '100', '90'],
      ['매출 합계', '400', '370'],
      ['영업이익', '40', '31'],
      ['법인세', '6', '5'],
      ['순이익(손실)', '22', '17'],
    ],
    { section: `과수원 결산 > ${section}`, language: 'ko' },
  );

it.each(['2. 손익', '손익 현황'])('reads an income statement under %s, with the lines as printed', (section) => {
  const table = incomeAt(section);
  const [read] = shortlyTitled([table]);

  expect(read).toMatchObject({ kind: 'income', columns: [{ period: '2025' }, { period: '2024' }] });
  const revenue = read?.lines.find(({ concept }) => concept === 'revenue');
  expect(revenue?.label).toBe('매출 합계');
  expect(table.text.slice(revenue?.start, revenue?.end)).toBe('매출 합계\t400\t370');
});

it.each([
  ['3. 財政状態', 'ja'],
  ['Profit and loss', 'en'],
])('knows the heading %s', (section, language) => {
  expect(isShortlyTitled(tableChunk([['', '2025']], { section, language }))).toBe(true);
  expect(isShortlyTitled(chunkOf({ text: 'Prose.' }, { section, language }))).toBe(false);
});

it.each(['손익 분기점', 'Income tax', 'Financial position of the buyer'])('leaves other headings: %s', (section) => {
  expect(isShortlyTitled(tableChunk([['', '2025']], { section }))).toBe(false);
});
