// Computes signs for or against a use of a column: the words of its head, its cells, its position.
import { type GridSheet, textAt } from '../grid.ts';
import { answersYesOrNo } from '../write/vocabulary.ts';
import { isAgentHead, isFollowUpHead, isJudgeHead } from './agents.ts';
import { areSeveral, columnsPerEntity, hasEmptier } from './answer-columns.ts';
import { isChoice } from './choice-heads.ts';
import { factsOf, hasChoices } from './column-facts.ts';
import { areLevels, entrySigns } from './entry-signs.ts';
import { clueIn } from './head-clues.ts';
import { type ColumnHead, groupOver, headTexts } from './header.ts';
import { headOf, likelyHeadOf, likelyRoles } from './heads.ts';
import { isDocumentHead } from './kind.ts';
import { isCode } from './numbering.ts';
import { isOfAsker, isOfRespondent } from './party-heads.ts';
import { arePeople } from './people.ts';
import type { Role } from './roles.ts';
import { isTopic } from './topics.ts';

export type QuestionsBelow = {
  readonly headerRow: number;
  readonly question: number;
  readonly heads: readonly ColumnHead[];
  /** Rows with text in the question column. */
  readonly rows: readonly number[];
};
/** Each from 0 (does not hold) to 1. */
export type Signs = Readonly<Record<string, number>>;

const [LONG, MAX_HEAD_LENGTH] = [40, 60];
/** The weight of a likely sign, relative to a certain one; the share of entries that tells the whole column. */
const [LIKELY, FULL] = [0.4, 0.8];
/** A row with fewer known heads may be an entry. */
const FEWEST_HEADS = 2;
/** Entries do not matter if the head names a column that is filled in. */
const FILLED_IN: readonly Role[] = ['answer', 'comment', 'status', 'reference'];
const OF_ENTRIES = 'filled long repeated asking topic codes days mixed runs'.split(' ');
/** "Maturity (0-5)": a column for numbers, not words. */
const SCALE = /\(\s*\d+\s*[-–~/]\s*\d+\s*\)/u;

/** "Yes" beside "No": one column to mark for each answer. */
const isFirstTick = (texts: ReadonlyMap<number, string>, column: number): boolean =>
  answersYesOrNo([texts.get(column) ?? '', texts.get(column + 1) ?? '']);

/** The column or the merged head over it is for the asker. */
const isAskers = (sheet: GridSheet, headerRow: number, column: number): boolean => {
  const text = headTexts(sheet, headerRow).get(column) ?? '';
  const group = groupOver(sheet, headerRow, column);
  const isOfGroup = group !== undefined && isOfAsker(textAt(sheet, headerRow, group.left));
  return isOfAsker(text) || (isOfGroup && !isOfRespondent(text));
};

const headSigns = (sheet: GridSheet, { headerRow, heads }: QuestionsBelow, column: number): Signs => {
  const text = headTexts(sheet, headerRow).get(column) ?? '';
  const own =
    heads.find((one) => one.column === column)?.head ?? (sheet.isHiddenColumn(column) ? headOf(text) : undefined);
  const isHeader = heads.length >= FEWEST_HEADS;
  const clue = !isHeader || (own && own.weight >= 1) ? undefined : clueIn(text);
  const likely = own === undefined ? likelyHeadOf(text) : undefined;
  return {
    ...(own ? { [`head:${own.role}`]: Math.min(own.weight, 3) / 3 } : {}),
    ...(own && own.weight >= 2 ? { [`named:${own.role}`]: 1 } : {}),
    ...(clue ? { [`clue:${clue}`]: 1 } : {}),
    ...(likely ? { [`like:${likely.role}`]: 1 } : {}),
    ...Object.fromEntries(
      likelyRoles(text.slice(0, MAX_HEAD_LENGTH)).map(({ role, share }) => [`share:${role}`, share]),
    ),
    unheaded: Number(text === ''),
    unknown: Number(text !== '' && own === undefined),
    ofAsker: Number(isAskers(sheet, headerRow, column)),
    ofRespondent: Number(isOfRespondent(text)),
    unnamedOfRespondent: Number(own === undefined && isOfRespondent(text)),
    agent: Number(own?.role === 'owner' && isAgentHead(text)),
    judge: Number(isJudgeHead(text)),
    followUp: Number(isFollowUpHead(text)),
    document: Number(isDocumentHead(text)),
    choice: Number(isChoice(text)),
    numeral: Number(isCode(text)),
    scale: Number(SCALE.test(text.normalize('NFKC'))),
    tick: Number(isFirstTick(headTexts(sheet, headerRow), column)),
  };
};

/** Columns for companies, sites or years, side by side. */
const findEntities = (sheet: GridSheet, { headerRow, question, rows }: QuestionsBelow): readonly number[] => {
  const open = columnsPerEntity(sheet, { headerRow, after: question }, rows)
    .filter(({ isEmpty }) => isEmpty)
    .map(({ column }) => column);
  const isRun = open.length > 1 && (open.at(-1) ?? 0) - (open[0] ?? 0) === open.length - 1;
  return isRun ? open : [];
};

/** Computed once per list, not per column: a transposed sheet has as many columns as it had rows. */
const knownEntities = new WeakMap<QuestionsBelow, readonly number[]>();
const entitiesIn = (sheet: GridSheet, list: QuestionsBelow): readonly number[] => {
  const found = knownEntities.get(list) ?? findEntities(sheet, list);
  knownEntities.set(list, found);
  return found;
};

