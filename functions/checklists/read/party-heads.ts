// Tells heads for one side of a list: of who asks, or of who responds.
import heads from '../words/heads.json' with { type: 'json' };
import { isLatin, plainHead } from './heads.ts';

const names =
  (parties: readonly string[]) =>
  (text: string): boolean => {
    // "Comment (buyer)": the party may be in brackets.
    const bare = ` ${plainHead(text.replace(/[()[\]（）［］]/g, ' ')).replace(/['’]s?(?= )/g, '')} `;
    return parties.some((one) => (isLatin(one) ? bare.includes(` ${one} `) : bare.includes(one)));
  };
/** "Reviewer notes", "審査担当記入欄": for the asker, not the respondent. */
export const isOfAsker = names(heads.askers);
/** "Borrower figure", "貴社使用欄". */
export const isOfRespondent = names(heads.respondents);
