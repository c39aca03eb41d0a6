// What a plan rests on, and how it reacts: sentences below such headings of the company's plan.
import { expect, it } from 'vitest';
import { planPremises, planSensitivity, withoutPremises } from '#functions/analyses/plan-premises.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { contextFor } from '#tests/helpers/section-context.ts';

const COMPANY = 'Gaon Freight';
const PREMISE = 'Rates rise by 3% a year.';
const REACTION = 'Operating income falls by $2 million if the second depot opens a year late.';
const STEP = 'The second depot opens in May 2027.';

const contextWith = (section: string) => {
  const paper = { company: COMPANY, document: 'gaon_business_plan_2026.md' };
  return contextFor({
    type: 'InvestmentHighlights',
    inputs: { company: COMPANY },
    chunks: [
      chunkOf({ text: `${PREMISE} ${REACTION}` }, { ...paper, section: `Business plan > ${section}` }),
      chunkOf({ text: STEP }, { ...paper, section: 'Business plan > Investments' }),
    ],
  });
};
const textsOf = (all: readonly { readonly text: string }[]) => all.map(({ text }) => text);

it('puts how the plan reacts before what it takes for granted', async () => {
  expect(textsOf(await planPremises(contextWith('Key assumptions')))).toEqual([REACTION, PREMISE]);
  expect(textsOf(await planSensitivity(contextWith('Key assumptions')))).toEqual([REACTION]);
});

it('finds none below another heading', async () => {
  expect(await planPremises(contextWith('Staff'))).toEqual([]);
});

it('removes premises from the steps of the plan', async () => {
  const sentences = [PREMISE, STEP].map((text) => ({ text, refs: [1], check: 'verified' as const }));

  const blocks = await withoutPremises(contextWith('Assumptions'), [{ kind: 'text', sentences }]);

  expect(blocks).toMatchObject([{ sentences: [{ text: STEP }] }]);
});
