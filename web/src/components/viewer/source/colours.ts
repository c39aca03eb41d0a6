// The tokens of a source text and their kinds, for syntax colors.
import css from 'highlight.js/lib/languages/css';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import markdown from 'highlight.js/lib/languages/markdown';
import xml from 'highlight.js/lib/languages/xml';
import { createLowlight } from 'lowlight';
import { extensionOf } from '../file-kind.ts';

const LANGUAGES = { css, javascript, json, markdown, xml };
const lowlight = createLowlight(LANGUAGES);

const BY_ENDING: Readonly<Record<string, keyof typeof LANGUAGES>> = {
  css: 'css',
  js: 'javascript',
  json: 'json',
  md: 'markdown',
  markdown: 'markdown',
  html: 'xml',
  htm: 'xml',
  xhtml: 'xml',
  xml: 'xml',
};
/** The most characters that are colored; coloring longer text takes too long. */
const MAX_COLOURED = 200_000;

export type Piece = { readonly text: string; readonly className: string };
type Node = ReturnType<typeof lowlight.highlight>['children'][number];

const LOOKS: Readonly<Record<string, string>> = {
  keyword: 'text-accent-fg',
  'selector-tag': 'text-accent-fg',
  tag: 'text-accent-fg',
  name: 'text-accent-fg',
  section: 'text-accent-fg font-semibold',
  string: 'text-ok',
  number: 'text-warn',
  literal: 'text-warn',
  comment: 'text-fg3',
  quote: 'text-fg3',
  attr: 'text-info',
  attribute: 'text-info',
  title: 'text-info',
  strong: 'font-semibold',
};

const lookOf = (names: unknown, inherited: string): string => {
  const [name] = Array.isArray(names) ? names : [];
  return (typeof name === 'string' && LOOKS[name.replace(/^hljs-/, '')]) || inherited;
};

const flat = (node: Node, className: string): Piece[] => {
  if (node.type === 'text') return [{ text: node.value, className }];
  if (node.type !== 'element') return [];
  const look = lookOf(node.properties.className, className);
  return node.children.flatMap((child) => flat(child, look));
};

export const coloured = (text: string, filename: string): Piece[] => {
  const language = BY_ENDING[extensionOf(filename)];
  if (!language || text.length > MAX_COLOURED) return [{ text, className: '' }];
  return lowlight.highlight(language, text).children.flatMap((node) => flat(node, ''));
};
