// Markup that is safe by its type: text becomes markup only through `html`, which escapes its values.
import { markupText } from '#shared/report/clean-text.ts';

export type Markup = { readonly markup: string };
type Filled = Markup | string | number | readonly (Markup | string)[];

const escaped = (value: Filled): string => {
  if (typeof value === 'string' || typeof value === 'number') return markupText(String(value));
  return 'markup' in value ? value.markup : value.map(escaped).join('');
};

export const html = (parts: TemplateStringsArray, ...values: readonly Filled[]): Markup => ({
  markup: parts.map((part, i) => part + (i < values.length ? escaped(values[i] ?? '') : '')).join(''),
});

/** For text that is markup already, such as a drawing or the style. */
export const trusted = (markup: string): Markup => ({ markup });
export const NOTHING: Markup = { markup: '' };
