// Figures that reports print beside the statements: of one share, of people.
import { type Metric, metricOf } from './metric.ts';

const metric = metricOf('share');

export const SHARE: readonly Metric[] = [
  metric(
    'eps',
    {
      ko: '기본주당이익|주당순이익|기본주당순이익|주당이익|eps',
      en: 'basic earnings per share|earnings per share|basic net income per share|net income per share|basic|eps',
      ja: '1株当たり当期純利益|基本的1株当たり当期利益|1株利益|eps',
    },
    'diluted|희석|潜在|weighted',
  ),
  metric('dilutedEps', {
    ko: '희석주당이익|희석주당순이익',
    en: 'diluted earnings per share|diluted net income per share|diluted eps',
    ja: '潜在株式調整後1株当たり当期純利益|希薄化後1株当たり当期利益',
  }),
  metric('dividendPerShare', {
    ko: '주당 현금배당금|주당배당금|주당 배당금',
    en: 'dividends per share|dividend per share|cash dividends per share',
    ja: '1株当たり配当額|1株当たり配当金',
  }),
];

export const OTHER: readonly Metric[] = [
  metricOf('other')(
    'employees',
    {
      ko: '직원수|직원 수|종업원수|임직원 수|임직원|직원|총 직원',
      en: 'employees|number of employees|headcount|full-time employees|people employed|persons employed|we employed|we employ|company employed|company employs|group employed|group employs|team members',
      ja: '従業員数|従業員|社員数',
    },
    'benefit|급여|給与|退職',
  ),
];
