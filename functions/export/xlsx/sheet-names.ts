// Makes sheet names valid in every spreadsheet program: unique, short, without reserved characters.
import { cleanText } from '#shared/report/clean-text.ts';

const MAX_NAME_LENGTH = 31;
/** Excel reserves this name. */
const RESERVED = 'history';

const legal = (name: string): string => {
  const plain = cleanText(name)
    .replace(/[\\/*?:[\]\p{C}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[' ]+|[' ]+$/g, '');
  return plain.toLowerCase() === RESERVED ? `${plain}_` : plain;
};

/** Cuts by UTF-16 units, which Excel counts, but never inside a character. */
const cut = (name: string, length: number): string => {
  const characters = [...name];
  while (characters.join('').length > length) characters.pop();
  return characters.join('').trimEnd();
};

/** Returns one name per requested name, in the same order; a name without characters becomes `Sheet`. */
export const sheetNames = (wishes: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return wishes.map((wish) => {
    const base = cut(legal(wish), MAX_NAME_LENGTH) || 'Sheet';
    let name = base;
    for (let n = 2; taken.has(name.toLowerCase()); n += 1)
      name = `${cut(base, MAX_NAME_LENGTH - 1 - String(n).length)} ${n}`;
    taken.add(name.toLowerCase());
    return name;
  });
};
