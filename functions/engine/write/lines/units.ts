// The lines of a short document: values with their labels, items of lists, sentences, and the lines above them.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { Passage } from '../../evidence.ts';
import { isFragment, isHeading, isNote, isPointer, isQuestion } from '../prose/furniture.ts';
import { isWhole, splitSentences } from '../prose/split-sentences.ts';

export type Unit = {
  readonly passage: Passage;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** `매매대금: 248억원`, "6.1 Deposit. The tenant …": what its value is of; empty where it has none. */
  readonly label: string;
  readonly isItem: boolean;
  /** What the line before it says, and what the paragraph or list that it stands in begins with. */
  readonly before: string;
  readonly lead: string;
};

const MARK =
  /^(?:[-•·▪◦●○■□*▶◆※ㆍ・]\s*|[(（]\d{1,2}[)）]\s*|\d{1,2}(?:\.\d{1,2})*[.)．]?\s+|\d{1,2}[.)．]\s*|[①-⑳]\s*|[가-하][.)]\s+|\([a-z]\)\s*)(?=\S)/u;
/** Of a label, in letters. Set by hand. */
const LABEL = /^(?=[^:：]{0,29}\p{L})([^:：.。!?！？\t]{1,30})[:：]\s*(?=\S)(?!\/\/)/u;
/** 資本金の額 金6,000万円: in a script without spaces one stands between a label and its value. */
const SPACED = /^([\p{Script=Han}\p{Script=Katakana}\u3041-\u309fー々]{2,24}) (?=\S)(?=[^。]+。?$)/u;
const SPACELESS = /[\u3041-\u30ff\u4e00-\u9fff]/u;
const LONGEST = 420;

const labelIn = (text: string): string =>
  LABEL.exec(text)?.[1] ?? (SPACELESS.test(text) ? SPACED.exec(text)?.[1] : '') ?? '';

type Line = { readonly text: string; readonly start: number; readonly isItem: boolean };
const linesOf = (text: string): Line[] => {
  let at = 0;
  return text.split('\n').flatMap((raw) => {
    const lead = raw.length - raw.trimStart().length;
    const mark = MARK.exec(raw.trim())?.[0].length ?? 0;
    const line = { text: raw.trim().slice(mark), start: at + lead + mark, isItem: mark > 0 };
    at += raw.length + 1;
    return line.text === '' ? [] : [line];
  });
};

const isSaying = (text: string): boolean =>
  !isNote(text) && !isQuestion(text) && !isPointer(text) && !isFragment(text) && /\p{L}/u.test(text);

/** A line with its label is one; a longer text is one for each of its sentences. */
const unitsOfLine = (passage: Passage, line: Line, above: string, lead: string): Unit[] => {
  const { text, start, isItem } = line;
  const label = labelIn(text);
  const sentences = splitSentences(text);
  const rest = { passage, isItem, label };
  const isOne = sentences.length === 1 || (label !== '' && text.length <= LONGEST);
  if (isOne) {
    const isUnit = label !== '' || isItem || isWhole(text, languageOf(text));
    return isUnit && isSaying(text) ? [{ ...rest, text, start, end: start + text.length, before: above, lead }] : [];
  }
  return sentences.flatMap((one, n) =>
    isWhole(one.text, languageOf(one.text)) && isSaying(one.text)
      ? [
          {
            ...rest,
            ...one,
            start: start + one.start,
            end: start + one.end,
            before: sentences[n - 1]?.text ?? above,
            lead: n > 0 ? (sentences[0]?.text ?? '') : lead,
          },
        ]
      : [],
  );
};

const READ = new WeakMap<Passage, readonly Unit[]>();

export const unitsOf = (passage: Passage): readonly Unit[] => {
  const known = READ.get(passage);
  if (known) return known;
  const lines = linesOf(passage.chunk.text);
  let lead = '';
  const made = lines.flatMap((line, n) => {
    const above = lines[n - 1];
    // Items are of the line above the first of them.
    if (!line.isItem) lead = '';
    else if (above && !above.isItem) lead = above.text;
    return isHeading(passage, line.text) ? [] : unitsOfLine(passage, line, above?.text ?? '', lead);
  });
  READ.set(passage, made);
  return made;
};
