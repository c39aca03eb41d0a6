// Reports in English and Japanese over Korean documents, one type for each builder, meet the rules of Korean ones.
import { beforeAll, describe, expect, it } from 'vitest';
import { countOf } from '../helpers/properties.ts';
import { expectSound } from './golden-checks.ts';
import { type Desk, runOf, sampleDesk } from './sample-desk.ts';
import { EACH_BUILDER, sources, WANTED } from './wanted.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await sampleDesk();
});

const HANGUL_LABEL = /^[가-힣 ]+$/;
const labelsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(labelsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'caption' || key === 'title' || key === 'note') && typeof inner === 'string' ? [inner] : labelsIn(inner),
  );
};

const OTHERS = ['en', 'ja'] as const;
/** Runs each type in one of the two languages, or in both in the full run. */
const EVERY = countOf(OTHERS.length, 1);

describe.each(OTHERS)('reports in %s', (language) => {
  const types = EACH_BUILDER.filter((_, nth) => (nth + OTHERS.indexOf(language)) % EVERY === 0);
  it.each(types)('%s', async (type) => {
    // Prepare
    const { inputs, workbook, kinds } = WANTED[type];

    // Act
    const golden = await runOf({ desk, type, inputs, sources, language, ...(workbook ? { workbook } : {}) });

    // Assess
    expectSound(golden, kinds);
    // Our own titles are in the language of the report; titles of quoted tables stay as printed.
    const own = golden.sections.flatMap(({ blocks, note }) =>
      [...blocks.filter(({ kind }) => kind === 'chart'), { note }].flatMap(labelsIn),
    );
    expect(own.filter((text) => HANGUL_LABEL.test(text) || /undefined|\{\{/.test(text))).toEqual([]);
  });
  it("find the segments of a company in its documents' language", async () => {
    const golden = await runOf({
      desk,
      type: 'FinancialPerformance',
      inputs: WANTED.FinancialPerformance.inputs,
      language,
      only: 'segmentMix',
    });
    const [segments] = golden.sections;

    expect(segments?.blocks.map(({ kind }) => kind)).toEqual(['table', 'chart', 'list', 'list']);
  });
});
