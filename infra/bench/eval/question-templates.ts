// Templates of questions about a document's rows, by language: suitable labels, and the wording.
import { withParticles } from '#shared/language/grammar/particle.ts';

export type QuestionTemplates = {
  readonly language: 'ko' | 'en' | 'ja';
  readonly company: string;
  readonly label: RegExp;
  readonly ask: (company: string, period: string, label: string) => string;
};

/** The year before Samsung Electronics' first fiscal term. */
const FIRST_TERM = 1968;

const SAMSUNG: QuestionTemplates = {
  language: 'ko',
  company: '삼성전자',
  label: /^[ㆍ·\s]?(?=(?:.*[가-힣]){3})[가-힣A-Za-z0-9()·ㆍ/,\s]{3,30}$/,
  // Half of the questions use the term as printed, half its year, as people do.
  ask: (company, period, label) => {
    const year =
      label.length % 2 === 0
        ? period.replace(/^제(\d+)기(?!\s?반기)/, (_, term) => `${Number(term) + FIRST_TERM}년`)
        : period;
    return withParticles(`${company} ${year} ${label.replace(/^[ㆍ·\s]+/, '')}은(는) 얼마인가요?`);
  },
};

const GAON: QuestionTemplates = {
  ...SAMSUNG,
  company: '가온물류',
  ask: (...words) => withParticles(`${words.join(' ')}은(는) 얼마야?`),
};

const english = (company: string): QuestionTemplates => ({
  language: 'en',
  company,
  label: /^(?=(?:.*[a-z]){6})[A-Za-z(),'’&\s-]{8,70}$/,
  ask: (name, period, label) =>
    `What was ${name}'s ${label.replace(/^[A-Z](?=[a-z])/, (l) => l.toLowerCase())} in ${period}?`,
});

const japanese = (company: string): QuestionTemplates => ({
  language: 'ja',
  company,
  label: /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー・]{2,30}$/u,
  ask: (name, period, label) => `${name}の${period}の${label}はいくらですか？`,
});

export const QUESTION_TEMPLATES: Readonly<Record<string, QuestionTemplates>> = {
  'samsung_annual_report_20220308.pdf': SAMSUNG,
  'ADOBE_2022_10K.pdf': english('Adobe'),
  'AMCOR_2023_10K.pdf': english('Amcor'),
  'NETFLIX_2017_10K.pdf': english('Netflix'),
  'BESTBUY_2024Q2_10Q.pdf': english('Best Buy'),
  'MGMRESORTS_2022Q4_EARNINGS.pdf': english('MGM Resorts'),
  'document_20220816001711_euckr_declared_utf8.xml': SAMSUNG,
  'gaon-annual-report.pdf': GAON,
  'aapl-10-k-2024-11-01.html': english('Apple'),
  'BuckleInc.8-K.EX99.1.html': english('Buckle'),
  'northway-10k.html': english('Northway Freight'),
  'Financial_Report.xlsx': english('Apple'),
  'aoba-securities-report.docx': japanese('青葉陸運'),
  'shirakaba-earnings.pdf': japanese('白樺フーズ'),
};
