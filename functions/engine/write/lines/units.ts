// The lines of a short document: labeled values, list items and sentences, with the lines above them.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { Passage } from '../../evidence.ts';
import { isFragment, isHeading, isNote, isPointer, isQuestion } from '../prose/furniture.ts';
import { isWhole, splitSentences } from '../prose/split-sentences.ts';

export type Unit = {
  readonly passage: Passage;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The label of a value: `매매대금: 248억원`, "6.1 Deposit. The tenant …"; empty if there is none. */
  readonly label: string;
  readonly isItem: boolean;
  /** The line before, and the first line of the paragraph or list. */
  readonly before: string;
  readonly lead: string;
};

const MARK =
  /^(?:[-•·▪◦●○■□*▶◆※ㆍ・]\s*|[(（]\d{1,2}[)）]\s*|\d{1,2}(?:\.\d{1,2})*[.)．]?\s+|\d{1,2}[.)．]\s*|[①-⑳]\s*|[가-하][.)]\s+|\([a-z]\)\s*)(?=\S)/u;
/** A label of at most 30 characters. Set by hand. */
const LABEL = /^(?=[^:：]{0,29}\p{L})([^:：.。!?！？\t]{1,30})[:：]\s*(?=\S)(?!\/\/)/u;
/** 資本金の額 金6,000万円: in a script without spaces, a space separates label and value. */
const SPACED = /^([\p{Script=Han}\p{Script=Katakana}\u3041-\u309fー々]{2,24}) (?=\S)(?=[^。]+。?$)/u;
const SPACELESS = /[\u3041-\u30ff\u4e00-\u9fff]/u;
/** 보험기간 2025년 3월 15일부터, 입찰방법 제한경쟁: a form line that is no sentence begins with its label. */
const HANGUL = /^([가-힣]{2,10}(?:(?: [가-힣]{1,8}){0,3}(?= [^가-힣\s])|(?= )))(?=\s\S)(?!.*(?:[.。!?]|다|요|함|음)$)/u;
/** 監査対象：船橋　監査期間：4月: two labels on one line. */
const NEXT_LABEL = /(?<=^[^:：]{1,30}[:：].*)\s(?=[\p{Script=Han}\p{Script=Katakana}가-힣]{2,12}[:：]\s?\S)/u;
const MAX_LENGTH = 420;

/** 'across' also reads labels separated by a space only, since words of other languages have few translations. */
export type Manner = 'own' | 'across';

type Line = { readonly text: string; readonly start: number; readonly isItem: boolean };
const labelIn = ({ text, isItem }: Line, manner: Manner): string => {
  const byMark = LABEL.exec(text)?.[1];
  if (byMark !== undefined || (manner === 'across' && isItem)) return byMark ?? '';
  if (SPACELESS.test(text)) return SPACED.exec(text)?.[1] ?? '';
  return (manner === 'across' ? HANGUL.exec(text)?.[1] : undefined) ?? '';
};

const linesOf = (text: string, manner: Manner): Line[] => {
  let at = 0;
  return text
    .split('\n')
    .flatMap((line) => (manner === 'across' ? line.split(NEXT_LABEL) : [line]))
    .flatMap((raw) => {
      const lead = raw.length - raw.trimStart().length;
      const mark = MARK.exec(raw.trim())?.[0].length ?? 0;
      const line = { text: raw.trim().slice(mark), start: at + lead + mark, isItem: mark > 0 };
      at += raw.length + 1;
      return line.text === '' ? [] : [line];
    });
};

const isSaying = (text: string): boolean =>
  !isNote(text) && !isQuestion(text) && !isPointer(text) && !isFragment(text) && /\p{L}/u.test(text);

/** A labeled line is one unit; longer text has one unit per sentence. */
const unitsOfLine = (
  passage: Passage,
  line: Line & { readonly label: string },
  above: string,
  lead: string,
): Unit[] => {
  const { text, start, isItem, label } = line;
  const sentences = splitSentences(text);
  const rest = { passage, isItem, label };
  const isOne = sentences.length === 1 || (label !== '' && text.length <= MAX_LENGTH);
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

const READ = { own: new WeakMap<Passage, readonly Unit[]>(), across: new WeakMap<Passage, readonly Unit[]>() };

export const unitsOf = (passage: Passage, manner: Manner = 'own'): readonly Unit[] => {
  const known = READ[manner].get(passage);
  if (known) return known;
  const lines = linesOf(passage.chunk.text, manner);
  let lead = '';
  const made = lines.flatMap((line, n) => {
    const above = lines[n - 1];
    // Items belong to the line above the first of them.
    if (!line.isItem) lead = '';
    else if (above && !above.isItem) lead = above.text;
    const labelled = { ...line, label: labelIn(line, manner) };
    return isHeading(passage, line.text) ? [] : unitsOfLine(passage, labelled, above?.text ?? '', lead);
  });
  READ[manner].set(passage, made);
  return made;
};
