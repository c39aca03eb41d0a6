// Removes the owners' asking price, private conversations and board votes from a document for buyers.
import { analysisOf } from '#shared/analyses/registry.ts';
import { readFigures } from '#shared/language/grammar/figures.ts';
import dissent from '#shared/language/lexicon/dissent.json' with { type: 'json' };
import documentKinds from '#shared/language/lexicon/document-kinds.json' with { type: 'json' };
import internalPapers from '#shared/language/lexicon/internal-papers.json' with { type: 'json' };
import letterTitles from '#shared/language/lexicon/letter-titles.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { filterSentences, mapSentences } from '#shared/report/visit.ts';
import type { Passage } from '../../engine/evidence.ts';
import type { SectionContext } from '../builder.ts';
import { aboutText, NEAREST, onOneOf } from '../room/report-subjects.ts';
import { statesStake, statesValue } from './asking-price.ts';
import { isTalk } from './dialogue.ts';
import { documentName } from './document-name.ts';
import { withNarrowedRegisters } from './narrowed-registers.ts';
import { isOfPress } from './of-press.ts';
import { namesAskingPrice } from './stated-amount.ts';

export const isForOutsiders = ({ type }: Pick<SectionContext, 'type'>): boolean =>
  analysisOf(type).forOutsiders === true;

const compiled = (words: (typeof internalPapers)['talks']) => compile({ ...internalPapers, ...words });
const isTitledTalk = compiled(internalPapers.talks);
const isTitledPaper = compiled(internalPapers.papers);
const saysPrivileged = compiled(internalPapers.privileged);
const isCorrespondence = compile(letterTitles.titles);
const titleOf = (document: string, section = ''): string =>
  `${document.replaceAll(/[_-]/g, ' ')} ${section.split(' > ')[0] ?? ''}`;

const isOfLawyers = ({ chunk: { text, context } }: Passage): boolean =>
  isCorrespondence(titleOf(context.document)).length > 0 ||
  saysPrivileged(`${titleOf(context.document, context.section)} ${text}`).length > 0;

/** Conversations of owners and managers, letters, and what lawyers advise are not for buyers. */
export const isPrivate = (context: Pick<SectionContext, 'type'>, passage: Passage): boolean => {
  const { document, section } = passage.chunk.context;
  if (!isForOutsiders(context)) return false;
  return isTalk(passage) || isTitledTalk(titleOf(document, section)).length > 0 || isOfLawyers(passage);
};

type Note = ReturnType<SectionContext['notes']['all']>[number];
const isInside = ({ title, locator }: Note): boolean => isTitledPaper(titleOf(title, locator.section)).length > 0;

/** What a company writes to itself of its weak sides, its losses and its open matters. */
const titlesOf = ({ title, locator }: Note): string[] => [
  documentName(title).replaceAll(/[_-]/g, ' '),
  locator.section?.split(' > ')[0] ?? '',
];

const minutes = documentKinds.kinds.find(({ id }) => id === 'minutes');
const namesMinutes = compile({ source: '', ko: [], en: [], ja: [], ...minutes, id: 'minutes', not: [] });
const isOfMinutes = (one: Note): boolean => titlesOf(one).some((title) => namesMinutes(title).length > 0);

const INNER = [
  ...['risk', 'threat', 'weakness', 'open', 'lesson', 'litigation', 'incidents'],
  ...['sale', 'labour', 'ownership', 'debt'],
];
const isInner = onOneOf(...INNER);
/** Of minutes, buyers get plans alone. */
const OF_PLANS: ReadonlySet<string> = new Set(['strategicInitiatives', 'draftPlan']);

/** A memo on an outage is inner as a whole. */
const isHeadedInner = (title: string): boolean => {
  const { headed } = aboutText('', [{ text: title, weight: NEAREST }]);
  return INNER.some((id) => headed.has(id));
};

/** The reason for a decision is for the board alone: `because it was losing tenders`. */
const BECAUSE = /,? because [^.]+(?=\.)/iu;

