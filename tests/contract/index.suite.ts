// The rules for every search index, run by each adapter.
import { describe, expect, it } from 'vitest';
import type { Index } from '#functions/ports/search-index.ts';
import { chunk, ids, TENANT, WORKSPACE } from './index-samples.ts';

const OTHER_WORKSPACE = 'prj_bbbbbbbbbbbb';
const OTHER_FILE = 'fil_bbbbbbbbbbbb_0000000000000001';
const scope = { tenant: TENANT, projectIds: [WORKSPACE] };

type Engine = {
  readonly name: string;
  /** An empty index. */
  readonly make: () => Promise<Index>;
  /** Whether the engine has no vector search. */
  readonly withoutVectors?: boolean;
};

export const indexSuite = ({ name, make, withoutVectors = false }: Engine): void => {
  describe(`index: ${name}`, () => {
    it('finds by words, best first, and returns the stored chunk', async () => {
      // Prepare
      const index = await make();
      const put = [
        chunk({ seq: 0, text: '매출 영업이익 자산 부채 자본 현금 차입금' }),
        chunk({ seq: 1, text: '매출 매출 원가' }),
        chunk({ seq: 2, text: '임직원 현황' }),
      ];
      await index.put(TENANT, put);
      // Act
      const hits = await index.lexical({ scope, terms: ['매출'], limit: 10 });
      // Assess
      expect(ids(hits)).toEqual([put[1]?.id, put[0]?.id]);
      const { terms: _, vector: __, ...stored } = put[1]!;
      expect(hits[0]?.chunk).toEqual(stored);
      expect(hits[0]!.score).toBeGreaterThan(hits[1]!.score);
    });

    it('weights a rare word more than a common one', async () => {
      // Prepare
      const index = await make();
      const common = Array.from({ length: 12 }, (_, seq) => chunk({ seq, text: 'the report' }));
      await index.put(TENANT, [...common, chunk({ seq: 20, text: 'the goodwill' })]);
      // Act
      const hits = await index.lexical({ scope, terms: ['report', 'goodwill'], limit: 3 });
      // Assess
      expect(hits[0]?.chunk.seq).toBe(20);
      expect(hits).toHaveLength(3);
    });

    it('keeps terms whole with marks, digits and emails in any script', async () => {
      // Prepare
      const index = await make();
      await index.put(TENANT, [
        chunk({ seq: 0, text: 'a', terms: ['1234.5', 'r&d', '売上'] }),
        chunk({ seq: 1, text: 'b', terms: ['1234', '5', 'r', 'd', '売', '上'] }),
      ]);
      // Act
      const found = await Promise.all(
        ['1234.5', 'r&d', '売上'].map((term) => index.lexical({ scope, terms: [term], limit: 10 })),
      );
      // Assess
      expect(found.map((hits) => hits.map((hit) => hit.chunk.seq))).toEqual([[0], [0], [0]]);
    });

    it("never returns another tenant's chunks, whatever ids are requested", async () => {
      // Prepare
      const index = await make();
      await index.put(TENANT, [chunk({ text: 'secret plan' })]);
      await index.put('org_two', [chunk({ seq: 5, text: 'secret plan' })]);
      // Act
      const theirs = { ...scope, tenant: 'org_two' };
      const byWords = await index.lexical({ scope: theirs, terms: ['secret'], limit: 10 });
      const nobody = await index.lexical({ scope: { ...scope, tenant: 'org_none' }, terms: ['secret'], limit: 10 });
      // Assess
      expect(byWords.map((hit) => hit.chunk.seq)).toEqual([5]);
      expect(nobody).toEqual([]);
      expect(await index.count(theirs)).toBe(1);
      expect(await index.count({ ...scope, tenant: 'org_none' })).toBe(0);
    });

    it('searches only the workspaces and files of the scope', async () => {
      // Prepare
      const index = await make();
      await index.put(TENANT, [
        chunk({ seq: 0, text: 'plan' }),
        chunk({ seq: 1, text: 'plan', fileId: 'fil_aaaaaaaaaaaa_0000000000000002' }),
        chunk({ seq: 2, text: 'plan', projectId: OTHER_WORKSPACE, fileId: OTHER_FILE }),
      ]);
      const found = async (narrow: object) =>
        (await index.lexical({ scope: { ...scope, ...narrow }, terms: ['plan'], limit: 10 })).map((h) => h.chunk.seq);
      // Act and assess
      expect((await found({})).toSorted()).toEqual([0, 1]);
      expect((await found({ projectIds: [WORKSPACE, OTHER_WORKSPACE] })).toSorted()).toEqual([0, 1, 2]);
      expect(await found({ fileIds: ['fil_aaaaaaaaaaaa_0000000000000002'] })).toEqual([1]);
      expect(await found({ fileIds: [OTHER_FILE] })).toEqual([]);
      expect(await found({ fileIds: [] })).toEqual([]);
      expect(await found({ projectIds: [] })).toEqual([]);
      expect(await index.count(scope)).toBe(2);
    });

    it('replaces a chunk that is stored again', async () => {
      // Prepare
      const index = await make();
      await index.put(TENANT, [chunk({ text: 'draft' }), chunk({ seq: 1, text: 'other' })]);
      // Act
      await index.put(TENANT, [chunk({ text: 'final' })]);
      // Assess
      expect(await index.lexical({ scope, terms: ['draft'], limit: 10 })).toEqual([]);
      expect(ids(await index.lexical({ scope, terms: ['final'], limit: 10 }))).toHaveLength(1);
      expect(await index.count(scope)).toBe(2);
    });

    it('removes a file, or its tail', async () => {
      // Prepare
      const index = await make();
      const all = Array.from({ length: 6 }, (_, seq) => chunk({ seq, text: 'page' }));
      const fileId = all[0]!.fileId;
      await index.put(TENANT, [...all, chunk({ text: 'page', fileId: 'fil_aaaaaaaaaaaa_0000000000000009' })]);
      // Act and assess
      await index.removeFile({ tenant: TENANT, fileId, fromSeq: 4 });
      expect(await index.count({ ...scope, fileIds: [fileId] })).toBe(4);
      await index.removeFile({ tenant: TENANT, fileId });
      expect(await index.count(scope)).toBe(1);
      expect(await index.lexical({ scope, terms: ['page'], limit: 10 })).toHaveLength(1);
      await index.removeFile({ tenant: 'org_none', fileId });
    });

    it("returns a file's chunks by position, including both ends", async () => {
      // Prepare
      const index = await make();
      await index.put(
        TENANT,
        [4, 2, 3, 1].map((seq) => chunk({ seq, text: `part ${seq}` })),
      );
      // Act
      const range = await index.range({ tenant: TENANT, fileId: chunk({ text: '' }).fileId, from: 2, to: 3 });
      // Assess
      expect(range.map((part) => part.text)).toEqual(['part 2', 'part 3']);
    });

    it.skipIf(withoutVectors)('finds by vector, nearest first, within the scope', async () => {
      // Prepare
      const index = await make();
      await index.put(TENANT, [
        chunk({ seq: 0, text: 'east', vector: [1, 0, 0, 0] }),
        chunk({ seq: 1, text: 'north', vector: [0, 1, 0, 0] }),
        chunk({ seq: 2, text: 'north-east', vector: [0.6, 0.8, 0, 0] }),
        chunk({ seq: 3, text: 'elsewhere', vector: [0, 1, 0, 0], projectId: OTHER_WORKSPACE, fileId: OTHER_FILE }),
      ]);
      // Act
      const hits = await index.nearest({ scope, vector: [0, 1, 0, 0], limit: 2 });
      // Assess
      expect(hits.map((hit) => hit.chunk.seq)).toEqual([1, 2]);
      expect(hits[0]!.score).toBeGreaterThan(hits[1]!.score);
    });
  });
};
