// People with their titles in prose: words beside a title that are no names.
import { expect, it } from 'vitest';
import { peopleIn } from '#functions/analyses/evidence/people.ts';

const namesIn = (text: string) => peopleIn({ kind: 'prose', text }).map(({ name }) => name);

it.each([['이사회는 사내이사 3명으로 구성되며 감사위원회를 두고 있습니다.'], ['도담음료 주식회사 대표이사']])(
  'finds nobody where a word is no name: %s',
  (text) => {
    expect(namesIn(text)).toEqual([]);
  },
);

it('finds who is named with a title', () => {
  expect(namesIn('한가람 대표이사가 설명하였습니다.')).toEqual(['한가람']);
});

it('ends a name where its line ends', () => {
  expect(namesIn('代表取締役社長 森田健一\n本店: 高知市')).toEqual(['森田健一']);
});
