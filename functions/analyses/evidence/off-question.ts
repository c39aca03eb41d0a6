// Recognizes sentences that have the words of a question but answer another one: a list of competitors among strengths.
import { statesMoney } from '#shared/language/grammar/figures.ts';
import { aboutText, NEAREST } from '../room/report-subjects.ts';
import { rivalsIn } from './names.ts';
import type { Telling } from './quotes-on.ts';
import { SUBJECTS } from './subjects.ts';

const OF_RIVALRY: readonly Telling[] = [SUBJECTS.rivalry, SUBJECTS.market, SUBJECTS.marketShare, SUBJECTS.demand];

/** `The five largest hold 57%`, `首位は…、2位は…`: market shares without the word for them. */
const SHARES = /\b(?:largest|leads?|leader)\b.*\d\s?%|(?:상위|首位|上位|1위).*\d/iu;

/** Prices that the company pays are not its own prices. */
export const isBought = (text: string): boolean => {
  const { subjects } = aboutText(text, []);
  return ['suppliers', 'inputCosts'].some((id) => (subjects.get(id) ?? 0) >= NEAREST);
};

/** A payout to shareholders is not an outlook, even for future years. */
const isOfDividends = (text: string): boolean => aboutText(text, []).subjects.has('dividends');

const ON_BUSINESS = ['prices', 'terms', 'retention', 'results', 'capex'];
/** The head of minutes: who attended, when and where. */
const MEETING = /(?:^|[:：]\s?)(?:日時|出席者?|場所|일시|참석자?|장소|attendees|present|in attendance)\s?[:：]/iu;

/** By question: neither a list of competitors answers it nor, among prices of goods, the price of the company. */
export const BESIDE: Readonly<Record<string, (text: string) => boolean>> = {
  // Strengths have a section of their own; competition for workers is not competition in the market.
  competitionOf: (text) =>
    rivalsIn(text).length === 0 &&
    (SUBJECTS.advantage.test(text) || SUBJECTS.labour.test(text) || !OF_RIVALRY.some((one) => one.test(text))) &&
    !SHARES.test(text),
  customersOf: (text) => SUBJECTS.hazard.test(text) || SUBJECTS.complaint.test(text),
  marketOf: (text) => rivalsIn(text).length > 0 || !OF_RIVALRY.some((one) => one.test(text)),
  pricesOf: (text) =>
    isBought(text) || [SUBJECTS.rivalry, SUBJECTS.sale, SUBJECTS.cost, SUBJECTS.reason].some((one) => one.test(text)),
  priceChangesOf: (text) => SUBJECTS.sale.test(text),
  // A sale of shares by the owners is not a plan of the company.
  outlookOf: (text) => SUBJECTS.sale.test(text) || SUBJECTS.dispute.test(text) || isOfDividends(text),
  marketShareOf: (text) => !SUBJECTS.marketShare.test(text) && !SUBJECTS.market.test(text),
  // What leaders say of prices and contracts is not about the leaders.
  leadersBackground: (text) => ON_BUSINESS.some((id) => aboutText(text, []).subjects.has(id)) || MEETING.test(text),
  // Wage talks state no number of people.
  employeesOf: (text) => aboutText(text, []).subjects.has('labour') && !aboutText(text, []).subjects.has('headcount'),
  // A resolution on an amount does not describe how a company is governed.
  governanceOf: (text) => statesMoney(text) && !aboutText(text, []).subjects.has('workforce'),
  // A threat to the company is an effect of a price, not its driver.
  priceDrivers: (text) => (aboutText(text, []).stances.get('threat') ?? 0) >= NEAREST,
  // A guarantee or a loan is given too, but is no business.
  whatCompanyDoes: (text) =>
    (!SUBJECTS.business.test(text) && !SUBJECTS.seat.test(text)) || aboutText(text, []).subjects.has('debt'),
};
