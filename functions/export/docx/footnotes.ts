// Builds native footnotes: one for each source of a sentence; a figure in a table refers to the existing note of its
// source.
import {
  Bookmark,
  type Document,
  ExternalHyperlink,
  FootnoteReferenceRun,
  ImportedXmlComponent,
  Paragraph,
  type ParagraphChild,
  TextRun,
  type XmlComponent,
} from 'docx';
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Reference } from '#shared/report/blocks.ts';
import { cleanText } from '#shared/report/clean-text.ts';
import { placesOf, quoteBehind, sourceOf } from '../place.ts';
import { safeLink } from '../safe-link.ts';
import { noteLinks } from './note-links.ts';

export type Footnotes = {
  /**
   * The runs that cite these references in order, each with a note; a later note of the same source refers to the
   * first.
   */
  cite(refs: readonly number[]): ParagraphChild[];
  /** Like `cite`, for figures that are close together: a source with a note is cited by its number. */
  refer(refs: readonly number[]): ParagraphChild[];
  /** The notes in the form that the document takes. */
  readonly notes: Record<string, { children: Paragraph[] }>;
  /** Adds the addresses of the notes' links to the finished document. */
  link(document: Document): void;
};

export type Linked = {
  readonly language: Language;
  readonly references: readonly Reference[];
  readonly linkTo: (reference: Reference) => string | undefined;
};

type Lead = (link: string, run: TextRun) => ParagraphChild;
const ownLead: Lead = (link, run) => new ExternalHyperlink({ link, children: [run] });

/** Title and locator as a link to the passage, or as plain text without an address. */
const sourceRun = ({ language, linkTo }: Linked, reference: Reference, lead = ownLead): ParagraphChild => {
  const text = cleanText(sourceOf(language, reference));
  const link = safeLink(linkTo(reference));
  return link ? lead(link, new TextRun({ text, style: 'Hyperlink' })) : new TextRun(text);
};

/** A document and its cited places, each with a link to its passage; places with the same text appear once. */
export const documentRuns = ({ language, linkTo }: Linked, references: readonly Reference[]): ParagraphChild[] => {
  const title = references[0]?.title ?? '';
  return [
    new TextRun(cleanText(title)),
    ...placesOf(language, references).flatMap((place, i): ParagraphChild[] => {
      const [first] = place.references;
      const link = first && safeLink(linkTo(first));
      const text = cleanText(place.text);
      const run = new TextRun(link ? { text, style: 'Hyperlink' } : { text });
      return [new TextRun(i === 0 ? ': ' : ' · '), link ? ownLead(link, run) : run];
    }),
  ];
};

/** Thousands of notes name a few sources, so each source is built once. */
const sourcesOf = (linked: Linked, lead: Lead): ((reference: Reference) => ParagraphChild) => {
  const written = new Map<number, ParagraphChild>();
  return (reference) => {
    const source = written.get(reference.n) ?? sourceRun(linked, reference, lead);
    written.set(reference.n, source);
    return source;
  };
};

const bookmarkOf = (note: number): string => `_note${note}`;

const raised = (child: XmlComponent | string): TextRun => new TextRun({ superScript: true, children: [child] });
const fieldEdge = (kind: 'begin' | 'separate' | 'end'): TextRun =>
  raised(new ImportedXmlComponent('w:fldChar', { 'w:fldCharType': kind }));

/** A link with the number of an earlier note, which Word updates when notes are added. */
const numberOf = (note: number): ParagraphChild[] => {
  const instruction = new ImportedXmlComponent('w:instrText', { 'xml:space': 'preserve' });
  instruction.push(` NOTEREF ${bookmarkOf(note)} \\f \\h `);
  return [fieldEdge('begin'), raised(instruction), fieldEdge('separate'), raised(String(note)), fieldEdge('end')];
};

export const footnotes = (linked: Linked): Footnotes => {
  const byNumber = new Map(linked.references.map((reference) => [reference.n, reference]));
  const links = noteLinks();
  const sourceFor = sourcesOf(linked, links.lead);
  const first = new Map<number, number>();
  const notes: Footnotes['notes'] = {};
  let last = 0;

  const noteOf = (reference: Reference): ParagraphChild[] => {
    last += 1;
    const earlier = first.get(reference.n);
    const rest =
      earlier === undefined
        ? quoteBehind(reference)
        : ` (${translate(linked.language, 'export.again', { n: earlier })})`;
    notes[last] = {
      children: [
        new Paragraph({
          style: 'FootnoteText',
          children: [new TextRun(' '), sourceFor(reference), new TextRun(rest)],
        }),
      ],
    };
    const mark = new FootnoteReferenceRun(last);
    if (earlier !== undefined) return [mark];
    first.set(reference.n, last);
    return [new Bookmark({ id: bookmarkOf(last), children: [mark] })];
  };

  const referTo = (reference: Reference): ParagraphChild[] => {
    const earlier = first.get(reference.n);
    return earlier === undefined ? noteOf(reference) : numberOf(earlier);
  };

  const marks = (refs: readonly number[], markOf: (reference: Reference) => ParagraphChild[]): ParagraphChild[] =>
    refs.flatMap((n, i) => {
      const reference = byNumber.get(n);
      if (!reference) return [];
      // Two marks side by side would read as one number.
      const comma = i === 0 ? [] : [new TextRun({ text: ',', superScript: true })];
      return [...comma, ...markOf(reference)];
    });

  /** Sorts references by their note numbers; those without one come last. */
  const byMark = (refs: readonly number[]): number[] => {
    const markOf = (n: number): number => first.get(n) ?? Number.MAX_SAFE_INTEGER;
    return refs.toSorted((a, b) => markOf(a) - markOf(b));
  };

  return {
    notes,
    cite: (refs) => marks(refs, noteOf),
    refer: (refs) => marks(byMark(refs), referTo),
    link: links.addTo,
  };
};
