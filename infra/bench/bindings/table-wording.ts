// Words table rows as sentences, in three languages.
import type { Language } from '#shared/model/enums.ts';

export const TEXTS: Readonly<
  Record<
    Language,
    {
      readonly is: (label: string, year: string, figure: string) => string;
      readonly isNot: (label: string, year: string, figure: string) => string;
      readonly fell: (label: string, year: string, figure: string) => string;
      readonly rose: (label: string, year: string, figure: string) => string;
      readonly both: (label: string, years: readonly string[], figures: readonly string[]) => string;
    }
  >
> = {
  en: {
    is: (label, year, figure) => `${label} was ${figure} in ${year}.`,
    isNot: (label, year, figure) => `${label} was not ${figure} in ${year}.`,
    fell: (label, year, figure) => `${label} fell to ${figure} in ${year}.`,
    rose: (label, year, figure) => `${label} rose to ${figure} in ${year}.`,
    both: (label, [a, b], [x, y]) => `${label} was ${x} in ${a} and ${y} in ${b}.`,
  },
  ko: {
    is: (label, year, figure) => `${year}년 ${label}은 ${figure}입니다.`,
    isNot: (label, year, figure) => `${year}년 ${label}은 ${figure}이 아닙니다.`,
    fell: (label, year, figure) => `${year}년 ${label}은 ${figure}으로 감소했습니다.`,
    rose: (label, year, figure) => `${year}년 ${label}은 ${figure}으로 증가했습니다.`,
    both: (label, [a, b], [x, y]) => `${label}은 ${a}년 ${x}, ${b}년 ${y}입니다.`,
  },
  ja: {
    is: (label, year, figure) => `${year}年度の${label}は${figure}です。`,
    isNot: (label, year, figure) => `${year}年度の${label}は${figure}ではありません。`,
    fell: (label, year, figure) => `${year}年度の${label}は${figure}に減少しました。`,
    rose: (label, year, figure) => `${year}年度の${label}は${figure}に増加しました。`,
    both: (label, [a, b], [x, y]) => `${label}は${a}年度が${x}、${b}年度が${y}です。`,
  },
};
