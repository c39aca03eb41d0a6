// The finished checklist of the sample workspace is based on the sample's own files.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import finished from '#infra/local/samples/finished-list.json' with { type: 'json' };
import { SAMPLES } from '#infra/local/samples/manifest.ts';
import { Block } from '#shared/report/blocks.ts';
import { refsIn } from '#shared/report/refs-in.ts';

const sample = SAMPLES.find(({ hasList }) => hasList);
const ANSWERED = ['answered', 'inReview', 'approved', 'redFlag'];

it('cites only files of its workspace, and something for every answer', () => {
  const names = sample?.files.map(({ filename }) => filename);
  const answered = finished.rows.filter(({ status }) => ANSWERED.includes(status));

  expect(finished.rows.flatMap(({ references }) => references.map(({ title }) => title))).toSatisfy((titles: string[]) =>
    titles.every((title) => names?.includes(title)),
  );
  expect(answered.map(({ answer, references }) => refsIn(Block.array().parse(answer)).length > 0 && references.length > 0)).toEqual(
    answered.map(() => true),
  );
});

it('quotes the interview literally', () => {
  const file = sample?.files.find(({ filename }) => filename.endsWith('.md'));
  const text = readFileSync(new URL(`../../../../../infra/local/samples/${file?.path}`, import.meta.url), 'utf8');
  const quotes = finished.rows.flatMap(({ references }) => references.filter(({ title }) => title === file?.filename));

  expect(quotes.length).toBeGreaterThan(0);
  expect(quotes.filter(({ quote }) => !text.includes(quote))).toEqual([]);
});
