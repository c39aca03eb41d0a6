// Finds where each word of the question is: in a statement, near it, over it, further off, or nowhere.
import { statesPeriod } from '#shared/language/grammar/same-period.ts';
import type { Cited, Passage } from '../../evidence.ts';
import { isNameLike } from '../../understand/names/name-words.ts';
import { accounted } from '../explained/explained.ts';
import { surroundingsIn } from '../explained/surroundings.ts';
import { withoutSpeaker } from '../prose/turns.ts';
import type { Writing } from '../writer.ts';
import type { Requested } from './requested-words.ts';
import type { Statement } from './statements.ts';

/** From near to far. `over`: in the title, company, headings or period; `other`: a name that titles another file. */
const PLACES = ['own', 'near', 'over', 'passage', 'other', 'file', 'nowhere'] as const;
export type Place = (typeof PLACES)[number];
/** 0 in the statement itself. */
export const distanceOf = (place: Place): number => PLACES.indexOf(place);
export const isFarther = (place: Place, than: Place): boolean => PLACES.indexOf(place) > PLACES.indexOf(than);

/** The text around a statement besides its line: heads and notes of the table. */
const headsOf = ({ chunk: { kind, text, context } }: Cited): string => {
  if (kind !== 'table') return '';
  const lines = text.split('\n');
  return [lines[0], ...lines.filter((line) => !line.includes('\t')), context.unit].filter(Boolean).join(' ');
};

const passageOf = ({ source, chunk }: Cited, passages: readonly Passage[]): Passage =>
  passages.find((one) => one.chunk.id === chunk.id) ?? { source, chunk, score: 0, signals: {} };

/** The company may be named in the opening only, and the period in the passage's context only. */
const isOver = (concept: Requested, { chunk: { context } }: Cited, opening: string): boolean => {
  const { document, company, section, periods } = context;
  const over = [document.replaceAll(/[_.-]+/g, ' '), company, section, ...periods].filter(Boolean).join(' ');
  return (
    concept.isIn(over) ||
    (concept.isExact === true && periods.some((period) => statesPeriod(concept.name, period))) ||
    (!concept.isExact && isNameLike(concept.name) && concept.isIn(opening))
  );
};

const titleOf = ({ chunk: { context } }: Pick<Cited, 'chunk'>): string =>
  `${context.document.replaceAll(/[_.-]+/g, ' ')} ${context.company ?? ''} ${context.section ?? ''}`;
/** A name that titles another file: in this one the opening mentions it, as where a director comes from. */
const isOfOtherFile = (concept: Requested, cited: Cited, passages: readonly Passage[]): boolean =>
  isPlainName(concept) &&
  !concept.isIn(titleOf(cited)) &&
  passages.some(({ chunk }) => chunk.fileId !== cited.chunk.fileId && concept.isIn(chunk.context.document));
/** A word like a name; those of the companies that were found are compared elsewhere. */
export const isPlainName = ({ name, isExact, isVerb, isName }: Requested): boolean =>
  !(isExact || isVerb || isName) && isNameLike(name);

type Around = { readonly opening: string; readonly file: string };
const farther = (concept: Requested, cited: Cited, { opening, file }: Around): Place => {
  const { text } = cited.chunk;
  if (isOver(concept, cited, opening)) return 'over';
  if (concept.isIn(text)) return 'passage';
  return concept.isIn(file) ? 'file' : 'nowhere';
};

const POINTS_BACK = /\b(?:it|they|them|these)\b|(?:^|\s)(?:이는|이를|이에)\s|これ|それ/iu;
const BY = { own: 'own', before: 'near', section: 'near', document: 'over', passage: 'passage' } as const;
const nearest = (places: readonly Place[]): Place => PLACES.find((one) => places.includes(one)) ?? 'nowhere';

const filesOf = (passages: readonly Passage[]): ReadonlyMap<string, string> =>
  new Map(
    [...Map.groupBy(passages, ({ chunk }) => chunk.fileId)].map(([fileId, own]) => [
      fileId,
      own.map(({ chunk: { context, text } }) => `${context.section ?? ''} ${text}`).join('\n'),
    ]),
  );

/** A speaker's label starts a line; an item of a list has its letter before it: "b) Waste: 40 tonnes". */
const isWithinLine = ({ chunk: { text }, start }: Cited): boolean => start > 0 && text[start - 1] !== '\n';

export type Account = (statement: Statement, concepts: readonly Requested[]) => readonly Place[];

export const accountIn = ({ plan, passages }: Pick<Writing, 'plan' | 'passages'>): Account => {
  const around = surroundingsIn(plan, passages);
  const files = filesOf(passages);
  return ({ text, cited, kind }, concepts) => {
    const plain = cited.some(isWithinLine) ? (said: string) => said : withoutSpeaker;
    const withoutLabel = plain(text);
    const read = cited.map((one) => {
      const passage = passageOf(one, passages);
      const surrounded = around({ passage, text: one.quote, start: one.start });
      const near = `${surrounded.section} ${headsOf(one)}`;
      return {
        one,
        opening: surrounded.document,
        file: files.get(one.chunk.fileId) ?? '',
        all: accounted(concepts, { ...surrounded, own: `${withoutLabel} ${plain(one.quote)}`, section: near }),
      };
    });
    return concepts.map((concept, n) => {
      // Computed statements are about the resolved periods, whatever the columns are called.
      if (concept.isIn(concept.isName ? text : withoutLabel) || (kind === 'composed' && concept.isExact)) return 'own';
      // Rows are found by what their cells lack as well.
      if (kind === 'row' && concept.name === 'not') return 'own';
      return nearest(
        read.map(({ one, all, ...rest }) => {
          const by = all[n]?.by;
          const found = by === undefined ? farther(concept, one, rest) : BY[by];
          const mayBeOther = found === 'over' || isFarther(found, 'passage');
          const place = mayBeOther && isOfOtherFile(concept, one, passages) ? 'other' : found;
          // A reason follows what it is the reason of, and "all of it" what it is of.
          return (plan.wanted === 'cause' || POINTS_BACK.test(text)) && place === 'passage' ? 'near' : place;
        }),
      );
    });
  };
};
