// Decides whether a text asks a question or for a document, and by which of its words.
import { namesMeasure } from '../demands/demand.ts';
import requests from '../words/requests.json' with { type: 'json' };
import {
  ASKS_FIRST,
  core,
  endsWithDocument,
  endsWithOneOf,
  joinsDocument,
  MAX_PHRASE_LENGTH,
  namesDocuments,
  plain,
  SUBJECT,
  YEAR,
} from './document-names.ts';
import { asksForIt, handsInDocument, tellsFact, wantsToHave } from './polite-requests.ts';

export { HANDED_OVER } from './polite-requests.ts';

/** "보험에 들었습니까 (insured?)" is a question too. */
const MARKED = /[?？]\s*["”’'」)\]）］]*\s*$/u;
const ASKS =
  /(?:습니까|니까|는가|은가|인가|한가|나요|까요|가요|(?:는|은|인|한|을)지요?)[.?]?\s*$|(?:(?<![ほな]|わず)か|(?<=[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}])は(?=[。.?])|(?:ご?説明|ご?教示|ご?回答|お?知らせ|教えて|説明して|回答して)(?:ください|下さい|願います))[。.?]?\s*$/u;
/** A verb or a question mark is required: the bare name of a document may be a heading. */
export const asksInWords = (text: string): boolean =>
  MARKED.test(plain(text)) ||
  ASKS.test(plain(text)) ||
  tellsFact(text) ||
  ASKS_FIRST.test(core(text)) ||
  asksForIt(text);

export const asks = (text: string): boolean => asksInWords(text) || isRequest(text);

/** "State the licences and their terms" asks for words, whatever documents it names. */
const asksForWords = (text: string): boolean =>
  requests.tells.some((word) => plain(text).includes(word)) || tellsFact(text);

export const isRequest = (text: string): boolean => {
  const bare = core(text);
  if (MARKED.test(plain(text)) || asksForWords(text)) return false;
  return (
    asksForIt(text) || endsWithDocument(bare) || handsInDocument(bare) || joinsDocument(bare) || namesDocuments(bare)
  );
};

const holds = (head: string, words: readonly string[]): boolean =>
  words.some((word) => (/^[a-z ]+$/.test(word) ? new RegExp(`\\b${word}\\b`).test(head) : head.includes(word)));
export const isQuestionHead = (head: string): boolean => holds(plain(head), requests.headsBut);
/** "Documents requested", "요청자료": the rows below ask for documents. */
export const isDocumentHead = (head: string): boolean => holds(plain(head), requests.heads) && !isQuestionHead(head);

const SAYS = / (?:is|are|was|were|has|have|had|shall|must|will|should|can|may) |다[.]?$|(?:る|た|す|い)[。.]?$/u;
/** "No vessel is under arrest": a sentence, though it may be a question. */
export const says = (text: string): boolean => SAYS.test(plain(text)) || SUBJECT.test(core(text));
const has = (text: string, words: readonly string[]): boolean => words.some((word) => text.includes(word));

/** "계약의 위약금 규정": what a contract says, and no set of rules. */
const CLAUSE = new RegExp(requests.clauses, 'u');

/** Other words with the character that means "by": they split nothing. */
const SPLITS_NOTHING = new RegExp(requests.splitsBut.join('|'), 'gu');
const splits = (text: string): boolean => has(text.replace(SPLITS_NOTHING, ''), requests.splits);

/** Signs from the words of a row, each 1 if it holds. */
export const wordSigns = (text: string) => {
  const all = plain(text);
  const bare = core(text);
  const isHad = wantsToHave(text);
  const isClause = CLAUSE.test(bare);
  const signs = {
    marked: MARKED.test(all) && !isHad,
    asked: (MARKED.test(all) || ASKS.test(all)) && !isHad,
    tells: asksForWords(text),
    asksFirst: ASKS_FIRST.test(bare) && !isHad,
    wants: asksForIt(text),
    document: !isClause && (endsWithDocument(bare) || handsInDocument(bare) || namesDocuments(bare)),
    joined: !isClause && joinsDocument(bare),
    states: endsWithOneOf(bare, requests.states),
    explained: requests.explainedFirst.some((word) => bare.startsWith(`${word} `)),
    says: says(text),
    period: has(all, requests.periods) || YEAR.test(all),
    split: splits(all),
    long: bare.length > MAX_PHRASE_LENGTH,
    bare: !asksInWords(text),
  };
  // "Sales by customer" is a table, and "creditors listing" a document; a cap per claim is a figure.
  const measured = namesMeasure(text) && !signs.document && !splits(all.replaceAll(' per ', ' '));
  return Object.fromEntries(Object.entries({ ...signs, measured }).map(([name, is]) => [name, Number(is)]));
};
