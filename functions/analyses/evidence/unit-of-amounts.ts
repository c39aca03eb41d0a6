// Gives a statement whose table states no unit that of its document: "Amounts in thousands of dollars".
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

export const withUnitOfAmounts = (statement: Statement, chunk: Chunk | undefined): Statement => {
  const unit = statement.unread?.why === 'unit' ? unitIn(chunk?.context.unitOfAmounts ?? '') : undefined;
  if (!unit) return statement;
  const { unread: _unread, ...read } = statement;
  // What the table itself says goes before.
  return { ...unit, ...read };
};
