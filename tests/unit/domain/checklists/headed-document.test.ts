// A document that its file does not name is found by its first lines.
import { describe, expect, it } from 'vitest';
import { isHeadingOf } from '#functions/domain/checklists/headed-document.ts';

describe('the heading of a document', () => {
  it.each([
    ['Fire safety audit reports for each pier', 'FIRE SAFETY AUDIT REPORT\nPlace: the east pier', true],
    ['Fire safety audit reports for each pier', 'FIRE SAFETY AUDIT REPORT\nPlace: the hangar', false],
    ['Fire safety audit reports', 'Minutes\nThe fire safety audit was discussed.', false],
    ['항만청의 시정명령서 사본', '시 정 명 령 서\n동해항만청장', true],
    ['세관의 시정명령서 사본', '시정명령서\n동해항만청장', false],
    ['항만청의 시정명령서 사본', '회의록\n동해항만청\n시정명령에 대하여 그 경위와 앞으로 할 일을 의논하였다.', false],
    ['消防署からの是正勧告書', '是正勧告書（写）\n東消防署長', true],
    ['直近の有価証券報告書(抜粋可)', '有価証券報告書 第68期(自 2023年4月1日)抜粋\n会社名', true],
    ['Copies of charter contracts', 'port,charter,rent,contract_end\nEast pier,bareboat,12,2027', false],
    ['契約書の写し', '契約書\n甲と乙は', false],
  ])('for "%s": %j', (question, opening, isMet) => {
    expect(isHeadingOf(question, 'scan-0017.pdf', opening)).toBe(isMet);
  });
});
