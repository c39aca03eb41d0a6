// The features by which lines are ordered where nothing answers.
import { expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';
import { answeringLines } from '#functions/engine/write/answering/answering-features.ts';
import { INPUTS, valuesOver } from '#functions/engine/write/close/close-features.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';

const TEXT = 'The kiln was rebuilt in May 2021. The rent of the yard is 40,000 a year.\nWho pays the rates?';
const passage = {
  source: 'FILES',
  chunk: chunkOf({ text: TEXT }, { document: 'Lease of the yard' }),
  score: 1,
  signals: {},
} as const;
const planned = (query: string) => plan({ query, history: [], sources: [], now: Date.UTC(2026, 5, 1) });

const valuesOf = (question: string) => {
  const parsed = planned(question);
  const lines = answeringLines(parsed, [passage]);
  const values = valuesOver(parsed, lines);
  return (name: string) => lines.map((_, n) => values[n]?.[INPUTS.indexOf(name)]);
};

it('are as many finite numbers as there are names', () => {
  const parsed = planned('Where is the yard?');
  for (const values of valuesOver(parsed, answeringLines(parsed, [passage]))) {
    expect(values).toHaveLength(INPUTS.length);
    expect(values.every(Number.isFinite)).toBe(true);
  }
});

it('have pieces of words in common whatever their endings', () => {
  const [kiln = 0, rent = 0] = valuesOf('When did they rebuild the kilns?')('pieces.own');
  expect(kiln).toBeGreaterThan(rent);
});

it('say whether a line has what is wanted', () => {
  expect(valuesOf('When was the kiln rebuilt?')('date x date')).toEqual([1, 0]);
});

it('say what the sentences beside a line add to it', () => {
  const [, rent = 0] = valuesOf('What is the rent where the kiln was rebuilt?')('quote.pieces');
  expect(rent).toBeGreaterThan(0);
});

it('say of which row of a table the figures are largest, and which row totals them', () => {
  const text = 'Yard\tRent\nNorth\t100\nSouth\t300\nWest\t200\nTotal\t600';
  const table = { ...passage, chunk: chunkOf({ text, kind: 'table' }, { document: 'Yards' }) };
  const parsed = planned('Which yard has the highest rent?');
  const lines = answeringLines(parsed, [table]);
  const values = valuesOver(parsed, lines);
  const named = (name: string) =>
    Object.fromEntries(lines.map(({ text: line }, n) => [line.split(' ')[0], values[n]?.[INPUTS.indexOf(name)]]));
  expect(named('highest x isMost')).toMatchObject({ North: 0, South: 1, West: 0 });
  expect(named('isTotal')).toMatchObject({ South: 0, Total: 1 });
});
