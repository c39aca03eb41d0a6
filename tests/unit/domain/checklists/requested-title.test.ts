// A file is the requested document if every word of its name is in the request.
import { describe, expect, it } from 'vitest';
import { isTitleOf } from '#functions/domain/checklists/requested-title.ts';

describe('the name of a file', () => {
  it.each([
    ['Please provide a copy of the hire agreement with Harrow Cranes plc', 'harrow-hire-agreement.txt', true],
    ['A pipe register showing pumps and flow by area', 'pipe_register.csv', true],
    ['Copy of the hire agreement with Dunlin Cranes', 'harrow-hire-agreement.txt', false],
    ['Copy of the hire agreement with Dunlin Cranes', 'hire-agreement.txt', false],
    ['Amendment to the Harrow hire agreement', 'harrow-hire-agreement.txt', false],
    ['Transcripts of calls with growers in 2026', 'growers-call-2026-04-22.txt', true],
    ['품목별 수확 및 매출 명세', '품목별_수확.csv', true],
    ['선박건조계약 한솔조선 건 변경합의서', '선박건조계약서_한솔조선.docx', false],
    ['Copies of all agreements', 'agreement.pdf', false],
    ['한솔조선과 체결한 선박 건조계약서 사본', '선박건조계약서_한솔조선.docx', true],
    ['한솔조선과 체결한 선박 건조계약서 사본', '선박건조계약서_대림조선.docx', false],
    ['최근 사업연도 사업보고서를 제출하여 주십시오', '사업보고서_제8기.html', true],
    ['제7기 사업보고서', '사업보고서_제8기.html', false],
    ['제7기 사업보고서', '사업보고서-2025.html', true],
    ['Minutes of the crane committee of 28 January 2026', 'crane-committee-minutes-2026-03-18.md', false],
    ['Minutes of the crane committee of 18 March 2026', 'crane-committee-minutes-2026-03-18.md', true],
    ['임대차 계약서', '계약서.pdf', false],
    ['みさき信金との当座貸越契約書の写し', '当座貸越契約_みさき信金.txt', true],
    ['みさき信金との当座貸越契約書の写し', '当座貸越契約_なだ銀行.txt', false],
    ['直近事業年度の有価証券報告書', '有価証券報告書抜粋_2025年3月期.html', true],
    ['2023年の有価証券報告書', '有価証券報告書抜粋_2025年3月期.html', false],
  ])('for "%s": "%s" is %s', (question, title, is) => {
    expect(isTitleOf(question, title)).toBe(is);
  });
});
