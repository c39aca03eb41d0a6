// Finds the sentences of a passage that count as rows of figures because most of them are amounts and dates.
import type { Passage } from '../../engine/evidence.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import { statedLines } from './stated-lines.ts';

/** With a larger share of digits, it is a row of a table. Set by hand, not tuned on a set. */
const MAX_DIGITS = 0.55;
const FEWEST_WORDS = 3;
/** Korean notes end sentences with a noun: `총사업비 64억 원.`, `전년 대비 3% 감소.` */
const ENDS = /[가-힣a-z)\d%][.。]$|(?:です|ます|した|ある|いる)。?$/u;
/** A noun with a particle makes a clause of a line without figures: `주주가 동의하지 않아 부결.` */
const KOREAN_CLAUSE = /[가-힣](?:은|는|이|가|을|를)\s.*[가-힣][.]$/u;
const WORD = /\p{L}{2,}/gu;

const isSentence = ({ text }: Quotable): boolean => {
  const digits = text.match(/[\d,.%$()]/g)?.length ?? 0;
  return ENDS.test(text) && digits / text.length < MAX_DIGITS && (text.match(WORD)?.length ?? 0) >= FEWEST_WORDS;
};

const KNOWN = new WeakMap<Passage, readonly Quotable[]>();

/** With those that can be quoted anyway. */
export const withFigureLines = (passage: Passage): readonly Quotable[] => {
  const known = KNOWN.get(passage);
  if (known) return known;
  const own = quotable(passage);
  const isCovered = ({ start, end }: Quotable) => own.some((one) => one.start < end && start < one.end);
  const figures = statedLines(passage).filter(
    (one) => (/\d/.test(one.text) || KOREAN_CLAUSE.test(one.text)) && isSentence(one) && !isCovered(one),
  );
  const all = [...own, ...figures].sort((a, b) => a.start - b.start);
  KNOWN.set(passage, all);
  return all;
};
