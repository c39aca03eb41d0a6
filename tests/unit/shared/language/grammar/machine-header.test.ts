// Headers that programs write, as people read them.
import { expect, it } from 'vitest';
import { spelledHeader } from '#shared/language/grammar/machine-header.ts';

it.each([
  ['arr_gbp_k_mar_2026', 'ARR Mar 2026 (GBP k)'],
  ['net_revenue_2025_usd_k', 'Net revenue 2025 (USD k)'],
  ['active_employees', 'Active employees'],
  ['contract_value_aud', 'Contract value (AUD)'],
  ['forecast_margin_pct', 'Forecast margin %'],
  ['매출액_백만원', '매출액 (백만원)'],
  ['Customer name', 'Customer name'],
  ['得意先名', '得意先名'],
])('%s is shown as %s', (header, shown) => {
  expect(spelledHeader(header)).toBe(shown);
});
