// Quotes of contracts call the parties by their names.
import { describe, expect, it } from 'vitest';
import { sidesIn, withSides } from '#functions/analyses/evidence/contract-sides.ts';

describe('the sides of a contract', () => {
  it.each([
    [
      '주식회사 새봄메디(이하 "갑")와 주식회사 한결약품(이하 "을")은 다음과 같이 계약을 체결한다.',
      '새봄메디',
      '한결약품',
    ],
    ["새봄메디 주식회사(이하 '갑'이라 한다)와 ㈜한결약품(이하 '을'이라 한다)은", '새봄메디', '한결약품'],
    ['임대인(갑): 새봄메디 주식회사\n임차인(을): 한결약품', '새봄메디', '한결약품'],
  ])('are read from the opening: %s', (opening, first, second) => {
    expect([...sidesIn(opening)].sort()).toEqual([
      ['갑', first],
      ['을', second],
    ]);
  });

  it('are read from a Japanese contract', () => {
    const opening =
      '白樺商事株式会社（以下「甲」という。）と株式会社青葉製作所（以下「乙」という。）は、次のとおり契約する。';

    expect(sidesIn(opening)).toEqual(
      new Map([
        ['乙', '青葉製作所'],
        ['甲', '白樺商事'],
      ]),
    );
  });

  it('takes no ordinary word for a party', () => {
    expect(sidesIn('을지로 사무소(이하 "본점")는 갑작스럽게 문을 닫았다.').size).toBe(0);
  });

  it('replace their signs, with the right particles', () => {
    const sides = new Map([
      ['갑', '새봄메디'],
      ['을', '한결약품'],
    ]);

    expect(withSides('갑은 의약품의 70% 이상을 을로부터 구매한다.', sides)).toBe(
      '새봄메디는 의약품의 70% 이상을 한결약품으로부터 구매한다.',
    );
    expect(withSides('을의 귀책으로 갑과 을을 다툰다.', sides)).toBe(
      '한결약품의 귀책으로 새봄메디와 한결약품을 다툰다.',
    );
    expect(withSides('갑작스러운 가을 주문을 받는다.', sides)).toBe('갑작스러운 가을 주문을 받는다.');
  });

  it('replace their signs in Japanese', () => {
    const sides = new Map([
      ['甲', '白樺商事'],
      ['乙', '青葉製作所'],
    ]);

    expect(withSides('乙は甲に対し、甲板の部品を納入する。', sides)).toBe(
      '青葉製作所は白樺商事に対し、甲板の部品を納入する。',
    );
  });
});
