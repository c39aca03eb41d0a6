// Columns and rows that no word list identifies: remarks, references, grades, scales, questions among questions.
import { describe, expect, it } from 'vitest';
import { readList } from '#functions/checklists/read/read-list.ts';
import { dropdown, type MadeSheet, madeList } from '../../helpers/made-list.ts';

/** Cells of a line are separated by "|". */
const sheetWith = (name: string, lines: readonly string[], after = ''): MadeSheet => {
  const cells = lines.flatMap((line, row) =>
    line.split('|').flatMap((text, column) => (text === '' ? [] : [[`${'ABCDEFGHI'[column]}${row + 1}`, text]])),
  );
  return { name, cells: Object.fromEntries(cells), after };
};
const sheetsOf = (...sheets: MadeSheet[]) =>
  readList({ filename: 'list.xlsx', bytes: madeList(sheets) }).reading.sheets;
const columnsOf = (lines: readonly string[], after = '') => sheetsOf(sheetWith('L', lines, after))[0]?.columns;

describe('the column for words beside the reply', () => {
  it.each([
    'No|Question|Seller reply|Buyer remarks|Status',
    'No|질문|매도인 답변|매수인 의견|상태',
    'No|質問|売主回答|買主コメント|状況',
  ])("is the asker's if there is no other: %s", (heads) => {
    expect(
      columnsOf([heads, '1|Which kilns are lit by gas?|||', '2|Who mines the clay?|Own staff||Closed']),
    ).toMatchObject({ answer: 'C', comment: 'D', status: 'E' });
  });

  it("is the respondent's if there are both", () => {
    const lines = [
      'No|Question|Reply|Buyer remarks|Remarks',
      '1|Which kilns are lit by gas?|||',
      '2|Who mines the clay?||',
    ];

    expect(columnsOf(lines)).toMatchObject({ answer: 'C', comment: 'E' });
  });

  it.each(['番号|質問|回答|回答の根拠|備考', '번호|질문|답변|답변 근거|비고'])(
    'is not what the reply rests on: %s',
    (heads) => {
      expect(columnsOf([heads, '1|窯は何基ありますか。|3基||', '2|가마는 몇 기입니까?|||'])).toMatchObject({
        answer: 'C',
        reference: 'D',
        comment: 'E',
      });
    },
  );
});

describe('a dropdown below an unknown head', () => {
  const LINES = [
    'No|Audit question|Tier|Auditor notes',
    '1|Is the glaze lead free?||',
    '2|Are the kilns calibrated?||',
  ];

  it('takes the answer', () => {
    expect(columnsOf(LINES, dropdown('C2:C3', '"C,OFI,MI"'))).toMatchObject({ answer: 'C', comment: 'D' });
  });

  it('takes none if its values say how important a row is', () => {
    expect(columnsOf(LINES, dropdown('C2:C3', '"High,Medium,Low"'))?.answer).not.toBe('C');
  });
});

describe('columns of years beside measures', () => {
  const ROWS = [
    'Energy|Gas used by the kilns|MWh|810|',
    'Water|Water drawn from the well|m3|20|',
    'Staff|Lost days|days|4|',
  ];

  it.each(['Topic|Metric|Unit|FY24|FY25|Comment', '분야|지표|단위|2024년|2025년|비고'])(
    'take the answers: %s',
    (heads) => {
      expect(columnsOf([heads, ...ROWS])).toMatchObject({ question: 'B', section: 'A', answer: 'E', comment: 'F' });
    },
  );
});

describe('a column of levels', () => {
  it('is no section, although equal values follow each other', () => {
    const lines = ['No|Mat.|Question|Reply', '1|High|Which kilns are leased?|', '2|High|Who mines the clay?|'];

    expect(columnsOf([...lines, '3|Med|Is glaze stored outside?|', '4|Low|Are moulds insured?|'])).toEqual({
      question: 'C',
      answer: 'D',
    });
  });
});

describe('a choice with words beside it', () => {
  it.each(['条|保証の内容|該当(○/×)|例外・開示事項|別紙番号', '조|보장 내용|해당(○/×)|예외 사항|별지 번호'])(
    'is the answer: %s',
    (heads) => {
      const lines = [
        heads,
        '1|対象会社は窯を所有している。|○||',
        '2|未払賃金は存在しない。|×|残業代|別紙2',
        '3|訴訟はない。||',
      ];

      expect(columnsOf(lines)).toMatchObject({ question: 'B', answer: 'C', comment: 'D', reference: 'E' });
    },
  );
});

describe('a scale', () => {
  it('takes the answer if it is the only one and is still open', () => {
    const lines = ['번호|점검 항목|점수(0~10)|비고', '1|유약에 납이 없는가|8|', '2|가마를 교정하였는가||'];

    expect(columnsOf(lines)).toMatchObject({ answer: 'C', comment: 'D' });
  });
});

