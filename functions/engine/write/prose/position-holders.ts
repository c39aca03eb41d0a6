// Finds who holds a position, in lines that name a person beside its title.
import { EASTERN_FORMS, LATIN_FORMS } from '#shared/language/lexicon/legal-forms.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Passage } from '../../evidence.ts';
import { ANY_POSITION, holderIn, personOf } from '../../understand/kinds/positions.ts';
import { companyOf } from '../../understand/names/open-company.ts';
import { checked } from '../checked.ts';
import { isOfCompany, namesNobody } from '../figures/pick-figure.ts';
import { fitted } from '../fit/fit.ts';
import { plainTable, wholeTable } from '../rows/plain-table.ts';
import { namesAny } from '../whose/whose-line.ts';
import type { Writing } from '../writer.ts';
import { type Stretch, splitSentences } from './split-sentences.ts';
import { stretchesOf } from './stretches.ts';

const MAX_SHOWN = 6;
/** A longer line names more people than can be separated. */
const MAX_LENGTH = 300;

type Holding = { readonly passage: Passage; readonly line: Stretch; readonly name: string };

const isReport = ({ passage }: Holding): boolean => companyOf(passage) !== undefined;

const linesOf = (passage: Passage): readonly Stretch[] =>
  passage.chunk.kind === 'table' ? stretchesOf(passage) : splitSentences(passage.chunk.text);

/** Least share of table lines with a holder for a table of holders. Set by hand. */
const MIN_HOLDERS = 0.5;

/** The table that lists all holders, including rows with unknown titles, such as a chair. */
const tableOfHolders = (writing: Writing): Block[] => {
  const { plan, passages } = writing;
  if (plan.position !== ANY_POSITION) return [];
  const isOfHolders = ({ chunk }: Passage): boolean => {
    const [, ...rows] = chunk.text.split('\n').filter((line) => line.includes('\t'));
    const holders = rows.filter((row) => holderIn(ANY_POSITION, row) !== undefined);
    return chunk.kind === 'table' && holders.length > 1 && holders.length >= rows.length * MIN_HOLDERS;
  };
  const found = passages.find((passage) => isOfCompany(plan, passage) && isOfHolders(passage));
  const table = found && plainTable(found);
  return table ? [wholeTable(writing, table)] : [];
};

const FORM = new RegExp(`(?:${EASTERN_FORMS})|\\b(?:${LATIN_FORMS})(?!\\p{L})`, 'u');
/** Without the signatures of other companies, where the company's own holder is known: "Lessor: Hill Yard Ltd, director Ann Lee". */
const ofHouse = ({ plan, ofSubject }: Writing, holdings: readonly Holding[]): readonly Holding[] => {
  const house = [...plan.names, ...(ofSubject?.plan.names ?? [])];
  const own = holdings.filter(({ line: { text } }) => !FORM.test(text) || namesAny(house, text));
  return house.length > 0 && own.length > 0 ? own : holdings;
};

export const positionHolders = (writing: Writing): Block[] => {
  const { plan, passages, citations } = writing;
  const { position } = plan;
  if (!position || plan.wanted !== 'name' || namesNobody(plan)) return [];
  const table = tableOfHolders(writing);
  if (table.length > 0) return table;
  const holdings = passages
    .filter((passage) => isOfCompany(plan, passage))
    .flatMap((passage) =>
      linesOf(passage).flatMap((line): Holding[] => {
        const name = line.text.length > MAX_LENGTH ? undefined : holderIn(position, line.text);
        return name === undefined ? [] : [{ passage, line, name }];
      }),
    )
    // A report of the company comes before what others write about it.
    .sort((a, b) => Number(isReport(b)) - Number(isReport(a)) || b.passage.score - a.passage.score);
  const people = new Map<string, Holding>();
  for (const one of ofHouse(writing, holdings)) {
    const name = personOf(one.name);
    if (!people.has(name)) people.set(name, one);
  }
  const sentences = [...people.values()]
    .slice(0, MAX_SHOWN)
    .map(({ passage, line: { text, start, end } }) =>
      fitted(checked(text, [citations.cite(passage, start, end)], plan), []),
    );
  return sentences.length > 0 ? [{ kind: 'text', sentences }] : [];
};
