// How many sentences keep the tick: true ones made of tables and prose, and the same made false in one way.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import type { Cited } from '#functions/engine/evidence.ts';
import { readTable } from '#functions/engine/tables/read-table.ts';
import { findMetrics } from '#functions/engine/understand/find-metrics.ts';
import { checkSentence } from '#functions/engine/verify/check-sentence.ts';
import type { Chunk, ChunkContext } from '#functions/ports/index-port.ts';
import type { Language } from '#shared/model/enums.ts';

const root = process.env.FOOTNOTE_EVAL ?? resolve(import.meta.dirname, '../../../shared/eval/reading');

type Case = { readonly kind: string; readonly text: string; readonly cited: Cited };

const chunkOf = (kind: Chunk['kind'], text: string, context: Partial<ChunkContext>): Chunk => ({
  id: 'c',
  projectId: 'p',
  fileId: 'f',
  seq: 0,
  kind,
  text,
  spans: [{ start: 0, end: text.length, locator: { page: 1 } }],
  context: { document: 'report', periods: [], language: 'en', ...context },
});
const citing = (chunk: Chunk, start: number, end: number): Cited => ({
  n: 1,
  source: 'FILES',
  chunk,
  start,
  end,
  quote: chunk.text.slice(start, end),
});

const TEXTS: Readonly<
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

const number = (text: string): number => Number(text.replace(/[^\d.]/g, ''));
const bare = (text: string): string => text.replace(/[$\s]/g, '');

type Unit = { readonly caption: string; readonly before: string; readonly after: string };
const UNITS: Readonly<Record<Language, Unit>> = {
  en: { caption: '(In millions)', before: '$', after: ' million' },
  ko: { caption: '(단위 : 백만원)', before: '', after: '백만원' },
  ja: { caption: '(単位：百万円)', before: '', after: '百万円' },
};

/** A row under or with these words is in something else than the caption says: what is said of it in dollars is not true. */
const OTHER_UNIT = /[€£¥]|\bcents?\b|\bshares?\b|\btonnes\b|\bemployees?\b|['’]?\b000s?\b/i;
const isOfCaption = (texts: readonly string[]): boolean => !texts.some((text) => OTHER_UNIT.test(text));

/** All that a table gives: each row with two dated amounts, said truly and falsely. */
const ofTable = (rows: readonly (readonly string[])[], language: Language): Case[] => {
  const unit = UNITS[language];
  const text = rows.map((cells) => cells.map((cell) => (bare(cell) === '' ? '' : cell.trim())).join('\t')).join('\n');
  const chunk = chunkOf('table', text, { unit: unit.caption, language });
  // A table that states a unit of its own would make true sentences false.
  if (
    readTable(chunk).rows.some(
      ({ caption, values }) =>
        caption || values.some(({ column }) => /[$%(]|thousand|million/i.test(column?.label ?? '')),
    )
  )
    return [];
  const say = TEXTS[language];
  const heads = rows
    .filter((cells) => !cells.some((cell) => /^[\s$(]*\d[\d,.]*\)?$/.test(cell) && !/^\s*(?:19|20)\d\d\s*$/.test(cell)))
    .flat();
  const usable = readTable(chunk).rows.flatMap((row) => {
    const cells = row.values.flatMap((value) => {
      const year = value.column?.periods.find((key) => /^\d{4}$/.test(key));
      return year && /^[\s$]*\d[\d,.]*$/.test(value.text) && !/\.\d{3}/.test(value.text)
        ? [{ year, text: bare(value.text) }]
        : [];
    });
    const [a, b] = cells;
    // How a year compares with the one right before it, and not with an earlier one, is told by "rose" and "fell".
    const isNext = a && b && Math.abs(Number(a.year) - Number(b.year)) === 1;
    const isTrue = isNext && a.text !== b.text && isOfCaption([...heads, row.section, row.label]);
    return isTrue && row.label.length > 2 && !/\d/.test(row.label)
      ? [{ row, label: row.label.replace(/[:：]\s*$/, ''), a, b }]
      : [];
  });
  return usable.flatMap(({ row, label, a, b }, i): Case[] => {
    const cited = citing(chunk, row.start, row.end);
    const amount = (figure: string) => `${unit.before}${figure}${unit.after}`;
    const isRise = number(a.text) > number(b.text) === a.year > b.year;
    const latest = a.year > b.year ? a : b;
    const other = usable.find((one, j) => j !== i && one.label !== label && one.a.text !== a.text);
    const years = [a.year, b.year];
    const moved = isRise ? [say.rose, say.fell] : [say.fell, say.rose];
    return [
      { kind: 'true: level', text: say.is(label, a.year, amount(a.text)), cited },
      { kind: 'true: two years', text: say.both(label, years, [amount(a.text), amount(b.text)]), cited },
      { kind: 'true: direction', text: moved[0]?.(label, latest.year, amount(latest.text)) ?? '', cited },
      { kind: 'false: year', text: say.is(label, a.year, amount(b.text)), cited },
      { kind: 'false: years swapped', text: say.both(label, years, [amount(b.text), amount(a.text)]), cited },
      { kind: 'false: direction', text: moved[1]?.(label, latest.year, amount(latest.text)) ?? '', cited },
      { kind: 'false: denied', text: say.isNot(label, a.year, amount(a.text)), cited },
      ...(other ? [{ kind: 'false: measure', text: say.is(other.label, a.year, amount(a.text)), cited }] : []),
    ];
  });
};

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

/** One sentence of prose in other words: without its first words or with a lead before it. */
const LEADS: Readonly<Record<Language, string>> = {
  en: 'According to the report, ',
  ko: '보고서에 따르면 ',
  ja: '報告書によると、',
};

const ofProse = (paragraph: string, language: Language): Case[] => {
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
    const [one, two] = MEASURES[language];
    const instead = findMetrics(one)[0] === own ? two : one;
    const isMeasured = label !== undefined && /\d{2},?\d|\d\.\d/.test(sentence.replace(YEAR, ''));
    return [
      ...make('true: prose', ` ${sentence}`),
      ...(first && second
        ? make(
            'false: prose years swapped',
            sentence.replaceAll(first, '@').replaceAll(second, first).replaceAll('@', second),
          )
        : []),
      ...(first && !second ? make('false: prose year', sentence.replaceAll(first, String(Number(first) - 7))) : []),
      ...make('false: prose denied', replaced(sentence, DENIED)),
      ...make(
        'false: prose direction',
        /(?:증가|감소|increase|decrease|増加|減少).*(?:증가|감소|increase|decrease|増加|減少)/.test(sentence)
          ? undefined
          : replaced(sentence, TURNED),
      ),
      ...(isMeasured && label
        ? make('false: prose measure', sentence.replace(new RegExp(label.replace(/[()]/g, '\\$&'), 'i'), instead))
        : []),
    ];
  });
};

