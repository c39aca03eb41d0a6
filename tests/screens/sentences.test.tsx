// Sentences of an answer, with citations and check states.
import { expect, it } from 'vitest';
import { Sentences } from '#web/components/answer/sentence-view.tsx';
import { screenTests } from '../helpers/screen.tsx';

const { show, shown } = screenTests('questions', 'answers');

it('shows a verified sentence plainly and explains an uncertain one on focus', async () => {
  const person = show(
    <p>
      <Sentences
        sentences={[
          { text: '매출액은 438,512백만원입니다.', refs: [1], check: 'verified' },
          { text: '고객은 늘었습니다.', refs: [], check: 'uncertain' },
        ]}
      />
    </p>,
  );

  const marks = shown.getAllByRole('button', { name: '확인 필요' });
  expect(marks).toHaveLength(1);
  marks[0]?.focus();
  await person.hover(marks[0]!);
  await shown.findByText('이 문장은 출처와 완전히 대조되지 않았습니다.');
});

it('marks each sentence with its own language', () => {
  show(<Sentences sentences={[{ text: 'Revenue rose by 20.1 percent in the year.', refs: [], check: 'verified' }]} />);

  expect(
    shown
      .getByText(/Revenue rose/)
      .closest('[lang]')
      ?.getAttribute('lang'),
  ).toBe('en');
});
