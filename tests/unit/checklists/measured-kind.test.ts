// A phrase that names a figure, a day or a party is a question, also in a list of requests.
import { describe, expect, it } from 'vitest';
import { wordSigns } from '#functions/checklists/read/kind.ts';
import { kindsOf } from '#functions/checklists/read/kinds.ts';

const kindIn = (others: readonly string[], text: string) => kindsOf([...others, text], 'Question').at(-1);

describe('among other rows', () => {
  it.each([
    ['Contractual launch date of the trawler', 'question'],
    ['Interest margin on the trawler mortgage', 'question'],
    ['Cap on liability under the charter', 'question'],
    ['Total number of crew under the manning certificate', 'question'],
    ['Occupancy of the berths in 2024', 'question'],
    ['Governing law of the charter', 'question'],
    ['Trawler logbook', 'request'],
    ['Fuel cost by vessel and month', 'request'],
    ['Certificate confirming that the catch would not exceed the quota limit', 'request'],
  ])('"%s" is a %s', (text, kind) => {
    expect(kindIn(['Is the trawler insured?', 'Copy of the charter', 'Has the quota been exceeded?'], text)).toBe(kind);
  });

  it.each([
    ['정치망 어장의 연간 임대료', 'question'],
    ['어장별 수확 명세', 'request'],
    ['漁場の賃料の金額', 'question'],
    ['海難事故の有無及び損害の金額', 'question'],
    ['漁場の減損の対象及び金額', 'question'],
    ['漁場の賃貸借契約書', 'request'],
    ['漁業権の台帳を提出されたい。', 'request'],
    ['漁業協同組合との労使協定', 'request'],
  ])('"%s" is a %s', (text, kind) => {
    expect(kindIn(['어선 등록증 사본', '어선이 보험에 들었습니까?', '漁船は保険に入っていますか。'], text)).toBe(kind);
  });
});

describe('a word of a phrase', () => {
  it.each([
    ['漁場別の漁獲高', 1],
    ['個別指導の内容', 0],
    ['특별 감독의 내용', 0],
    ['어장별 어획량', 1],
  ])('"%s" splits by kind: %i', (text, split) => {
    expect(wordSigns(text).split).toBe(split);
  });
});
