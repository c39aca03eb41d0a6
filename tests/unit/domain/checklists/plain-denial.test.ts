// A line shown for a yes-or-no row answers it if it plainly denies what the row asks.
import { describe, expect, it } from 'vitest';
import { plainDenialIn } from '#functions/domain/checklists/plain-denial.ts';

describe('a plain denial', () => {
  it.each([
    ['Was a royalty declared or paid in 2025?', 'Nets were sold. No royalty was declared or paid in the year.'],
    ['Has the skipper given a personal guarantee?', 'The skipper has not given any personal guarantee.'],
    ['선박 보험에 가입되어 있습니까?', '선박 보험에는 가입되어 있지 않다.'],
    ['地震保険に加入していますか', '地震保険には加入していない。'],
  ])('for "%s" is in "%s"', (question, line) => {
    expect(line).toContain(plainDenialIn(question, [line]) ?? 'nothing');
  });

  it.each([
    ['of something else', 'Was a royalty declared or paid in 2025?', 'No net was sold in the year.'],
    ['of another act', 'Has the yard complied with its financial covenants?', 'No financial covenant has been waived.'],
    ['before what is affirmed', '漁協の監査を受けていますか', '監査役は置いておらず、漁協の監査を受けています。'],
    ['of a thing of the same name', '외부감사인이 변경되었습니까?', '회계정책의 변경은 없다.'],
    ['for what is asked in the negative', 'Is the trawler not insured?', 'The trawler is not insured.'],
    ['for an open row', 'Royalty paid in 2025', 'No royalty was paid in 2025.'],
  ])('is none %s: "%s" "%s"', (_, question, line) => {
    expect(plainDenialIn(question, [line])).toBeUndefined();
  });

  it('is none beside a line that says as much and affirms', () => {
    const lines = ['No royalty was declared or paid by the branch.', 'A royalty was declared and paid in May.'];

    expect(plainDenialIn('Was a royalty declared or paid?', lines)).toBeUndefined();
  });
});
