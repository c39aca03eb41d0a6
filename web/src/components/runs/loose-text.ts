// Looks up texts whose keys come from the server or the catalog, with a fallback.
import type { CustomTypeOptions } from 'i18next';
import i18next from 'i18next';
import { currentLanguage } from '#web/lib/language.ts';

type Namespace = keyof CustomTypeOptions['resources'];
type Params = Readonly<Record<string, string | number>>;

const filled = (text: string, params: Params): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(params[name] ?? whole));

/** Plain places in braces only; no plural forms. */
export const looseText = (namespace: Namespace, key: string, fallback: string, params: Params = {}): string => {
  const text: unknown = i18next.getResource(currentLanguage(), namespace, key);
  return typeof text === 'string' ? filled(text, params) : fallback;
};

export const choiceLabel = (option: string): string => looseText('analyses', `choices.${option}`, option);
export const fieldLabel = (name: string): string => looseText('analyses', `fields.${name}`, name);
/** `Company (name, ticker or web address)` without what its hint says; of `D / (D + E)` nothing is one. */
export const withoutHint = (label: string): string => label.replace(/(?<![/／]\s*)\s*[(（].*[)）]\s*$/, '');
export const shortLabel = (name: string): string => withoutHint(fieldLabel(name));
export const columnLabel = (name: string): string => looseText('analyses', `workbookColumns.${name}`, name);
export const sectionLabel = (id: string, title: string): string => looseText('analyses', `sections.${id}`, title);
export const outcomeLabel = (outcome: string): string => looseText('runs', `outcome.${outcome}`, outcome);