const TatQa = z.array(
  z.object({
    table: z.object({ table: z.array(z.array(z.string())) }),
    paragraphs: z.array(z.object({ text: z.string() })),
  }),
);
const Squad = z.object({ data: z.array(z.object({ paragraphs: z.array(z.object({ context: z.string() })) })) });
const Japanese = z.array(
  z.object({ table: z.object({ headers: z.array(z.string()), rows: z.array(z.array(z.string())) }) }),
);

const read = <T>(name: string, type: z.ZodType<T>): T => type.parse(JSON.parse(readFileSync(join(root, name), 'utf8')));
const MOST = 400;

const bindingCases = (): Record<string, Case[]> => {
  const contexts = read('tatqa-dev.json', TatQa);
  const ko = read('korquad-dev.json', Squad).data.flatMap(({ paragraphs }) => paragraphs.map(({ context }) => context));
  const ja = read('jaquad-dev-0.json', Squad).data.flatMap(({ paragraphs }) =>
    paragraphs.map(({ context }) => context),
  );
  return {
    'en tables': contexts.flatMap(({ table }) => ofTable(table.table, 'en')),
    'en prose': contexts.flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => ofProse(text, 'en'))),
    'ko prose': ko.slice(0, MOST).flatMap((text) => ofProse(text, 'ko')),
    'ja prose': ja.slice(0, MOST).flatMap((text) => ofProse(text, 'ja')),
    'ja tables': read('jfinqa-half.json', Japanese).flatMap(({ table }) =>
      ofTable([table.headers, ...table.rows], 'ja'),
    ),
  };
};

const verbose = process.argv.find((one) => one.startsWith('--show='))?.slice('--show='.length);
const only = process.argv.find((one) => one.startsWith('--only='))?.slice(7);
for (const [name, cases] of Object.entries(bindingCases()).filter(([name]) => !only || name === only)) {
  const kinds = [...new Set(cases.map(({ kind }) => kind))].sort();
  for (const kind of kinds) {
    const own = cases.filter((one) => one.kind === kind);
    const judged = own.map((one) => ({ one, verdict: checkSentence({ text: one.text, cited: [one.cited] }) }));
    const passed = judged.filter(({ verdict }) => verdict.check === 'verified');
    console.log(
      `${name}\t${kind}\t${passed.length}/${own.length}\t${((passed.length / own.length) * 100).toFixed(1)} %`,
    );
    const isTrue = kind.startsWith('true');
    if (verbose && `${name} ${kind}`.includes(verbose))
      for (const { one, verdict } of judged
        .filter(({ verdict }) => (verdict.check === 'verified') !== isTrue)
        .slice(0, 25))
        console.log(
          `    ${one.text}\n      < ${one.cited.quote.replaceAll('\t', ' | ')}\n      ${verdict.check} ${JSON.stringify(verdict.findings)}`,
        );
  }
}
