// The ticked lines of an answer over a few lines of prose, each line a sentence of one passage.
import { sentencesOf } from '#shared/report/visit.ts';
import { askOffline } from './ask-offline.ts';
import { chunkOf } from './chunks.ts';

type Language = 'ko' | 'en' | 'ja';

export const tickedProse = async (
  query: string,
  lines: readonly string[],
  language: Language,
  section = 'Notes',
): Promise<string[]> => {
  const passage = chunkOf({ text: lines.join('\n') }, { document: `notes-${language}.pdf`, language, section });
  const { blocks } = await askOffline(query, [passage], { now: Date.UTC(2026, 2, 1) });
  const ticked = blocks.flatMap(sentencesOf).filter(({ check, fit }) => check === 'verified' && fit !== 'near');
  return ticked.map(({ text }) => text);
};
