// Every refusal and remark of a calculator has a text in every language.
import { describe, expect, it } from 'vitest';
import { REFUSALS } from '#shared/finance/refused.ts';
import { translate, translateId } from '#shared/i18n/translate.ts';
import { LANGUAGES } from '#shared/model/enums.ts';

const FINDINGS = [
  'negativeEquity',
  'negativeTerminalFlow',
  'terminalShareHigh',
  'multipleNotMeaningful',
  'impliedMultipleOdd',
  'returnAboveCapitalCost',
  'growthAboveRiskFree',
  'farFromMarket',
  'fewPeers',
  'negativeImpliedEquity',
  'targetLoss',
];

describe('texts of the calculators', () => {
  it.each(LANGUAGES)('exist for every refusal and finding: %s', (language) => {
    for (const code of REFUSALS) expect(translate(language, `finance.refusal.${code}`)).not.toBe('');
    for (const code of FINDINGS) expect(translateId(language, 'finance.finding', code)).not.toBe('');
  });
});
