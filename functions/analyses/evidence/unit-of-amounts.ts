// Applies the document's unit to a statement whose table has none: "Amounts in thousands of dollars" above all tables.
import { statedUnit } from '#shared/language/grammar/column-unit.ts';
import { withoutDeniedUnit } from '#shared/language/grammar/denied-unit.ts';
import type { Statement } from '#shared/model/statement.ts';
import type { Chunk } from '../../ports/search-index.ts';

/** "…, except per share data" limits the scope of the unit. */
const HOW_FAR = /[,;]?\s*\b(?:unless|except)\b.*$/i;
type Unit = Required<Pick<Statement, 'scale' | 'currency'>>;

const unitIn = (text: string): Unit | undefined => {
  const { power, currency } = statedUnit(withoutDeniedUnit(text).replace(HOW_FAR, ''), 'money') ?? {};
  return power === undefined || currency === undefined ? undefined : { scale: power, currency };
};

const SENTENCE = /[^.。\n]+/g;
const OF_UNITS = /단위|単位|\b(?:amounts|figures)\b|^\D*(?:금액은|金額は)\D*$/iu;
/** The end of a sentence after its unit. */
const ENDING = /\s*(?:입니다|이다|임|이며|이고|으로 한다|로 한다|とする|である|であり|です|で)\s*$/u;

const clausesOf = (sentence: string): string[] =>
  [sentence, ...sentence.split(/[、,;]|(?<=이며|이고)\s/u)].filter((one) => OF_UNITS.test(one));

/** "Figures in millions of yen, the year ends in March": the clause about units, if the sentence has others. */
const unitInSentence = (sentence: string): Unit | undefined =>
  clausesOf(sentence)
    .map((one) => unitIn(one.trim().replace(ENDING, '')))
    .find((found) => found !== undefined);

/** The unit stated before the document's first table; `undefined` if there are several. */
const unitUnderTitle = (opening: readonly Chunk[]): Unit | undefined => {
  const first = opening.findIndex(({ kind }) => kind === 'table');
  const prose = first < 0 ? opening : opening.slice(0, first);
  const stated = prose
    .flatMap(({ text }) => text.match(SENTENCE) ?? [])
    .flatMap((sentence) => unitInSentence(sentence) ?? []);
  const [unit] = stated;
  return stated.every((one) => one.scale === unit?.scale && one.currency === unit?.currency) ? unit : undefined;
};

export const lacksUnit = ({ unread }: Statement): boolean => unread?.why === 'unit';

/** `chunk`: the passage of the statement's first line. `opening`: the first passages of its document. */
export const withUnitOfAmounts = (
  statement: Statement,
  chunk: Chunk | undefined,
  opening: readonly Chunk[] = [],
): Statement => {
  if (!lacksUnit(statement)) return statement;
  const unit = unitIn(chunk?.context.unitOfAmounts ?? '') ?? unitUnderTitle(opening);
  if (!unit) return statement;
  const { unread: _unread, ...read } = statement;
  // The table's own unit takes precedence.
  return { ...unit, ...read };
};
