// Questions about single figures in registers, asked by the taxonomies' labels in three languages.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import * as z from 'zod';
import lexicon from '#shared/language/lexicon/statement-lines.json' with { type: 'json' };
import { DAY_MS } from '#shared/model/durations.ts';
import { LANGUAGES, type Language } from '#shared/model/enums.ts';
import { parsedFile, root } from './documents.ts';
import { drawn } from './halves.ts';

type Fact = { readonly concept: string; readonly year: string; readonly value: number; readonly label?: string };
export type Filing = {
  readonly path: string;
  readonly company: Readonly<Record<Language, string>>;
  readonly facts: () => readonly Fact[];
};
export type FigureQuestion = {
  readonly question: string;
  readonly way: Way;
  readonly concept: string;
  readonly value: number;
};

export const labels = join(root, '../labels');
type Row = Readonly<Record<string, string | undefined>>;
const rowsOf = (name: string): Row[] => {
  const [head = '', ...lines] = readFileSync(join(labels, name), 'utf8').trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, n) => [names[n] ?? '', cell.trim()])));
};

const plain = (label: string): string =>
  label
    .toLowerCase()
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/,? (?:net of tax|at carrying value|attributable to parent|classified as \w+ activities)$/, '')
    .replace(/[^a-z&' -]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Removes what a taxonomy adds to make a label unique; nobody asks with it. */
const bare = (label: string): string =>
  label
    .replace(/\s*[([（［][^)\]）］]*[)\]）］]/g, '')
    .replace(/^(?:투자|재무|영업)활동으로 분류된\s+/, '')
    .replace(/(?:, |으로 분류된 |、)(?:classified as .*|투자활동.*|재무활동.*|.*IFRS.*)$/, '')
    .trim();

/** `element`: by the name of an element that the other taxonomies lack, mostly one of a note. */
export const WAYS = [...LANGUAGES, 'element'] as const;
export type Way = (typeof WAYS)[number];
type Words = Readonly<Partial<Record<Way, string>>>;

/** Returns the names of a concept: Korean is matched by the concept, Japanese by the English label. */
export const wordsOf = (): ((fact: Fact) => Words) => {
  const korean = rowsOf('k-ifrs-dart.tsv');
  const byConcept = new Map(korean.map((row) => [`${row.prefix}:${row.name}`, row]));
  const byEnglish = new Map(korean.map((row) => [plain(row.en ?? ''), row]));
  const japanese = new Map(rowsOf('edinet-jpigp.tsv').map((row) => [plain(row.en ?? ''), row.ja ?? '']));
  const siblings = new Map(lexicon.concepts.flatMap(({ taxonomy }) => taxonomy.map((one) => [one, taxonomy] as const)));
  return ({ concept, label }) => {
    const own = [concept, ...(siblings.get(concept) ?? [])]
      .map((one) => byConcept.get(one))
      .find((one) => one !== undefined);
    const row = own ?? byEnglish.get(plain(label ?? ''));
    const ja = [row?.en, label].flatMap((one) => (one ? (japanese.get(plain(one)) ?? []) : []))[0];
    return {
      ...(row?.en ? { en: plain(row.en) } : label ? { element: plain(label) } : {}),
      ...(row?.ko ? { ko: bare(row.ko) } : {}),
      ...(ja ? { ja: bare(ja) } : {}),
    };
  };
};

const CompanyFacts = z.object({
  facts: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        label: z.string().nullable(),
        units: z.record(
          z.string(),
          z.array(z.object({ start: z.string().optional(), end: z.string(), val: z.number(), filed: z.string() })),
        ),
      }),
    ),
  ),
});
const isYear = (start: string | undefined, end: string): boolean =>
  start === undefined || Math.abs((Date.parse(end) - Date.parse(start)) / DAY_MS - 365) < 10;

/** The yearly facts in dollars of one annual report. */
const companyFacts = (name: string, filed: string, yearEnd: string) => (): Fact[] => {
  const { facts } = CompanyFacts.parse(JSON.parse(readFileSync(join(root, 'edgar/companyfacts', name), 'utf8')));
  return Object.entries(facts['us-gaap'] ?? {}).flatMap(([concept, { label, units }]) =>
    (units.USD ?? [])
      .filter((one) => one.filed === filed && isYear(one.start, one.end) && one.end.slice(5, 7) === yearEnd)
      .map(({ end, val }) => ({
        concept: `us-gaap:${concept}`,
        year: end.slice(0, 4),
        value: val,
        label: label ?? '',
      })),
  );
};

