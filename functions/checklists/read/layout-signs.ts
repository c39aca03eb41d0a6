// Computes signs for or against a header row with a question column: its words, and the cells below it.
import { type GridSheet, textAt } from '../grid.ts';
import { TO_FILL } from './answer-columns.ts';
import { type ColumnFacts, columnsIn, factsOf, hasChoices, isProse } from './column-facts.ts';
import type { Signs } from './column-signs.ts';
import { isCodeLike } from './entry-codes.ts';
import { type ColumnHead, headerScore, headTexts, isInstructionSheet, lastLine } from './header.ts';
import { likelyHeadOf } from './heads.ts';
import { asksInWords } from './kind.ts';
import type { Others, Proposal } from './layout.ts';
import { isCode, isNumbered } from './numbering.ts';
import { isRegister } from './register.ts';
import { ROLES } from './roles.ts';
import { statedIn } from './statements.ts';
import { isTopic } from './topics.ts';

const [LONG, WIDE, MANY] = [40, 3, 6];
const FULL_SCORE = 12;
const FULL_GAIN = 20;
const FULL_COUNT = 60;
const share = (count: number, of: number): number => count / Math.max(1, of);
const shareOf = <T>(all: readonly T[], is: (one: T) => boolean): number => share(all.filter(is).length, all.length);

const BULLET = /^[・•●○■◆▪*※–-]\s?(?=\S\S)/u;

export const scoreOf = (sheet: GridSheet, row: number, heads: readonly ColumnHead[]): number =>
  headerScore(heads, sheet.rows.get(row)?.size ?? 0);

/** The score of a complete header a few rows below: the rows above it describe the list. Set by hand. */
const WHOLE = 8;
const SOON = 8;
const MUCH_BETTER = 4;
const isAboveHeader = (row: number, scores: Others['scores']): boolean => {
  const soon = [...scores].filter(([one]) => one > row && one <= row + SOON).map(([, score]) => score);
  return Math.max(0, ...soon) >= Math.max(WHOLE, (scores.get(row) ?? 0) * MUCH_BETTER);
};

const headerSigns = (sheet: GridSheet, { layout, heads, rows }: Proposal, { scores }: Others): Signs => {
  const row = layout.headerRow;
  const aboveHeader = Number(isAboveHeader(row, scores));
  if (row === 0) return { headless: 1, aboveHeader };
  const texts = [...headTexts(sheet, row)];
  const words = texts.map(([, text]) => text);
  const own = scores.get(row) ?? 0;
  const above = Math.max(0, ...[...scores].filter(([one]) => one < row).map(([, score]) => score));
  const below = Math.max(0, ...[...scores].filter(([one]) => one > row).map(([, score]) => score));
  const isAlone = words.length === 1;
  const next = sheet.rows.get(lastLine(sheet, row) + 1)?.size ?? 0;
  const open = heads.filter(
    ({ column, head }) => TO_FILL.includes(head.role) && factsOf(sheet, rows, column).filled === 0,
  );
  const widest = Math.max(1, ...rows.slice(0, MANY).map((one) => sheet.rows.get(one)?.size ?? 0));
  const known = new Set(heads.map(({ column }) => column));
  return {
    aboveHeader,
    score: Math.min(1, own / FULL_SCORE),
    lowScore: Number(own < 4),
    known: share(known.size, words.length),
    like: shareOf(texts, ([column, text]) => !known.has(column) && likelyHeadOf(text) !== undefined),
    alone: Number(isAlone),
    aloneAbove: Number(isAlone && next === 0),
    aloneAboveWide: Number(isAlone && widest >= WIDE),
    narrow: Math.max(0, 1 - words.length / widest),
    headAsks: shareOf(words, asksInWords),
    headNumbers: shareOf(words, isCode),
    headEntries: Number(words.some(isNumbered) && !words.every(isNumbered)),
    headLong: shareOf(words, (text) => text.length > LONG),
    headTwice: 1 - new Set(words).size / words.length,
    wide: Number(words.length >= WIDE),
    best: Number(own >= Math.max(above, below)),
    worseThanAbove: Number(above > own),
    muchBetterThanAbove: Number(above > 0 && own > above * 3),
    aboveShare: above === 0 ? 0 : Math.min(1, above / Math.max(own, 1e-9)),
    belowShare: below === 0 ? 0 : Math.min(1, below / Math.max(own, 1e-9)),
    isBelowTwoLines: Number(lastLine(sheet, row - 1) === row && sheet.rows.has(row - 1)),
    twoLines: Number(lastLine(sheet, row) > row),
    gapBelow: Number(next === 0),
    low: Math.min(1, (row - (sheet.range?.top ?? 1)) / 30),
    toFill: Math.min(1, open.length / 3),
    roles: Math.min(1, new Set(heads.map(({ head }) => head.role)).size / 4),
  };
};

const questionHead = (sheet: GridSheet, { layout, heads }: Proposal): Signs => {
  if (layout.headerRow === 0) return {};
  const { question } = layout.columns;
  const text = headTexts(sheet, layout.headerRow).get(question) ?? '';
  const own = heads.find(({ column }) => column === question)?.head;
  const likely = own === undefined ? likelyHeadOf(text) : undefined;
  const isNamed = own?.role === 'question' && own.weight >= 2;
  const others = heads.filter(({ column, head }) => column !== question && head.role === 'question');
  return {
    ...(own ? { [`head:${own.role}`]: Math.min(own.weight, 3) / 3 } : {}),
    ...(likely ? { [`like:${likely.role}`]: 1 } : {}),
    named: Number(isNamed),
    unheaded: Number(text === ''),
    unknown: Number(text !== '' && own === undefined),
    otherNamed: Number(others.some(({ head }) => head.weight >= 2)),
    otherWeaker: Number(own?.role === 'question' && others.some(({ head }) => head.weight < own.weight)),
    otherStronger: Number(others.some(({ head }) => head.weight > (own?.role === 'question' ? own.weight : 0))),
  };
};

