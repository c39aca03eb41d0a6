// A position is found in the question's words, and its holder next to its title.
import { describe, expect, it } from 'vitest';
import { findPosition, holderIn, personOf } from '#functions/engine/understand/kinds/positions.ts';
import { findEntities } from '#functions/engine/understand/names/find-entities.ts';

describe('the requested position', () => {
  it.each([
    ['who is the CEO', 'chiefExecutive'],
    ['대표이사는 누구인가', 'chiefExecutive'],
    ['代表取締役は誰か', 'chiefExecutive'],
    ['Who chairs it? Who is chairman of the audit committee?', 'auditCommitteeChair'],
    ['감사위원회 위원장은 누구인가요?', 'auditCommitteeChair'],
    ['who is the finance director', 'chiefFinancialOfficer'],
  ])('%s', (question, id) => {
    expect(findPosition(question)?.id).toBe(id);
  });

  it.each(['대표이사는 누구인가', 'CEO는 누구인가요?', '代表取締役は誰か'])(
    "is not a person's name: %s",
    (question) => {
      expect(findEntities(question)).toEqual([]);
    },
  );

  it('is not the title by which a person is called', () => {
    expect(findPosition('강대표가 주식을 팔려면 누구 동의를 받아야 해')).toBeUndefined();
    expect(findPosition('신임 대표가 누구야')?.id).toBe('chiefExecutive');
  });

  it('is undefined if no title is named', () => {
    expect(findPosition('Who buys the products?')).toBeUndefined();
  });
});

const holder = (question: string, line: string) => {
  const position = findPosition(question);
  return position && holderIn(position, line);
};

describe('the holder of a position', () => {
  it.each([
    ['대표이사', '대표이사: 문가람', '문가람'],
    ['사장님은 누구야', '대표이사: 문가람', '문가람'],
    ['대표가 누구야?', '대표이사: 문가람', '문가람'],
    ['社長は誰ですか', '代表取締役 三輪 陽一', '三輪 陽一'],
    ['대표이사', '참석: 문가람 대표이사, 배서율 재무이사.', '문가람'],
    ['재무이사', '참석: 문가람 대표이사, 배서율 재무이사.', '배서율'],
    ['감사위원장', '감사위원장은 사외이사 윤하람입니다.', '윤하람'],
    ['대표이사', '이사회는 문가람을 신임 대표이사로 선임하였다.', '문가람'],
    ['社長は誰ですか', '三輪陽一が代表取締役社長に選定された。', '三輪陽一'],
    ['CEO', 'Nadia Okonkwo has served as chief executive officer since March 2021.', 'Nadia Okonkwo'],
    ['CEO', '/s/ Odette L. Marsh, Chief Executive Officer', 'Odette L. Marsh'],
    ['president', 'Participants: Keiko Arita (president), Jun Toda (CFO).', 'Keiko Arita'],
    ['CFO', 'Chief Financial Officer: Tomas Reyes', 'Tomas Reyes'],
    ['CEO', 'Ms O Marsh, Chief Executive, Alder Audio Limited', 'Ms O Marsh'],
    ['代表取締役', '代表者：代表取締役社長 有田 恵子', '有田 恵子'],
    ['CEO', 'Odette Marsh\tChief Executive Officer\t57', 'Odette Marsh'],
    ['대표이사', '의장은 대표이사 문가람이다.', '문가람'],
    ['社長は誰ですか', '議長は代表取締役社長の三輪陽子が務めた。', '三輪陽子'],
    ['CEO', 'Keiko Arita stepped down as chief executive and was succeeded by Nadia Okonkwo.', 'Nadia Okonkwo'],
    ['대표이사', '대표이사는 배서율이 아니라 2024년 4월 취임한 문가람이며, 전임 대표이사 윤하람은 물러났다.', '문가람'],
    ['재무담당 이사', '재무담당 이사는 지난해 퇴임한 윤하람이 아니라 올해 선임된 배서율이 맡는다.', '배서율'],
    [
      'CEO',
      'The chief executive is not the founder, Keiko Arita, but Nadia Okonkwo, who took over in 2024.',
      'Nadia Okonkwo',
    ],
    ['社長は誰ですか', '代表取締役社長は創業家の有田健吾ではなく、2025年6月に就任した三輪陽子です。', '三輪陽子'],
  ])('%s: %s', (question, line, name) => {
    expect(holder(question, line)).toBe(name);
  });

  it.each([
    ['대표이사', '대표이사는 갱신 가능성을 높게 본다.'],
    ['대표이사', '대표이사는 이사회에서 선임합니다.'],
    ['사외이사', '이사회는 사내이사 3명과 사외이사 4명으로 구성됩니다.'],
    ['대표이사', '전임 대표이사 문가람은 2023년에 사임하였습니다.'],
    ['CEO', 'The Chief Executive Officer reports to the Board of Directors.'],
    ['president', 'Tomas Reyes is a vice president.'],
    ['CEO', 'Tomas Reyes is not the chief executive.'],
    ['CEO', 'The yard is let by Brook Street Hire, a business owned by the chief executive’s brother.'],
    ['CEO', 'Tomas Reyes, our chief executive officer since 2019, retired in May 2024.'],
    ['社長は誰ですか', '代表取締役社長の報酬総額は取締役会で決める。'],
    ['代表取締役', '代表取締役の選定は取締役会で行います。'],
  ])('is not named in %s: %s', (question, line) => {
    expect(holder(question, line)).toBeUndefined();
  });
});

describe('a person', () => {
  it.each([
    ['Odette L. Marsh', 'Ms O Marsh'],
    ['문 가람', '문가람'],
    ['三輪　陽一', '三輪陽一'],
  ])('is the same by the shorter name: %s, %s', (name, shorter) => {
    expect(personOf(name)).toBe(personOf(shorter));
  });

  it('is another one by another first name', () => {
    expect(personOf('Odette Marsh')).not.toBe(personOf('Keiko Marsh'));
  });
});
