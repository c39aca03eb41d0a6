// What a section's question wants from the data room: subjects, stances and what belongs to other sections; and how
// wants combine.

export type Want = {
  readonly subjects: readonly string[];
  /** In one of these; without them nothing whose stance is `apart`: a risk, a weakness. */
  readonly stances?: readonly string[];
  readonly apart?: readonly string[];
  /** In none of the stances apart at all. */
  readonly isPlain?: true;
  /** From which day it holds: what does so only from a day to come is of another section. */
  readonly holds?: 'now' | 'later';
  /** A sentence without a date does not answer; between two dates lies a trend, and at one something happened. */
  readonly isDated?: 'ever' | 'once';
  /** Subjects that hold the wanted ones as parts: a chain its suppliers. */
  readonly amid?: readonly string[];
  /** Sections of their own are on these. */
  readonly elsewhere?: readonly string[];
  /** Under its headings stands much of other sections too: its own words say of which a sentence is. */
  readonly isMixed?: true;
  /** A sentence without a figure does not answer. */
  readonly hasFigure?: 'any' | 'percent';
  /** So many stand there whatever sentences say: a staff list by department, one of joiners and leavers. */
  readonly tables?: number;
  /** Where nothing fits. */
  readonly otherwise?: Want;
  /** Written of an industry by others than the company. */
  readonly ofIndustry?: true;
  /** What concerns a country concerns each of its industries. */
  readonly ofAnyIndustry?: true;
  /** Written by those who write of no company, where there are any: what a company fears of a rate is no rate. */
  readonly ofOutsiders?: true;
  /** Those who write of no company come first, and companies of their own where those say nothing. */
  readonly prefersOutsiders?: true;
  /** What is only supposed has not happened. */
  readonly isFact?: true;
  /** What became less speaks for nobody. */
  readonly isForIt?: true;
  /** However much the engine finds in one document, others may add to it. */
  readonly isOpen?: true;
};

export const of = (...subjects: readonly string[]): Want => ({ subjects });
export const APART = ['risk', 'threat', 'weakness', 'opportunity'];
/** What is: no plan and no risk. */
export const now = (want: Want): Want => ({
  ...want,
  apart: [...APART, 'plan', 'outcome', 'lesson'],
  isPlain: true,
});
/** Rules, disputes and labour are presented as risks more often than not. */
export const evenAsRisk = (want: Want): Want => ({ ...want, apart: [] });
export const inStance = (stances: readonly string[], ...subjects: readonly string[]): Want => ({ subjects, stances });
export const industry = (...subjects: readonly string[]): Want => ({ subjects, ofIndustry: true });
export const figures = (want: Want): Want => ({ ...want, hasFigure: 'any' });
export const percents = (want: Want): Want => ({ ...want, hasFigure: 'percent' });
export const stage = (...subjects: readonly string[]): Want => ({
  ...ofMarket(industry(...subjects)),
  amid: ['chain'],
  elsewhere: ['power', 'margins', 'regulation', 'terms', 'pipeline', 'incidents'],
});
export const dated = (want: Want): Want => ({ ...want, isDated: 'ever' });
const country = (want: Want): Want => ({ ...want, ofIndustry: true, ofAnyIndustry: true });
export const ofOutsiders = (want: Want): Want => ({ ...country(want), ofOutsiders: true });
export const happened = (want: Want): Want => ({ ...want, isFact: true });
export const forIt = (want: Want): Want => ({ ...want, isForIt: true });
export const ofMarket = (want: Want): Want => ({ ...want, prefersOutsiders: true });
export const notOfEconomy = (want: Want): Want => ({ ...want, elsewhere: ['economy', ...(want.elsewhere ?? [])] });
