// Builds native footnotes: one for each source of a section's sentences; a later sentence of the section, and a figure
// in a table, refers to the existing note.
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
  /** The runs that cite these references, with a note for each source that has none in the section. */
  cite(refs: readonly number[]): ParagraphChild[];
  /** Like `cite`, for figures that are close together: a source with a note is cited by its number. */
  refer(refs: readonly number[]): ParagraphChild[];
  /** Begins a section, whose readers should not have to look for notes pages before. */
  startSection(): void;
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
  /** The first note of each source, and those of the current section. Sources that read the same share a note. */
  const first = new Map<string, number>();
  const inSection = new Map<string, number>();
  const notes: Footnotes['notes'] = {};
  let last = 0;

  const keyOf = (reference: Reference): string => sourceOf(linked.language, reference) + quoteBehind(reference);

  /** A source without a quote is no longer than a pointer to its first note. */
  const restOf = (reference: Reference, earlier: number | undefined): string =>
    earlier === undefined || reference.quote === ''
      ? quoteBehind(reference)
      : ` (${translate(linked.language, 'export.again', { n: earlier })})`;

  const noteOf = (reference: Reference): ParagraphChild[] => {
    last += 1;
    const key = keyOf(reference);
    const rest = restOf(reference, first.get(key));
    notes[last] = {
      children: [
        new Paragraph({
          style: 'FootnoteText',
          children: [new TextRun(' '), sourceFor(reference), new TextRun(rest)],
        }),
      ],
    };
    if (!first.has(key)) first.set(key, last);
    inSection.set(key, last);
    return [new Bookmark({ id: bookmarkOf(last), children: [new FootnoteReferenceRun(last)] })];
  };

  /** Earlier notes come first, in their order; of sources that read the same, one is cited. */
  const marks = (refs: readonly number[], written: ReadonlyMap<string, number>): ParagraphChild[] => {
    const sources = new Map(refs.flatMap((n) => byNumber.get(n) ?? []).map((one) => [keyOf(one), one] as const));
    const noteNumber = (key: string): number => written.get(key) ?? Number.MAX_SAFE_INTEGER;
    return [...sources]
      .toSorted(([a], [b]) => noteNumber(a) - noteNumber(b))
      .flatMap(([key, reference], i) => {
        const earlier = written.get(key);
        // Two marks side by side would read as one number.
        const comma = i === 0 ? [] : [new TextRun({ text: ',', superScript: true })];
        return [...comma, ...(earlier === undefined ? noteOf(reference) : numberOf(earlier))];
      });
  };

  return {
    notes,
    cite: (refs) => marks(refs, inSection),
    refer: (refs) => marks(refs, first),
    startSection: () => inSection.clear(),
    link: links.addTo,
  };
};
