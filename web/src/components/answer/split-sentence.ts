// Splits a sentence so that its chips come before the full stop and never start a line.
const TAIL = /[.!?。．！？…]+["'”’」』）)\]]*\s*$/u;
/** How many characters of the last word stay on the line of the chip. */
const LAST_CHARACTERS = 6;

export type SplitSentence = {
  readonly head: string;
  /** The end of the last word, kept on one line with the chips and the tail. */
  readonly last: string;
  readonly tail: string;
};

const graphemes = (text: string): string[] => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

export const splitSentence = (text: string): SplitSentence => {
  const tail = TAIL.exec(text)?.[0] ?? '';
  const body = text.slice(0, text.length - tail.length).trimEnd();
  const word = /\S*$/u.exec(body)?.[0] ?? '';
  const last = graphemes(word).slice(-LAST_CHARACTERS).join('');
  return { head: body.slice(0, body.length - last.length), last, tail: tail.trimEnd() };
};
