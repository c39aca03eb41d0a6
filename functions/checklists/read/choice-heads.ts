// Recognizes heads that say what to choose: "Document received Y/N", "資料有無", "Done (O/X)".
import heads from '../words/heads.json' with { type: 'json' };
import { answersYesOrNo } from '../write/vocabulary.ts';

const IS_HANDED_OVER = /(?:ed|sent)\b.*\b(?:y|yes) ?\/ ?(?:n|no)\b/;
/** "Document received Y/N", "資料有無": whether something is available. */
export const isChoice = (text: string): boolean => {
  const whole = text.normalize('NFKC').toLowerCase().trim();
  return heads.choices.some((end) => whole.endsWith(end)) || IS_HANDED_OVER.test(whole);
};

const IN_BRACKETS = /[([]([^()[\]]{3,30})[)\]]\s*$/u;
/** "Done (O/X)", "実施(はい/いいえ)": the permitted entries after the head. */
export const isChoiceHead = (text: string): boolean => {
  const [, values = ''] = IN_BRACKETS.exec(text.normalize('NFKC').trim()) ?? [];
  return answersYesOrNo(values.split(/[/,|·・]/));
};
/** The slash between the entries joins no heads. */
export const withoutChoices = (text: string): string =>
  isChoiceHead(text) ? text.normalize('NFKC').replace(IN_BRACKETS, '') : text;
