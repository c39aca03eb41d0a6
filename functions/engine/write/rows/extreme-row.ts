// The largest or smallest row of a register, over all rows: the biggest item in a list of costs.
import { isRest, isTotalOf } from '#shared/language/lexicon/totals.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Passage } from '../../evidence.ts';
import { isMemberWord, extremeOf as wayOf, withoutExtremes } from '../../understand/kinds/find-rank.ts';
import { speaksOf } from '../../understand/kinds/topics.ts';
import { withoutNames } from '../../understand/names/company-names.ts';
import { isAnswered } from '../answered.ts';
import { amountValue } from '../figures/figure-sentence.ts';
import { namesNobody } from '../figures/pick-figure.ts';
import type { Writing } from '../writer.ts';
import { extremeByMeaning } from './extreme-by-meaning.ts';
import { rankBlocks } from './rank-blocks.ts';
import { type RankedRows, rankedBlocks } from './ranked-rows.ts';
import { cellAt, columnOf, isNamedIn, leftOver, nameColumn, plain, type Register, registerOf } from './register.ts';

type Ranked = RankedRows & { readonly explained: number };

/** For owners, the only percent column ranks them if no column is named. */
const shareColumn = ({ head, rows, passage }: Register): number | undefined => {
  const shares = head.flatMap((label, at) =>
    /[%％]/.test(label) && rows.every((row) => cellAt(passage, row, at) !== undefined) ? [at] : [],
  );
  return shares.length === 1 ? shares[0] : undefined;
};

const rankedRows = (question: string, register: Register, sign: number, isOfOwners = false): Ranked[] => {
  const { head, rows, passage } = register;
  const column = columnOf(register, question) ?? (isOfOwners ? shareColumn(register) : undefined);
  if (column === undefined) return [];
  const at = nameColumn(register, question);
  const items = rows.flatMap((row) => {
    const [cell, name] = [cellAt(passage, row, column), row.cells[at]];
    return cell && name ? [{ name, cell }] : [];
  });
  // Rows with the same name are parts of one member.
  if (items.length !== rows.length || new Set(items.map(({ name }) => name)).size !== items.length) return [];
  const members = items.filter(({ name }) => !isRest(name) && !isTotalOf(name));
  const sorted = members.toSorted((a, b) => sign * (amountValue(a.cell) - amountValue(b.cell)));
  const explained = head.filter((heading) => isNamedIn(question, plain(heading))).length;
  return [{ items: sorted, column: head[column] ?? '', explained }];
};

/** If several registers fit equally well, none has a tick. */
const extremeRow = (writing: Writing): Block[] => {
  const { plan, passages } = writing;
  const way = wayOf(plan.question);
  if (!way || plan.rank?.isOfChange || plan.ratios.length > 0 || plan.wanted === 'cause') return [];
  const registers = passages.flatMap((one) => registerOf(one) ?? []);
  const whole = [...new Map(registers.map((one) => [one.rows[0]?.chunk.id, one])).values()];
  const sign = way === 'highest' ? -1 : 1;
  // Ranking has already matched the company, in whichever script the question writes it; a guess is a word to explain.
  const names = namesNobody(plan) ? [] : [...plan.names, ...plan.entities].map(plain);
  const question = withoutNames(withoutExtremes(plain(plan.question)), names, ' ');
  const [first, rival] = whole
    .filter((register) => leftOver(register, question, isMemberWord).length === 0)
    .flatMap((register) =>
      rankedRows(plain(plan.question), register, sign, plan.topic?.id === 'shareholders').map((one) => ({
        ...one,
        // In another language, a head matches by topic.
        explained: one.explained + Number(plan.topic !== undefined && speaksOf(plan.topic, register.head.join(' '))),
      })),
    )
    .toSorted((a, b) => b.explained - a.explained);
  if (!first) return [];
  const other = rival?.explained === first.explained ? rival.items[0]?.cell.passage.chunk.context.document : undefined;
  return rankedBlocks(writing, first, other ? [{ code: 'partDiffers', about: plan.question, instead: other }] : []);
};

/** Ranks a list known to be the requested one, whatever the language of its headings. */
export const extremeOf = (writing: Writing, passage: Passage): Block[] => {
  const register = registerOf(passage.parts ? passage : { ...passage, parts: [passage.chunk] });
  const sign = wayOf(writing.plan.question) === 'highest' ? -1 : 1;
  const [ranked] = register ? rankedRows('', register, sign) : [];
  return ranked ? rankedBlocks(writing, ranked, []) : [];
};

/** Ranks all rows of a register, or else the members of a table. */
export const extremeBlocks = (writing: Writing): Block[] => {
  const meant = extremeByMeaning(writing);
  if (isAnswered(meant)) return meant;
  const register = extremeRow(writing);
  return isAnswered(register) ? register : rankBlocks(writing);
};
