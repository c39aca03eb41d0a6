// Chunks for the index suites.
import type { IndexedChunk } from '#functions/ports/search-index.ts';

export const TENANT = 'org_one';
export const WORKSPACE = 'prj_aaaaaaaaaaaa';

export const chunk = (overrides: Partial<IndexedChunk> & { readonly text: string }): IndexedChunk => {
  const fileId = overrides.fileId ?? 'fil_aaaaaaaaaaaa_0000000000000001';
  const seq = overrides.seq ?? 0;
  return {
    id: `${fileId}#${seq}`,
    projectId: WORKSPACE,
    fileId,
    seq,
    kind: 'prose',
    spans: [{ start: 0, end: overrides.text.length, locator: { page: 3, box: [0, 0.1, 1, 0.2] } }],
    context: { document: '사업보고서.pdf', periods: ['2021'], unit: '(단위 : 백만원)', language: 'ko' },
    terms: overrides.text.split(' '),
    vector: [1, 0, 0, 0],
    ...overrides,
  };
};

export const ids = (hits: readonly { readonly chunk: { readonly id: string } }[]): readonly string[] =>
  hits.map((hit) => hit.chunk.id);
