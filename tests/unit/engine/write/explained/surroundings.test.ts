// The sentence before a line, which may name what the line is about.
import { expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';
import { surroundingsIn } from '#functions/engine/write/explained/surroundings.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const OWN = '契約は2026年3月に終わる。';
const beforeOf = (text: string, section: string | undefined) => {
  const question = plan({
    query: 'ミナト製網との契約はいつ終わる',
    history: [],
    sources: [],
    now: Date.UTC(2026, 5, 1),
  });
  const chunk = chunkOf({ text, seq: 0 }, { language: 'ja', ...(section ? { section } : {}) });
  const passage = { source: 'FILES' as const, chunk, score: 1, signals: {} };
  return surroundingsIn(question, [passage])({ passage, text: OWN, start: text.indexOf(OWN) }).before;
};

it.each([
  ['is that of its paragraph', `ミナト製網と価格の話をした。${OWN}`, '議事', 'ミナト製網と価格の話をした。'],
  ['is none of the paragraph above', `ミナト製網と価格の話をした。\n東浜病院の入札\u3000${OWN}`, '議事', ''],
  ['is none without a heading', `ミナト製網と価格の話をした。${OWN}`, undefined, ''],
])('%s', (_, text, section, expected) => {
  expect(beforeOf(text, section)).toBe(expected);
});
