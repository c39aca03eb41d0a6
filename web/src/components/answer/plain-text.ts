// An answer as plain text, with or without its citations: for the clipboard and for follow-up questions.
import type { Block, Reference, Sentence } from '#shared/report/blocks.ts';
import { shownRefs } from './row-refs.ts';
import { splitSentence } from './split-sentence.ts';

type Options = { readonly citations?: boolean };

const marks = (refs: readonly number[] | undefined, { citations }: Options): string =>
  citations ? (refs ?? []).map((n) => `[${n}]`).join('') : '';

const sentenceText = ({ text, refs }: Sentence, options: Options): string => {
  const { head, kept, tail } = splitSentence(text);
  return `${head}${kept}${marks(refs, options)}${tail}`;
};

const sentences = (list: readonly Sentence[], options: Options): string =>
  list.map((sentence) => sentenceText(sentence, options)).join(' ');

const blockText = (block: Block, options: Options): string => {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'text':
      return sentences(block.sentences, options);
    case 'list':
      return block.items
        .map((item, i) => `${block.ordered ? `${i + 1}.` : '-'} ${sentences(item, options)}`)
        .join('\n');
    case 'table': {
      const head = block.columns.map(({ label, unit }) => (unit ? `${label} (${unit})` : label)).join('\t');
      const rows = block.rows.map((row) => {
        const shown = shownRefs(row);
        return row.map(({ text }, i) => text + marks(shown[i], options)).join('\t');
      });
      return [block.caption, head, ...rows].filter(Boolean).join('\n');
    }
    case 'quote':
      return `“${block.text}”${marks(block.refs, options)}`;
    case 'notice':
      return '';
  }
};

/** Notices are the product's own words and stay out. */
export const plainText = (blocks: readonly Block[], options: Options = {}): string =>
  blocks
    .map((block) => blockText(block, options))
    .filter(Boolean)
    .join('\n\n');

export type CopyParts = {
  readonly question: string;
  readonly blocks: readonly Block[];
  readonly references: readonly Reference[];
  readonly placeOf: (reference: Reference) => string;
};

/** The answer with its citations and the list that they number. */
export const textWithCitations = ({ question, blocks, references, placeOf }: CopyParts): string => {
  const list = references.map((reference) => {
    const place = placeOf(reference);
    return `[${reference.n}] ${reference.title}${place ? `, ${place}` : ''}`;
  });
  return [question, plainText(blocks, { citations: true }), list.join('\n')].filter(Boolean).join('\n\n');
};
