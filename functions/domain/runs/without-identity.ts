// Removes from a document with a code name what tells who the company is besides its name: its products, segments,
// partners and places, the names that it made up, and exact figures.
import { translate } from '#shared/i18n/translate.ts';
import { calledBy } from '#shared/language/grammar/called-by.ts';
import { COLUMNS } from '#shared/language/grammar/column-headers.ts';
import { placesHidden, withoutFoundingYear } from '#shared/language/grammar/hidden-places.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { replaceNames } from '#shared/language/grammar/replace-names.ts';
import businessWords from '#shared/language/lexicon/business-words.json' with { type: 'json' };
import abbreviations from '#shared/language/lexicon/financial-abbreviations.json' with { type: 'json' };
import { isTotalAlone } from '#shared/language/lexicon/totals.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { Report, Section } from '#shared/report/report.ts';
import { filterSentences, mapSentences } from '#shared/report/visit.ts';
import { isOfPress } from '../../analyses/evidence/of-press.ts';
import { withRoundedCounts } from './rounded-counts.ts';
import { roundedBlock } from './rounded-figures.ts';
import { tellsWho } from './telling.ts';

const A = 65;
const latinAt = (n: number): string => String.fromCharCode(A + n);
const PRODUCT: ReadonlySet<string> = new Set(COLUMNS.item.headers);
const SEGMENT: ReadonlySet<string> = new Set(COLUMNS.segment.headers);
type Table = Extract<Block, { kind: 'table' }>;

const tablesIn = ({ sections }: Report): Table[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [block] : [])));
/** The distinct cells of the columns with such a header, in their order. */
const cellsUnder = (report: Report, headers: ReadonlySet<string>, isFirst: boolean): string[] => [
  ...new Set(
    tablesIn(report).flatMap(({ columns, rows }) =>
      columns.flatMap(({ label }, at) =>
        headers.has(label.toLowerCase()) && (!isFirst || at === 0) ? rows.map((row) => row[at]?.text ?? '') : [],
      ),
    ),
  ),
];

/** The products of the tables. */
const productsIn = (report: Report): string[] =>
  cellsUnder(report, PRODUCT, true).filter((name) => /\p{L}{2}/u.test(name) && !isTotalAlone(name));

const BUSINESS = new RegExp(
  `\\b(?:${businessWords.groups
    .flat()
    .filter((one) => /^[a-z]/.test(one))
    .join('|')})\\b`,
  'iu',
);
const GENERIC = ['Services', 'Products', 'Other', 'Others'];
/** A word with a capital that is no line of business: a name that the company gave. `Services` names none. */
const NAME_MADE_UP = new RegExp(`^(?!(?:${GENERIC.join('|')})$)[A-Z][\\w-]+$`, 'iu');
const segmentsIn = (report: Report): string[] =>
  cellsUnder(report, SEGMENT, false).filter(
    (name) => /^[A-Z]/.test(name) && NAME_MADE_UP.test(name) && !BUSINESS.test(name) && !isTotalAlone(name),
  );

