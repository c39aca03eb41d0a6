// The learned pass over an answer: ticks remain, and are given, by the probability that their lines answer.
import type { Block, Finding } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import type { Cited } from '../../evidence.ts';
import { lacksWanted } from '../../understand/kinds/answer-type.ts';
import { asksForDone } from '../../understand/kinds/done-questions.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { type Judged, judgedOver } from '../account/account-features.ts';
import { lacksAll, lacksOfFew } from '../account/few-words.ts';
import { groundsIn, isTicked, type Statement, statementsOf, withoutTicks } from '../account/statements.ts';
import { refusedIn } from '../account/unaccounted.ts';
import { isFileShort } from '../explained/surroundings.ts';
import { fitted } from '../fit/fit.ts';
import { markDiffering } from '../fit/mark-differing.ts';
import { questionWord } from '../fit/question-word.ts';
import { quoted } from '../prose/prose-blocks.ts';
import type { Writing } from '../writer.ts';
import { type AnsweringLine, answeringLines, asStatement, isCitedBy, withTicks } from './answering-features.ts';
import { GIVE, KEEP, KEEP_SOLE, probabilityOf } from './answering-probability.ts';
import { decidedIn, isOfTopic, openIn } from './decided.ts';
import { leastOf, leastToGive, mayBeSole } from './least-probability.ts';
import { soleLine } from './sole-line.ts';

/** With fewer lines ranks say little, and the rules decide. The rooms that the weights are learned from have more. */
const MIN_LINES = 30;

type Rated = AnsweringLine & { readonly probability: number };
/** Words of the question in Latin letters: a name that it has already is none that it asks for. */
const withoutOwn = (question: string, text: string): string => {
  const own = new Set(question.toLowerCase().match(/[a-z][\w&]+/g));
  return text.replace(/[A-Za-z][\w&]+/g, (word) => (own.has(word.toLowerCase()) ? ' ' : word));
};
/** A sentence without a date does not say when, and one without another name not who. A cause need have no word of its own. */
const lacks = (plan: Plan, { features, text }: AnsweringLine): boolean => {
  const { wanted, question } = plan;
  if (features.isRow === 1 || wanted === 'cause') return false;
  if (wanted === 'name') return lacksWanted(wanted, withoutOwn(question, text));
  // A length of time does not say when something was done.
  return features.lacks === 1 || (asksForDone(plan) && lacksWanted(wanted, text));
};
const ratedIn = ({ plan, passages }: Writing, ticked: readonly Statement[]): readonly Rated[] =>
  withTicks(answeringLines(plan, passages), ticked).map((line) => ({
    ...line,
    probability: lacks(plan, line) ? 0 : probabilityOf(line.features),
  }));

/** The greatest probability of the lines that a statement cites, for a row of all rows of its table. */
const probabilitiesIn = (
  statements: readonly Statement[],
  lines: readonly Rated[],
): ReadonlyMap<Statement, number | undefined> => {
  const ownOf = (one: Statement): readonly number[] =>
    lines.filter((line) => isCitedBy(one, line)).map(({ probability }) => probability);
  const ofTable = Map.groupBy(statements, ({ table }) => table);
  const known = new Map([...ofTable].map(([table, rows]) => [table, rows.flatMap(ownOf)]));
  return new Map(
    statements.map((one) => {
      const all = one.table ? (known.get(one.table) ?? []) : ownOf(one);
      return [one, all.length === 0 ? undefined : Math.max(...all)];
    }),
  );
};

/**
 * Statements whose lines do not answer; those of passages that were not read follow the others. The weights are learned
 * from short documents: on `filings`, whose reports are long, .125 of the questions lost a right tick by them.
 */
const unlikelyOf = (writing: Writing, own: readonly Judged[], lines: readonly Rated[]): ReadonlySet<Statement> => {
  if (lines.length < MIN_LINES) return new Set();
  const { plan } = writing;
  const { topic, words } = plan;
  const statements = own.map(({ statement }) => statement);
  const sole = mayBeSole(plan) ? soleLine(lines) : undefined;
  const leastFor = (one: Judged): number => {
    const least = leastOf(plan, one);
    return sole && one.statement.kind === 'quote' && isCitedBy(one.statement, sole)
      ? Math.min(KEEP_SOLE, least)
      : least;
  };
  const least = new Map(own.map((one) => [one.statement, leastFor(one)]));
  const isShort = isFileShort(writing.passages);
  const isGround = groundsIn(statements);
  const decided = decidedIn(writing, statements);
  const judged = statements.filter((one) => !isGround(one) && !decided.has(one) && one.cited.every(isShort));
  const probabilities = probabilitiesIn(judged, lines);
  const isLikely = (one: Statement): boolean => (probabilities.get(one) ?? 0) >= (least.get(one) ?? KEEP);
  const isAnyLikely = judged.some(isLikely);
  const isOffTopic = ({ statement }: Judged): boolean =>
    topic !== undefined && words.length === 0 && !isOfTopic(topic, statement);
  const lacking = new Set(own.flatMap((one) => (lacksOfFew(plan, one) || isOffTopic(one) ? [one.statement] : [])));
  return new Set(
    judged.filter((one) => lacking.has(one) || (probabilities.get(one) === undefined ? !isAnyLikely : !isLikely(one))),
  );
};

