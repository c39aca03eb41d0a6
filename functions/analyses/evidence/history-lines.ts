// Reads a company history: the lines below its heading that open with a date.
import type { TimelineEntry } from '#shared/report/timeline.ts';
import type { SectionContext } from '../builder.ts';
import type { Reading } from '../reading.ts';
import { datedLines } from './dated-lines.ts';
import { documentName } from './document-name.ts';
import { hasToDo } from './quotes-on.ts';
import { quotedOf } from './select-quotes.ts';
import { isHeadedBy } from './subject-headings.ts';

/** Below the heading of a company history, each line that opens with a date describes an event. */
export const historyIn = (context: SectionContext, { passages }: Reading): TimelineEntry[] =>
  passages
    .filter((one) => isHeadedBy('milestone', one.chunk.context.section) && hasToDo(context, one, passages))
    .flatMap(datedLines)
    .map(({ date, rest }) => ({
      date,
      tag: documentName(rest.passage.chunk.context.document),
      sentences: [quotedOf(context, rest)],
    }));
