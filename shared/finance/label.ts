// What a row or sheet is called: a text of i18n `finance`, or words that need no translation (names, periods).
export type Label =
  | string
  | { readonly key: string; readonly params?: Readonly<Record<string, Label | number>> | undefined };

/** `key` without the namespace: `label('dcf.revenue')`. */
export const label = (key: string, params?: Readonly<Record<string, Label | number>>): Label => ({ key, params });

type Translate = (key: string, params: Readonly<Record<string, string | number>>) => string;

/** `translate` is given the key with its namespace. */
export const labelText = (what: Label, translate: Translate): string => {
  if (typeof what === 'string') return what;
  const params = Object.entries(what.params ?? {}).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : labelText(value, translate),
  ]);
  return translate(`finance.${what.key}`, Object.fromEntries(params));
};
