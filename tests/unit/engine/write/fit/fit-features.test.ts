// Weighs the question's words about its subject; the owner of the document need not be repeated in it.
import { describe, expect, it } from 'vitest';
import { ground } from '#functions/engine/understand/ground.ts';
import { plan } from '#functions/engine/understand/plan.ts';
import { featuresOver } from '#functions/engine/write/fit/fit-features.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

it.each([
  ['How many kilns does Orla Ceramics have?', 'We operate 14 kilns.', 'Orla Ceramics Inc.'],
  ['When did Orla Ceramics open the kiln?', 'The kiln was opened in 2011.', 'Orla Ceramics Inc.'],
])('%s is completely in "%s"', (query, text, company) => {
  // Prepare
  const chunk = chunkOf({ text }, { company });
  const grounded = ground(plan({ query, history: [], sources: [], now: 0 }), [chunk]);
  // Act
  const [line] = featuresOver(grounded, [{ source: 'FILES', chunk, score: 1, signals: { entity: 1 } }]);
  // Assess
  expect(line?.features.own).toBe(1);
});

describe('a document that names its subject only in title and first line', () => {
  const PLACES = ['한들', '새봄', '큰골', '은실', '푸름', '다솜', '가온', '나루', '아람', '미르', '로완'];
  const RENT = '월 차임은 40만원으로 한다.';
  const naming = (place: string) => `임차인은 ${place} 창고를 임차한다.`;
  const judged = (query: string) => {
    const chunks = PLACES.map((place) =>
      chunkOf(
        { text: [naming(place), '임차 기간은 십 년으로 한다.', RENT].join('\n\n') },
        { document: `${place} 창고.txt`, language: 'ko' },
      ),
    );
    const grounded = ground(plan({ query, history: [], sources: [], now: 0 }), chunks);
    const passages = chunks.map((chunk) => ({ source: 'FILES' as const, chunk, score: 1, signals: {} }));
    return featuresOver(grounded, passages)
      .filter(({ features }) => !features.lacksNouns)
      .map(({ text, passage }) => [passage.chunk.context.document, text]);
  };

  it('answers questions about it, and no other document does', () => {
    const lines = judged('로완 창고의 월 차임은 얼마입니까?');

    expect(lines).toContainEqual(['로완 창고.txt', RENT]);
    expect(lines).not.toContainEqual(['큰골 창고.txt', RENT]);
  });

  it('does not answer with the line that only names it', () => {
    expect(judged('로완 창고의 월 차임은 얼마입니까?')).not.toContainEqual(['로완 창고.txt', naming('로완')]);
  });
});
