// Reads the depreciation of a company that prints no cash flow statement: lines of its income statement, or a sentence
// of its notes.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { timesPower } from '#shared/language/grammar/times-power.ts';
import depreciation from '#shared/language/lexicon/depreciation.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import yearHeads from '#shared/language/lexicon/year-heads.json' with { type: 'json' };
import type { Chunk } from '../../ports/search-index.ts';
import type { SectionContext } from '../builder.ts';
import type { FiledStatements } from './filed-statements.ts';
import { type Known, yearOf } from './known-figure.ts';
import { figuresOfLine, type Place, summed } from './statement-lines.ts';

const METRIC = 'depreciation';
const YEAR_MONTHS = 12;
const saysDepreciation = compile(depreciation);
/** Depreciation itself, not amortization alone. */
const WORD = '감가상각비|depreciation|減価償却費';
const SAYS_WORD = new RegExp(WORD, 'iu');
const EXCEPT = /\b(?:before|excluding|accumulated)\b|차감\s?전|제외|누계|前|控除|累計/iu;

const isCharge = (label: string): boolean => saysDepreciation(label).length > 0 && !EXCEPT.test(label);

/** Lines of depreciation and amortization, if the statement prints depreciation by itself. */
const onFace = (place: Place): Known[] => {
  const lines = place.statement.lines.filter(({ label, figures }) => isCharge(label) && figures.some(Boolean));
  if (!lines.some(({ label }) => SAYS_WORD.test(label))) return [];
  const spent = (one: Known): Known => ({ ...one, value: Math.abs(one.value) });
  return summed(
    place,
    METRIC,
    lines.map((line) => ({ label: line.label, figures: figuresOfLine(place, METRIC, line).map(spent) })),
  );
};

const NOW = Object.values(yearHeads.current).flat().join('|');
/**
 * The charge as the subject of its sentence: "Depreciation for the year was …", 당기 감가상각비는 …. A part of it has
 * another subject: depreciation of vehicles.
 */
const SUBJECT = new RegExp(
  `^\\s*(?:(?:${NOW}|total|the)(?:의|중|の|中)?\\s*)*(?:${WORD})(?:\\s(?:and|&)\\s(?:amortization|amortisation))?` +
    `(?:\\s(?:charge|expense|charged|for the (?:financial )?year|in \\d{4}))*(?:\\(\\d{4}\\))?\\s*` +
    `(?:은|는|は|was|were|amounted to|came to|totalled|:|(?=\\d))`,
  'iu',
);
/**
 * What is added back to make EBITDA is the whole charge: "EBITDA, being operating profit before depreciation of …",
 * EBITDA는 영업이익에 감가상각비 …을 더한.
 */
const ADDED_BACK = new RegExp(
  `(?:EBITDA[^.。]*?(?:before|plus|add(?:ed|ing) back)\\s(?:deducting |charging )?` +
    `(?:depreciation(?:\\s(?:and|&)\\s(?:amortization|amortisation))?) of|` +
    `EBITDA[^.。]*?(?:영업이익에|営業利益に)[^.。]*?(?:감가상각비|減価償却費))\\s?(?=\\S)`,
  'iu',
);
/** A note in the scale of the statement: "Operating profit is stated after charging depreciation of 1,874 (2024: 1,762)". */
const CHARGED =
  /\bafter charging\b[^.]*?\bdepreciation of (\d[\d,]*)(?: \((?:19|20)\d\d: (\d[\d,]*)\))?(?=[,;.]? |[,;.]?$)/iu;

const chargedIn = (text: string, scale: number): number[] =>
  (CHARGED.exec(text)?.slice(1) ?? []).flatMap((digits) =>
    digits === undefined ? [] : [timesPower(Number(digits.replaceAll(',', '')), scale)],
  );

/** What the sentence goes on to compute from the charge. */
const RESULT = /\bEBITDA\b/iu;
const SENTENCE = /[^.。\n]+(?:\.\d[^.。\n]*)*/gu;
/** A comma behind an amount, which another subject follows: 減価償却費は85百万円、支払利息は9百万円. */
const NEXT_CLAUSE = /(?<=\d\p{L}{0,4}|[）)])[、,]\s?(?=\p{L})/u;
/** The year and the one before. */
const MAX_AMOUNTS = 2;

type Stated = {
  readonly chunk: Chunk;
  readonly start: number;
  readonly end: number;
  readonly values: readonly number[];
};

const statedIn = (chunk: Chunk, unit: string, scale: number): Stated[] =>
  [...chunk.text.matchAll(SENTENCE)].flatMap(({ 0: text, index }): Stated[] => {
    const place = { chunk, start: index, end: index + text.length };
    const charged = chargedIn(text, scale);
    if (charged.length > 0) return [{ ...place, values: charged }];
    const added = ADDED_BACK.exec(text);
    if (!added && !SUBJECT.test(text)) return [];
    const charge = text.split(RESULT, 1)[0] ?? text;
    const amounts = readFigures(added ? text.slice(added.index + added[0].length) : charge).figures;
    const inClause =
      amounts.length > MAX_AMOUNTS ? readFigures(charge.split(NEXT_CLAUSE, 1)[0] ?? '').figures : amounts;
    const all = (added ? amounts : inClause).flatMap((one) => (one.unit === unit ? [one.value] : []));
    // Behind the charge, a reconciliation names what else was added back.
    const values = added ? all.slice(0, 1) : all;
    const isPlain = values.length > 0 && values.length <= MAX_AMOUNTS;
    return isPlain ? [{ ...place, values }] : [];
  });

/** The latest year first, then the one before in brackets. */
const inProse = ({ context, filed, statement }: Place): Known[] => {
  const unit = statement.currency ?? '';
  const [stated] = (filed.prose ?? []).flatMap((chunk) => statedIn(chunk, unit, statement.scale ?? 0));
  if (!stated) return [];
  const years = statement.columns.filter(({ months = YEAR_MONTHS }) => months === YEAR_MONTHS);
  const latestFirst = years
    .map(({ period }) => period)
    .sort()
    .reverse();
  const { n } = context.notes.cite({ source: 'FILES', chunk: stated.chunk }, stated.start, stated.end);
  return stated.values.flatMap((value, at): Known[] => {
    const period = latestFirst[at];
    if (period === undefined) return [];
    return [{ metric: METRIC, year: yearOf(period), period, value, unit, basis: statement.basis, refs: [n] }];
  });
};

export const chargedDepreciation = (context: SectionContext, filed: FiledStatements): Known[] => {
  const statement = filed.statements.find(({ kind }) => kind === 'income');
  if (!statement) return [];
  const place = { context, filed, statement };
  const printed = onFace(place);
  return printed.length > 0 ? printed : inProse(place);
};