const cellSigns = (sheet: GridSheet, proposal: Proposal, { most }: Others): Signs => {
  const { layout, rows } = proposal;
  const { question } = layout.columns;
  const facts = factsOf(sheet, rows, question);
  const texts = rows.map((row) => textAt(sheet, row, question)).filter((text) => text !== '');
  const others = columnsIn(sheet, rows).filter((column) => column !== question);
  const of = (key: keyof ColumnFacts) => Math.max(0, ...others.map((column) => factsOf(sheet, rows, column)[key]));
  return {
    filled: share(facts.filled, rows.length),
    long: Math.min(1, facts.length / LONG),
    short: Number(facts.length < 6),
    asking: facts.asking,
    wording: facts.wording,
    stated: statedIn(sheet, proposal, texts),
    repeated: 1 - facts.distinct,
    codes: shareOf(texts, (text) => isCode(text) || (isCodeLike(text) && /\d/.test(text))),
    numbered: shareOf(texts, isNumbered),
    prose: Number(isProse(facts, rows.length)),
    bulleted: shareOf(texts, (text) => BULLET.test(text)),
    mostlyAsks: Number(facts.asking >= 0.3 && facts.distinct >= 0.5),
    asksMost: Number(facts.asking > 0 && facts.asking >= of('asking')),
    lessAsking: Math.max(0, of('asking') - facts.asking),
    longest: Number(facts.length >= of('length')),
    shorter: Math.min(1, Math.max(0, of('length') - facts.length) / LONG),
    few: Number(facts.filled < 3),
    one: Number(facts.filled < 2),
    many: Math.min(1, Math.log(1 + facts.filled) / Math.log(FULL_COUNT)),
    ofAll: share(facts.filled * facts.asking, most),
    topic: Number(isTopic(sheet, rows, question)),
    chosen: Number(hasChoices(sheet, rows, question)),
    onlyColumn: Number(others.length === 0),
  };
};

const besideSigns = (sheet: GridSheet, { by, layout, gain, rows }: Proposal): Signs => {
  const { columns, headerRow } = layout;
  const filled = rows.filter((row) => textAt(sheet, row, columns.question) !== '');
  const heads = headTexts(sheet, headerRow);
  const isOpen = (column: number) => factsOf(sheet, filled, column).filled === 0;
  const after = [...heads.keys()].filter((column) => column > columns.question && isOpen(column));
  const { answer, comment, reference, status, section, owner } = columns;
  const given = [answer, comment, reference, status].filter((one) => one !== undefined);
  const before = columnsIn(sheet, filled).filter((column) => column < columns.question);
  return {
    ...Object.fromEntries(by.map((one) => [`by:${one}`, 1])),
    gain: Math.min(1, gain / FULL_GAIN),
    answer: Number(answer !== undefined),
    comment: Number(comment !== undefined),
    reference: Number(reference !== undefined),
    status: Number(status !== undefined),
    section: Number(section !== undefined),
    owner: Number(owner !== undefined),
    uses: Object.keys(columns).length / ROLES.length,
    answerOpen: Number(answer !== undefined && isOpen(answer)),
    nothingToFill: Number(given.length === 0),
    allFilled: Number(given.length > 0 && !given.some(isOpen)),
    chosenBeside: Number(given.some((one) => hasChoices(sheet, filled, one))),
    openAfter: Math.min(1, after.length / 3),
    numberBefore: Number(before.some((one) => shareOf(filled, (row) => isCodeLike(textAt(sheet, row, one))) > 0.7)),
    register: Number(isRegister(sheet, layout)),
    instructions: Number(isInstructionSheet(sheet)),
  };
};

/** Pairs of signs whose weights depend on each other. */
const CROSSED =
  'named&asking named&answer named&nothingToFill unknown&asking unheaded&asking headless&asking nothingToFill&asking nothingToFill&wording register&asking answerOpen&asking alone&asking few&asking few&named head:question&asking head:question&codes head:other&asking head:section&asking head:comment&asking head:reference&asking head:answer&asking lowScore&asking lowScore&answerOpen openAfter&asking chosenBeside&prose score&named register&named uses&asking uses&register uses&unknown headless&onlyColumn bulleted&onlyColumn'
    .split(' ')
    .map((pair) => pair.split('&') as [string, string]);

export const layoutSigns = (sheet: GridSheet, proposal: Proposal, others: Others): Signs => {
  const signs: Signs = {
    any: 1,
    ...headerSigns(sheet, proposal, others),
    ...questionHead(sheet, proposal),
    ...cellSigns(sheet, proposal, others),
    ...besideSigns(sheet, proposal),
  };
  const crossed = CROSSED.map(([a, b]) => [`${a}&${b}`, (signs[a] ?? 0) * (signs[b] ?? 0)] as const);
  return { ...signs, ...Object.fromEntries(crossed) };
};
