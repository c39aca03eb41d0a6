// What the question says of its subject is weighed; whose document it is need not be repeated in it.
import { expect, it } from 'vitest';
import { ground } from '#functions/engine/understand/ground.ts';
import { plan } from '#functions/engine/understand/plan.ts';
import { featuresOver } from '#functions/engine/write/fit-features.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

it.each([
  ['How many kilns does Orla Ceramics have?', 'We operate 14 kilns.', 'Orla Ceramics Inc.'],
  ['When did Orla Ceramics open the kiln?', 'The kiln was opened in 2011.', 'Orla Ceramics Inc.'],
])('%s is wholly in "%s"', (query, text, company) => {
  // Prepare
  const chunk = chunkOf({ text }, { company });
  const grounded = ground(plan({ query, history: [], sources: [], now: 0 }), [chunk]);
  // Act
  const [line] = featuresOver(grounded, [{ source: 'FILES', chunk, score: 1, signals: { entity: 1 } }]);
  // Assess
  expect(line?.features.own).toBe(1);
});
