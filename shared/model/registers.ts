// The table of registers of company filings, one row each: provider, company id, language.
export const REGISTER_NAMES = ['DART', 'SEC', 'EDINET'] as const;
export type RegisterName = (typeof REGISTER_NAMES)[number];

/** Register numbers of a company, as fields of CompanyIds. */
type RegisterId = 'corpCode' | 'cik' | 'edinetCode';

export type Register = {
  readonly provider: 'dart' | 'sec' | 'edinet';
  readonly id: RegisterId;
  readonly language: 'ko' | 'en' | 'ja';
};

export const REGISTERS: Readonly<Record<RegisterName, Register>> = {
  /** Korea, Financial Supervisory Service. */
  DART: { provider: 'dart', id: 'corpCode', language: 'ko' },
  /** United States, Securities and Exchange Commission. */
  SEC: { provider: 'sec', id: 'cik', language: 'en' },
  /** Japan, Financial Services Agency. */
  EDINET: { provider: 'edinet', id: 'edinetCode', language: 'ja' },
};

const ROWS = Object.values(REGISTERS);

export const isRegister = (source: string): source is RegisterName => REGISTER_NAMES.some((name) => name === source);

/** The row of a provider; `undefined` if it is not a register. */
export const registerOf = (provider: string): Register | undefined => ROWS.find((row) => row.provider === provider);

type Numbers = { readonly [id in RegisterId]?: string | undefined };

/** The company's number in the provider's register. */
export const numberIn = (provider: string, company: Numbers): string | undefined => {
  const register = registerOf(provider);
  return register && company[register.id];
};

/** The first number that a company has in any register. */
export const anyNumber = (company: Numbers): string | undefined =>
  ROWS.map(({ id }) => company[id]).find((number) => number !== undefined);
