// Recognizes cover lines, which are labels and not statements.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import meetingLabels from '#shared/language/lexicon/meeting-labels.json' with { type: 'json' };

const LABEL = /^[\p{L}][\p{L}\s]{1,24}[:：]\s?\S/u;
const ENDS = /[.。!?！？]["”」』]?$/u;

const labels = compile(meetingLabels);
/** `出席：社長。`: a label at the head of a paper, whatever ends it. */
const opensPaper = (text: string): boolean => {
  const label = /^([^:：\d]{2,16})[:：]/u.exec(text)?.[1]?.trim() ?? '';
  return labels(label).some(({ start, end }) => start === 0 && end === label.length);
};

/** `Fiscal year: 2025` on the cover of a filing is a label, not a statement. */
export const isCoverLine = ({ text }: { readonly text: string }): boolean =>
  (LABEL.test(text) && !ENDS.test(text)) || opensPaper(text);
