// Lists figures that disagree between two documents, a document and a register, or interim periods and the year, with
// the pages of both sides.
import { acrossDocuments, comparedAcross, type Disagreement, type Printed } from '#shared/finance/tie-out/across.ts';
import type { NotRun } from '#shared/finance/tie-out/tie-out.ts';
import type { TextIn } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import { statementConcept } from '#shared/language/lexicon/statement-lines.ts';
import type { CompanyIds, Fact } from '#shared/model/fact.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Cited } from '#shared/report/cited.ts';
import { sayPeriod } from '../../engine/write/wording.ts';
import type { SectionContext } from '../builder.ts';
import { amountIn, scaleFor } from '../evidence/amounts.ts';
import { factFigures } from '../evidence/fact-figures.ts';
import type { FiledStatements } from '../evidence/filed-statements.ts';
import { type Known, known, metricLabel } from '../evidence/known-figure.ts';
import { latestFiled, statementFigures } from '../evidence/statement-figures.ts';
import { LINES } from '../evidence/statement-metrics.ts';
import { wantedBasis } from '../evidence/wanted-basis.ts';
import type { Row } from './table.ts';

/** The most rows shown; the documents contain the rest. */
const MAX_ROWS = 20;

const text = ({ language }: SectionContext, key: TextIn<'finance.disagreement'>): string =>
  translate(language, `finance.disagreement.${key}`);

const uncertain = (refs: readonly number[], about: string, instead: string): Cited => ({
  refs: [...refs],
  check: 'uncertain',
  findings: [{ code: 'papersDiffer', about, instead }],
});

const printedCell = (
  context: SectionContext,
  filed: readonly FiledStatements[],
  one: Printed,
  others: readonly Printed[],
): Row[number] => {
  const chunk = filed.find((each) => each === one.of)?.chunkOf(one.line.seq);
  const refs = chunk ? [context.notes.cite({ source: 'FILES', chunk }, one.line.start, one.line.end).n] : [];
  const instead = others.map(({ shown, of }) => `${shown}, ${of.document}`).join('; ');
  return { text: `${one.shown} (${one.of.document})`, ...uncertain(refs, one.shown, instead) };
};

const labelOf = ({ language }: SectionContext, concept: string): string =>
  statementConcept(concept)?.labels[language] ?? concept;

const rowOf = (
  context: SectionContext,
  filed: readonly FiledStatements[],
  { rule, concept, period, figures }: Disagreement,
): Row => {
  const [first, ...others] = figures;
  return [
    { text: labelOf(context, concept) },
    { text: sayPeriod(context.language, period) },
    { text: text(context, rule) },
    first ? printedCell(context, filed, first, others) : { text: '' },
    // Two interim periods share one cell with the notes of both.
    merged(others.map((one) => printedCell(context, filed, one, first ? [first] : []))),
  ];
};

const merged = (cells: readonly Row[number][]): Row[number] => ({
  text: cells.map((cell) => cell.text).join(' + '),
  refs: cells.flatMap(({ refs = [] }) => refs),
  check: 'uncertain',
  findings: cells.flatMap(({ findings = [] }) => findings),
});

type Pair = { readonly own: Known; readonly fact: Known; readonly unit: number };

/** Statement figures that a register also states. */
const registerPairs = async (
  context: SectionContext,
  company: CompanyIds,
  filed: readonly FiledStatements[],
): Promise<Pair[]> => {
  const cite = (fact: Fact) => context.notes.citeFact(fact, context.language);
  const facts = factFigures(await context.facts(), { company, basis: wantedBasis(context), cite });
  const printed = (facts.length > 0 && (await statementFigures(context, company, Object.keys(LINES)))) || [];
  const scales = filed.flatMap(({ statements }) => statements.map(({ scale = 0 }) => scale));
  const unit = 10 ** Math.max(0, ...scales);
  return printed.flatMap((own): Pair[] => {
    const fact = known(facts, own.metric, own.year);
    return fact && own.unit === fact.unit && own.basis === fact.basis ? [{ own, fact, unit }] : [];
  });
};

/**
 * A register states whole units, a statement its own unit; they must agree within one unit of the statement (rule 39).
 */
const disagrees = ({ own, fact, unit }: Pair): boolean => Math.abs(Math.abs(own.value) - Math.abs(fact.value)) > unit;

const registerRow = (context: SectionContext, { own, fact }: Pair): Row => {
  const scale = scaleFor(context.language, own.unit, [own.value, fact.value]);
  const [here, there] = [own, fact].map(({ value }) => amountIn(context.language, scale, value));
  const cell = (shown = '', { refs }: Known, instead = ''): Row[number] => ({
    text: shown,
    ...uncertain(refs, shown, instead),
  });
  return [
    { text: metricLabel(context.language, own.metric) },
    { text: sayPeriod(context.language, own.year) },
    { text: text(context, 'register') },
    cell(here, own, there),
    cell(there, fact, here),
  ];
};

type Compared = {
  readonly rule: Disagreement['rule'] | 'register';
  readonly holdCount: number;
  readonly why: NotRun['why'];
};

/** The number of comparisons that agree, by rule, or why a rule could not be run. */
export const comparedWith = async (context: SectionContext, company: CompanyIds): Promise<Compared[]> => {
  const filed = await latestFiled(context, company);
  const [counts, broken] = [comparedAcross(filed), acrossDocuments(filed)];
  const pairs = await registerPairs(context, company, filed);
  const ofRule = (rule: Disagreement['rule'], why: NotRun['why']): Compared => ({
    ...{ rule, why },
    holdCount: counts[rule] - broken.filter((one) => one.rule === rule).length,
  });
  const all: Compared[] = [
    ofRule('restated', 'oneDocument'),
    ofRule('contradiction', 'oneDocument'),
    ofRule('partsOfYear', 'noQuarters'),
    { rule: 'register', why: 'noRegister', holdCount: pairs.filter((pair) => !disagrees(pair)).length },
  ];
  const isListed = ({ rule, holdCount }: Compared) =>
    holdCount > 0 || (rule === 'register' ? pairs.length === 0 : counts[rule] === 0);
  return all.filter(isListed);
};

export const disagreementTable = async (context: SectionContext, company: CompanyIds): Promise<Block[]> => {
  const filed = await latestFiled(context, company);
  const rows = [
    ...acrossDocuments(filed).map((one) => rowOf(context, filed, one)),
    ...(await registerPairs(context, company, filed)).filter(disagrees).map((pair) => registerRow(context, pair)),
  ];
  if (rows.length === 0) return [];
  const heads = [
    context.text('say.line'),
    text(context, 'period'),
    text(context, 'kind'),
    text(context, 'here'),
    text(context, 'there'),
  ];
  return [
    {
      kind: 'table',
      caption: text(context, 'title'),
      columns: heads.map((label) => ({ label })),
      rows: rows.slice(0, MAX_ROWS),
    },
  ];
};
