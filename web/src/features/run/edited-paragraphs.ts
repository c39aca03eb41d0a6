// The paragraphs of a section as a form: each with the original and the person's text.
import type { Sentence } from '#shared/report/blocks.ts';
import type { ReportEdit } from '#shared/report/edits.ts';
import { paragraphsIn, paragraphText } from '#shared/report/paragraphs.ts';
import type { Section } from '#shared/report/report.ts';

export type Paragraph = {
  /** The generated text; empty for text that a person adds at the end. */
  readonly before: string;
  readonly text: string;
  readonly hasNotes: boolean;
  readonly edit: ReportEdit | undefined;
};

const ofMachine = (sentences: readonly Sentence[]): Paragraph => {
  const text = paragraphText(sentences);
  return { before: text, text, hasNotes: sentences.some(({ refs }) => refs.length > 0), edit: undefined };
};

const ofPerson = (edit: ReportEdit): Paragraph => ({
  before: edit.before,
  text: edit.text,
  hasNotes: edit.references.length > 0,
  edit,
});

/**
 * The fields of a section as shown. An edit of several paragraphs is one field; edits without a paragraph and the field
 * for added text come last.
 */
export const editedParagraphs = ({ id, blocks }: Section, all: readonly ReportEdit[]): Paragraph[] => {
  const edits = new Map(all.filter(({ sectionId }) => sectionId === id).map((edit) => [edit.id, edit]));
  const added = [...edits.values()].find(({ before }) => before === '');
  const seen = new Set<string>(added ? [added.id] : []);
  const shown = blocks.flatMap(paragraphsIn).flatMap((sentences): Paragraph[] => {
    const edit = edits.get(sentences.find((one) => one.edit)?.edit?.id ?? '');
    if (!edit) return [ofMachine(sentences)];
    if (seen.has(edit.id)) return [];
    seen.add(edit.id);
    return [ofPerson(edit)];
  });
  const leftOut = [...edits.values()].filter((edit) => !seen.has(edit.id));
  const last = added ? ofPerson(added) : { before: '', text: '', hasNotes: false, edit: undefined };
  return [...shown, ...leftOut.map(ofPerson), last];
};
