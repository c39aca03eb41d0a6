// A name in the question that no passage contains: no figure beside it is ticked, and the finding contains the name.
import { expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';
import { unknownNames } from '#functions/engine/write/fit/unknown-words.ts';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const NOW = Date.UTC(2026, 0, 1);
const fee = chunkOf(
  { text: 'The borrower pays an annual monitoring fee of EUR 45,000 to the agent.' },
  { company: 'Alder Audio Inc.', document: 'alder-facility.pdf', language: 'en' },
);
const places = chunkOf(
  { text: '園児の定員は2,140名、充足率は91％。' },
  { company: 'アカネ保育', document: 'アカネ保育.md', language: 'ja' },
);
const lease = chunkOf(
  { text: '제2조(보증금) 보증금은 2억 4천만 원으로 한다.\n제3조(해지) 계약은 3개월 전에 해지할 수 있다.' },
  { document: '임대차계약_온누리약국.txt', language: 'ko' },
);

it.each([
  ['온누리약국 계약의 계약금은 얼마야?', lease, ''],
  ['What is the annual monitoring fee of Alder Audio?', fee, '45,000'],
  ['What is the annual monitoring fee for the Solbaram pool of Alder Audio?', fee, ''],
  ['アカネ保育の園児の定員は何人ですか', places, '2,140名'],
  ['アカネ保育の園児の定員は大阪園で何人？', places, ''],
])('%s', async (query, chunk, said) => {
  const ticked = tickedIn(await askOffline(query, [chunk], { now: NOW }));

  if (said === '') expect(ticked).toBe('');
  else expect(ticked).toContain(said);
});

it('takes a defined term with a capital for no name', () => {
  const passage = { source: 'FILES' as const, chunk: places, score: 1, signals: {} };
  const unknownIn = (query: string) => unknownNames(plan({ query, history: [], sources: [], now: NOW }), [passage]);

  expect(unknownIn('Does the Company have a quota of children?')).toEqual([]);
});