const TAGGED =
  /<(ifrs-full|dart):(\w+) contextRef="(?:C|P|BP)FY(\d{4})[de]FY_[\w-]*_ifrs-full_ConsolidatedMember" [^>]*unitRef="KRW">(-?\d+)</g;
const koreanInstance = (name: string) => (): Fact[] => {
  const files = unzipSync(new Uint8Array(readFileSync(join(root, name))));
  const instance = Object.entries(files).find(([file]) => file.endsWith('.xbrl'))?.[1];
  const text = new TextDecoder().decode(instance);
  return [...text.matchAll(TAGGED)]
    .filter(([whole]) => !/ComponentsOfEquity/.test(whole))
    .map(([, prefix, concept, year = '', value]) => ({ concept: `${prefix}:${concept}`, year, value: Number(value) }));
};

export const FILED: readonly Filing[] = [
  {
    path: 'edgar/html/aapl-10-k-2024-11-01.html',
    company: { en: 'Apple', ko: '애플', ja: 'アップル' },
    facts: companyFacts('CIK0000320193.json', '2024-11-01', '09'),
  },
  {
    path: 'dart/samsung_annual_report_20220308.pdf',
    company: { en: 'Samsung Electronics', ko: '삼성전자', ja: 'サムスン電子' },
    facts: koreanInstance('dart/samsung_annual_20220308_xbrl.zip'),
  },
];

type Ask = (company: string, year: string, label: string) => string;
const ASKS: Readonly<Record<Language, readonly Ask[]>> = {
  en: [
    (company, year, label) => `What was ${company}'s ${label} in ${year}?`,
    (company, year, label) => `${company} ${label} ${year}`,
    (company, year, label) => `how much ${label} did ${company.toLowerCase()} have in fiscal ${year}`,
  ],
  ko: [
    (company, year, label) => `${company}의 ${year}년 ${label}은 얼마인가요?`,
    (company, year, label) => `${company} ${year}년 ${label} 알려줘`,
    (company, year, label) => `${year}년에 ${company} ${label} 얼마였어?`,
  ],
  ja: [
    (company, year, label) => `${company}の${year}年の${label}はいくらですか？`,
    (company, year, label) => `${year}年度の${company}の${label}を教えてください`,
    (company, year, label) => `${company} ${year}年 ${label}`,
  ],
};

const indexOf = (text: string, count: number): number => (createHash('sha256').update(text).digest()[1] ?? 0) % count;

/** Whether the text prints the value in millions, thousands or units. */
const isPrinted = (text: string, value: number): boolean =>
  [6, 3, 0].some((power) => text.includes(Math.round(Math.abs(value) / 10 ** power).toLocaleString('en-US')));

const MAX_OF_A_WAY = 60;

/** Asks for one year of each concept whose figure is printed and unique in that year. */
export const questionsOf = async (
  { path, company, facts }: Filing,
  words: (fact: Fact) => Words,
): Promise<FigureQuestion[]> => {
  const parsed = await parsedFile(join(root, path));
  if (!parsed.ok || parsed.previewOnly) throw new Error(path);
  const text = parsed.segments.map((segment) => segment.text).join('\n');
  const all = facts().filter(({ value }) => Math.abs(value) >= 1e7 && isPrinted(text, value));
  const byConcept = Map.groupBy(all, ({ concept }) => concept);
  const questions = [...byConcept].flatMap(([concept, own]): FigureQuestion[] => {
    const years = [...new Set(own.map(({ year }) => year))].sort().slice(-2);
    const year = years[indexOf(concept, years.length)] ?? '';
    const values = new Set(own.filter((one) => one.year === year).map(({ value }) => value));
    const [value] = values;
    const names = own[0] ? words(own[0]) : {};
    if (value === undefined || values.size > 1) return [];
    return WAYS.flatMap((way) => {
      const language = way === 'element' ? 'en' : way;
      const ask = ASKS[language][indexOf(`${concept} ${language}`, ASKS[language].length)];
      const label = names[way];
      return ask && label ? [{ question: ask(company[language], year, label), way, concept, value }] : [];
    });
  });
  return WAYS.flatMap((way) =>
    drawn(
      questions.filter((one) => one.way === way),
      MAX_OF_A_WAY,
    ),
  );
};
