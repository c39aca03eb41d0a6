// Parses the inputs of a run: builds the parser from an analysis's fields, and reports the problems of each field.
import * as z from 'zod';
import { CURRENCIES } from '../model/analysis.ts';
import { CompanyIds } from '../model/fact.ts';
import { FileId } from '../model/ids.ts';
import type { Field } from './analysis.ts';
import { exchangeRates } from './exchange-rates.ts';
import { yearlyNumbers, yearlyText } from './yearly-numbers.ts';

/** As sent by a form. `columns`: for each column that the calculation needs, the header in the file (`headsOf`). */
export const WorkbookInput = z.object({
  fileId: FileId,
  sheet: z.string().max(200).optional(),
  columns: z.record(z.string().max(60), z.string().max(300)),
  /** The powers of ten of columns that a person corrected. */
  scales: z.record(z.string().max(60), z.int().min(0).max(12)).optional(),
});
export type WorkbookInput = z.infer<typeof WorkbookInput>;

export type InputValue =
  | string
  | number
  | readonly string[]
  | CompanyIds
  | readonly CompanyIds[]
  | WorkbookInput
  | undefined;
export type Inputs = Readonly<Record<string, InputValue>>;

/** A web address, with or without its scheme. The last part of a host name is never a number. */
const WebAddress = z
  .string()
  .trim()
  .max(500)
  .transform((text) => (/^https?:\/\//i.test(text) ? text : `https://${text}`))
  .refine(
    (text) =>
      /^https?:\/\/[^/?#@\s]+\.(?=[\d-]*\p{L})[\p{L}\d-]{2,}([/?#:]|$)/iu.test(text) &&
      URL_LIKE.safeParse(text).success,
  );
const URL_LIKE = z.url();

const domainOf = (text: string): string | undefined =>
  /^(?:https?:\/\/)?(?:www\.)?([\p{L}\d-]+(?:\.[\p{L}\d-]+)+)\/?$/iu.exec(text)?.[1]?.toLowerCase();

/** A name, a ticker or an address as typed, or a company chosen from candidates. */
const Company = z.union([
  CompanyIds.extend({ name: z.string().trim().min(1).max(200) }),
  z
    .string()
    .trim()
    .min(1)
    .max(200)
    .transform((text): CompanyIds => {
      const domain = domainOf(text);
      return domain ? { name: text, domain } : { name: text };
    }),
]);

/** `2024`, `2022-2024`. */
const Period = z
  .string()
  .trim()
  .regex(/^(19|20)\d{2}(-(19|20)\d{2})?$/)
  .refine((text) => text.slice(0, 4) <= text.slice(-4));

const choiceOf = (field: Extract<Field, { kind: 'choice' }>): z.ZodType<string | string[]> => {
  const one = z.string().refine((text) => field.options.includes(text));
  return field.many ? z.array(one).max(field.options.length) : one;
};

const numberOf = ({ min, max }: Extract<Field, { kind: 'number' }>): z.ZodType<number> =>
  z.coerce
    .number()
    .refine((n) => Number.isFinite(n) && (min === undefined || n >= min) && (max === undefined || n <= max));

/** A number from an earlier form is a list of one. */
const yearlyOf = ({ min, max }: Extract<Field, { kind: 'yearly' }>): z.ZodType<string> =>
  z
    .union([z.string(), z.number()])
    .transform(String)
    .refine((text) => yearlyNumbers(text)?.every((one = min) => one >= min && one <= max) ?? false)
    .transform((text) => yearlyText(yearlyNumbers(text) ?? []));

const parserOf = (field: Field): z.ZodType<InputValue> => {
  switch (field.kind) {
    case 'text':
      return z
        .string()
        .trim()
        .min(1)
        .max(field.long ? 4000 : 500)
        .refine((text) => !field.rates || exchangeRates(text) !== undefined);
    case 'company':
      return Company;
    case 'companies':
      return z
        .array(Company)
        .min(field.min ?? 1)
        .max(field.max);
    case 'url':
      return WebAddress;
    case 'country':
      return z.string().trim().min(2).max(80);
    case 'choice':
      return choiceOf(field);
    case 'period':
      return Period;
    case 'currency':
      return z.enum(CURRENCIES);
    case 'number':
      return numberOf(field);
    case 'yearly':
      return yearlyOf(field);
    case 'workbook':
      return WorkbookInput.refine(({ columns }) =>
        field.columns.every(({ name, optional }) => optional || (columns[name] ?? '') !== ''),
      );
  }
};

export type Problem = {
  readonly field: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string>> | undefined;
};

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The error code of an invalid field; the specification's message takes precedence. */
const codeOf = (field: Field): string => field.invalid ?? (field.kind === 'workbook' ? 'workbookColumns' : field.kind);

/** Codes of messages that ask for the input; other messages describe an error in it. */
const missingCode = ({ invalid }: Field): string =>
  invalid && (invalid.endsWith('Required') || invalid === 'nameOrUrl') ? invalid : 'required';

/** Ignores unknown names, which an older form may send. Texts of the codes: i18n `analyses.invalid.<code>`. */
export const parseInputs = (
  fields: readonly Field[],
  raw: Readonly<Record<string, unknown>>,
): { readonly inputs: Inputs; readonly problems: readonly Problem[] } => {
  const inputs: Record<string, InputValue> = {};
  const problems: Problem[] = [];
  for (const field of fields) {
    const value = isMissing(raw[field.name]) ? field.initial : raw[field.name];
    if (isMissing(value)) {
      if (!field.optional) problems.push({ field: field.name, code: missingCode(field) });
      continue;
    }
    const parsed = parserOf(field).safeParse(value);
    if (parsed.success) inputs[field.name] = parsed.data;
    else problems.push({ field: field.name, code: codeOf(field) });
  }
  return { inputs, problems };
};

const asCompany = (value: InputValue): CompanyIds | undefined => CompanyIds.safeParse(value).data;
const asCompanies = (value: InputValue): readonly CompanyIds[] => z.array(CompanyIds).safeParse(value).data ?? [];
export const asWorkbook = (value: InputValue): WorkbookInput | undefined => WorkbookInput.safeParse(value).data;

/** An input in one line; empty for a file. */
export const inputText = (value: InputValue): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const company = asCompany(value);
  if (company) return company.name;
  if (!Array.isArray(value)) return '';
  return value
    .map((one: unknown) => (typeof one === 'string' ? one : (CompanyIds.safeParse(one).data?.name ?? '')))
    .join(', ');
};

/** The company that the analysis is about: the first field of that kind. */
export const companyIn = (fields: readonly Field[], inputs: Inputs): CompanyIds | undefined => {
  const field = fields.find(({ kind }) => kind === 'company');
  return field && asCompany(inputs[field.name]);
};

export const peersIn = (fields: readonly Field[], inputs: Inputs): readonly CompanyIds[] =>
  fields.filter(({ kind }) => kind === 'companies').flatMap(({ name }) => asCompanies(inputs[name]));
