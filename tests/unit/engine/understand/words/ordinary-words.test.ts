// Korean words composed of business words are not company names; others may be.
import { describe, expect, it } from 'vitest';
import { isOrdinaryWord } from '#functions/engine/understand/words/ordinary-words.ts';

describe('a Korean word', () => {
  it.each(['고정자산', '회전율', '미수금', '원재료비', '경쟁사들', '객단가', '현금창출력', '부채총계', '해지율'])(
    'is ordinary if it consists of business words: %s',
    (word) => {
      expect(isOrdinaryWord(word)).toBe(true);
    },
  );

  it.each(['누리전자', '가람물류', '한국전력', '다올자산운용', '새봄생활건강', '토스', '한빛', '현대건설', 'EBITDA'])(
    'may be a name if a part is unknown or names companies: %s',
    (word) => {
      expect(isOrdinaryWord(word)).toBe(false);
    },
  );
});
