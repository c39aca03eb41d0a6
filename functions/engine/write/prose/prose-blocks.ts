// Answers in prose without a model: a section point by point, matching sentences, or table rows.
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { hasWanted } from '../../understand/kinds/answer-type.ts';
import { countsOther } from '../../understand/kinds/counters.ts';
import { tellsConcentration } from '../../understand/kinds/customer-concentration.ts';
import { asksWhatItIs } from '../../understand/kinds/line-of-business.ts';
import { mentioning, speaksOf, type Topic } from '../../understand/kinds/topics.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { checked } from '../checked.ts';
import { isOfCompany } from '../figures/pick-figure.ts';
import { fitted } from '../fit/fit.ts';
import { judgeOver } from '../fit/fit-probability.ts';
import { isOfOtherYear } from '../fit/quantities.ts';
import { nearestTable } from '../rows/nearest-table.ts';
import { rowBlocks, tablesOf } from '../rows/row-blocks.ts';
import type { Writing } from '../writer.ts';
import { isBesideIt, isOfOtherOne, ofSeveral } from './beside-it.ts';
import { definitionsIn, descriptionsOf } from './descriptions.ts';
import { isQuestion, isStatement } from './furniture.ts';
import { answersOther } from './interview-lines.ts';
import { ownSentences } from './own-sentences.ts';
import { labelledPoints, pointsOf, type Section, sectionsAbout, sentencesOf } from './section-points.ts';
import { distinct, inReadingOrder, type Selected, selectSentences, wantedOnly } from './select-sentences.ts';
import type { Quotable } from './sentences.ts';
import { answersWhole } from './whole-answer.ts';

const SENTENCES = 7;
const ITEMS = 8;
/** From this many parallel points on, an answer is a list. */
const PARALLEL = 3;
/** Most sentences of a document without a section on the topic, and most documents. Set by hand. */
const MAX_OF_DOCUMENT = 4;
const DOCUMENTS = 3;
/** From this many sentences on, they are grouped by section. */
const GROUPED_FROM = 4;

export const quoted = (
  { plan, citations }: Writing,
  { passage, text, start, end }: Pick<Quotable, 'passage' | 'text' | 'start' | 'end'>,
): Sentence => checked(text, [citations.cite(passage, start, end)], plan);

const sectionOf = ({ passage: { chunk } }: Selected): string =>
  chunk.context.section?.split(' > ').at(-1) ?? chunk.context.document;

const grouped = (writing: Writing, selected: readonly Selected[]): Block[] => {
  const sections = [...new Set(selected.map(sectionOf))];
  if (selected.length <= GROUPED_FROM || sections.length < 2)
    return [{ kind: 'text', sentences: selected.map((one) => quoted(writing, one)) }];
  return sections.flatMap((section): Block[] => [
    { kind: 'heading', level: 2, text: section },
    {
      kind: 'text',
      sentences: selected.filter((one) => sectionOf(one) === section).map((one) => quoted(writing, one)),
    },
  ]);
};

export const asksForOne = ({ wanted }: Plan): boolean =>
  wanted !== undefined && ['date', 'notice', 'duration', 'ordinal', 'count', 'name'].includes(wanted);

export const listed = (writing: Writing, points: readonly (readonly Quotable[])[]): Block => ({
  kind: 'list',
  ordered: false,
  items: points.map((point) => point.map((one) => quoted(writing, one))),
});

const fileOf = ({ passages: [first] }: Section): string => first?.chunk.fileId ?? '';

/** Answers from a section; for a name, date or number, with its table and the sentences that contain one. */
export const oneSection = (writing: Writing, section: Section): Block[] => {
  const { plan, citations } = writing;
  const own = asksWhatItIs(plan) ? definitionsIn(section.passages) : [];
  const definitions = asksWhatItIs(plan) && own.length === 0 ? descriptionsOf(plan, writing.passages) : own;
  if (definitions.length > 0) return [{ kind: 'text', sentences: definitions.map((one) => quoted(writing, one)) }];
  const { topic } = plan;
  const points = mentioning(topic, pointsOf(plan, section), (point) => point.map(({ text }) => text).join(' '));
  const isForOne = asksForOne(plan);
  if (!isForOne && points.length >= PARALLEL) return [listed(writing, points)];
  const tables = tablesOf(plan, section.passages, citations);
  const sentences = mentioning(topic, sentencesOf(section), ({ text }) => text)
    .filter(
      ({ text }) =>
        !isOfOtherYear(plan, text) &&
        (!isForOne ||
          (hasWanted(plan.wanted, text) && !countsOther(plan.question, text) && topic && speaksOf(topic, text))),
    )
    .slice(0, SENTENCES);
  if (sentences.length === 0) return tables;
  return [{ kind: 'text', sentences: sentences.map((one) => quoted(writing, one)) }, ...tables];
};