/** A buyer reads lists, not one entry of a register that the words of a question happened to find. */
const MIN_ENTRY_COLUMNS = 5;
const isOneEntry = (block: Block): boolean =>
  block.kind === 'table' && block.rows.length === 1 && block.columns.length >= MIN_ENTRY_COLUMNS;

const [isOfOwnership, isOfSale] = [onOneOf('ownership'), onOneOf('sale')];
/** Who holds how much is no secret of a board, unlike what holders intend. */
const namesHolders = (text: string): boolean =>
  isOfOwnership.test(text) &&
  !isOfSale.test(text) &&
  readFigures(text).figures.filter(({ unit }) => unit === 'percent').length > 1;

const isComputed = ({ findings = [] }: Sentence): boolean => findings.some(({ code }) => code === 'computed');

/** From papers to a board or a management, buyers get what the company does and plans alone. */
export const withoutInner = (
  context: Pick<SectionContext, 'type' | 'notes' | 'section'>,
  blocks: readonly Block[],
): readonly Block[] => {
  if (!isForOutsiders(context)) return blocks;
  const notes = context.notes.all();
  const numbersOf = (is: (one: Note) => boolean) => new Set(notes.filter(is).map(({ n }) => n));
  const inner = numbersOf(isInside);
  const isOfOther = (one: Note): boolean => isOfMinutes(one) && !OF_PLANS.has(context.section.id);
  const ofTrouble = numbersOf((one) => isOfOther(one) || (isInside(one) && titlesOf(one).some(isHeadedInner)));
  const talks = numbersOf(({ title, locator }) =>
    [isTitledTalk, saysPrivileged].some((find) => find(titleOf(title, locator.section)).length > 0),
  );
  const correspondence = numbersOf(({ title }) => isCorrespondence(titleOf(title)).length > 0);
  const isOf = ({ refs }: Sentence): boolean => refs.some((n) => inner.has(n));
  const isShown = (one: Sentence): boolean =>
    !one.refs.some((n) => talks.has(n) || ofTrouble.has(n)) &&
    (isComputed(one) || !one.refs.some((n) => correspondence.has(n))) &&
    !(isOf(one) && isInner.test(one.text.replace(BECAUSE, '')) && !namesHolders(one.text));
  const withoutReason = (one: Sentence): Sentence =>
    isOf(one) ? { ...one, text: one.text.replace(BECAUSE, '') } : one;
  return withNarrowedRegisters(blocks).flatMap((block): Block[] => {
    if (isOneEntry(block)) return [];
    if (block.kind !== 'timeline') return filterSentences(mapSentences(block, withoutReason), isShown);
    const entries = block.entries.filter(({ sentences }) => sentences.every(isShown));
    return entries.length > 0 ? [mapSentences({ ...block, entries }, withoutReason)] : [];
  });
};

const isDissent = compile(dissent);

/** The price, which each buyer is to offer independently, and the votes of a board. */
const isOfOwners = (text: string): boolean => namesAskingPrice(text) || statesValue(text) || isDissent(text).length > 0;

/** A shareholding identifies a company that has a code name. */
const isTelling = ({ inputs }: Pick<SectionContext, 'inputs'>, text: string): boolean =>
  inputs.naming === 'codeName' && statesStake(text);

export const withoutPrivate = (context: Pick<SectionContext, 'type' | 'inputs'>, blocks: readonly Block[]): Block[] =>
  isForOutsiders(context)
    ? blocks.flatMap((block) => filterSentences(block, ({ text }) => !isOfOwners(text) && !isTelling(context, text)))
    : [...blocks];

/** What the papers write about the owners' plans is no statement of the seller, nor is what a board said of them. */
export const withoutRumours = (
  context: Pick<SectionContext, 'type' | 'notes'>,
  key: string,
  blocks: readonly Block[],
): Block[] => {
  if (!isForOutsiders(context) || key !== 'transactionOf') return [...blocks];
  const beside = new Set(
    context.notes
      .all()
      .filter((one) => isOfPress(one) || isInside(one))
      .map(({ n }) => n),
  );
  return blocks.flatMap((block) => filterSentences(block, ({ refs }) => !refs.some((n) => beside.has(n))));
};
