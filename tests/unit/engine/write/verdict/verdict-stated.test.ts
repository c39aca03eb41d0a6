// Whether a sentence states what a yes/no question asks, denies it or merely mentions it.
import { describe, expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';
import { statedIn } from '#functions/engine/write/verdict/verdict-stated.ts';

const statedFor = (query: string, text: string, before?: string, heading?: string) =>
  statedIn(plan({ query, history: [], sources: [], now: Date.UTC(2026, 5, 1) }), text, before, heading);

describe('the statement of a sentence', () => {
  it.each([
    ['약정을 위반했어?', '회사는 2025년 3분기에 재무약정을 위반하였습니다.', 'yes'],
    ['약정을 위반했어?', '회사는 재무약정을 위반하지 않았습니다.', 'no'],
    ['계류 중인 소송이 있나요?', '보고기간 말 현재 계류 중인 소송은 없습니다.', 'no'],
    ['소송이 있어?', '퇴직금 청구 소송(청구 금액 14억원)이 지방법원에 계류 중이며, 5억원을 인식하였습니다.', 'yes'],
    ['Is there any pending litigation?', 'There is no pending litigation against the Company.', 'no'],
    ['Did the company breach its covenants?', 'The Company breached two covenants in 2024.', 'yes'],
    ['Did the company breach its covenants?', 'The Company did not breach any of its covenants.', 'no'],
    ['Did Alder buy back shares in 2025?', 'We paid dividends in 2025 and made no share repurchases.', 'no'],
    [
      'Did Alder repurchase any shares under the program?',
      'To date, we have not repurchased any shares under this program.',
      'no',
    ],
    ['배당했어?', '회사는 당기에 배당금을 지급하지 않았습니다.', 'no'],
    ['係争中の訴訟はありますか？', '当社に係争中の訴訟はありません。', 'no'],
    ['減損損失を計上しましたか？', '当連結会計年度に減損損失を計上しました。', 'yes'],
    [
      'Did Alder pay a dividend for 2024?',
      'The company paid no dividend in 2024 and proposes a final dividend of 2.0 pence per share for 2025.',
      'no',
    ],
    ['Did Alder pay a dividend for 2024?', 'The company did not pay a dividend for 2024.', 'no'],
    ['Was a dividend paid for 2024?', 'No dividend was paid for 2024.', 'no'],
    ['Has Alder ever bought back shares?', 'The company has never bought back its shares.', 'no'],
    ['2025년에 자사주를 매입했나요?', '2025년에 자사주를 매입하지 않았고, 2024년에는 40억원어치를 매입하였다.', 'no'],
    ['2024年度に配当はありましたか？', '2024年度は無配であった。', 'no'],
    ['Has the group breached any covenant?', 'The group has not breached any covenant.', 'no'],
    ['2024년에 배당을 했나요?', '2024년에는 배당을 하지 않았으며, 2025년에는 주당 90원을 배당하기로 하였다.', 'no'],
    ['2024年度に配当を実施しましたか？', '2024年度の配当は実施しませんでした。', 'no'],
    ['訴訟はありますか？', '当社に対する訴訟は提起されていません。', 'no'],
    ['감사의견은 적정인가?', '외부감사인은 이음회계법인이며, 감사의견은 적정입니다.', 'yes'],
    ['감사의견은 적정이야?', '감사의견은 적정이 아니라 한정입니다.', 'no'],
    ['監査意見は適正ですか？', '監査法人の監査意見は適正である。', 'yes'],
    ['Is the audit opinion unqualified?', 'The auditor is Hale LLP, whose opinion is unqualified.', 'yes'],
    ['불량률이 업계 평균보다 낮은가?', '불량률은 0.18%로 업계 평균 0.35%보다 낮다.', 'yes'],
    ['불량률이 업계 평균보다 높은가요?', '불량률은 0.18%로 업계 평균 0.35%보다 낮다.', 'no'],
    [
      'Is staff turnover lower than the industry average?',
      'Staff turnover was 17%, below the industry average.',
      'yes',
    ],
    ['離職率は業界平均より高いですか？', '離職率は6.1%で、業界平均の12.4%を下回っている。', 'no'],
    ['のれんの減損はありましたか？', 'のれんの減損損失は計上していません。', 'no'],
    ['영업권 손상이 있었나요?', '영업권의 손상을 인식하지 않았습니다.', 'no'],
    ['지급보증을 제공한 적이 있나?', '회사는 계열사의 차입금에 대하여 지급보증을 제공하고 있다.', 'yes'],
    ['배당을 하고 있나요?', '회사는 결산배당으로 1주당 120원, 총 960백만원을 지급하였다.', 'yes'],
    ['Does the company pay dividends?', 'Dividends of £3.2 million were paid in the year.', 'yes'],
    ['配当をしていますか？', '1株当たり30円、総額240百万円の配当を実施した。', 'yes'],
    ['Does Alder lease its shops?', 'Alder leases most of its shops.', 'yes'],
  ])('%s %s', (question, text, stated) => {
    expect(statedFor(question, text)).toBe(stated);
  });

  it.each([
    ['compares the other way round', '업계 평균이 불량률보다 낮은가?', '불량률은 업계 평균보다 낮다.'],
    ['compares another thing', '반품률이 업계 평균보다 낮은가?', '불량률은 업계 평균보다 낮다.'],
    ['denies the comparison', '불량률이 업계 평균보다 낮은가?', '불량률은 업계 평균보다 낮지 않다.'],
    ['says what another thing is', '감사의견은 적정인가?', '재고자산 평가는 적정입니다.'],
    [
      'is of another dividend',
      'Does Alder pay a special dividend?',
      'Dividends of £3.2 million were paid in the year.',
    ],
    ['supposes it', '약정을 위반했어?', '약정을 위반한 경우 기한의 이익을 상실합니다.'],
    ['asks whether', '약정을 위반했어?', '회사는 분기마다 약정 위반 여부를 점검합니다.'],
    ['allows for it', 'Is there any pending litigation?', 'Pending litigation may affect our results.'],
    ['names it alone', 'Did the company breach its covenants?', 'A breach of covenants triggers default.'],
    ['does something else near it', 'Did Alder file for bankruptcy?', 'Alder filed a brief with the bankruptcy court.'],
    ['speaks of a possibility', '減損損失を計上しましたか？', '減損損失を計上する可能性があります。'],
    ['is of another measure', '減損損失を計上しましたか？', '当連結会計年度に受取利息を計上しました。'],
    [
      'denies it of another year',
      'Did Alder pay a dividend for 2025?',
      'The company paid no dividend in 2024 and proposes a final dividend of 2.0 pence per share for 2025.',
    ],
    [
      'denies it of another year',
      '2024년에 자사주를 매입했나요?',
      '2025년에 자사주를 매입하지 않았고, 2024년에는 40억원어치를 매입하였다.',
    ],
    ['denies it of another year', '2023年度に配当はありましたか？', '2024年度は無配であった。'],
    ['denies another thing', '訴訟はありますか？', '2024年度は無配であった。'],
    ['denies a part of it', 'Did Alder pay a dividend for 2024?', 'The company paid no interim dividend in 2024.'],
    ['denies it of another year', '2025년에 배당을 했나요?', '2024년에는 배당을 하지 않았으며, 2025년은 미정이다.'],
    ['denies a part of it', '2024年度に配当を実施しましたか？', '2024年度の中間配当は実施しませんでした。'],
    ['takes part of it back', 'Is there any litigation?', 'There is no litigation other than routine claims.'],
  ])('is left open if it %s', (_, question, text) => {
    expect(statedFor(question, text)).toBeUndefined();
  });

  it('may continue the sentence before it', () => {
    const before = '遺伝毒性が明らかな物質は、危険性があるものと見なされる。';
    const text = 'そのような医薬品については、長期試験を実施する必要はない。';
    expect(statedFor('遺伝毒性が明らかな物質も長期試験が必要ですか？', text, before)).toBe('no');
    expect(statedFor('遺伝毒性が明らかな物質も長期試験が必要ですか？', text)).toBeUndefined();
  });
});

describe('the text below a heading', () => {
  it('need not repeat its subject', () => {
    const text = 'No impairment was recognised in 2025 or 2024.';
    expect(statedFor('Has goodwill been impaired?', text, undefined, 'Goodwill')).toBe('no');
    expect(statedFor('Has goodwill been impaired?', text, undefined, 'Inventories')).toBeUndefined();
  });
});
