// Several tables on one sheet: each is read by its own header, and takes its answers in its own columns.
import { describe, expect, it } from 'vitest';
import { readList } from '#functions/checklists/read/read-list.ts';
import { writeList } from '#functions/checklists/write/write-list.ts';

const file = (lines: readonly string[]) => ({
  filename: 'list.csv',
  bytes: new TextEncoder().encode(`${lines.join('\n')}\n`),
});
const BELOW = [
  'Project Alder,,,,',
  'No,Question,Answer,Date answered,',
  '1,Which sites are leased?,,,',
  '2,Who pays for repairs of the roof?,,,',
  '3,When does the head lease expire?,,,',
  ',,,,',
  'Documents,,,,',
  'No,Document requested,Received (Y/N),Data room link,Remarks',
  '4,Lease agreements,,,',
  '5,Land register extracts,,,',
  '6,Building permits,,,',
];
const BESIDE = [
  'Question,Answer,,Question,Answer',
  'Which loans mature within a year?,,,Which claims are pending?,',
  'Are covenants tested quarterly?,,,Was a provision made?,',
  'Who guarantees the loans?,,,Who is the insurer?,',
];

describe('two tables on one sheet', () => {
  it('below each other have their own header and columns', () => {
    const { reading } = readList(file(BELOW));

    expect(reading.sheets).toMatchObject([
      { range: 'A1:E6', headerRow: 2, columns: { question: 'B', answer: 'C' }, rows: [3, 4, 5] },
      { range: 'A7:E11', headerRow: 8, columns: { question: 'B', reference: 'D', comment: 'E' }, rows: [9, 10, 11] },
    ]);
  });

  it('are read as one if an entry of the second has header words', () => {
    const asked = (part: number, n: number) => `${part}.${n},中,直近${n}期分の資料一式,台帳による,,,,11/4`;
    const part = (no: number, numbers: readonly number[]) => numbers.map((n) => asked(no, n));
    const { reading } = readList(
      file([
        'No.,重要度,開示依頼事項,判断基準,保管場所,特記事項,提出状況,回答期限',
        ...[',,第1章 株式,,,,,', ...part(1, [1, 2, 3, 4, 5, 6, 7, 8]), ',,,,,,,', ',,第2章 税務,,,,,'],
        ...[
          '2.1,低,退職給付一覧表,該当なしの場合は空欄,VDR 2.1,担当者不在,提出済,10/26',
          ...part(2, [2, 3, 4, 5, 6, 7, 8]),
        ],
      ]),
    );

    expect(reading.sheets).toMatchObject([{ headerRow: 1, columns: { question: 'C' } }]);
    expect(reading.sheets[0]?.rows).toHaveLength(16);
  });

  it('use the title above their own table as the section', () => {
    const { rows } = readList(file(BELOW));

    expect(rows.map(({ cell, section }) => [cell, section])).toEqual([
      ['B3', undefined],
      ['B4', undefined],
      ['B5', undefined],
      ['B9', 'Documents'],
      ['B10', 'Documents'],
      ['B11', 'Documents'],
    ]);
  });

  it('beside each other are both read', () => {
    const { rows } = readList(file(BESIDE));

    expect(rows.map(({ cell }) => cell)).toEqual(['A2', 'A3', 'A4', 'D2', 'D3', 'D4']);
  });

  it('have the answers beside their own questions', () => {
    const list = file(BESIDE);
    const { reading, rows } = readList(list);
    const texts = rows.map((row, n) => ({
      id: `row_${n}`,
      sheet: row.sheet,
      cell: row.cell,
      text: `answer ${n + 1}`,
      isHuman: false,
      notApplicable: false,
      reference: '',
    }));

    const { bytes } = writeList(list, { sheets: reading.sheets, rows: texts, head: 'Answer' });

    expect(new TextDecoder().decode(bytes).split('\n')).toEqual([
      'Question,Answer,,Question,Answer',
      'Which loans mature within a year?,answer 1,,Which claims are pending?,answer 4',
      'Are covenants tested quarterly?,answer 2,,Was a provision made?,answer 5',
      'Who guarantees the loans?,answer 3,,Who is the insurer?,answer 6',
      '',
    ]);
  });

  it('stay separate if a person corrects one of them', () => {
    const list = file(BELOW);
    const [first, second] = readList(list).reading.sheets;
    const changed = { ...first, columns: { question: 'B', answer: 'C' }, rows: undefined };

    const { reading } = readList(list, [changed, second] as Parameters<typeof readList>[1]);

    expect(reading.sheets.map(({ rows }) => rows)).toEqual([
      [3, 4, 5],
      [9, 10, 11],
    ]);
  });

  it('are one list if the same header is repeated', () => {
    const again = ['No,Question,Answer', '1,Who owns it?,', 'Part B,,', 'No,Question,Answer', '2,Who runs it?,'];

    expect(readList(file(again)).reading.sheets).toHaveLength(1);
  });
});

it('reads the entries of a Japanese email by their bullets', () => {
  const mail = [
    '田中様',
    '',
    '・減損の兆候はありますか。',
    '・リース契約の一覧をお送りください。',
    '・為替予約の残高はいくらですか。',
  ];

  const { rows } = readList({ filename: 'mail.txt', bytes: new TextEncoder().encode(mail.join('\n')) });

  expect(rows.map(({ question, kind }) => [question, kind])).toEqual([
    ['減損の兆候はありますか。', 'question'],
    ['リース契約の一覧をお送りください。', 'request'],
    ['為替予約の残高はいくらですか。', 'question'],
  ]);
});
