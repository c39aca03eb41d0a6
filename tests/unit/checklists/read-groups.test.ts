// Lists half answered: rounds, companies and years under merged heads, choices, example rows, numbered parts.
import { describe, expect, it } from 'vitest';
import { readList } from '#functions/checklists/read/read-list.ts';
import { dropdown, madeList } from '../../helpers/made-list.ts';

const merged = (...ranges: string[]) =>
  `<mergeCells count="${ranges.length}">${ranges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;
/** Cells of a line are separated by "|". */
const read = (lines: readonly string[], after = '') => {
  const cells = lines.flatMap((line, row) =>
    line.split('|').flatMap((text, column) => (text === '' ? [] : [[`${'ABCDEFGHIJK'[column]}${row + 1}`, text]])),
  );
  return readList({ filename: 'list.xlsx', bytes: madeList([{ name: 'L', cells: Object.fromEntries(cells), after }]) });
};
const sheetOf = (...list: Parameters<typeof read>) => read(...list).reading.sheets[0];

describe('an answered row with words of heads', () => {
  it('is no header if its choice is one of the dropdown', () => {
    const sheet = sheetOf(
      [
        '구분|세부 항목|코드|점검 문항|이행 여부\n(Y/N)|운영 현황|증빙|의견',
        '선박|점검 주기|1.1|구명정은 매월 점검합니까?|Y|매월 초|점검일지.pdf|',
        '담당|책임자 지정|1.2|안전관리자를 선임하였습니까?|Y|본사 선임|선임계.pdf|',
        '선원|교육|2.1|승선 전 교육을 실시합니까?|N|||',
        '||2.2|비상훈련을 월 1회 실시합니까?|Y|월 1회|훈련기록.pdf|',
      ],
      dropdown('E2:E5', '"Y,N"'),
    );

    expect(sheet).toMatchObject({ headerRow: 1, rows: [2, 3, 4, 5], columns: { question: 'D', answer: 'E' } });
  });

  it('is no header if its number follows the one above', () => {
    const sheet = sheetOf([
      'Area|Topic|Ref|Detailed check|In place?|Remarks|Evidence',
      'Kitchen|Cold store|1.1|Is the cold store logged twice a day?|Yes|Log kept|log.pdf',
      'Department|Person in charge|1.2|Has a hygiene officer been appointed?|Yes|By the board|letter.pdf',
      'Staff|Training|2.1|Are new cooks trained before they start?|No||',
    ]);

    expect(sheet).toMatchObject({ headerRow: 1, columns: { question: 'D' } });
  });
});

describe('merged group heads', () => {
  it.each([
    ['1차 질의응답', '2차 질의응답', ['질의', '답변', '답변일', '추가질의', '추가답변', '답변일']],
    ['First Q&A', 'Second Q&A', ['Question', 'Answer', 'Date', 'Follow-up question', 'Answer', 'Date']],
    ['第1回質疑応答', '第2回質疑応答', ['質問', '回答', '回答日', '追加質問', '回答', '回答日']],
  ])('%s and %s hold a question and its answer each', (first, second, heads) => {
    const sheet = sheetOf(
      [
        `No.|${first}|||${second}||`,
        `|${heads.join('|')}`,
        '1|Which pumps were replaced in 2024?|Two|1 March|Which ones?|P3, P4|5 March',
        '2|How often is the weir inspected?|Yearly|1 March|||',
        '3|Who operates the sluice at night?|||||',
      ],
      merged('A1:A2', 'B1:D1', 'E1:G1'),
    );

    expect(sheet?.columns).toMatchObject({ question: 'B', answer: 'C' });
  });

  it.each([
    ['Answer per depot', ['North', 'Harbour', 'Airport']],
    ['Supplier figure', ['FY23', 'FY24', 'FY25']],
    ['회사 실적', ['2023년', '2024년', '2025년']],
    ['貴社記入欄', ['第21期', '第22期', '第23期']],
  ])('%s takes an answer for each of %j, the first of them first', (head, parts) => {
    const { reading } = read(
      [
        `Ref|Question|${head}|||Estimated?|Comment`,
        `||${parts.join('|')}`,
        '1|How many buses ran on gas?|12|14||N|',
        '2|How many drivers were trained?|80|||N|',
        '3|Were any routes withdrawn?|||||',
      ],
      merged('A1:A2', 'B1:B2', 'C1:E1', 'F1:F2', 'G1:G2') + dropdown('F3:F5', '"Y,N"'),
    );

    expect(reading.sheets[0]?.columns).toMatchObject({ question: 'B', answer: 'C', comment: 'G' });
    expect(reading.warnings.map(({ code }) => code)).toContain('severalAnswerColumns');
  });
});

describe('a choice beside words', () => {
  it.each([
    '실시(O/X)',
    '실시(예/아니오)',
    '실시(Y/N)',
    '実施(○/×)',
    '実施(はい/いいえ)',
    'In use (Y/N)',
    '回答番号',
    '선택번호',
  ])('under %s is the answer, the words are the comment', (head) => {
    const sheet = sheetOf([
      `No|질문|${head}|비고|증빙`,
      '1|지붕은 매년 점검합니까?||봄에 점검|',
      '2|배수로를 청소합니까?|||',
      '3|피뢰침이 있습니까?|||',
    ]);

    expect(sheet?.columns).toMatchObject({ question: 'B', answer: 'C', comment: 'D' });
  });
});

describe('an example row', () => {
  it.each(['EXAMPLE', '(예시)', '記入例', 'Example 1', '例', 'Sample:'])('marked %s is no question', (mark) => {
    const { rows } = read([
      'No|Question|Answer|Evidence',
      `${mark}|Is the orchard irrigated?|Yes, drip|map.pdf`,
      '1|How many trees were planted?||',
      '2|Which pests were found?||',
      '3|Who picks the fruit?||',
    ]);

    expect(rows.map(({ cell }) => cell)).toEqual(['B3', 'B4', 'B5']);
  });

  it('is known by the beginning of its text, while samples that are asked for are not', () => {
    const { rows } = read([
      'No|Question|Answer|Evidence',
      '0|(例) Is the orchard irrigated?|Yes, drip|map.pdf',
      '1|Sample labels of all jams||',
      '2|Which pests were found?||',
      '3|예시 문항을 고객에게 보여 줍니까?||',
    ]);

    expect(rows.map(({ cell }) => cell)).toEqual(['B3', 'B4', 'B5']);
  });
});

describe('a numbered part', () => {
  it.each(['(1)', '①', '1)', '(가)', 'a)'])('%s beside an empty number is a question', (part) => {
    const { rows } = read([
      '번호|세부|질의 및 요청사항|긴급|회신|제출자료명|작성부서',
      '1||전시관의 소장품 목록|||별첨1|학예팀',
      '2||대여 중인 소장품은 몇 점인지요?||12점||학예팀',
      `|${part}|반환 기한이 지난 소장품이 있는지 여부||없음||학예팀`,
      '3||보험에 든 소장품이 있는지요?||있음||학예팀',
      '4||수장고의 온도 기록||||학예팀',
    ]);

    expect(rows.map(({ cell }) => cell)).toEqual(['C2', 'C3', 'C4', 'C5', 'C6']);
  });
});

describe('a head of who does what', () => {
  it.each(['대상회사 R&R', '회사 R&R', 'R&R', 'RACI', '役割分担', '주관'])('%s names the owner', (head) => {
    const sheet = sheetOf([
      `No.|분류|요청자료|요청팀|${head}|수령여부|비고`,
      '1|운영|발전기 정비 기록|기술|정비팀||',
      '2|운영|연료 구매 계약서|재무|구매팀||',
      '3|인사|교대 근무표|인사|총무팀||',
    ]);

    expect(sheet?.columns).toMatchObject({ question: 'C', owner: 'E' });
  });
});

describe('a list without heads', () => {
  it('has its answers between the questions and the documents', () => {
    const sheet = sheetOf([
      'Section 1: Fleet',
      '1.1|Provide a short history of the ferry line.|Founded in 1971 by two brothers|History.pdf',
      '1.2|How many ferries are in service?||',
      '1.3|Which ports are served?|Both islands|Routes.pdf',
      '1.4|Who repairs the engines?|Own yard|',
      '1.5|Are the crews insured?||Policy.pdf',
    ]);

    expect(sheet).toMatchObject({ headerRow: 0, columns: { question: 'B', answer: 'C', reference: 'D' } });
  });
});

describe('columns to mark', () => {
  it.each(['여|부|무관', '適|否|対象外', 'Yes|No|N/A'])('%s take the answer in the first of them', (heads) => {
    const sheet = sheetOf([
      `구분|점검 사항|${heads}|현황 설명|회신자|자문사 코멘트`,
      '위생|조리장을 매일 소독합니까?|○|||매일 마감 후|김해담|',
      '위생|보존식을 보관합니까?||○||냉동고 고장|김해담|보완 요청',
      '안전|가스 차단기가 있습니까?|○||||김해담|',
      '안전|소화기를 점검합니까?||||||',
    ]);

    expect(sheet?.columns).toMatchObject({ question: 'B', answer: 'C', comment: 'F' });
  });
});

describe('headings numbered by the first of two numbers', () => {
  it('are no questions, even if they name documents', () => {
    const { rows } = read([
      'Ref||Request|Received|Index|Comment',
      'A||Crew',
      'A|1|Crew list of the last season|G|6.1|',
      'A|2|How many posts are vacant?|R||',
      'B||Contracts',
      'B|1|Charter agreements|G|6.2|',
      'B|2|Template contracts for pilots|A||',
      'B|3|Are any pilots without a licence?|A||',
    ]);

    expect(rows.map(({ cell }) => cell)).toEqual(['C3', 'C4', 'C6', 'C7', 'C8']);
  });
});

describe('a column of the asker', () => {
  it.each([
    ['점포 작성', '발주처 확인', '평가의견'],
    ['貴社記入欄', '発注者確認欄', '所見'],
  ])('is known by the merged head: %s, %s', (own, asker, view) => {
    const sheet = sheetOf(
      [
        `구분|점검 기준|${own}||${asker}|`,
        `||결과|사유|결과|${view}`,
        '주방|칼과 도마를 구분하여 사용한다|적합||적합|',
        '주방|식재료 유통기한을 매일 확인한다|부적합|일부 누락|부적합|재점검',
        '홀|손 소독제를 비치한다||||',
      ],
      merged('A1:A2', 'B1:B2', 'C1:D1', 'E1:F1'),
    );

    expect(sheet?.columns).toMatchObject({ question: 'B', answer: 'C', comment: 'D' });
  });

  it('is known by its party in brackets', () => {
    const sheet = sheetOf([
      '영역|점검내용|이행(O/X)|이행 상세\n(수탁자)|증빙자료|평가의견\n(위탁자)',
      '보안|출입 기록을 보관합니까?|O|30일||',
      '보안|CCTV를 운영합니까?|X|||보완 요청',
      '시설|온습도를 기록합니까?||||',
    ]);

    expect(sheet?.columns).toMatchObject({ question: 'B', answer: 'C', comment: 'D', reference: 'E' });
  });
});

describe('a second round without merged heads', () => {
  it.each(['재질문|재회신', '追加の質問|追加回答', 'Second query|Second reply'])(
    '%s leaves the first answer',
    (heads) => {
      const sheet = sheetOf([
        `No|Area|Question|Answer|Answered on|${heads}|Closed`,
        '1|Crane|Who tests the crane?|A surveyor|3 March|Send the log.|See file 7.pdf|Y',
        '2|Quay|How deep is the berth?|12 m|3 March|||Y',
        '3|Power|What is the supply voltage?||||| N',
      ]);

      expect(sheet?.columns).toMatchObject({ question: 'C', answer: 'D' });
      expect(Object.keys(sheet?.columns ?? {})).toEqual(expect.not.arrayContaining(['comment', 'reference']));
    },
  );
});
