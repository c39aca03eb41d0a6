// The answer to a row of a list: documents for a request, and a tick only for a line that is the evidence asked for.
import type { Answer, Block, Cited, Reference, Sentence } from '#shared/report/blocks.ts';
import { filterSentences, mapSentences, sentencesOf } from '#shared/report/visit.ts';
import { isEvidence } from '../../checklists/demands/evidence.ts';
import { missesHead } from '../../checklists/demands/missing-head.ts';
import { isLead, isWrongLead } from '../../checklists/polarity/lead.ts';
import { answersNothing, isDefinition, isLeftOpen } from '../../checklists/verdict.ts';
import { bestNamed } from '../../domain/checklists/best-named.ts';
import { isOfOtherKind } from '../../domain/checklists/document-kind.ts';
import { missingThings, withoutAlternatives } from '../../domain/checklists/missing-things.ts';
import { isNamedInAny, namesIn } from '../../domain/checklists/other-companies.ts';
import { isOfOtherDate, isTitleOf } from '../../domain/checklists/requested-title.ts';
import { EMPTY_ROOM, isOfNamedCompany, isOnNamedCompany, type RowRoom } from '../../domain/checklists/row-room.ts';
import { isAlsoFact } from '../../domain/checklists/same-document.ts';
import { asksForList, asksForPapers, isTranslatedTitle } from '../../domain/checklists/translated-title.ts';
import { requestAnswer } from './request-answer.ts';

type Row = { readonly question: string; readonly kind: 'question' | 'request' };

const isTicked = ({ check, fit }: Cited): boolean => check === 'verified' && fit !== 'near';

const withheld = <T extends Cited>(one: T): T & Cited => ({
  ...one,
  check: 'uncertain',
  fit: 'near',
  findings: [...(one.findings ?? []), { code: 'offQuestion' }],
});

type Judge = Parameters<typeof isEvidence>[1] & { readonly refs: readonly number[] };

/** Withholds the tick of lines that do not pass; they stay to be seen. */
const onlyTicking = (block: Block, passes: (line: Judge) => boolean): Block => {
  if (block.kind !== 'table')
    return mapSentences(block, (one) =>
      isTicked(one) && !passes({ text: one.text, refs: one.refs }) ? withheld(one) : one,
    );
  const labels = [block.caption ?? '', ...block.columns.map(({ label, unit = '' }) => `${label} ${unit}`)].join(' ');
  const rows = block.rows.map((cells) => {
    const texts = cells.map(({ text }) => text);
    const isFit =
      !cells.some(isTicked) ||
      passes({ text: texts.join(' | '), cells: texts, labels, refs: cells.flatMap((cell) => cell.refs ?? []) });
    return isFit ? cells : cells.map((cell) => (cell.check ? withheld(cell) : cell));
  });
  return { ...block, rows };
};

const hasTick = (block: Block): boolean =>
  block.kind === 'table' ? block.rows.flat().some(isTicked) : sentencesOf(block).some(isTicked);

const NOTHING: readonly Block[] = [
  { kind: 'notice', code: 'closestPassages' },
  { kind: 'notice', code: 'notCharged' },
];

const withNothing = (found: Answer): Answer => ({ ...found, blocks: [...found.blocks, ...NOTHING] });

const tickedTexts = ({ blocks }: Answer): string[] =>
  blocks
    .flatMap(sentencesOf)
    .filter(isTicked)
    .map(({ text }) => text);

/** "Yes." over evidence that denies it is left out. */
const withoutWrongLead = (question: string, found: Answer): readonly Block[] => {
  if (!isWrongLead(question, tickedTexts(found))) return found.blocks;
  return found.blocks.flatMap((block) => filterSentences(block, ({ text }) => !isLead(text)));
};

/** What the documents state of it, for a person to look at. */
const withoutTicks = (made: Answer, isKept: (line: Judge) => boolean = () => false): Answer => {
  const seen = { ...made, blocks: made.blocks.map((block) => onlyTicking(block, isKept)) };
  return answersNothing(made) || seen.blocks.some(hasTick) ? seen : withNothing(seen);
};

/** The lines that may meet a request without a document: none for contracts, rows alone for a list. */
const withLinesFor = (question: string, found: Answer): Answer => {
  if (asksForPapers(question)) return withoutTicks(found);
  return asksForList(question) ? withoutTicks(found, ({ cells }) => cells !== undefined) : found;
};

/** What is stated in papers is no document of its own; the closest passages are worth a look. */
const asksForDocument = (question: string): boolean =>
  !isAlsoFact(question) && (asksForPapers(question) || asksForList(question));

/** Files that were read and whose names say that they are what is requested. */
const namedFiles = (question: string, { references, alsoRead }: Answer, company: string): Reference[] => {
  const named = [...references, ...alsoRead].filter(
    ({ title }) => isTitleOf(question, title) || isTranslatedTitle(question, { title, company }),
  );
  const once = new Map(named.map((one) => [one.fileId ?? one.title, one]));
  return [...once.values()];
};

