// Classifies statement lines by words: a total, a deduction, the business of a bank or an insurer.
import financialBusiness from './financial-business.json' with { type: 'json' };
import { compile } from './lexicon.ts';
import { isTotalOf } from './totals.ts';

const NET = /^net (?:cash|increase|decrease|change)/i;
/** A line without a label is the total of the lines above it. */
export const saysTotal = (label: string): boolean => label.trim() === '' || isTotalOf(label) || NET.test(label.trim());

const LESS = /^less\b|차감|控除|treasury|자기주식|自己株式/i;
export const saysLess = (label: string): boolean => LESS.test(label.trim());

const namesFinancialBusiness = compile(financialBusiness);
export const saysFinancial = (label: string): boolean => namesFinancialBusiness(label).length > 0;
