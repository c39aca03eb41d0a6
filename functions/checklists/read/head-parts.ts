// Splits a cell with several heads: joined by a mark, on separate lines, or repeated in another language.
import heads from '../words/heads.json' with { type: 'json' };

export const joinedIn = (text: string): string[] =>
  heads.joins.reduce((parts, join) => parts.flatMap((part) => part.split(join)), text.split('\n'));

const OTHER = '[\\p{scx=Hang}\\p{scx=Han}\\p{scx=Kana}]';
const BETWEEN = new RegExp(`(?<=${OTHER}) +(?=\\p{scx=Latn})|(?<=[\\p{scx=Latn}.]) +(?=${OTHER})`, 'u');
/** "검토자 의견 Reviewer view": one head in two languages. */
export const languagesIn = (text: string): string[] => text.split(BETWEEN);
