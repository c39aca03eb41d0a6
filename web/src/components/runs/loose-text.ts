// Looks up texts whose keys come from the server or the catalog, with a fallback.
import type { CustomTypeOptions } from 'i18next';
import i18next from 'i18next';
import { currentLanguage } from '#web/lib/language.ts';

type Namespace = keyof CustomTypeOptions['resources'];
type Params = Readonly<Record<string, string | number>>;

const filled = (text: string, params: Params): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(params[name] ?? whole));

/** Replaces plain placeholders in braces; plural forms are not supported. */
export const looseText = (namespace: Namespace, key: string, fallback: string, params: Params = {}): string => {
  const text: unknown = i18next.getResource(currentLanguage(), namespace, key);
  return typeof text === 'string' ? filled(text, params) : fallback;
};

export const choiceLabel = (option: string): string => looseText('analyses', `choices.${option}`, option);
export const fieldLabel = (name: string): string => looseText('analyses', `fields.${name}`, name);
/**
 * Removes the parenthesized hint of a label: `Company (name, ticker or web address)` becomes `Company`. `D / (D + E)`
 * stays as it is.
 */
export const withoutHint = (label: string): string => label.replace(/(?<![/／]\s*)\s*[(（].*[)）]\s*$/, '');
export const shortLabel = (name: string): string => withoutHint(fieldLabel(name));
export const columnLabel = (name: string): string => looseText('analyses', `workbookColumns.${name}`, name);
export const sectionLabel = (id: string, title: string): string => looseText('analyses', `sections.${id}`, title);
export const outcomeLabel = (outcome: string): string => looseText('runs', `outcome.${outcome}`, outcome);
