// Hashed vectors: the same every time, of length 1, closer for texts that share words.
import { describe, expect, it } from 'vitest';
import { offlineModel } from '#functions/adapters/local/offline-model.ts';
import { DIMENSIONS, hashEmbedding } from '#functions/engine/embed/hash-embedding.ts';
import { anyText, fc } from '#tests/helpers/properties.ts';

const cosine = (a: string, b: string): number => {
  const right = hashEmbedding(b);
  return hashEmbedding(a).reduce((sum, value, i) => sum + value * (right[i] ?? 0), 0);
};

describe('hashed embedding', () => {
  it('is deterministic, finite and of length 1 or 0 for any text', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), (text) => {
        const vector = hashEmbedding(text);
        expect(vector).toHaveLength(DIMENSIONS);
        expect(hashEmbedding(text)).toEqual(vector);
        const length = Math.hypot(...vector);
        expect(length === 0 || Math.abs(length - 1) < 1e-9).toBe(true);
      }),
    );
  });

  it.each(['가', '売', 'ab', '매출액', '7', 'Ｒ＆Ｄ'])('embeds %s as a direction', (text) => {
    expect(Math.hypot(...hashEmbedding(text))).toBeCloseTo(1, 9);
  });

  it.each([
    ['삼성전자의 매출액은', '삼성전자 매출액', '주주총회 의사록'],
    ['revenue of Samsung Electronics in 2021', 'Samsung Electronics revenue 2021', 'employee benefit plans'],
    ['連結売上高の推移', '売上高は前年比で増加', '取締役の報酬等'],
  ])('places %s nearer to %s than to %s', (text, near, far) => {
    expect(cosine(text, near)).toBeGreaterThan(cosine(text, far) + 0.1);
  });

  it('ignores case, width and word order', () => {
    expect(cosine('Net Sales ２０２１', 'net sales 2021')).toBeCloseTo(1, 9);
    expect(cosine('alpha beta gamma', 'gamma alpha beta')).toBeCloseTo(1, 9);
  });

  it('keeps texts without common parts nearly orthogonal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (n) => {
        const words = (from: string) =>
          Array.from({ length: 40 }, (_, i) => `${from}${(n * 31 + i * 7) % 9973}`).join(' ');
        expect(Math.abs(cosine(words('ab'), words('zq')))).toBeLessThan(0.6);
      }),
    );
  });
});

describe('offline model', () => {
  it('embeds texts in order and has no writer', async () => {
    const model = offlineModel();
    const texts = Array.from({ length: 70 }, (_, n) => `text ${n}`);
    expect(await model.embed(texts)).toEqual(texts.map(hashEmbedding));
    expect(model.kind).toBe('offline');
    expect(model.write).toBeUndefined();
  });
});
