// Estimates the width of text closely enough to place it, since no font is available when charts are laid out.

const NARROW = /[\s.,:;'|!ijlft()[\]/]/;
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\p{Extended_Pictographic}]/u;
const CAPITAL = /[A-Z@&mwMW₩]/;

const emOf = (letter: string): number => {
  if (letter === '%' || WIDE.test(letter)) return 0.93;
  if (NARROW.test(letter)) return 0.33;
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

/** Lines that fit, broken at spaces or, without spaces, between characters; the last one is cut. */
export const wrapped = (text: string, box: { width: number; size: number; lines: number }): string[] => {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== '' && lines.length < box.lines - 1 && widthOf(rest, box.size) > box.width) {
    const characters = [...rest];
    let end = characters.length;
    while (end > 1 && widthOf(characters.slice(0, end).join(''), box.size) > box.width) end -= 1;
    const space = characters.slice(0, end + 1).lastIndexOf(' ');
    const cut = space > 0 ? space : end;
    lines.push(characters.slice(0, cut).join('').trim());
    rest = characters.slice(cut).join('').trim();
  }
  return rest === '' ? lines : [...lines, fitted(rest, box.width, box.size)].filter((line) => line !== '');
};
