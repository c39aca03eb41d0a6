// Tells whether a text names a company, and whether two names are of one company.
import { companyNames, isNamedIn } from '../engine/understand/names/company-names.ts';

export const namesCompany = (company: string, text: string): boolean =>
  companyNames(company).some((name) => isNamedIn(name, text));

export const isSameCompany = (one: string, other: string): boolean =>
  namesCompany(one, other) || namesCompany(other, one);
