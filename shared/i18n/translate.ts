// Translates texts on the server: the back end's namespaces, with `{{name}}` filled in. The web app uses i18next.
import { readFileSync } from 'node:fs';
import type { Language } from '../model/enums.ts';
import type { ServerTexts, TextGroup, TextKey } from './text-keys.ts';

const NAMESPACES: Readonly<Record<keyof ServerTexts, true>> = {
  analyses: true,
  answers: true,
  checklists: true,
  errors: true,
  export: true,
  finance: true,
  mail: true,
  report: true,
};
export const SERVER_NAMESPACES = Object.keys(NAMESPACES);

type Texts = { readonly [name: string]: string | Texts };

const read = new Map<string, Texts>();

/**
 * Read on first use: a response needs one language and one or two namespaces. The files are beside a bundle as they are
 * here.
 */
const textsIn = (language: Language, namespace: string): Texts | undefined => {
  if (!Object.hasOwn(NAMESPACES, namespace)) return undefined;
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

/** A list of Japanese names is separated as Japanese is: code joins names in every language by a comma. */
const BETWEEN_JAPANESE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}], |, [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const separated = (language: Language, value: string): string =>
  language === 'ja' && BETWEEN_JAPANESE.test(value) ? value.replaceAll(', ', '\u3001') : value;

type TextParams = Readonly<Record<string, string | number>>;

const filledText = (language: Language, key: string, params: TextParams): string => {
  const [namespace = '', ...path] = key.split('.');
  const text = find(textsIn(language, namespace), path);
  if (text === undefined) throw new Error(`no text for ${key} in ${language}`);
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => separated(language, String(params[name] ?? '')));
};

export const translate = (language: Language, key: TextKey, params: TextParams = {}): string =>
  filledText(language, key, params);

/** The text of an id from data. Throws for an id without text; a test checks every id in the data. */
export const translateId = (language: Language, group: TextGroup, id: string, params: TextParams = {}): string =>
  filledText(language, `${group}.${id}`, params);
