// Tells from the name of a file that it is a document of another kind than a row requests: minutes for an agreement.
import { stemOf } from '../../checklists/names.ts';
import words from '../../checklists/words/document-kinds.json' with { type: 'json' };
import papers from '../../checklists/words/same-documents.json' with { type: 'json' };
import { requestedThings } from '../../engine/understand/kinds/requested-things.ts';
import { headOf } from './requested-title.ts';
import { asksForList } from './translated-title.ts';

const KINDS = Object.entries(words.kinds).map(([kind, { en, ko, ja }]) => ({
  kind,
  pattern: new RegExp([`(?<![a-z])(?:${en.join('|')})(?![a-z])`, ...ko, ...ja].join('|'), 'u'),
}));

const kindsIn = (text: string): string[] => {
  const bare = text.normalize('NFKC').toLowerCase();
  return KINDS.filter(({ pattern }) => pattern.test(bare)).map(({ kind }) => kind);
};

const LATIN = /^[\p{scx=Latn}\P{L}]+$/u;
/** "Number of ships under the licence" asks for no licence; Korean and Japanese name the document last. */
const headsIn = (question: string): string =>
  requestedThings(question)
    .map(({ name }) => (LATIN.test(name) ? headOf(name) : name))
    .join(' ');

const TABLE = new RegExp(papers.tables, 'u');
/** Rows on contracts or meetings are no paper that was signed. */
const isTableFor = (wanted: readonly string[], title: string): boolean =>
  TABLE.test(title.toLowerCase()) && wanted.every((kind) => words.signed.includes(kind));

/** False for a request or a name that does not say its kind. */
export const isOfOtherKind = (question: string, title: string): boolean => {
  const [wanted, own] = [kindsIn(headsIn(question)), kindsIn(stemOf(title))];
  if (wanted.length === 0) return false;
  return own.length > 0
    ? !own.some((kind) => wanted.includes(kind))
    : !asksForList(question) && isTableFor(wanted, title);
};
