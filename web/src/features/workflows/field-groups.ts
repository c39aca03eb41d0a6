// Which fields of a form are open, and which are folded: the company first, then required fields.
import type { Field } from '#shared/analyses/analysis.ts';
import type { Draft } from './draft.ts';

/** The fewest fields worth folding. */
const FEWEST_FOLDED = 4;

/**
 * Whether a field can stay as it is: optional, or with an initial value. Peers and workbooks are never folded, because
 * comparisons and calculations start with them.
 */
const isAdvanced = ({ kind, optional, initial }: Field): boolean =>
  kind !== 'companies' && kind !== 'workbook' && (optional === true || initial !== undefined);

export type FieldGroups = { readonly main: readonly Field[]; readonly more: readonly Field[] };

export const fieldGroups = (fields: readonly Field[]): FieldGroups => {
  const more = fields.filter(isAdvanced);
  const isFolded = more.length >= FEWEST_FOLDED;
  const shown = isFolded ? fields.filter((field) => !more.includes(field)) : fields;
  const companies = shown.filter(({ kind }) => kind === 'company');
  return {
    main: [
      ...companies.filter(({ optional }) => !optional),
      ...shown.filter((field) => !companies.includes(field) || field.optional),
    ],
    more: isFolded ? more : [],
  };
};

/** Whether something was entered in one of the fields. */
export const isTouched = (fields: readonly Field[], draft: Draft): boolean =>
  fields.some(({ name, initial }) => {
    const value = draft[name];
    return value !== undefined && value !== '' && JSON.stringify(value) !== JSON.stringify(initial);
  });