describe('a column that asks whether something is met', () => {
  it.each(['번호|점검 항목|충족여부|확인내용', '번호|점검 항목|이행여부|확인내용'])('takes the answer: %s', (heads) => {
    const lines = [heads, '1|가마를 교정하였는가|충족|', '2|유약에 납이 없는가|충족|', '3|폐수를 처리하는가||'];

    expect(columnsOf(lines)).toMatchObject({ answer: 'C', comment: 'D' });
  });
});

describe('names in capitals', () => {
  const LINES = ['Document|Received|Comments', 'POTTERS|', 'Copy of passport|Yes|', 'Proof of address||'];

  it('are headings above documents', () => {
    const [sheet] = sheetsOf(sheetWith('L', [...LINES, 'WORKSHOPS', 'Register of members||']));

    expect(sheet?.rows).toEqual([3, 4, 6]);
  });

  it('are entries if they follow each other', () => {
    const [sheet] = sheetsOf(
      sheetWith('L', [...LINES.slice(0, 1), 'KILN PLANS|', 'KILN DEEDS', 'Register of members||']),
    );

    expect(sheet?.rows).toEqual([2, 3, 4]);
  });
});

describe('a header row', () => {
  it('is not a question among questions', () => {
    const lines = [
      'お伺いの趣旨|ご発言要旨|回答者',
      '窯の燃料は何ですか。|ガス|工場長',
      '陶土の仕入先はどこですか。|県内|工場長',
      '釉薬は自社製ですか。|自社製|工場長',
      '展示場は借地ですか。||',
    ];

    expect(sheetsOf(sheetWith('L', lines))[0]).toMatchObject({ headerRow: 1, rows: [2, 3, 4, 5] });
  });
});

describe('a head that asks', () => {
  it('is a head if those beside it have other uses', () => {
    const lines = ['#|Where do we stand on this?|Lead person|R/A/G', '1|Which kilns will be closed?|Ann|G'];
    const [sheet] = sheetsOf(
      sheetWith('L', [...lines, '2|Who keeps the moulds?|Ben|A', '3|When does the lease end?||R']),
    );

    expect(sheet).toMatchObject({ headerRow: 1, rows: [2, 3, 4], columns: { question: 'B', owner: 'C', status: 'D' } });
  });
});

describe('an index beside a list', () => {
  const LIST = sheetWith('Q', ['No|Question|Answer', '1|Which kilns are leased?|', '2|Who insures the stock?|']);

  it('asks nothing', () => {
    const index = sheetWith('様式一覧', ['様式|名称', '1|検査報告書', '2|検収簿', '3|温度記録簿']);

    expect(sheetsOf(LIST, index).map(({ name }) => name)).toEqual(['Q']);
  });

  it.each([
    ['資料番号|資料名|提出日|ファイル名', '1|検査報告書|3/1|a.pdf', '2|検収簿|3/1|b.pdf', '3|窯の台帳|3/2|c.pdf'],
    ['Doc no.|Title|Version|Location', '1|Kiln lease|2|Room 1', '2|Clay contract|1|Room 2', '3|Fire policy|1|Room 3'],
  ])('asks nothing if all documents are in their place: %s', (...lines) => {
    expect(sheetsOf(LIST, sheetWith('R', lines)).map(({ name }) => name)).toEqual(['Q']);
  });

  it('asks nothing if each thing has its reason', () => {
    const reasons = sheetWith('E', ['No|Exclusion|Reason', '1|Asbestos|Standard', '2|Floods|Site map', '3|Kiln|Age']);
    const answered = sheetWith('A', ['No|Item|Response', '1|Asbestos|None', '2|Floods|Never', '3|Kiln|Replaced']);

    expect(sheetsOf(LIST, reasons).map(({ name }) => name)).toEqual(['Q']);
    expect(sheetsOf(LIST, answered).map(({ name }) => name)).toEqual(['Q', 'A']);
  });

  it('is a list if documents are still awaited', () => {
    const wanted = ['No|資料名|提出状況', '1|検査報告書|済', '2|検収簿|', '3|窯の台帳|'];

    expect(sheetsOf(LIST, sheetWith('R', wanted)).map(({ name }) => name)).toEqual(['Q', 'R']);
  });

  it('is a list if its head asks for documents', () => {
    const wanted = sheetWith('資料', ['No|必要書類', '1|検査報告書', '2|検収簿', '3|温度記録簿']);

    expect(sheetsOf(LIST, wanted).map(({ name }) => name)).toEqual(['Q', '資料']);
  });
});
