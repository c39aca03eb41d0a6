// Sentences that answer a question which the engine leaves open: by segment, from the data room, or by subject.
import type { Answered, SectionContext } from './builder.ts';
import { tellingOwnBusiness } from './evidence/beside.ts';
import { tellingOfCase } from './evidence/case-words.ts';
import { headedTable } from './evidence/headed-table.ts';
import { itemOf } from './evidence/on-subject.ts';
import { segmentQuotes } from './evidence/product-quotes.ts';
import { quoted } from './evidence/quoted-list.ts';
import { quotedOf } from './evidence/select-quotes.ts';
import { SUBJECT_OF, SUBJECTS } from './evidence/subjects.ts';
import { isByPlace } from './room/by-place.ts';
import { topicOf } from './room/case-quotes.ts';
import { roomAnswer } from './room/room-answer.ts';

/** Describes each segment by its own sentence, for documents without a section on segments. */
const segmentsFor = async (context: SectionContext): Promise<Answered> => {
  const found = context.hasModel ? [] : await segmentQuotes(context);
  // A reason for a change in results does not describe what a segment does.
  const quotes = found.filter(({ text }) => !SUBJECTS.reason.test(text));
  const items = quotes.map((one) => [quotedOf(context, one)]);
  return { blocks: [{ kind: 'list', ordered: false, items }], isComposed: false, isEmpty: items.length === 0 };
};

/** Quotes sentences for a question that the engine leaves open, if the question has a subject that identifies them. */
export const quotedFor = async (context: SectionContext, key: string): Promise<Answered> => {
  if (key === 'segmentsOfCompany') return segmentsFor(context);
  const room = key === 'whatCompanyDoes' ? undefined : await roomAnswer(context, key);
  if (room && !room.isEmpty) return room;
  // A topic that is only the name of a company or a document asks for a summary.
  if (key === 'theTopic') return context.askKey('topicInShort');
  if (room && isByPlace(key)) return room;
  const subject = SUBJECT_OF[key];
  const topic = tellingOfCase(key, topicOf(context));
  const of =
    topic ??
    itemOf(context, key) ??
    (subject === 'business' ? tellingOwnBusiness(context) : subject && SUBJECTS[subject]);
  const blocks =
    of && !context.hasModel
      ? await quoted(context, [key], {
          of,
          subject,
          withFigure: key === 'caseResults',
          isByHeading: topic !== undefined,
        })
      : [];
  const shown = blocks.length > 0 || context.hasModel ? blocks : await headedTable(context, key);
  return { blocks: shown, isComposed: false, isEmpty: shown.length === 0 };
};
