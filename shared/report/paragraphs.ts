// Lists the paragraphs of a section: its texts and list items, each identified by its words.
import { inKoreanStyle } from '../language/grammar/korean-endings.ts';
import type { Block, Sentence } from './blocks.ts';
import { gapAfter } from './sentence-gap.ts';

export const paragraphText = (sentences: readonly Sentence[]): string =>
  sentences
    .map(({ text }) => text + gapAfter(text))
    .join('')
    .trim();

export const paragraphsIn = (block: Block): readonly (readonly Sentence[])[] => {
  if (block.kind === 'text') return [block.sentences];
  return block.kind === 'list' ? block.items : [];
};

/** The key of a paragraph; equal if only the Korean style or white space differs. */
export const paragraphKey = (text: string): string =>
  inKoreanStyle(text.normalize('NFC'), 'noun').replace(/\s+/g, ' ').trim();
