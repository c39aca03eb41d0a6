// Lists the steps from enterprise to equity value: claims of parties other than shareholders, and assets outside the
// cash flows.
import type { DcfInput } from './input.ts';

type Claim = { readonly key: keyof DcfInput['bridge']; readonly sign: 1 | -1 };

/** Koller, Goedhart, Wessels, Valuation, ch. 16: debt and its equivalents are deducted, non-operating assets added. */
export const CLAIMS: readonly Claim[] = [
  { key: 'debt', sign: -1 },
  { key: 'leases', sign: -1 },
  { key: 'pensions', sign: -1 },
  { key: 'minorities', sign: -1 },
  { key: 'preferred', sign: -1 },
  { key: 'cash', sign: 1 },
  { key: 'investments', sign: 1 },
  { key: 'associates', sign: 1 },
];
