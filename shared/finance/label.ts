// Defines the label of a row or sheet: a text of i18n `finance`, or words without translation (names, periods).
import type { TextGroupIn, TextIn } from '../i18n/text-keys.ts';

type Params = Readonly<Record<string, Label | number>>;
export type Label = string | { readonly key: string; readonly params?: Params | undefined };

/** `key`: without the namespace, as in `label('dcf.revenue')`. */
export const label = (key: TextIn<'finance'>, params?: Params): Label => ({ key, params });
/** For an id that comes from data. */
export const labelOf = (group: TextGroupIn<'finance'>, id: string, params?: Params): Label => ({
  key: `${group}.${id}`,
  params,
});

type Translate = (key: string, params: Readonly<Record<string, string | number>>) => string;

/** `translate` takes the key without its namespace. */
export const labelText = (what: Label, translate: Translate): string => {
  if (typeof what === 'string') return what;
  const params = Object.entries(what.params ?? {}).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : labelText(value, translate),
  ]);
  return translate(what.key, Object.fromEntries(params));
};
