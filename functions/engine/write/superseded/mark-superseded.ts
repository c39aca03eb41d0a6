// Where a later paper amends what is ticked, the tick goes to the later value, and the older names the paper.

import { daysIn } from '#shared/language/grammar/days-in.ts';
import { readFigures } from '#shared/language/grammar/figures.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { Cited } from '../../evidence.ts';
import { dealEventsIn } from '../../understand/kinds/deal-events.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isContent, isOpen, type Judged, judgedOver, totalDistance } from '../account/account-features.ts';
import { groundsIn, type Statement, statementsOf, withoutTicks } from '../account/statements.ts';
import { asStatement } from '../answering/answering-features.ts';
import { fitted } from '../fit/fit.ts';
import { quoted } from '../prose/prose-blocks.ts';
import type { Writing } from '../writer.ts';
import { type Amendment, amendmentsOf, type Line } from './amendments.ts';
import { deletesIn, namesClauseOf } from './clause-references.ts';

type Values = { readonly days: readonly string[]; readonly figures: readonly string[] };
const valuesOf = (text: string): Values => ({
  days: daysIn(text),
  figures: readFigures(text).figures.map(({ unit, value }) => `${unit} ${value}`),
});

/** Whether the later text states a day or an amount, as the older does, that the older has not. */
const isOtherValue = ({ wanted }: Plan, older: Values, later: Values): boolean => {
  const isNew = (own: readonly string[], other: readonly string[]): boolean =>
    own.length > 0 && other.some((one) => !own.includes(one));
  const isOfDays = isNew(older.days, later.days);
  return wanted === 'date' || wanted === 'duration' ? isOfDays : isOfDays || isNew(older.figures, later.figures);
};

const eventsIn = (text: string): ReadonlySet<string> => new Set(dealEventsIn(text).map(({ id }) => id));

/** The words and events of the question that the older statement has, the later has as well. */
const isAsNear = ({ question }: Plan, older: Judged, later: Judged): boolean => {
  const [before, after] = [older, later].map(({ statement }) => eventsIn(statement.text));
  if (dealEventsIn(question).some(({ id }) => before?.has(id) && !after?.has(id))) return false;
  const own = later.account.filter((one) => isContent(one) && one.place === 'own');
  return own.length > 0 && later.account.every((one, n) => !isOpen(one) || isOpen(older.account[n] ?? one));
};

type Later = { readonly line: Line; readonly title: string };

/** The same line of a list of prices or terms, with another value: all but its figures. */
const labelOf = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}]+/gu, '');
/** Letters of a label; shorter ones are units. Set by hand. */
const MIN_LABEL = 5;
const hasLabelOf = (quotes: readonly string[]): ((text: string) => boolean) => {
  const own = new Set(quotes.map(labelOf).filter(({ length }) => length >= MIN_LABEL));
  return (text) => own.has(labelOf(text));
};

/** For each paper the line that has the words of the question nearest. */
const laterThan = (writing: Writing, older: Judged, papers: readonly Amendment[]): Later[] => {
  const quotes = older.statement.cited.map(({ quote }) => quote);
  const values = valuesOf(quotes.join('\n'));
  const isOfClause = namesClauseOf(older.statement.cited);
  const isSame = hasLabelOf(quotes);
  return papers.flatMap(({ lines, title, isBelow }) => {
    const changing = judgedOver(writing, lines.map(asStatement))
      .flatMap((judged, n) => (lines[n] ? [{ judged, line: lines[n] }] : []))
      .filter(
        ({ line: { text } }) =>
          (deletesIn(text) && isOfClause(text)) || isOtherValue(writing.plan, values, valuesOf(text)),
      );
    const near = changing.filter(
      ({ judged, line: { text, isSentence } }) =>
        isOfClause(text) || isSame(text) || (!isBelow && isSentence && isAsNear(writing.plan, older, judged)),
    );
    const [nearest] = near.toSorted((a, b) => totalDistance(a.judged.account) - totalDistance(b.judged.account));
    return nearest ? [{ line: nearest.line, title }] : [];
  });
};

/** A contract is amended; the row of a computed figure is of a statement. */
const mayBeAmendedIn = (all: readonly Statement[]): ((one: Statement) => boolean) => {
  const isGround = groundsIn(all);
  return (one) => one.kind === 'quote' || (one.kind === 'row' && !isGround(one));
};

/** A verdict that cites a term falls with it. */
const restsOn = ({ kind, cited }: Statement, older: Statement): boolean =>
  kind === 'composed' &&
  cited.some((one) =>
    older.cited.some(({ chunk, start, end }) => one.chunk.id === chunk.id && one.start < end && start < one.end),
  );

export const markSuperseded = (
  writing: Writing,
  blocks: readonly Block[],
  citedBy: () => readonly Cited[],
): readonly Block[] => {
  const amending = amendmentsOf(writing.passages);
  const all = statementsOf(blocks, new Map(citedBy().map((one) => [one.n, one])));
  const statements = all.filter(mayBeAmendedIn(all));
  const changed = judgedOver(writing, statements).flatMap((older) => {
    const [first] = older.statement.cited;
    const [later] = first ? laterThan(writing, older, amending(first)) : [];
    return later ? [{ older, later }] : [];
  });
  if (changed.length === 0) return blocks;
  const findings = new Map(
    changed.flatMap(({ older: { statement }, later: { title } }) =>
      [statement, ...all.filter((one) => restsOn(one, statement))].map(
        ({ of }) => [of, [{ code: 'superseded' as const, instead: title }]] as const,
      ),
    ),
  );
  const written = new Set(statements.map(({ text }) => text));
  const lines = new Map(changed.flatMap(({ later: { line } }) => (written.has(line.text) ? [] : [[line.text, line]])));
  const sentences = [...lines.values()].map((line): Sentence => fitted(quoted(writing, line), []));
  return [...(sentences.length > 0 ? [{ kind: 'text' as const, sentences }] : []), ...withoutTicks(blocks, findings)];
};
