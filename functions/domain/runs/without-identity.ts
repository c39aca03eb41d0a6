// Removes from a document with a code name what tells who the company is besides its name: its products, its places and
// the names that it made up.
import { translate } from '#shared/i18n/translate.ts';
import { COLUMNS } from '#shared/language/grammar/column-headers.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { replaceNames } from '#shared/language/grammar/replace-names.ts';
import abbreviations from '#shared/language/lexicon/financial-abbreviations.json' with { type: 'json' };
import places from '#shared/language/lexicon/places.json' with { type: 'json' };
import { isTotalAlone } from '#shared/language/lexicon/totals.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { Report } from '#shared/report/report.ts';
import { filterSentences } from '#shared/report/visit.ts';

const A = 65;
const PRODUCT: ReadonlySet<string> = new Set(COLUMNS.item.headers);
const isProductTable = (block: Block): block is Extract<Block, { kind: 'table' }> =>
  block.kind === 'table' && PRODUCT.has((block.columns[0]?.label ?? '').toLowerCase());

/** The products of the tables, in their order. */
const productsIn = ({ sections }: Report): string[] => [
  ...new Set(
    sections
      .flatMap(({ blocks }) => blocks.filter(isProductTable))
      .flatMap(({ rows }) => rows.map(([first]) => first?.text ?? ''))
      .filter((name) => /\p{L}{2}/u.test(name) && !isTotalAlone(name)),
  ),
];

/** `대구 센터를`, `神戸工場`: what the place is of stays. */
const EASTERN_PLACE = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...places.ko, ...places.ja].join('|')})(?:\\s|(?=[\\p{Script=Han}\\p{Script=Katakana}]{2}))`,
  'gu',
);
const ENGLISH_PLACE =
  /\s(?:in|at|near|from) (?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Q[1-4]|FY)\b)(?:[A-Z][a-z]+)(?: [A-Z][a-z]+)?(?=[\s,.;])(?! \d)/gu;

/** `'오늘배달'`, `「朝どり便」`. */
const QUOTED = /(?<![\p{Script=Latin}\d])['‘“"「『][^'’”"」』]{2,20}['’”"」』]/u;
/** A shorter word in capitals is an abbreviation of the trade more often than a name. */
const CAPITALS = /(?<![\p{L}\d-])[A-Z][A-Z\d]{3,}(?![\p{Script=Latin}\d])/gu;
const KNOWN_CAPITALS = new Set(Object.values(abbreviations).flatMap((one) => (Array.isArray(one) ? one : [])));
/** A capital in the middle of an English sentence. */
const NAME_WITHIN = /(?<=[a-z\d,;)’'] )[A-Z][a-z]{2,}/gu;

/** Words that a reader sees anyway: the names of segments in the tables, and the code name. */
const shownIn = (report: Report, instead: string): ReadonlySet<string> => {
  const labels = report.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' ? block.rows.map(([first]) => first?.text ?? '') : []));
  const codes = ['customer', 'product'].map((key) =>
    translate(report.language, `report.front.${key as 'customer'}`, { name: '' }),
  );
  return new Set([...labels, ...codes, instead].flatMap((one) => one.split(/\s+/)));
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

/** `instead`: the code name. Sentences that name something else than it are left out. */
export const withoutIdentity = (report: Report, instead: string): Report => {
  const products = productsIn(report);
  const codes = new Map(
    products.map((name, i) => [
      name,
      translate(report.language, 'report.front.product', { name: String.fromCharCode(A + i) }),
    ]),
  );
  const withCodes = replaceNames(products, (name) => codes.get(name) ?? name);
  const shown = shownIn(report, instead);
  const without = (text: string) => withCodes(text).replace(EASTERN_PLACE, '').replace(ENGLISH_PLACE, '');
  const changed = <T extends Pick<Sentence, 'text'>>(one: T): T => ({ ...one, text: without(one.text) });
  const blockOf = (block: Block): Block[] => {
    if (block.kind === 'table') return [{ ...block, rows: block.rows.map((row) => row.map(changed)) }];
    if (block.kind === 'text') return filterSentences({ ...block, sentences: block.sentences.map(changed) }, passes);
    if (block.kind !== 'list') return [block];
    return filterSentences({ ...block, items: block.items.map((item) => item.map(changed)) }, passes);
  };
  const passes = ({ text }: Sentence): boolean => !namesOne(text, shown);
  return { ...report, sections: report.sections.map((one) => ({ ...one, blocks: one.blocks.flatMap(blockOf) })) };
};
