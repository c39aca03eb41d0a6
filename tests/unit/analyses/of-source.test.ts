// The self-check of a source shows what that source returned, and nothing else.
import { expect, it } from 'vitest';
import type { Built } from '#functions/analyses/builder.ts';
import { ofSource } from '#functions/analyses/of-source.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

it('does not show a file as a web page', () => {
  const context = contextFor({ type: 'TestAnalysis', inputs: { company: 'Alder Inns' } });
  const reference = {
    n: 1,
    title: 'x',
    locator: {},
    quote: 'Alder Inns runs 40 pubs.',
    retrievedAt: '2026-11-01T00:00:00.000Z',
  };
  const builtFrom = (source: 'FILES' | 'WEB'): Built => {
    const n = context.notes.adopt({ ...reference, source, title: source });
    return {
      blocks: [{ kind: 'text', sentences: [{ text: reference.quote, refs: [n], check: 'verified' }] }],
      status: 'done',
    };
  };
  const ofWeb = { ...context, section: { id: 'checkWeb', title: 'Web' } };

  expect(ofSource(ofWeb, builtFrom('FILES')).blocks[0]?.kind).toBe('notice');
  expect(ofSource(ofWeb, builtFrom('WEB')).blocks[0]?.kind).toBe('text');
  expect(ofSource(context, builtFrom('FILES')).blocks[0]?.kind).toBe('text');
});