/** `'오늘배달'`, `「朝どり便」`. */
const QUOTED = /(?<![\p{Script=Latin}\d])['‘“"「『][^'’”"」』]{2,20}['’”"」』]/u;
/** A shorter word in capitals is an abbreviation of the trade more often than a name. */
const CAPITALS = /(?<![\p{L}\d-])[A-Z][A-Z\d]{3,}(?![\p{Script=Latin}\d])/gu;
const KNOWN_CAPITALS = new Set(Object.values(abbreviations).flatMap((one) => (Array.isArray(one) ? one : [])));
/** A capital in the middle of an English sentence. */
const NAME_WITHIN = /(?<=[a-z\d,;)’'] )[A-Z][a-z]{2,}/gu;

const CODES = ['customer', 'product', 'segment', 'partner', 'region'] as const;
/** Words that a reader sees anyway: the names of segments in the tables, and the codes. */
const shownIn = (report: Report, instead: string): ReadonlySet<string> => {
  const labels = tablesIn(report).flatMap(({ rows }) => rows.map(([first]) => first?.text ?? ''));
  const codes = CODES.map((key) => translate(report.language, `report.front.${key}`, { name: '' }));
  return new Set([...labels, ...codes, ...GENERIC, instead].flatMap((one) => one.split(/\s+/)));
};

const namesOne = (text: string, shown: ReadonlySet<string>): boolean => {
  const undated = periodsIn(text).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}${rest.slice(end)}`,
    text,
  );
  const isShown = (word: string) => shown.has(word) || KNOWN_CAPITALS.has(word);
  const names = [...undated.matchAll(CAPITALS), ...undated.matchAll(NAME_WITHIN)].map(([word]) => word);
  return QUOTED.test(undated) || names.some((word) => !isShown(word));
};

/** A list of products is known to every customer, whatever they are called. */
const isOfProducts = (block: Block): boolean =>
  block.kind === 'table' && PRODUCT.has(block.columns[0]?.label.toLowerCase() ?? '');

/** A region of the market says nothing by its code. */
const OF_MARKET = 'marketHighlight';

type Codes = ReadonlyMap<string, string>;
const codesFor = (report: Report, key: 'product' | 'segment', names: readonly string[]): Codes =>
  new Map(
    names.map((name, i) => [name, translate(report.language, `report.front.${key}`, { name: latinAt(i) })] as const),
  );

/** All names that the company gave, by their codes; of a sentence of codes, a reader understands nothing. */
const codesOf = (report: Report) => {
  const products = codesFor(report, 'product', productsIn(report));
  const segments = codesFor(report, 'segment', segmentsIn(report));
  const all: Codes = new Map([...segments, ...products]);
  const isCoded = (text: string): boolean =>
    [...products.values()].some((code) => text.includes(code)) ||
    [...segments.values()].filter((code) => text.includes(code)).length > 1;
  return { replace: replaceNames([...all.keys()], (name) => all.get(name) ?? name), isCoded };
};

/** `instead`: the code name. Sentences that name something else than it are left out. */
export const withoutIdentity = (report: Report, instead: string): Report => {
  const { language } = report;
  const made = [...productsIn(report), ...segmentsIn(report)];
  const { replace: withCodes, isCoded } = codesOf(report);
  const withoutPlaces = placesHidden((n) => translate(language, 'report.front.region', { name: latinAt(n) }), made);
  const without = (text: string) =>
    withRoundedCounts(language, calledBy(withCodes(withoutPlaces(withoutFoundingYear(text))), instead));
  const changed = <T extends Pick<Sentence, 'text'>>(one: T): T => ({ ...one, text: without(one.text) });
  const shown = shownIn(report, instead);
  const press = new Set(report.references.filter(isOfPress).map(({ n }) => n));
  const region = new RegExp(translate(language, 'report.front.region', { name: '[A-Z]' }), 'u');
  const passes =
    ({ id }: Section) =>
    ({ text, refs }: Sentence): boolean =>
      !(refs.length > 0 && refs.every((n) => press.has(n))) &&
      !(id === OF_MARKET && region.test(text)) &&
      !isCoded(text) &&
      !tellsWho(text) &&
      !namesOne(withCodes(text), shown);
  const blockOf = (section: Section, block: Block): Block[] => {
    if (isOfProducts(block)) return [];
    if (block.kind === 'table') return [{ ...block, rows: block.rows.map((row) => row.map(changed)) }];
    if (block.kind !== 'list' && block.kind !== 'text') return [block];
    return filterSentences(mapSentences(block, changed), passes(section));
  };
  const exact = report.sections.map((one) => ({ ...one, blocks: one.blocks.flatMap((block) => blockOf(one, block)) }));
  const [first, ...rest] = exact.map((one) => ({ ...one, blocks: one.blocks.map(roundedBlock) }));
  const isRounded = JSON.stringify(exact) !== JSON.stringify([first, ...rest]);
  const note = [first?.note, translate(language, 'report.front.rounded')].filter(Boolean).join(' ');
  return { ...report, sections: first && isRounded ? [{ ...first, note }, ...rest] : exact };
};
