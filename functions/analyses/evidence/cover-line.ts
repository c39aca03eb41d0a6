// Recognizes cover lines, which are labels and not statements.

const LABEL = /^[\p{L}][\p{L}\s]{1,24}[:：]\s?\S/u;
const ENDS = /[.。!?！？]["”」』]?$/u;

/** `Fiscal year: 2025` on the cover of a filing is a label, not a statement. */
export const isCoverLine = ({ text }: { readonly text: string }): boolean => LABEL.test(text) && !ENDS.test(text);
