// Links notes through one relationship per address, however many notes use it.
import { ConcreteHyperlink, type Document, type ParagraphChild, type TextRun } from 'docx';

const HYPERLINK = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';
/** Word does not read a longer anchor; a longer one stays in the address. */
const MAX_ANCHOR_LENGTH = 255;

const parted = (link: string): { readonly target: string; readonly anchor?: string } => {
  const at = link.indexOf('#');
  const anchor = link.slice(at + 1);
  return at > 0 && anchor.length <= MAX_ANCHOR_LENGTH ? { target: link.slice(0, at), anchor } : { target: link };
};

export type NoteLinks = {
  lead(link: string, run: TextRun): ParagraphChild;
  /** Must be called after all notes are written. */
  addTo(document: Document): void;
};

export const noteLinks = (): NoteLinks => {
  const ids = new Map<string, string>();
  return {
    lead: (link, run) => {
      const { target, anchor } = parted(link);
      const id = ids.get(target) ?? `Note${ids.size + 1}`;
      ids.set(target, id);
      return new ConcreteHyperlink([run], id, anchor, link);
    },
    addTo: ({ FootNotes }) => {
      for (const [target, id] of ids) FootNotes.Relationships.addRelationship(id, HYPERLINK, target, 'External');
    },
  };
};
