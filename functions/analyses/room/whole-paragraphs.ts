// Completes fitting sentences to paragraphs: whole paragraphs below a fitting heading and in a dated report, else the
// sentences that continue the fitting one.

import type { Quotable } from '../../engine/write/prose/sentences.ts';
import { dateIn } from '../evidence/date-in.ts';
import { turnOf } from '../evidence/dialogue.ts';
import { goesOn } from '../evidence/goes-on.ts';
import { goesAlong, isHeaded } from './fit.ts';
import { type About, aboutOf, SAYS } from './report-subjects.ts';
import type { Want } from './want.ts';

/** A paragraph ends with the speaker's turn, the heading or the passage. */
const paragraphOf = (one: Quotable): string => `${one.passage.chunk.id} ${turnOf(one)} ${one.section ?? ''}`;

/** True for a report of one event, below a heading with its date. */
const isOfReport = ({ section = '' }: Quotable): boolean => dateIn(section.split(' > ').at(-1) ?? '') !== undefined;

/** `Bargaining power` in a study heads what it says of suppliers and buyers, whatever else a sentence has. */
const isOfObserver = (one: Quotable, about: About, { isWhole, subjects, amid = [] }: Want): boolean =>
  isWhole === true &&
  one.passage.chunk.context.company === undefined &&
  // A rule is of the section on rules.
  (about.own.get('regulation') ?? 0) < SAYS &&
  subjects.some((id) => about.headed.has(id)) &&
  [...about.headed].every((id) => subjects.includes(id) || amid.includes(id));

/** The sentences of one paragraph, in order. A sentence on another subject ends the continuation. */
const joining = (own: readonly Quotable[], fitting: ReadonlySet<Quotable>, want: Want): Quotable[] => {
  const joined: Quotable[] = [];
  let isBehind: boolean = false;
  for (const one of own) {
    const about = aboutOf(one);
    const fits = fitting.has(one);
    const isRest: boolean = isHeaded(about, want) || (isBehind && (isOfReport(one) || goesOn(one.text)));
    const joins: boolean = !fits && ((isRest && goesAlong(about, want)) || isOfObserver(one, about, want));
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
