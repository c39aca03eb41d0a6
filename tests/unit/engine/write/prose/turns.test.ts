// Which question a line of a conversation answers, with and without speaker labels.
import { describe, expect, it } from 'vitest';
import { repliesIn } from '#functions/engine/write/prose/turns.ts';

const replyTo = (text: string, line: string) => repliesIn(text)(text.indexOf(line));

describe('turns of a conversation', () => {
  it.each([
    ['Q: Why was the mill shut?\nA: The river flooded it. Twice.', 'Twice', 'Why was the mill shut?'],
    [
      'Orla Finch: What about the mill? It looks old.\nBen Roe: It floods.',
      'It floods',
      'What about the mill? It looks old.',
    ],
    ['面談者: 辞める理由は何でしょう。\n工場長: 通勤が遠いからです。', '通勤が', '辞める理由は何でしょう。'],
    ['질문자: 제분소는 왜 닫으셨나요?\n대표: 강이 넘쳤습니다.', '강이', '제분소는 왜 닫으셨나요?'],
  ])('%s', (text, line, question) => {
    expect(replyTo(text, line)).toEqual({ question, isAsking: false });
  });

  it('are asking if they contain a question themselves', () => {
    expect(replyTo('Orla: Is it old?\nBen: Very. Why do you ask?', 'Very').isAsking).toBe(true);
  });

  it('reply to nothing after a line that is not a question', () => {
    expect(replyTo('The mill is old.\nIt floods.', 'It floods')).toEqual({ isAsking: false });
  });
});
