// Texts on the server: the namespaces that the back end writes in, with `{{name}}` filled in. The web app uses i18next.
import { readFileSync } from 'node:fs';
import type { Language } from '../model/enums.ts';

/** Those that the back end writes in; the others are of screens alone. */
export const SERVER_NAMESPACES = [
  'analyses',
  'answers',
  'checklists',
  'errors',
  'export',
  'finance',
  'mail',
  'report',
] as const;

type Texts = { readonly [name: string]: string | Texts };

const read = new Map<string, Texts>();

/** Read when they are first needed: a reply needs one language and one or two namespaces. They lie beside a bundle as they lie here. */
const textsIn = (language: Language, namespace: string): Texts | undefined => {
  if (!SERVER_NAMESPACES.some((name) => name === namespace)) return undefined;
  const path = `./${language}/${namespace}.json`;
  const texts: Texts = read.get(path) ?? JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
  read.set(path, texts);
  return texts;
};

const find = (texts: Texts | string | undefined, path: readonly string[]): string | undefined => {
  const [name, ...rest] = path;
  if (name === undefined) return typeof texts === 'string' ? texts : undefined;
  return typeof texts === 'object' && Object.hasOwn(texts, name) ? find(texts[name], rest) : undefined;
};

/** `key` is `namespace.path.to.text`. Throws for a key that has no text. */
export const translate = (
  language: Language,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string => {
  const [namespace = '', ...path] = key.split('.');
  const text = find(textsIn(language, namespace), path);
  if (text === undefined) throw new Error(`no text for ${key} in ${language}`);
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(params[name] ?? ''));
};
