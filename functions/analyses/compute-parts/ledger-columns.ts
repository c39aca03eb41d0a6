// Recognizes the columns of a ledger that no calculation is mapped to: numbers of records, codes of customers.

import lexicon from '#shared/language/lexicon/ledger-columns.json' with { type: 'json' };
import { wordsOf } from '#shared/language/lexicon/lexicon.ts';
import type { OtherColumn } from '../evidence/sheet-rows.ts';

type Words = Exclude<keyof typeof lexicon, 'id' | 'source'>;
const allOf = (of: Words): readonly string[] => wordsOf({ ...lexicon[of], id: of, source: lexicon.source, not: [] });

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, '')
    .replace(/[\s_.-]+/g, '');

const LATIN = /^[a-z]+$/;
const numbered = allOf('recordNumber').map((word) => (LATIN.test(word) ? `(?<![a-z])${word}` : word));
const RECORD_NUMBER = new RegExp(`(?:${numbered.join('|')}|#)\\.?\\s*$`, 'i');
export const isRecordNumber = ({ head }: OtherColumn): boolean => RECORD_NUMBER.test(head.normalize('NFKC').trim());

const isOneOf = (of: Words): ((text: string) => boolean) => {
  const words = new Set(allOf(of).map(plain));
  return (text) => words.has(plain(text));
};
const [isCode, isUnit, isPack] = [isOneOf('customerCode'), isOneOf('unit'), isOneOf('pack')];
export const isCustomerCode = ({ head }: Pick<OtherColumn, 'head'>): boolean => isCode(head);
export const isUnitColumn = ({ head }: OtherColumn): boolean => isUnit(head);
export const isPackColumn = ({ head }: OtherColumn): boolean => isPack(head);

/** Whether a cell says nothing but that a sale or payment did not take place. */
export const saysVoid = isOneOf('void');
