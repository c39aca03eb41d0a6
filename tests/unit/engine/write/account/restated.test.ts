// Sentences that only say that something exists, or are about another name than the question's.
import { describe, expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';
import { judgedOver } from '#functions/engine/write/account/account-features.ts';
import { isExistenceAlone, otherNames } from '#functions/engine/write/account/restated.ts';
import type { Statement } from '#functions/engine/write/account/statements.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const judgedOf = (question: string, text: string, document = 'minutes.md', others: readonly string[] = []) => {
  const own = plan({ query: question, history: [], sources: [], now: Date.UTC(2026, 5, 1) });
  const at = (name: string, fileId: string) =>
    chunkOf({ text, fileId, seq: 0 }, { document: name, language: languageOf(text) });
  const chunk = at(document, 'fil_a');
  const quote = text.split('\n').at(-1) ?? '';
  const cited = [{ n: 1, source: 'FILES' as const, chunk, start: text.length - quote.length, end: text.length, quote }];
  const statement: Statement = {
    ...{ of: { text: quote, refs: [1], check: 'verified' }, text: quote, cited, kind: 'quote', isJudged: false },
  };
  const chunks = [chunk, ...others.map((name, n) => at(name, `fil_${n}`))];
  const passages = chunks.map((one) => ({ source: 'FILES' as const, chunk: one, score: 1, signals: {} }));
  const [judged] = judgedOver({ plan: own, passages }, [statement]);
  if (!judged) throw new Error(question);
  return { own, judged };
};

describe('that there is something', () => {
  it.each([
    ['물레 2호기 뭐가 문제였어', '물레 2호기에 문제가 있었다고 들었습니다.', true],
    ['물레 2호기 뭐가 문제였어', '물레 2호기의 문제는 굽은 축이었습니다.', false],
    ['물레 2호기에 문제가 있었습니까?', '물레 2호기에 문제가 있었다고 들었습니다.', false],
  ])('%s: %s', (question, text, expected) => {
    const { own, judged } = judgedOf(question, text);
    expect(isExistenceAlone(own, judged)).toBe(expected);
  });
});

describe('a sentence of another name', () => {
  const MINUTES = '欠席: 沢木(ミナト製網出身)\n2026年10月から網の価格を10円引き上げる。';
  it('is refused if the name titles another file', () => {
    const { own, judged } = judgedOf('ミナト製網、網の価格をいくら上げたい', MINUTES, '議事録.md', [
      'ミナト製網-通知.txt',
    ]);
    expect(otherNames(own, judged)).toContain('ミナト');
  });

  it('stays if no other file has the name', () => {
    const { own, judged } = judgedOf('ミナト製網、網の価格をいくら上げたい', MINUTES, '議事録.md');
    expect(otherNames(own, judged)).toBeUndefined();
  });
});
