// Renders statement facts as documents of tables, one per filing, so that they are found, cited and checked like files.
import lexicon from '#shared/language/lexicon/statement-captions.json' with { type: 'json' };
import type { Language } from '#shared/model/enums.ts';
import type { Fact } from '#shared/model/fact.ts';
import type { Segment } from '#shared/model/file.ts';
import { registerOf } from '#shared/model/registers.ts';
import type { SourceDocument } from '../../../ports/sources.ts';

const TITLES: Readonly<Record<Language, Readonly<Record<'balance' | 'income' | 'cash' | 'flows', string>>>> =
  lexicon.titles;
const PARTS = { BS: 'balance', IS: 'income', CIS: 'income', CF: 'cash', SCE: undefined } as const;
/** Taxonomies have thousands of concepts; for others, the filing's own tables answer. */
const MAX_ROWS = 120;

type Group = { readonly first: Fact; readonly title: string; readonly unit: string; readonly facts: Fact[] };

const languageOf = ({ source }: Fact): Language => registerOf(source.provider)?.language ?? 'en';

const titleOf = (fact: Fact): string | undefined => {
  const language = languageOf(fact);
  const part = fact.statement ? PARTS[fact.statement] : fact.period.kind === 'instant' ? 'balance' : 'flows';
  return part && `${lexicon.basis[language][fact.basis]}${TITLES[language][part]}`;
};

const POWERS: Readonly<Record<string, Readonly<Record<Language, string>>>> = lexicon.powers;
const CURRENCIES: Readonly<Record<Language, Readonly<Record<string, string>>>> = lexicon.currencies;

const powerOf = ({ scale }: Fact): number => (POWERS[scale] ? scale : 0);

const captionOf = (fact: Fact): string => {
  const language = languageOf(fact);
  const power = POWERS[powerOf(fact)]?.[language] ?? '';
  const currency = CURRENCIES[language][fact.unit] ?? (language === 'en' ? fact.unit.replace('/', ' per ') : fact.unit);
  return lexicon.unit[language].replace('{unit}', `${power}${currency}`);
};

const numberOf = (fact: Fact): string => {
  const value = fact.value / 10 ** powerOf(fact);
  const text = Math.abs(value).toLocaleString('en-US', { maximumFractionDigits: 4 });
  return value < 0 ? `(${text})` : text;
};

const grouped = (facts: readonly Fact[]): Group[] => {
  const groups = new Map<string, Group>();
  for (const fact of facts) {
    const title = titleOf(fact);
    if (!title || fact.detail) continue;
    const unit = captionOf(fact);
    const key = `${title} ${unit}`;
    const group = groups.get(key) ?? { first: fact, title, unit, facts: [] };
    group.facts.push(fact);
    groups.set(key, group);
  }
  return [...groups.values()];
};

/** The column header: the day for a balance, the period for a flow. */
const columnOf = ({ period }: Fact): string => (period.kind === 'instant' ? period.end : period.key);

const cellsRow = (cells: string[], section: string): Segment => ({
  kind: 'row',
  text: cells.join('\t'),
  cells,
  locator: { section },
});

const tableOf = ({ title, unit, facts }: Group): Segment[] => {
  const columns = [...new Set(facts.map(columnOf))].sort().reverse();
  const rows = new Map<string, Map<string, string>>();
  for (const fact of facts) {
    const row = rows.get(fact.label) ?? new Map<string, string>();
    if (!row.has(columnOf(fact))) row.set(columnOf(fact), numberOf(fact));
    rows.set(fact.label, row);
  }
  const body = [...rows].slice(0, MAX_ROWS);
  return [
    { kind: 'heading', level: 1, text: title, locator: { section: title } },
    { kind: 'text', text: unit, locator: { section: title } },
    cellsRow(['', ...columns], title),
    ...body.map(([label, row]) => cellsRow([label, ...columns.map((column) => row.get(column) ?? '')], title)),
  ];
};

export type FactsText = { readonly document: SourceDocument; readonly segments: readonly Segment[] };

/** `company`: the name in the register. */
export const factsText = (facts: readonly Fact[], company: string, retrievedAt: string): FactsText[] => {
  const filings = new Map<string, Fact[]>();
  for (const fact of facts) filings.set(fact.source.filing, [...(filings.get(fact.source.filing) ?? []), fact]);
  return [...filings.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { source, isSample, filedAt, entity } = first;
    const publisher = source.provider.toUpperCase();
    const title = `${company} ${source.form} (${publisher} ${filedAt})`;
    const document: SourceDocument = {
      ...{
        id: `facts:${source.provider}:${source.filing}`,
        source: source.provider,
        kind: 'filings',
        title,
        publisher,
      },
      ...{ url: source.url, publishedAt: filedAt, retrievedAt, company: entity, isSample },
    };
    return [{ document, segments: grouped(own).flatMap(tableOf) }];
  });
};
