// The catalog: every type has its texts, asks only for what its form requires, and differs from all others.
import { describe, expect, it } from 'vitest';
import type { Work } from '#shared/analyses/analysis.ts';
import { parseInputs } from '#shared/analyses/inputs.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import { translateId } from '#shared/i18n/translate.ts';
import { ANALYSIS_TYPES } from '#shared/model/analysis.ts';
import { LANGUAGES } from '#shared/model/enums.ts';

const GIVEN_BY_THE_BUILDER = ['company', 'product'];

const keysOf = (work: Work): string[] => {
  switch (work.kind) {
    case 'ask':
    case 'quotes':
    case 'timeline':
    case 'map':
      return work.questions.map((key) => `ask.${key}`);
    case 'flow':
      return work.stages.flatMap((stage) => [`stages.${stage}`, `flow.${stage}`]);
    case 'series':
      return work.metrics.flatMap((metric) => [`metrics.${metric}`, `series.${metric}`]);
    case 'matrix':
      return work.attributes.flatMap((name) => [
        `attributes.${name}`,
        ...(work.rows === 'products' ? [] : [`cells.${name}`]),
      ]);
    case 'ranking':
      return work.columns.map((name) => `columns.${name}`);
    default:
      return [];
  }
};

const params = (text: string): string[] => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name);
const withoutParams = (language: (typeof LANGUAGES)[number], key: string): string => {
  const kept = new Proxy({}, { get: (_, name) => `{{${String(name)}}}` });
  return translateId(language, 'analyses', key, kept);
};

describe.each(ANALYSIS_TYPES)('%s', (type) => {
  const analysis = analysisOf(type);

  it('has its own type, and each section id once', () => {
    const ids = analysis.sections.map(({ id }) => id);

    expect(analysis.type).toBe(type);
    expect(new Set(ids).size).toBe(ids.length);
    expect(analysis.sections.some(({ optional }) => !optional)).toBe(true);
  });

  it('has every text in three languages', () => {
    const keys = [
      `types.${type}.label`,
      `types.${type}.text`,
      ...analysis.fields.map(({ name }) => `fields.${name}`),
      ...analysis.fields.flatMap((field) =>
        field.kind === 'choice' ? field.options.map((one) => `choices.${one}`) : [],
      ),
      ...analysis.fields.flatMap((field) =>
        field.kind === 'workbook' ? field.columns.map(({ name }) => `workbookColumns.${name}`) : [],
      ),
      ...analysis.fields.flatMap(({ invalid }) => (invalid ? [`invalid.${invalid}`] : [])),
      ...analysis.sections.map(({ id }) => `sections.${id}`),
      ...analysis.sections.flatMap(({ work }) => keysOf(work)),
    ];

    for (const language of LANGUAGES) for (const key of keys) expect(withoutParams(language, key), key).not.toBe('');
  });

  it('asks only with inputs that are required', () => {
    const demanded = new Set(analysis.fields.filter(({ optional }) => !optional).map(({ name }) => name));
    for (const { work } of analysis.sections)
      for (const key of keysOf(work).filter((one) => !one.startsWith('cells.')))
        for (const name of params(withoutParams('ko', key)))
          expect(
            demanded.has(name) || (work.kind === 'matrix' && GIVEN_BY_THE_BUILDER.includes(name)),
            `${key} ${name}`,
          ).toBe(true);
  });

  it('names the missing inputs of an empty form', () => {
    const { problems } = parseInputs(analysis.fields, {});

    expect(problems.length).toBeGreaterThan(0);
    for (const { code } of problems) expect(translateId('en', 'analyses.invalid', code)).not.toBe('');
  });

  it('includes only sections that exist', () => {
    for (const { work } of analysis.sections)
      if (work.kind === 'include')
        for (const id of work.sections ?? []) expect(analysisOf(work.type).sections.map((one) => one.id)).toContain(id);
  });
});

it('no two analyses do the same work', () => {
  const works = ANALYSIS_TYPES.map((type) => JSON.stringify(analysisOf(type).sections.map(({ work }) => work)));

  expect(new Set(works).size).toBe(works.length);
});

it('a memorandum has the twelve sections of the specification in order, with five of ours between them', () => {
  const ours = ['customers', 'keyMeasures', 'forecast', 'appendix', 'transaction'];
  const ids: string[] = analysisOf('ImWorkflow').sections.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(ours));
  expect(ids.filter((id) => !ours.includes(id))).toEqual([
    ...['executiveSummary', 'investmentHighlight', 'companyOverview', 'businessModel', 'segments'],
    ...['industryAndCompetition', 'financialPerformance', 'managementAndGovernance', 'strategicInitiatives'],
    ...['riskFactors', 'investmentConsiderations', 'conclusion'],
  ]);
});
