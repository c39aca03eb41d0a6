// Files that name no company belong to the only company of their workspace, unless they are market studies.
import { expect, it } from 'vitest';
import { offlineModel } from '#functions/adapters/local/offline-model.ts';
import type { Desk } from '#functions/analyses/desk.ts';
import { withOwners } from '#functions/analyses/house-files.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { memoryIndex } from '#tests/helpers/memory-index.ts';

const deskWith = (companies: readonly string[], chunks: readonly ReturnType<typeof chunkOf>[]): Desk => ({
  index: memoryIndex(chunks),
  model: offlineModel(),
  scope: { tenant: 'tenant', projectIds: ['prj_000000000001'] },
  statements: async () => companies.map((company) => ({ company })) as never,
  ...{ language: 'en', now: 0 },
});

const deskOf = (...companies: readonly string[]): Desk => deskWith(companies, []);

const ownerOf = async (desk: Desk, document: string, company?: string) => {
  const chunk = chunkOf({ text: 'The wage round ends in May.' }, { document, ...(company ? { company } : {}) });
  const [one] = await withOwners(desk, [{ chunk }]);
  return one?.chunk.context.company;
};

it('is the only company with statements among the files', async () => {
  expect(await ownerOf(deskOf('Alder Brewing plc', 'Alder Brewing'), 'Management_interview.md')).toBe(
    'Alder Brewing plc',
  );
});

it.each(['UK_beer_market_2026.md', 'Economic_outlook.md', '맥주_시장_분석.md', 'ビール業界レポート.md'])(
  'is undefined for a study of a market, an economy or a law: %s',
  async (document) => {
    expect(await ownerOf(deskOf('Alder Brewing'), document)).toBeUndefined();
  },
);

it('is undefined among the files of two companies', async () => {
  expect(await ownerOf(deskOf('Alder Brewing', 'Tarn Ales'), 'Management_interview.md')).toBeUndefined();
});

it('stays the one named in the file', async () => {
  expect(await ownerOf(deskOf('Alder Brewing'), 'contract.md', 'Tarn Ales')).toBe('Tarn Ales');
});

it('is the company whose reports are among the files, if no statements could be read', async () => {
  const reports = (company: string) =>
    ['Business overview', 'Financial review', 'Shareholders', 'Governance', 'Results'].map((section) =>
      chunkOf({ text: `${section}: revenue of the year and the board.` }, { company, section, document: 'report.pdf' }),
    );
  const deskOfReports = (...companies: readonly string[]) => deskWith([], companies.flatMap(reports));

  expect(await ownerOf(deskOfReports('Alder Brewing'), 'Management_interview.md')).toBe('Alder Brewing');
  expect(await ownerOf(deskOfReports('Alder Brewing', 'Tarn Ales'), 'Management_interview.md')).toBeUndefined();
});

it('is another company of the files, if the title names that one alone', async () => {
  const sold = chunkOf(
    { kind: 'table', text: 'Barrels sold\t2025\nAlder Brewing\t4,100\nTarn Ales\t9,800' },
    { document: 'trade paper.md' },
  );
  const desk = deskWith(['Alder Brewing plc'], [sold]);
  expect(await ownerOf(desk, 'Interview_Tarn_Ales.md')).toBe('Tarn Ales');
  expect(await ownerOf(desk, 'Supply_of_malt_Tarn_Ales_and_Alder_Brewing.md')).toBe('Alder Brewing plc');
});

it('is not the author of a study', async () => {
  expect(await ownerOf(deskOf('Alder Brewing'), 'memo_beer.md', '銅釜リサーチ株式会社')).toBeUndefined();
});

it('is not a verb before the legal form of another company', async () => {
  const report = chunkOf(
    { text: '돌담양조 주식회사의 매출은 410억원이다.' },
    { company: '지배하는 주식회사', document: '돌담양조_제7기_감사보고서.html' },
  );
  const desk = deskWith(['지배하는 주식회사'], [report]);
  expect(await ownerOf(desk, '원맥_공급_메모.md')).toBe('돌담양조');
  expect(await ownerOf(desk, '돌담양조_제7기_감사보고서.html', '지배하는 주식회사')).toBe('돌담양조');
});

it('is the company where a guarantor is named on a later page only', async () => {
  const at = { document: 'loan summary.md', fileId: 'fil_000000000001_0000000000000009' };
  const pages = [
    { ...chunkOf({ text: 'The loan of 2021 was changed once.' }, at), seq: 0, fileId: at.fileId },
    {
      ...chunkOf({ text: 'Tarn Holdings plc guarantees it.' }, { document: at.document, company: 'Tarn Holdings plc' }),
      seq: 1,
      fileId: at.fileId,
    },
  ];
  const [, second] = await withOwners(
    deskWith(['Alder Brewing plc'], pages),
    pages.map((chunk) => ({ chunk })),
  );
  expect(second?.chunk.context.company).toBe('Alder Brewing plc');
});

it('is nobody for a paper on a business to be bought that does not name the company', async () => {
  const paper = {
    ...chunkOf({ text: 'The sellers want 3.1m. They bottled 900 barrels.' }, { document: 'mail of May.txt' }),
    fileId: 'fil_000000000001_0000000000000008',
  };
  const [one] = await withOwners(deskWith(['Alder Brewing plc'], [paper]), [{ chunk: paper }]);
  expect(one?.chunk.context.company).toBeUndefined();
});

it('takes no other words of a list for companies because it has a column of sites', async () => {
  const list = chunkOf(
    { kind: 'table', text: '묶음\t지점\t이용\n모임\t다정\t41\n기업\t한들\t98' },
    { document: '모임 목록.csv' },
  );
  const desk = deskWith(['다정스파 주식회사'], [list]);
  expect(await ownerOf(desk, '모임 목록.csv')).toBe('다정스파 주식회사');
});

it('takes no ending of a file for a company before the legal form of its first line', async () => {
  const report = {
    ...chunkOf(
      { text: '粘土の売上高は増えた。' },
      { document: 'nendo-hokoku.html', section: '株式会社青葉窯 年次報告' },
    ),
    fileId: 'fil_000000000001_0000000000000007',
  };
  const [one] = await withOwners(deskWith(['湾岸陶器株式会社'], [report]), [{ chunk: report }]);
  expect(one?.chunk.context.company).not.toMatch(/html|hokoku/u);
});

const ownerOfFile = async (text: string, document: string, company: string) => {
  const chunk = chunkOf({ text, seq: 0 }, { document, company });
  const [one] = await withOwners(deskWith(['Alder Brewing'], [chunk]), [{ chunk }]);
  return one?.chunk.context.company;
};

it('is the company that a letter of another is addressed to', async () => {
  const text = 'TARN BANK PLC\nTo: The Directors, Alder Brewing\n\nAll sums fall due on a change of control.';

  expect(await ownerOfFile(text, 'facility.txt', 'TARN BANK PLC')).toBe('Alder Brewing');
  expect(await ownerOfFile(text.replace('To: ', ''), 'facility.txt', 'TARN BANK PLC')).toBe('TARN BANK PLC');
});

it('is the company of minutes that name another only in a late item', async () => {
  const items = Array.from({ length: 12 }, (_, i) => `${i + 1}. The accounts of the month were approved as read.`);
  const text = `Minutes of the board\n${items.join('\n')}\n13. Tarn Advisers Ltd is to find a buyer.`;

  expect(await ownerOfFile(text, 'minutes.txt', 'Tarn Advisers Ltd')).toBe('Alder Brewing');
});
