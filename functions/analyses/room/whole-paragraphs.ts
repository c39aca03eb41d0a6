// Completes sentences that fit by their paragraphs: whole below a heading of what is wanted and in a dated report,
// elsewhere by what goes on from them.

import type { Quotable } from '../../engine/write/prose/sentences.ts';
import { dateIn } from '../evidence/date-in.ts';
import { turnOf } from '../evidence/dialogue.ts';
import { goesOn } from '../evidence/with-subject.ts';
import { goesAlong, isHeaded } from './fit.ts';
import { aboutOf } from './report-subjects.ts';
import type { Want } from './want.ts';

/** What another says, or says to another question, is another paragraph. */
const paragraphOf = (one: Quotable): string => `${one.passage.chunk.id} ${turnOf(one)} ${one.section ?? ''}`;

/** A report of one event, below its day and title. */
const isOfReport = ({ section = '' }: Quotable): boolean => dateIn(section.split(' > ').at(-1) ?? '') !== undefined;

/** Those of one paragraph, in order. A sentence that is of something else ends what goes on. */
const joining = (own: readonly Quotable[], fitting: ReadonlySet<Quotable>, want: Want): Quotable[] => {
  const joined: Quotable[] = [];
  let isBehind: boolean = false;
  for (const one of own) {
    const about = aboutOf(one);
    const fits = fitting.has(one);
    const isRest: boolean = isHeaded(about, want) || (isBehind && (isOfReport(one) || goesOn(one.text)));
    const joins: boolean = !fits && isRest && goesAlong(about, want);
    if (joins) joined.push(one);
    isBehind = fits || joins;
  }
  return joined;
};

/** `all`: every sentence that could be quoted, fitting or not. */
export const wholeParagraphs = (fitting: readonly Quotable[], all: readonly Quotable[], want: Want): Quotable[] => {
  const chosen = new Set(fitting);
  const texts = new Set(fitting.map(({ text }) => text));
  const paragraphs = new Set(fitting.map(paragraphOf));
  const own = Map.groupBy(
    all.filter((one) => paragraphs.has(paragraphOf(one))),
    paragraphOf,
  );
  const rest = [...own.values()].flatMap((sentences) =>
    joining(
      sentences.toSorted((a, b) => a.start - b.start),
      chosen,
      want,
    ),
  );
  return [...fitting, ...rest.filter(({ text }) => !texts.has(text))];
};
