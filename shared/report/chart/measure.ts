// Estimates the width of text closely enough to place it, since no font is available when charts are laid out.

const NARROW = /[\s.,:;'|!ijlft()[\]/]/;
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\p{Extended_Pictographic}]/u;
const CAPITAL = /[A-Z@&mwMW₩]/;
/** All digits take the width of the widest: charts set them in tabular figures. */
const DIGIT = /\d/;

const emOf = (letter: string): number => {
  if (letter === '%' || WIDE.test(letter)) return 0.93;
  if (NARROW.test(letter)) return 0.33;
  if (DIGIT.test(letter)) return 0.66;
  return CAPITAL.test(letter) ? 0.74 : 0.58;
};

export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + emOf(letter), 0) * size;

/** Cut with an ellipsis if the text does not fit; empty if not even one character does. */
export const fitted = (text: string, width: number, size: number): string => {
  if (widthOf(text, size) <= width) return text;
  const characters = [...text];
  while (characters.length > 0 && widthOf(`${characters.join('')}…`, size) > width) characters.pop();
  return characters.length === 0 ? '' : `${characters.join('').trimEnd()}…`;
};

/** Japanese has no spaces; a line begins with a word or an opening bracket, never with a mark, and ends with neither. */
const FIRST = /^[\p{L}\p{N}\p{Ps}]/u;
const OPENED = /\p{Ps}$/u;
const wordStarts = (text: string): number[] =>
  [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)].flatMap(({ index, segment }) =>
    index > 0 && FIRST.test(segment) && !OPENED.test(text.slice(0, index)) ? [index] : [],
  );

/** Where the first line of a text ends, of which `room` fits. */
const lineEnd = (text: string, room: string): number => {
  const space = text.slice(0, room.length + 1).lastIndexOf(' ');
  if (space > 0) return space;
  return wordStarts(text).findLast((at) => at <= room.length) ?? room.length;
};

/** Lines that fit, broken at spaces, else between words, else between characters; the last one is cut. */
export const wrapped = (text: string, box: { width: number; size: number; lines: number }): string[] => {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== '' && lines.length < box.lines - 1 && widthOf(rest, box.size) > box.width) {
    const characters = [...rest];
    while (characters.length > 1 && widthOf(characters.join(''), box.size) > box.width) characters.pop();
    const cut = lineEnd(rest, characters.join(''));
    lines.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return rest === '' ? lines : [...lines, fitted(rest, box.width, box.size)].filter((line) => line !== '');
};
