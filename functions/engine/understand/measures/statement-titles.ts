// Tells the title of a statement from a row of one: in a table of contents its number is a page.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import statementTitles from '#shared/language/lexicon/statement-titles.json' with { type: 'json' };

const titlesIn = compile(statementTitles);
const BEFORE = new RegExp(`^(?:(?:${statementTitles.before.join('|')})\\s*)*$`, 'iu');

export const isStatementTitle = (label: string): boolean => {
  const plain = label.normalize('NFKC').trim();
  const [first] = titlesIn(plain);
  return first !== undefined && BEFORE.test(plain.slice(0, first.start));
};
