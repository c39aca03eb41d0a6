// The inputs of every analysis: which are accepted, and the message for each that is refused.
import { describe, expect, it } from 'vitest';
import { parseInputs } from '#shared/analyses/inputs.ts';
import { creditsFor, proposedPlan, secondsFor, withFixedFields } from '#shared/analyses/plan.ts';
import { ANALYSES, analysisOf } from '#shared/analyses/registry.ts';
import { ANALYSIS_TYPES } from '#shared/model/analysis.ts';
import { SOURCES } from '#shared/model/enums.ts';
import { fc } from '#tests/helpers/properties.ts';

const { fields } = ANALYSES.ImWorkflow;
const codes = (inputs: Record<string, unknown>) =>
  Object.fromEntries(parseInputs(fields, inputs).problems.map(({ field, code }) => [field, code]));

describe('inputs', () => {
  it('reports missing inputs with the messages of the specification', () => {
    const industry = { kind: 'text', name: 'industry', invalid: 'industryRequired' } as const;

    expect(parseInputs([industry], {}).problems).toEqual([{ field: 'industry', code: 'industryRequired' }]);
    expect(codes({})).toEqual({ homepage: 'required', company: 'required' });
    expect(parseInputs(ANALYSES.PeerComps.fields, { company: '가온물류', peers: [] }).problems).toEqual([
      { field: 'peers', code: 'nameOrUrl' },
    ]);
  });

  it.each([
    'nonsense',
    'ftp://a.example',
    'http://',
    'javascript:alert(1)',
    'https://u:p@a.example',
    '169.254.169.254',
  ])('refuses %s as a web address', (homepage) => {
    expect(codes({ company: 'Gaon', homepage })).toHaveProperty('homepage');
  });

  it('accepts a name, an address or a chosen company as a company', () => {
    const company = (value: unknown) => parseInputs(fields, { company: value, homepage: 'a.example' }).inputs.company;

    expect(company('가온물류')).toEqual({ name: '가온물류' });
    expect(company('www.gaon.example')).toEqual({ name: 'www.gaon.example', domain: 'gaon.example' });
    expect(company({ name: 'Gaon', corpCode: '99000101' })).toEqual({ name: 'Gaon', corpCode: '99000101' });
  });

  it('parses its own result to the same, and never throws', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ANALYSIS_TYPES),
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.jsonValue(),
        (type, extra, value) => {
          const analysis = analysisOf(type);
          const raw = { ...extra, ...Object.fromEntries(analysis.fields.map(({ name }) => [name, value])) };
          const { inputs, problems } = parseInputs(analysis.fields, raw);
          if (problems.length > 0) return;
          expect(parseInputs(analysis.fields, inputs).inputs).toEqual(inputs);
        },
      ),
    );
  });
});

describe('a plan', () => {
  const sources = SOURCES.map((source) => ({ source, isSample: false }));

  it.each(ANALYSIS_TYPES)(
    'of %s costs the price of the analysis with all sections, and something with none',
    (type) => {
      const analysis = analysisOf(type);
      const { sections } = proposedPlan(analysis, { titleOf: (id) => id, sources, hasFiles: false });

      expect(
        creditsFor(
          analysis,
          sections.map((one) => ({ ...one, on: true })),
        ),
      ).toBe(analysis.credits);
      expect(
        creditsFor(
          analysis,
          sections.map((one) => ({ ...one, on: false })),
        ),
      ).toBeGreaterThan(0);
    },
  );

  const onIn = ({ sources: all }: ReturnType<typeof proposedPlan>) =>
    all.filter(({ on }) => on).map(({ source }) => source);
  const withSamples = SOURCES.map((source) => ({ source, isSample: source !== 'FILES' && source !== 'WEB' }));

  it.each([
    [true, ['FILES', 'WEB']],
    [false, [...SOURCES]],
  ])('selects no sample source by default if the workspace has files: %s', (hasFiles, wanted) => {
    const plan = proposedPlan(analysisOf('CompanyProfiling'), { titleOf: (id) => id, sources: withSamples, hasFiles });

    expect(onIn(plan).toSorted()).toEqual(wanted.toSorted());
    expect(plan.sources).toHaveLength(SOURCES.length);
  });

  it.each(['ImWorkflow', 'DraftInformation'] as const)(
    'of %s, for the other side, offers no sample sources',
    (type) => {
      const plan = proposedPlan(analysisOf(type), { titleOf: (id) => id, sources: withSamples, hasFiles: false });

      expect(plan.sources.filter(({ isSample }) => isSample)).toEqual([]);
    },
  );

  it('takes seconds with the extractive writer, and minutes with a model', () => {
    const analysis = analysisOf('ImWorkflow');
    const { sections, seconds } = proposedPlan(analysis, { titleOf: (id) => id, sources, hasFiles: true });

    expect(secondsFor(analysis, sections, 'offline')).toBeLessThan(30);
    expect(seconds).toBeGreaterThan(300);
  });

  it("keeps a shorter time than the model's, but no longer one", () => {
    const analysis = analysisOf('CompanyProfiling');
    const plan = proposedPlan(analysis, { titleOf: (id) => id, sources, hasFiles: true });

    expect(withFixedFields(analysis, { ...plan, seconds: 9 }).seconds).toBe(9);
    expect(withFixedFields(analysis, { ...plan, seconds: 9999 }).seconds).toBe(plan.seconds);
  });

  it('keeps only sections of the analysis, at our price', () => {
    const analysis = analysisOf('CompanyProfiling');
    const plan = proposedPlan(analysis, { titleOf: (id) => id, sources, wanted: ['FILES'], hasFiles: true });
    const strange = { id: 'strange', title: 'Strange', on: true };

    const held = withFixedFields(analysis, {
      ...plan,
      sections: [strange, ...plan.sections, ...plan.sections],
      credits: 0,
    });

    expect(held.sections).toEqual(plan.sections);
    expect(held.credits).toBe(plan.credits);
    expect(plan.sources.filter(({ on }) => on).map(({ source }) => source)).toEqual(['FILES']);
  });
});
