// The share of the largest customers: sentences that state it, and the list of customers.
import { readFigures } from '#shared/language/grammar/figures.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import negation from '#shared/language/lexicon/negation.json' with { type: 'json' };
import type { Block, Finding, Sentence } from '#shared/report/blocks.ts';
import type { Passage } from '../../evidence.ts';
import { asksWhoIsLargest, otherCount, tellsConcentration } from '../../understand/kinds/customer-concentration.ts';
import { namesExtreme } from '../../understand/kinds/find-rank.ts';
import { speaksOf } from '../../understand/kinds/topics.ts';
import { companyOf } from '../../understand/names/open-company.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isAnswered } from '../answered.ts';
import { checked } from '../checked.ts';
import { isOfCompany, namesNobody } from '../figures/pick-figure.ts';
import { fitted } from '../fit/fit.ts';
import { extremeBlocks, extremeOf } from '../rows/extreme-row.ts';
import { listedShare } from '../rows/listed-share.ts';
import { tablesOf } from '../rows/row-blocks.ts';
import type { Writing } from '../writer.ts';
import { isStatement } from './furniture.ts';
import { splitSentences } from './split-sentences.ts';

const MAX_SHOWN = 4;
const MAX_COMPANIES = 3;

const negationsIn = compile(negation);

/** "No other customer is as large" names nobody. */
const tells = ({ question }: Plan, text: string): boolean =>
  isStatement(text) &&
  !(asksWhoIsLargest(question) && negationsIn(text).length > 0) &&
  tellsConcentration(text) &&
  readFigures(text).figures.some(({ unit }) => unit === 'percent');

/** The share of the top five is not that of the top ten. */
const findings = ({ question }: Plan, text: string): Finding[] => {
  const other = otherCount(question, text);
  return other ? [{ code: 'partDiffers', about: String(other[0]), instead: String(other[1]) }] : [];
};

const sentencesOf = ({ plan, citations }: Writing, own: readonly Passage[]): Sentence[] =>
  own
    .filter(({ chunk }) => chunk.kind === 'prose')
    .flatMap((passage) => splitSentences(passage.chunk.text).map((line) => ({ passage, ...line })))
    .filter(({ text }) => tells(plan, text))
    .slice(0, MAX_SHOWN)
    .map(({ passage, text, start, end }) =>
      fitted(checked(text, [citations.cite(passage, start, end)], plan), findings(plan, text)),
    );

/** A table that lists customers once each; in a payment journal they repeat. */
const isLedger = ({ topic }: Plan, { chunk }: Passage): boolean => {
  const [head = '', ...names] = chunk.text
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => line.split('\t')[0] ?? '');
  const isEachOnce = new Set(names).size === names.length;
  return chunk.kind === 'table' && topic !== undefined && isEachOnce && speaksOf(topic, head);
};

const ofCompany = (writing: Writing, own: readonly Passage[]): Block[] => {
  const sentences = sentencesOf(writing, own);
  const ledgers = own.filter((passage) => isLedger(writing.plan, passage));
  const [largest = []] = asksWhoIsLargest(writing.plan.question)
    ? ledgers.map((ledger) => extremeOf(writing, ledger)).filter(isAnswered)
    : [];
  if (largest.length > 0) return largest;
  const tables = tablesOf({ ...writing.plan, words: [] }, ledgers, writing.citations);
  return [...(sentences.length > 0 ? [{ kind: 'text' as const, sentences }] : []), ...tables];
};

export const customerConcentration = (writing: Writing): Block[] => {
  const { plan, passages } = writing;
  if (!plan.isConcentration || namesNobody(plan)) return [];
  const largest = asksWhoIsLargest(plan.question) ? extremeBlocks(writing) : [];
  if (isAnswered(largest)) return largest;
  const own = passages.filter((passage) => isOfCompany(plan, passage));
  // A stated share comes before one from the list, which its own rule gives.
  const isStated = sentencesOf(writing, own).some(({ fit }) => fit === 'answers');
  if (namesExtreme(plan.question) && !isStated && listedShare(writing).length > 0) return [];
  const byCompany = Map.groupBy(own, (passage) => companyOf(passage) ?? passage.chunk.context.document);
  const all = [...byCompany]
    .map(([text, some]) => ({ text, blocks: ofCompany(writing, some) }))
    .filter(({ blocks }) => blocks.length > 0)
    .slice(0, MAX_COMPANIES);
  if (all.length < 2) return all.flatMap(({ blocks }) => blocks);
  return all.flatMap(({ text, blocks }): Block[] => [{ kind: 'heading', level: 2, text }, ...blocks]);
};
