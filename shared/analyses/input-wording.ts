// Formats inputs for reading: countries and choices by name, default values omitted.
import type { Language } from '../model/enums.ts';
import type { Field } from './analysis.ts';
import { asWorkbook, type Inputs, type InputValue, inputText } from './inputs.ts';

/** `text` returns i18n `analyses.<key>` in the language. */
export type InputWording = { readonly language: Language; readonly text: (key: string) => string };

/** The name of a country by its code; a typed name is returned unchanged. */
export const countryName = (language: Language, value: string): string =>
  /^[A-Za-z]{2}$/.test(value)
    ? (new Intl.DisplayNames([language], { type: 'region' }).of(value.toUpperCase()) ?? value)
    : value;

const UNITS = { percent: '%', times: 'x', years: '', days: '' } as const;

type Numeric = Extract<Field, { kind: 'number' | 'yearly' }>;
const isNumeric = (field: Field): field is Numeric => field.kind === 'number' || field.kind === 'yearly';

/** One input in words; empty for a file. */
export const inputValueText = (field: Field, value: InputValue, { language, text }: InputWording): string => {
  const plain = inputText(value);
  if (plain === '') return '';
  if (field.kind === 'country') return countryName(language, plain);
  if (field.kind === 'url') return plain.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  if (isNumeric(field)) return `${plain}${field.unit ? UNITS[field.unit] : ''}`;
  if (field.kind !== 'choice') return plain;
  const chosen = Array.isArray(value) ? value : [value];
  return chosen.map((one) => text(`choices.${one}`)).join(', ');
};

const asProposed = ({ initial }: Field, value: InputValue): boolean =>
  initial !== undefined && JSON.stringify(initial) === JSON.stringify(value);

type Line = InputWording & {
  /** The names of the workbooks' files, by id. */
  readonly files: ReadonlyMap<string, string>;
};

const inLine = (field: Field, value: InputValue, line: Line): string => {
  const workbook = asWorkbook(value);
  if (workbook) return line.files.get(workbook.fileId) ?? '';
  if (asProposed(field, value)) return '';
  const wording = inputValueText(field, value, line);
  return isNumeric(field) && wording ? `${line.text(`fields.${field.name}`)} ${wording}` : wording;
};

/** The specification's input variable: the entered inputs, in the order of the form. */
export const inputLine = (fields: readonly Field[], inputs: Inputs, line: Line): string =>
  fields
    .map((field) => inLine(field, inputs[field.name], line))
    .filter(Boolean)
    .join(' · ');
