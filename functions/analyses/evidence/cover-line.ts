// Recognizes cover lines, which name something and state nothing.

const LABEL = /^[\p{L}][\p{L}\s]{1,24}[:：]\s?\S/u;
const ENDS = /[.。!?！？]["”」』]?$/u;

/** `Fiscal year: 2025` on the cover of a filing names something and states nothing. */
export const isCoverLine = ({ text }: { readonly text: string }): boolean => LABEL.test(text) && !ENDS.test(text);
