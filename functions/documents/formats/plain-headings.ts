// Recognizes headings in plain text: short lines behind a blank line or numbered, with lines of content below.

export type NumberedLine = { readonly text: string; readonly line: number };

/** Forms of heading numbers: "2.1", "(3)", "Condition 4.", 第3条, 제5조. */
const NUMBERING =
  /^(?:[(（]?\d{1,2}(?:\.\d{1,2})*[.)）]?\s+|[①-⑳]\s*|[IVX]{1,4}[.)]\s+|\p{Lu}\p{L}+ \d{1,2}[.:)]?\s+|[제第]\s?\d{1,3}\s?[조장절항条章節項]\s*)/u;
const ITEM = /^(?:[-•·▪◦●○■□*▶◆※ㆍ・]|[(（]?[\da-z]{1,2}[.)）]\s|[①-⑳]|[가-하][.)]\s)/u;
const SENTENCE_END = /[.。!?！？]["'”’)）]?$/u;
const LABEL = /^[^:：]{1,40}[:：]\s?\S/u;
/** Most characters. Set by hand. */
const MAX_LENGTH = { latin: 60, eastern: 30 } as const;
const EASTERN = /[가-힣\u3041-\u30ff\u4e00-\u9fff]/u;

/** Whether the text has a value: in scripts without spaces, a space separates a label from it (貸主 株式会社トキワ). */
const hasValue = (text: string): boolean =>
  /[\d:：;,、\t]/u.test(text) || (EASTERN.test(text) && !/[가-힣]/u.test(text) && /\s/u.test(text));

const says = (text: string): boolean =>
  SENTENCE_END.test(text) || ITEM.test(text) || LABEL.test(text) || /\d/u.test(text);

const markOf = (text: string): string => NUMBERING.exec(text)?.[0] ?? '';
const styleOf = (mark: string): string => mark.replace(/\d+/gu, '#');

export const isPlainHeading = (
  above: NumberedLine | undefined,
  { text, line }: NumberedLine,
  below: NumberedLine | undefined,
): boolean => {
  if (below?.line !== line + 1 || SENTENCE_END.test(text)) return false;
  if (text.length > MAX_LENGTH[EASTERN.test(text) ? 'eastern' : 'latin']) return false;
  const mark = markOf(text);
  const isApart = above === undefined || above.line < line - 1;
  // Consecutive numbered lines are not headings.
  const mayHead = mark === '' ? isApart && !ITEM.test(text) : styleOf(mark) !== styleOf(markOf(below.text));
  const name = text.slice(mark.length);
  return mayHead && /\p{L}{2}/u.test(name) && !hasValue(name) && says(below.text);
};