/** Parallel points become a list. */
const pointBlocks = (writing: Writing, points: readonly (readonly Quotable[])[]): Block[] => {
  if (points.length >= PARALLEL) return [listed(writing, points)];
  return points.length > 0 ? [{ kind: 'text', sentences: points.flat().map((one) => quoted(writing, one)) }] : [];
};

/** Returns each document's section on the topic, or its points with that label, best first. */
const sectionBlocks = (writing: Writing): Block[] => {
  const { plan, passages } = writing;
  const { topic } = plan;
  if (!topic || plan.words.length > 0) return [];
  const own = passages.filter((passage) => isOfCompany(plan, passage));
  const sections = Map.groupBy(sectionsAbout(topic, own), fileOf);
  const files = Map.groupBy(own, ({ chunk }) => chunk.fileId);
  const inSections = [...sections].map(([fileId, all]) => ({
    fileId,
    blocks: all.map((one) => oneSection(writing, one)).find(({ length }) => length > 0) ?? [],
  }));
  const labelled = [...files]
    .filter(([fileId]) => !sections.has(fileId))
    .map(([fileId, all]) => ({ fileId, blocks: pointBlocks(writing, labelledPoints(topic, all)) }));
  const found = [...inSections, ...labelled].filter(({ blocks }) => blocks.length > 0);
  // For one company, a single thing is given by one document.
  const isForOne = plan.names.length > 0 && asksForOne(plan);
  const shown = found.slice(0, isForOne ? 1 : DOCUMENTS);
  if (shown.length < 2) return shown.flatMap(({ blocks }) => blocks);
  return shown.flatMap(({ fileId, blocks }): Block[] => {
    const { company, document = '' } = files.get(fileId)?.[0]?.chunk.context ?? {};
    const text = plan.names.length > 0 ? document : (company ?? document);
    return [{ kind: 'heading', level: 2, text }, ...blocks];
  });
};

/** Sentences and lines that answer: layouts often have no sentences. */
const answersOf = ({ plan, passages }: Writing): Selected[] => {
  const most = plan.kind === 'list' ? ITEMS : SENTENCES;
  const judge = judgeOver(plan, passages);
  const sentences = selectSentences(plan, passages, most).filter(judge.answers);
  const lines = plan.metrics.length > 0 ? [] : judge.lines;
  const isOfSeveral = ofSeveral(plan, passages);
  const all = [...sentences, ...lines].filter(
    (one) =>
      !isQuestion(one.text) &&
      !answersOther(plan, one) &&
      !isBesideIt(plan, one) &&
      !isOfOtherOne(plan, one) &&
      !isOfSeveral(one.text),
  );
  const answering = distinct(wantedOnly(plan, all), most);
  return answersWhole(plan, answering) ? answering : [];
};

export const selectedBlocks = (writing: Writing): Block[] => {
  const { plan } = writing;
  const selected = answersOf(writing);
  if (selected.length === 0) return [];
  const ordered = inReadingOrder(selected);
  if (plan.kind !== 'list' || ordered.length < PARALLEL) return grouped(writing, ordered);
  return [
    listed(
      writing,
      ordered.map((one) => [one]),
    ),
  ];
};

const speaks = (topic: Topic, text: string): boolean =>
  speaksOf(topic, text) || (topic.id === 'customers' && isStatement(text) && tellsConcentration(text));

/** Sentences on the topic by document, if no section is about it. */
const topicBlocks = (writing: Writing): Block[] => {
  const { plan } = writing;
  const { topic } = plan;
  if (!topic || plan.words.length > 0 || plan.metrics.length > 0) return [];
  const sentences = ownSentences(writing).filter(
    (one) => speaks(topic, one.text) && hasWanted(plan.wanted, one.text) && !isBesideIt(plan, one),
  );
  const byDocument = Map.groupBy(
    sentences,
    ({ passage: { chunk } }) => chunk.context.company ?? chunk.context.document,
  );
  return [...byDocument]
    .slice(0, DOCUMENTS)
    .flatMap(([name, own]): Block[] => [
      ...(byDocument.size > 1 ? [{ kind: 'heading' as const, level: 2 as const, text: name }] : []),
      { kind: 'text', sentences: own.slice(0, MAX_OF_DOCUMENT).map((one) => fitted(quoted(writing, one), [])) },
    ]);
};

export const textBlocks = (writing: Writing): Block[] => {
  const { plan, passages, citations } = writing;
  const section = sectionBlocks(writing);
  if (section.length > 0) return section;
  const descriptions = asksWhatItIs(plan) ? descriptionsOf(plan, passages) : [];
  if (descriptions.length > 0) return [{ kind: 'text', sentences: descriptions.map((one) => quoted(writing, one)) }];
  const ofTopic = topicBlocks(writing);
  const selected = ofTopic.length > 0 ? ofTopic : selectedBlocks(writing);
  const rows = asksForOne(plan) || selected.length === 0 ? rowBlocks(plan, passages, citations) : [];
  const found = [...selected, ...rows];
  return found.length > 0 ? found : nearestTable(plan, passages, citations);
};
