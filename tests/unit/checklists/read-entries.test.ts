// Columns recognized by their entries, whatever their heads are, and lists of statements.
import { describe, expect, it } from 'vitest';
import { readList } from '#functions/checklists/read/read-list.ts';

const columnsOf = (lines: string) =>
  readList({ filename: 'list.csv', bytes: new TextEncoder().encode(lines) }).reading.sheets[0]?.columns;
const listOf = (heads: string, entries: readonly string[]): string => {
  const asked = ['Is the kiln inspected?', 'Who owns the quarry?', 'Which permits expire?', 'Are the scales sealed?'];
  return [heads, ...asked.map((text, n) => `${n + 1},${text},,${entries[n]}`)].join('\n');
};

describe('a column under a head that no list names', () => {
  it.each([
    ['No,Question,Answer,Heron', ['Done', 'Not yet', 'Done', 'Pending']],
    ['번호,질문,답변,왜가리', ['완료', '미완료', '완료', '완료']],
    ['番号,質問,回答,アオサギ', ['済', '未', '済', '―']],
  ])('of %j is the status where its entries are states', (heads, entries) => {
    expect(columnsOf(listOf(heads, entries))).toMatchObject({ answer: 'C', status: 'D' });
  });

  it('is the reference where its entries are files', () => {
    const files = ['kiln.pdf', 'VDR 4.2', 'permits 2024.xlsx', '3.1.7'];

    expect(columnsOf(listOf('No,Question,Answer,Heron', files))).toMatchObject({ answer: 'C', reference: 'D' });
  });
});

describe('a list of statements', () => {
  it.each([
    ['Para,Part,Wording of the warranty,Exceptions,Agreed?', 'The Seller owns the mill.', 'No lease is in arrears.'],
    ['번호,구분,진술 및 보장 내용,예외사항,확인여부', '회사는 제분소를 소유한다.', '연체된 임차료는 없다.'],
    ['条項,分類,表明保証の内容,例外事項,確認状況', '売主は製粉所を所有する。', '賃料の滞納はない。'],
  ])('under %j asks whether they hold', (heads, one, other) => {
    const rows = [`1,A,${one},,`, `2,A,${other},,`, `3,B,${one.replace('m', 'w')},,`];

    expect(columnsOf([heads, ...rows].join('\n'))).toMatchObject({ section: 'B', question: 'C', answer: 'D' });
  });
});

describe('statements under a head that no list names', () => {
  it('are read where columns to confirm them in are filled in', () => {
    const heads = 'Para,Part,Text,Contact,Result,Evidence,Status';
    const rows = [
      '1,Mill,The weir is in good repair.,Ito,True,2.1.1,Open',
      '2,Mill,No water rights are disputed.,Ito,True,2.1.2,Open',
      '3,Staff,There are no wage claims.,Berg,One claim,,Closed',
    ];

    expect(columnsOf([heads, ...rows].join('\n'))).toMatchObject({ section: 'B', question: 'C', status: 'G' });
  });
});

describe('columns that are filled in', () => {
  it('keep the reply though a further reply is asked for later', () => {
    const heads = 'No,Question,Response,Follow-up question,Follow-up response';
    const rows = ['1,Is the weir sound?,Yes since 2020,Who checked?,', '2,Who owns the sluice?,The parish,,'];

    expect(columnsOf([heads, ...rows, '3,Are eels counted?,,,'].join('\n'))).toMatchObject({ answer: 'C' });
  });

  it('are references where they name the documents handed over', () => {
    const lines = 'No,Question,Reply,Documents submitted\n1,Is the crane tested?,Yes,Test report\n2,Who drives it?,,\n';

    expect(columnsOf(`${lines}3,Is it insured?,Yes,Policy\n`)).toMatchObject({ answer: 'C', reference: 'D' });
  });
});
