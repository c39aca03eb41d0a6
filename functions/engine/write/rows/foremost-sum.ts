// The sum of a list's largest members and their share of the total, with the formula.
import lexicon from '#shared/language/lexicon/foremost.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import shares from '#shared/language/lexicon/share-questions.json' with { type: 'json' };
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { FoundCell } from '../../tables/find-cells.ts';
import { isMemberWord } from '../../understand/kinds/find-rank.ts';
import { type Foremost, findForemost } from '../../understand/kinds/foremost.ts';
import { namedMeasures } from '../../understand/measures/find-metrics.ts';
import { withoutNames } from '../../understand/names/company-names.ts';
import { blank } from '../../understand/words/blank.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { checked } from '../checked.ts';
import { meansSame } from '../explained/same-word.ts';
import { figureCell } from '../figures/figure-cell.ts';
import { amountText, amountValue, metricName } from '../figures/figure-sentence.ts';
import { isOfCompany, namesNobody } from '../figures/pick-figure.ts';
import { fitted } from '../fit/fit.ts';
import { holdsWord } from '../holds-word.ts';
import { ownSentences } from '../prose/own-sentences.ts';
import { say } from '../wording.ts';
import type { Writing } from '../writer.ts';
import { type Amounts, amountsIn, wholeOf } from './listed-amounts.ts';
import { plain, type Register, registerOf } from './register.ts';
import { sumText } from './register-sum.ts';

const togetherIn = compile({ source: lexicon.source, ...lexicon.together });
const sharesIn = compile(shares);
/** Whether every word of the question names the list, its members, or asks for them together. */
const isOfList = (writing: Writing, { passage: { chunk }, head }: Register, { start, end }: Foremost): boolean => {
  const { plan } = writing;
  const question = plan.question.normalize('NFKC');
  const rest = blank(question, [
    { start, end },
    ...togetherIn(question),
    ...sharesIn(question),
    ...namedMeasures(question),
  ]);
  const { document, section = '' } = chunk.context;
  const around = plain([document.replaceAll(/[_.-]+/g, ' '), section, ...head].join(' '));
  const words = contentWords(withoutNames(rest, plan.names, ' '), []);
  const isHeld = (word: string): boolean => holdsWord(word, around) || meansSame(word, around);
  return words.every((word) => isHeld(word) || isMemberWord(word)) && words.some(isHeld);
};

const topOf = (writing: Writing, register: Register, foremost: Foremost): Amounts[] => {
  if (register.rows.length <= foremost.count || !isOfList(writing, register, foremost)) return [];
  const amounts = amountsIn(writing, register);
  if (!amounts) return [];
  const items = amounts.items.toSorted((a, b) => amountValue(b.cell) - amountValue(a.cell)).slice(0, foremost.count);
  return [{ ...amounts, items }];
};

const cite = ({ citations }: Writing, { passage, row }: FoundCell) => citations.cite(passage, row.start, row.end);

const sentenceOf = (writing: Writing, top: Amounts, whole: FoundCell | undefined): Sentence => {
  const { plan } = writing;
  const { language } = plan;
  const cells = top.items.map(({ cell }) => cell);
  const total = cells.reduce((all, cell) => all + amountValue(cell), 0);
  const [first] = cells;
  const given = {
    figure: first ? sumText(plan, cells, first) : '',
    parts: cells.map((cell) => amountText(language, cell)).join(' + '),
  };
  const text = whole
    ? say(language, 'figure.foremostShare', {
        ...given,
        whole: metricName(language, whole),
        total: amountText(language, whole),
        share: `${((total / amountValue(whole)) * 100).toFixed(1)}%`,
      })
    : say(language, 'figure.foremost', given);
  const cited = [...cells, ...(whole ? [whole] : [])].map((cell) => cite(writing, cell));
  return fitted(checked(text, [...new Set(cited)], plan), []);
};

const tableOf = (writing: Writing, { items, head }: Amounts): Block => ({
  kind: 'table',
  columns: [{ label: head }, { label: items[0]?.cell.value.column?.label ?? '' }],
  rows: items.map(({ name, cell }) => [
    { text: name },
    fitted(figureCell(cell.passage, cell.row, cell.value, cite(writing, cell).n), []),
  ]),
});

/** Prose may already state the share of that many. */
const isStated = (writing: Writing, { count }: Foremost): boolean =>
  ownSentences(writing).some(({ text }) => findForemost(text)?.count === count && /\d\s?[%％]/.test(text));

/** Uses one list; returns nothing if several match. */
export const foremostSum = (writing: Writing): Block[] => {
  const { plan, passages } = writing;
  const question = plan.question.normalize('NFKC');
  const foremost = findForemost(question);
  const isShare = sharesIn(question).length > 0;
  if (!foremost || (!isShare && togetherIn(question).length === 0) || namesNobody(plan)) return [];
  if (isStated(writing, foremost)) return [];
  const registers = passages.filter((one) => isOfCompany(plan, one)).flatMap((one) => registerOf(one) ?? []);
  const each = [...new Map(registers.map((one) => [one.rows[0]?.chunk.id, one])).values()];
  const [top, ...others] = each.flatMap((register) => topOf(writing, register, foremost));
  if (!top || others.length > 0) return [];
  const whole = isShare ? wholeOf(writing, top) : undefined;
  // A share needs the total.
  if (isShare && !whole) return [];
  return [{ kind: 'text', sentences: [sentenceOf(writing, top, whole)] }, tableOf(writing, top)];
};