const cellSigns = (sheet: GridSheet, { rows }: QuestionsBelow, column: number): Signs => {
  const { filled, length, distinct, asking } = factsOf(sheet, rows, column);
  const texts = rows.map((row) => textAt(sheet, row, column)).filter((text) => text !== '');
  const isChosen = hasChoices(sheet, rows, column);
  const choices = sheet.choices.filter(({ range }) => range.left <= column && column <= range.right);
  return {
    empty: Number(filled === 0),
    filled: filled / Math.max(1, rows.length),
    long: Math.min(1, length / LONG),
    repeated: filled > 1 ? 1 - distinct : 0,
    asking: filled === 0 ? 0 : asking,
    ...entrySigns(texts),
    topic: Number(isTopic(sheet, rows, column)),
    people: Number(arePeople(texts)),
    chosen: Number(isChosen),
    yesOrNo: Number(isChosen && choices.some(({ values }) => answersYesOrNo(values))),
    levels: Number(areLevels([...texts, ...choices.flatMap(({ values }) => values)])),
    locked: Number(sheet.isProtected && !rows.some((row) => sheet.isOpen(row, column))),
    open: Number(sheet.isProtected && rows.every((row) => sheet.isOpen(row, column))),
    formula: Number(rows.length > 0 && rows.every((row) => sheet.isFormula(row, column))),
  };
};

/** A head of documents beside the questions names those that the respondent hands over. */
const isToFill = (role: Role, signs: Signs): boolean =>
  FILLED_IN.includes(role) || (role === 'question' && signs.document === 1);

/** If the head names a column to be filled in, reads the column as if it were still empty. */
const asBefore = (signs: Signs, sheet: GridSheet, list: QuestionsBelow, column: number): Signs => {
  const { role = 'other', weight = 0 } = list.heads.find((one) => one.column === column)?.head ?? {};
  if (signs.filled === 0 || weight < 1 || column < list.question || !isToFill(role, signs)) return signs;
  const fuller = Number(hasEmptier(sheet, list, column));
  return { ...signs, ...Object.fromEntries(OF_ENTRIES.map((sign) => [sign, 0])), empty: 1, fuller };
};

/** Signs from the rest of the list: a comment column takes the answers if there is no answer column. */
const otherSigns = (sheet: GridSheet, list: QuestionsBelow, column: number): Signs => {
  const { question, heads, rows } = list;
  const has = (role: string): number =>
    Number(heads.some((one) => one.column !== column && one.head.role === role && one.head.weight > 1));
  const own = heads.find((one) => one.column === column)?.head.role ?? 'none';
  const isBesideReply = heads.some((one) => one.column === column - 1 && one.head.role === 'answer');
  const entities = entitiesIn(sheet, list);
  const isRespondents = (one: number): boolean => isOfRespondent(headTexts(sheet, list.headerRow).get(one) ?? '');
  // "Received: Yes" is about a document and not an answer.
  const isOfStatus = (one: number) => heads.some(({ column: at, head }) => at === one && head.role === 'status');
  const choosesElsewhere = sheet.choices.some(
    ({ range, values }) =>
      range.left !== column && range.left > question && !isOfStatus(range.left) && answersYesOrNo(values),
  );
  const isChosenElsewhere = sheet.choices.some(
    ({ range }) => range.left !== column && range.left > question && hasChoices(sheet, rows, range.left),
  );
  return {
    entity: Number(entities.includes(column)),
    firstEntity: Number((entities.find(isRespondents) ?? entities[0]) === column),
    besideReply: Number(isBesideReply && own === 'comment' && !isAskers(sheet, list.headerRow, column)),
    besideChosen: Number(hasChoices(sheet, rows, column - 1)),
    yesOrNoElsewhere: Number(choosesElsewhere),
    [`answered:${own}`]: has('answer'),
    [`commented:${own}`]: has('comment'),
    chosenElsewhere: Number(isChosenElsewhere),
    besideSeveral: Number(areSeveral(sheet, list, column)),
  };
};

/** Signs of cells and position whose weight depends on the head. */
const WITH_HEAD =
  'empty before beside chosen repeated topic filled chosenElsewhere ofAsker long asking yesOrNo besideChosen yesOrNoElsewhere states files runs marks mixed'.split(
    ' ',
  );

const headName = (signs: Signs): string => {
  const [own] = Object.keys(signs).filter((sign) => sign.startsWith('head:') || sign.startsWith('like:'));
  if (own === undefined) return signs.unheaded === 1 ? 'unheaded' : 'unknown';
  return own.startsWith('head:') ? own.slice('head:'.length) : own.replace(':', '-');
};

export const signsOf = (sheet: GridSheet, list: QuestionsBelow, column: number): Signs => {
  const signs: Signs = {
    one: 1,
    ...asBefore({ ...headSigns(sheet, list, column), ...cellSigns(sheet, list, column) }, sheet, list, column),
    ...otherSigns(sheet, list, column),
    before: Number(column < list.question),
    beside: Number(column === list.question + 1),
    near: 1 / Math.max(1, Math.abs(column - list.question)),
  };
  const name = headName(signs);
  // If the head asks for persons, the cells may as well be those who asked.
  const isNameless = name === 'unknown' || name === 'unheaded' || name === 'like-owner';
  const namesPart = signs.topic === 1 ? Math.max(Number(name === 'section'), LIKELY * (signs['clue:section'] ?? 0)) : 0;
  return {
    ...signs,
    stateOfReply: Number((signs.states ?? 0) >= FULL && (signs['answered:answer'] ?? 0) === 1),
    people: isNameless ? (signs.people ?? 0) : 0,
    subjectBehind: column > list.question ? namesPart : 0,
    subjectBefore: column < list.question ? namesPart : 0,
    ...Object.fromEntries(WITH_HEAD.map((sign) => [`${name}&${sign}`, signs[sign] ?? 0])),
  };
};
