// The head of a contract tells which company is which side; a row is put in the words of its clauses.
import { describe, expect, it } from 'vitest';
import { inRoles, partiesIn } from '#functions/domain/checklists/contract-parties.ts';

const rolesOf = (head: string) => partiesIn(head).map(({ names, role }) => [names[0], role]);

describe('the parties of a contract', () => {
  it.each([
    [
      '주식회사 누리(이하 "갑"이라 한다)와 주식회사 도담(이하 "을"이라 한다)은',
      [
        ['누리', '갑'],
        ['도담', '을'],
      ],
    ],
    [
      '光洋株式会社（以下「甲」という）と株式会社葛城（以下「乙」という）は',
      [
        ['光洋', '甲'],
        ['葛城', '乙'],
      ],
    ],
    ['between Orrin Mills Limited ("the Seller") and nobody', [['Orrin Mills', 'seller']]],
    [
      'between Orrin Mills Limited (the "Seller") and Calder plc (the "Buyer")',
      [
        ['Orrin Mills', 'seller'],
        ['Calder', 'buyer'],
      ],
    ],
    [
      '발주자(갑): 남도조선 주식회사 (전남)\n공급자(을): 해암 주식회사',
      [
        ['남도조선', '갑'],
        ['해암', '을'],
      ],
    ],
    [
      'Party A: Penrose Limited\nParty B: Brannoch plc',
      [
        ['Penrose', 'party a'],
        ['Brannoch', 'party b'],
      ],
    ],
    ['among VERDALEAF MILLS, INC., as Borrower,', [['VERDALEAF MILLS', 'borrower']]],
  ])('are read from %j', (head, parties) => {
    expect(rolesOf(head)).toEqual(parties);
  });

  it('are each read from a clause that joins them', () => {
    const head = '차주 주식회사 도담과 주식회사 미르은행(이하 "은행") 및 한결저축은행(이하 "저축은행") 사이에';

    expect(rolesOf(head)).toEqual(
      expect.arrayContaining([
        ['미르은행', '은행'],
        ['한결저축은행', '저축은행'],
      ]),
    );
  });

  it('are no clauses that define another thing', () => {
    expect(partiesIn('3.2 Buyer shall buy 1,150,000 cartons (the "Minimum Volume").')).toEqual([]);
  });
});

describe('a row in the words of a contract', () => {
  const head = '주식회사 누리(이하 "갑"이라 한다)와 주식회사 도담정밀(이하 "을"이라 한다)은';

  it.each([
    ['회사는 누리의 동의 없이 양도할 수 있습니까?', '을는 갑의 동의 없이 양도할 수 있습니까?'],
    ['자회사는 양도할 수 있습니까?', '자회사는 양도할 수 있습니까?'],
  ])('"%s" is "%s"', (question, asked) => {
    expect(inRoles(question, partiesIn(head), '도담정밀')).toBe(asked);
  });

  it('calls the company by its side in English', () => {
    const parties = partiesIn('Party A: Penrose Mills Limited\nParty B: Brannoch plc');

    expect(inRoles('May the Company leave Brannoch?', parties, 'Penrose Mills')).toBe('May the party a leave party b?');
  });
});
