// Defines what a section's question wants from the data room: subjects, stances, what belongs to other sections; and
// how wants combine.

export type Want = {
  readonly subjects: readonly string[];
  /**
   * The required stances. Without them, sentences mainly in one of the stances `apart`, such as a risk, are excluded.
   */
  readonly stances?: readonly string[];
  readonly apart?: readonly string[];
  /** Excludes any sentence in one of the stances `apart`. */
  readonly isPlain?: true;
  /** Whether it must hold now or from a future date; the other case belongs to another section. */
  readonly holds?: 'now' | 'later';
  /** Requires a date: any dates as for a trend, or a single one as for an event. */
  readonly isDated?: 'ever' | 'once';
  /** Wider subjects that include the wanted ones, as a value chain includes its suppliers. */
  readonly amid?: readonly string[];
  /** Subjects with sections of their own. */
  readonly elsewhere?: readonly string[];
  /** Headings of the subject also cover other sections, so a sentence is judged by its own words. */
  readonly isMixed?: true;
  /** Requires a noun of one of these subjects: `holds 62%` alone may be about shares of a company. */
  readonly nouns?: readonly string[];
  /** Requires a figure or a percentage. */
  readonly hasFigure?: 'any' | 'percent';
  /** Requires that one of the percentages, if there are any, is at least as large. */
  readonly leastPercent?: number;
  /** Below a heading of an observer that names the subject alone, the whole paragraph belongs to it. */
  readonly isWhole?: true;
  /** The number of tables to show in addition to sentences: staff by department, joiners and leavers. */
  readonly tables?: number;
  /** What to want if nothing fits. */
  readonly otherwise?: Want;
  /** Documents on an industry, by other authors than the company, count too. */
  readonly ofIndustry?: true;
  /** The subject concerns a country and so each of its industries. */
  readonly ofAnyIndustry?: true;
  /** Only documents of no company, if there are any: a company's fear of an interest rate is not the rate. */
  readonly ofOutsiders?: true;
  /** Only documents of no company, even if there are none. */
  readonly ofOutsidersAlone?: true;
  /** Documents of no company come first; companies' own documents are used if those contain nothing. */
  readonly prefersOutsiders?: true;
  /** Suppositions are excluded: they are not events. */
  readonly isFact?: true;
  /** Decreases are excluded: they do not count in the company's favour. */
  readonly isForIt?: true;
  /** Other documents are searched too, even if the engine finds much in one. */
  readonly isOpen?: true;
};

export const of = (...subjects: readonly string[]): Want => ({ subjects });
export const APART = ['risk', 'threat', 'weakness', 'opportunity'];
/** Facts of the present: no plans, outcomes or risks. */
export const now = (want: Want): Want => ({
  ...want,
  apart: [...APART, 'plan', 'outcome', 'lesson'],
  isPlain: true,
});
/** Rules, disputes and labour are mostly presented as risks, so that stance does not exclude them. */
export const evenAsRisk = (want: Want): Want => ({ ...want, apart: [] });
export const inStance = (stances: readonly string[], ...subjects: readonly string[]): Want => ({ subjects, stances });
export const industry = (...subjects: readonly string[]): Want => ({ subjects, ofIndustry: true });
export const withNoun = (want: Want, ...others: readonly string[]): Want => ({
  ...want,
  nouns: [...want.subjects, ...others],
});
export const figures = (want: Want): Want => ({ ...want, hasFigure: 'any' });
export const percents = (want: Want): Want => ({ ...want, hasFigure: 'percent' });
export const stage = (...subjects: readonly string[]): Want => ({
  ...ofMarket(industry(...subjects)),
  amid: ['chain'],
  elsewhere: ['power', 'margins', 'results', 'regulation', 'terms', 'pipeline', 'incidents'],
});
export const dated = (want: Want): Want => ({ ...want, isDated: 'ever' });
const country = (want: Want): Want => ({ ...want, ofIndustry: true, ofAnyIndustry: true });
export const ofOutsiders = (want: Want): Want => ({ ...country(want), ofOutsiders: true });
export const happened = (want: Want): Want => ({ ...want, isFact: true });
export const forIt = (want: Want): Want => ({ ...want, isForIt: true });
export const ofMarket = (want: Want): Want => ({ ...want, prefersOutsiders: true });
export const notOfEconomy = (want: Want): Want => ({ ...want, elsewhere: ['economy', ...(want.elsewhere ?? [])] });
