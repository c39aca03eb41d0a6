// Gives a statement whose table states no unit that of its document: "Amounts in thousands of dollars" over all tables.
import { statedUnit } from '#shared/language/grammar/column-unit.ts';
import type { Statement } from '#shared/model/statement.ts';
import type { Chunk } from '../../ports/search-index.ts';

/** "…, except per share data" says how far it goes. */
const HOW_FAR = /[,;]?\s*\b(?:unless|except)\b.*$/i;

type Unit = Required<Pick<Statement, 'scale' | 'currency'>>;

const unitIn = (text: string): Unit | undefined => {
  const { power, currency } = statedUnit(text.replace(HOW_FAR, ''), 'money') ?? {};
  return power === undefined || currency === undefined ? undefined : { scale: power, currency };
};

const SENTENCE = /[^.。\n]+/g;
const OF_UNITS = /단위|単位|\b(?:amounts|figures)\b/iu;
/** How a sentence ends behind its unit. */
const ENDING = /\s*(?:입니다|이다|임|이며|으로 한다|로 한다|とする|である|です)\s*$/u;

/** What the document says of units before its first table; nothing where it says several. */
const unitUnderTitle = (opening: readonly Chunk[]): Unit | undefined => {
  const first = opening.findIndex(({ kind }) => kind === 'table');
  const prose = first < 0 ? opening : opening.slice(0, first);
  const stated = prose
    .flatMap(({ text }) => text.match(SENTENCE) ?? [])
    .flatMap((sentence) => (OF_UNITS.test(sentence) ? (unitIn(sentence.replace(ENDING, '')) ?? []) : []));
  const [unit] = stated;
  return stated.every((one) => one.scale === unit?.scale && one.currency === unit?.currency) ? unit : undefined;
};

export const lacksUnit = ({ unread }: Statement): boolean => unread?.why === 'unit';

/** `chunk`: of its first line; `opening`: those with which its document opens. */
export const withUnitOfAmounts = (
  statement: Statement,
  chunk: Chunk | undefined,
  opening: readonly Chunk[] = [],
): Statement => {
  if (!lacksUnit(statement)) return statement;
  const unit = unitIn(chunk?.context.unitOfAmounts ?? '') ?? unitUnderTitle(opening);
  if (!unit) return statement;
  const { unread: _unread, ...read } = statement;
  // What the table itself says goes before.
  return { ...unit, ...read };
};