/** Another kind of thing, period or number is no answer, however alike its words. */
const isOther = ({ features: { lacks, lacksPeriods, exactOpen } }: Rated): boolean =>
  lacks + lacksPeriods + exactOpen > 0;

/** A line without any word of the question, or of its topic. */
const isOff = (plan: Plan, judged: Judged): boolean =>
  lacksAll(plan, judged) || (plan.topic !== undefined && !isOfTopic(plan.topic, judged.statement));

/** The block of a line, if it is likely enough and differs in nothing from what is asked for. */
const blockOf = (writing: Writing, line: Rated, least: (judged: Judged) => number): readonly Block[] => {
  if (isOther(line) || !isFileShort(writing.passages)(line.passage)) return [];
  const [judged] = judgedOver(writing, [asStatement(line)]);
  if (!judged || line.probability < least(judged) || isOff(writing.plan, judged)) return [];
  const sentence = fitted(quoted(writing, line), []);
  const { passage, text, start, end } = line;
  const [block] = markDiffering(
    writing,
    [{ kind: 'text', sentences: [sentence] }],
    [{ n: sentence.refs[0] ?? 0, source: passage.source, chunk: passage.chunk, start, end, quote: text }],
  );
  return block && sentencesOf(block).some(isTicked) ? [block] : [];
};

/** If no rule has ticked another, the most probable line, or the one that has all words of the question. */
const given = (writing: Writing, lines: readonly Rated[]): readonly Block[] => {
  const [best] = lines.toSorted((a, b) => b.probability - a.probability);
  if (!best || lines.length < MIN_LINES) return [];
  const blocks = blockOf(writing, best, (judged) => leastToGive(writing.plan, judged));
  // Many lines have the words of a topic.
  const isDecided = blocks.length > 0 || writing.plan.topic !== undefined || !mayBeSole(writing.plan);
  const sole = isDecided ? undefined : soleLine(lines);
  return sole ? blockOf(writing, sole, ({ statement }) => (statement.kind === 'quote' ? KEEP_SOLE : GIVE)) : blocks;
};

/** The reason why a statement does not answer: its open words, and what was found in their place. */
const findingsOf = (plan: Plan, { statement }: Judged, open: readonly string[]): readonly Finding[] => {
  const words = [...new Set(open.map((word) => questionWord(plan, word)))];
  if (words.length === 0) return [{ code: 'offQuestion' }];
  const [{ chunk, quote } = { chunk: undefined, quote: '' }] = statement.cited;
  const instead = statement.kind === 'quote' ? chunk?.context.document : quote.split('\t')[0];
  return [{ code: 'partDiffers', about: words.join(', '), instead: instead ?? '' }];
};

/**
 * One pass over every ticked statement: its probability, then the account of its words. The best line may be given a
 * tick.
 */
export const markAnswering = (
  writing: Writing,
  blocks: readonly Block[],
  citedBy: () => readonly Cited[],
): readonly Block[] => {
  const statementsIn = (some: readonly Block[]) => statementsOf(some, new Map(citedBy().map((one) => [one.n, one])));
  const statements = statementsIn(blocks);
  const lines = ratedIn(writing, statements);
  const own = judgedOver(writing, statements);
  const unlikely = unlikelyOf(writing, own, lines);
  const best = unlikely.size < statements.length ? [] : given(writing, lines);
  const judged = best.length === 0 ? own : [...own, ...judgedOver(writing, statementsIn(best))];
  const left = judged.filter(({ statement }) => !unlikely.has(statement));
  const refused = refusedIn(writing.plan, left);
  const findings = new Map(
    judged.flatMap((one) => {
      const words = unlikely.has(one.statement) ? openIn(one) : refused.get(one);
      return words ? [[one.statement.of, findingsOf(writing.plan, one, words)] as const] : [];
    }),
  );
  const all = [...best, ...blocks];
  return findings.size === 0 ? all : withoutTicks(all, findings);
};