/** True if a document is listed, by its name; a sentence about it is none. */
const listsDocument = ({ blocks, references }: Answer): boolean =>
  blocks
    .flatMap(sentencesOf)
    .filter(isTicked)
    .some(({ text, refs }) => references.some(({ n, title }) => refs.includes(n) && text.startsWith(title)));

const whatIsMissing = (block: Block): string | undefined =>
  block.kind === 'notice' && block.code === 'partNotFound' ? block.params?.what : undefined;

/** Does not miss what another document stands for: "a report or a list". */
const withEither = (question: string, found: Answer): Answer => {
  const all = found.blocks.flatMap((block) => whatIsMissing(block) ?? []);
  const missing = new Set(withoutAlternatives(question, all));
  const blocks = found.blocks.filter(
    (block) => missing.has(whatIsMissing(block) ?? '') || whatIsMissing(block) === undefined,
  );
  return { ...found, blocks };
};

/** Where the engine names no document, the files that were read, or those of the workspace with its name. */
const documentsOf = (question: string, made: Answer, named: readonly Reference[], about: string): Answer => {
  const found = requestAnswer(question, made);
  const isEmpty = answersNothing(found);
  if (!isEmpty && listsDocument(found)) return withEither(question, found);
  const read = namedFiles(question, made, about);
  // A filing that was read is no reason to leave out the workspace's own file.
  const isOfFiles = read.some(({ source }) => source === 'FILES');
  const references = (isOfFiles ? read : [...named, ...read]).map((one, n) => ({ ...one, n: n + 1 }));
  if (references.length === 0 && isEmpty) return asksForDocument(question) ? found : withoutTicks(made);
  // Rows on customers are no contracts with them.
  if (references.length === 0) return withLinesFor(question, found);
  const items = references.map(({ n, title }): Sentence[] => [
    { text: title, refs: [n], check: 'verified', fit: 'answers' },
  ]);
  const titles = references.map(({ title }) => title);
  const missing = missingThings(question, titles, about).map(
    (what): Block => ({ kind: 'notice', code: 'partNotFound', params: { what } }),
  );
  return { ...made, blocks: [{ kind: 'list', ordered: false, items }, ...missing], references, alsoRead: [] };
};

/** The documents decide neither yes nor no, or a yes has evidence that does not show it. */
const leavesOpen = ({ question, kind }: Row, found: Answer): boolean => {
  const isUndecided = found.blocks.some((block) => block.kind === 'notice' && block.code === 'notDecided');
  const isUnclear = isUndecided || isWrongLead(question, tickedTexts(found));
  return kind === 'question' && isUnclear && isLeftOpen(question, found);
};

/** Withholds documents of another kind, and those that share a word with a request beside those named after it. */
const withBestNamed = (question: string, found: Answer, room: RowRoom): Answer => {
  const titleOf = (refs: readonly number[]) => found.references.find(({ n }) => refs.includes(n))?.title ?? '';
  const named = namesIn(question);
  const isOfCompany = (refs: readonly number[]): boolean =>
    found.references.some(
      (one) => refs.includes(one.n) && (isNamedInAny(named, one.title) || isOfNamedCompany(one, room)),
    );
  const ticked = found.blocks.flatMap(sentencesOf).filter(isTicked);
  const best = bestNamed(question, [...new Set(ticked.map(({ refs }) => titleOf(refs)))]);
  const isMeant = (title: string): boolean =>
    best.has(title) && !isOfOtherKind(question, title) && !isOfOtherDate(question, title);
  const blocks = found.blocks.map((block) =>
    mapSentences(block, (one) =>
      isTicked(one) && !(isMeant(titleOf(one.refs)) && isOfCompany(one.refs)) ? withheld(one) : one,
    ),
  );
  return { ...found, blocks };
};

/** `named`: files of the workspace that a request names. */
export const rowAnswer = (
  { question, kind }: Row,
  made: Answer,
  named: readonly Reference[] = [],
  room: RowRoom = EMPTY_ROOM,
): Answer => {
  const found =
    kind === 'request' ? withBestNamed(question, documentsOf(question, made, named, room.about), room) : made;
  const isOnCompany = ({ text, refs }: Judge): boolean =>
    found.references.some((one) => refs.includes(one.n) && isOnNamedCompany(question, text, one, room));
  if (answersNothing(found)) return found;
  if (!found.blocks.some(hasTick)) return made.blocks.some(hasTick) ? withNothing(found) : found;
  const isRequest = kind === 'request';
  // A line that decides neither yes nor no is no evidence for either.
  const isMissing = (!isRequest && missesHead(question, found.blocks)) || leavesOpen({ question, kind }, found);
  const blocks = withoutWrongLead(question, found).map((block) =>
    onlyTicking(
      block,
      (line) =>
        !isMissing &&
        (isLead(line.text) ||
          (isEvidence(question, line) && (isRequest ? !isDefinition(line.text) : isOnCompany(line)))),
    ),
  );
  const isLeft = blocks.some((block) => hasTick(onlyTicking(block, ({ text }) => !isLead(text))));
  if (isLeft) return { ...found, blocks };
  return withNothing({ ...found, blocks: blocks.map((block) => onlyTicking(block, () => false)) });
};
