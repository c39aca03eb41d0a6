// Derives sentences from a paragraph: true ones after a lead, and copies falsified in one way.
import { findMetrics } from '#functions/engine/understand/measures/find-metrics.ts';
import type { Language } from '#shared/model/enums.ts';
import { type Case, chunkOf, citing } from './case.ts';

const DENIED: readonly (readonly [RegExp, string])[] = [
  [/\b(was|were|is|are|has|have|had)\b(?! not)/, '$1 not'],
  [/했다\./, '하지 않았다.'],
  [/였다\.|이었다\./, '가 아니었다.'],
  [/した。/, 'しなかった。'],
  [/である。/, 'ではない。'],
];
const TURNED: readonly (readonly [RegExp, string])[] = [
  [/\bincreased\b/, 'decreased'],
  [/\bdecreased\b/, 'increased'],
  [/증가/, '감소'],
  [/감소/, '증가'],
  [/増加/, '減少'],
  [/減少/, '増加'],
];
const replaced = (text: string, rules: readonly (readonly [RegExp, string])[]): string | undefined => {
  const rule = rules.find(([words]) => words.test(text));
  return rule && text.replace(rule[0], rule[1]);
};
const YEAR = /(?<![\d,.])(?:19|20)\d\d(?![\d,.])/g;
const MEASURES: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['net income', 'total assets'],
  ko: ['당기순이익', '자산총계'],
  ja: ['当期純利益', '資産合計'],
};

/** Words that turn the figure into a part of it, or into another company's. */
const NARROWED: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['export ', 'Brno Steel '],
  ko: ['수출 ', '대성철강의 '],
  ja: ['海外', '東海鉄鋼の'],
};

/** Put before each sentence, so that its wording differs from the passage. */
const LEADS: Readonly<Record<Language, string>> = {
  en: 'According to the report, ',
  ko: '보고서에 따르면 ',
  ja: '報告書によると、',
};

export const proseCases = (paragraph: string, language: Language): Case[] => {
  const sentences = paragraph
    .split(/(?<=[.。])\s*(?=[A-Z가-힣一-龥ぁ-ヿ"])/)
    .filter((one) => one.length > 30 && one.length < 300);
  const chunk = chunkOf('prose', paragraph, { language });
  return sentences.flatMap((sentence): Case[] => {
    const start = paragraph.indexOf(sentence);
    const cited = citing(chunk, start, start + sentence.length);
    const make = (kind: string, text: string | undefined): Case[] =>
      text && text !== sentence ? [{ kind, text: `${LEADS[language]}${text}`, cited }] : [];
    const years = [...new Set(sentence.match(YEAR) ?? [])];
    const [first, second] = years;
    const metric = findMetrics(sentence);
    const own = metric.length === 1 ? metric[0] : undefined;
    const label =
      own &&
      Object.values(own.labels)
        .flat()
        .find((name) => sentence.toLowerCase().includes(name));
    const isMeasured = label !== undefined && /\d{2},?\d|\d\.\d/.test(sentence.replace(YEAR, ''));
    const [one, two] = MEASURES[language];
    const [part, other] = NARROWED[language];
    const before = (lead: string) =>
      isMeasured && label && !sentence.includes(lead.trim())
        ? sentence.replace(new RegExp(label.replace(/[()]/g, '\\$&'), 'i'), (found) => `${lead}${found}`)
        : undefined;
    const instead = findMetrics(one)[0] === own ? two : one;
    return [
      ...make('true: prose', ` ${sentence}`),
      ...(first && second
        ? make(
            'false: prose years swapped',
            sentence.replaceAll(first, '@').replaceAll(second, first).replaceAll('@', second),
          )
        : []),
      ...(first && !second ? make('false: prose year', sentence.replaceAll(first, String(Number(first) - 7))) : []),
      ...make('false: prose narrowed', before(part)),
      ...make('false: prose other company', before(other)),
      ...make('false: prose denied', replaced(sentence, DENIED)),
      ...make(
        'false: prose direction',
        /(?:증가|감소|increase|decrease|増加|減少).*(?:증가|감소|increase|decrease|増加|減少)/.test(sentence)
          ? undefined
          : replaced(sentence, TURNED),
      ),
      ...(isMeasured && label
        ? make(
            'false: prose measure',
            sentence.replace(new RegExp(`${label.replace(/[()]/g, '\\$&')}s?`, 'i'), instead),
          )
        : []),
    ];
  });
};
