// Native footnotes: one for each use of a reference; a later use of the same source points back to the first.
import { ExternalHyperlink, FootnoteReferenceRun, Paragraph, type ParagraphChild, TextRun } from 'docx';
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Reference } from '#shared/report/blocks.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import { quoteOf, sourceOf } from '../place.ts';
import { safeLink } from '../safe-link.ts';

export type Footnotes = {
  /** The runs that cite these references, in order. */
  cite(refs: readonly number[]): ParagraphChild[];
  /** What the document is given. */
  readonly notes: Record<string, { children: Paragraph[] }>;
};

export type Linked = {
  readonly language: Language;
  readonly references: readonly Reference[];
  readonly linkTo: (reference: Reference) => string | undefined;
};

/** Title and place as a link that opens the passage, or as plain text when there is no address. */
export const sourceRuns = ({ language, linkTo }: Linked, reference: Reference): ParagraphChild[] => {
  const text = cleanText(sourceOf(language, reference));
  const link = safeLink(linkTo(reference));
  return link
    ? [new ExternalHyperlink({ link, children: [new TextRun({ text, style: 'Hyperlink' })] })]
    : [new TextRun(text)];
};

export const footnotes = (linked: Linked): Footnotes => {
  const byNumber = new Map(linked.references.map((reference) => [reference.n, reference]));
  const first = new Map<number, number>();
  const notes: Footnotes['notes'] = {};
  let last = 0;

  const note = (reference: Reference): number => {
    last += 1;
    const earlier = first.get(reference.n);
    const rest =
      earlier === undefined
        ? `: “${quoteOf(reference)}”`
        : ` (${translate(linked.language, 'export.again', { n: earlier })})`;
    if (earlier === undefined) first.set(reference.n, last);
    notes[last] = {
      children: [
        new Paragraph({
          style: 'FootnoteText',
          children: [new TextRun(' '), ...sourceRuns(linked, reference), new TextRun(rest)],
        }),
      ],
    };
    return last;
  };

  return {
    notes,
    cite: (refs) =>
      refs.flatMap((n, i) => {
        const reference = byNumber.get(n);
        if (!reference) return [];
        // Two marks side by side would read as one number.
        const comma = i === 0 ? [] : [new TextRun({ text: ',', superScript: true })];
        return [...comma, new FootnoteReferenceRun(note(reference))];
      }),
  };
};
