// Tells which questions of sections are answered by text under fitting headings alone.
import { WANTS } from './section-subjects.ts';

/** Questions that the engine answers from any sentence; others are answered by headings. */
const ASKED: ReadonlySet<string> = new Set([
  'whatCompanyDoes',
  'foundedAndSeat',
  'segmentsOfCompany',
  'customersOf',
  'competitionOf',
  'marketOf',
  'marketShareOf',
  'risksOf',
  'outlookOf',
  'strategyOf',
  'shareholdersOf',
  'governanceOf',
  'leadersBackground',
  'employeesOf',
  'transactionOf',
  'disputesOf',
  'performanceReasons',
  'pricesOf',
  'priceChangesOf',
  'caseResults',
]);

/** True if only text under fitting headings answers the question, since few such sentences contain its words. */
export const isByPlace = (key: string): boolean => WANTS[key] !== undefined && !ASKED.has(key);
