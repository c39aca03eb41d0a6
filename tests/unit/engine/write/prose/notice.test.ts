// A notice period is answered by the sentence that states it, and by no other duration.
import { describe, expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const contract = (document: string, language: string, sections: readonly (readonly [string, string])[]) =>
  sections.map(([section, text], seq) =>
    chunkOf({ text, seq }, { document, language, section: `${document} > ${section}` }),
  );
const korean = contract('창고 임대차 계약서.docx', 'ko', [
  [
    '제5조 (임대료)',
    '임차인은 매월 임대료 4,200만원을 지급한다. 임대료를 2개월 이상 연체하면 연 12%의 지연이자를 가산한다.',
  ],
  [
    '제8조 (기간)',
    '본 계약의 기간은 3년으로 한다. 만료 90일 전까지 갱신 거절을 통지하지 아니하면 1년씩 자동 연장된다.',
  ],
  ['제12조 (해지)', '임차인은 60일 전에 서면으로 통지하여 본 계약을 해지할 수 있다.'],
]);
const japanese = contract('業務委託契約書.docx', 'ja', [
  [
    '第9条（契約期間）',
    '本契約の有効期間は2年間とする。期間満了の3か月前までに書面による異議がない場合、本契約は1年間更新される。',
  ],
  [
    '第11条（中途解約）',
    '委託者または受託者は、45日前までに相手方に書面で通知することにより、本契約を解約することができる。',
  ],
]);
const english = contract('supply-agreement.docx', 'en', [
  ['4. Payment', 'The buyer pays each invoice within 30 days of receipt. Late payments bear interest at 8% a year.'],
  ['12. Termination', 'Either party may terminate this agreement on 75 days’ written notice.'],
]);

describe('a question for a notice period', () => {
  it.each([
    ['창고 임대차 계약은 며칠 전에 통지하면 해지할 수 있나요?', korean, '60일 전'],
    ['창고 계약의 갱신 거절은 며칠 전까지 통지해야 하나?', korean, '90일 전'],
    ['業務委託契約は何日前に通知すれば解約できますか', japanese, '45日前'],
    ["How many days' notice is needed to terminate the supply agreement?", english, '75 days'],
  ])('is answered with the period: %s', async (question, chunks, text) => {
    expect(tickedIn(await askOffline(question, chunks, { now: Date.UTC(2026, 5, 1) }))).toContain(text);
  });

  it.each([
    ['창고 계약에서 며칠 전에 통지하면 임대료를 올릴 수 있나요?', korean],
    ['何日前に通知すれば委託料を変更できますか', japanese],
    ["How many days' notice is needed to raise prices?", english],
  ])('has no tick without a notice period: %s', async (question, chunks) => {
    expect(tickedIn(await askOffline(question, chunks, { now: Date.UTC(2026, 5, 1) }))).toBe('');
  });
});
