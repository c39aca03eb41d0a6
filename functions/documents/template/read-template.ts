// Reads fonts, colors, logo and disclaimer of an organization's Word template, and none of its other text.
import words from '#shared/language/lexicon/disclaimer-styles.json' with { type: 'json' };
import { DISCLAIMER_LENGTH } from '#shared/report/front-matter.ts';
import { HouseStyle } from '#shared/report/house-style.ts';
import { mainPart, targetOf } from '../formats/ooxml/package.ts';
import { wordBlocks } from '../formats/ooxml/word-blocks.ts';
import { admit } from '../guard/guard.ts';
import type { Zip } from '../guard/zip.ts';
import { DocumentRefused } from '../refused.ts';
import { BrokenTemplate } from './broken-template.ts';
import { logoPictures } from './logo-pictures.ts';
import { type Look, type TemplateStyles, templateStyles } from './template-styles.ts';
import { type Theme, themeOf } from './theme.ts';

/** The style without its logo, which is one of the pictures that are still to be decoded. */
export type ReadTemplate = { readonly style: Omit<HouseStyle, 'logo'>; readonly pictures: readonly Uint8Array[] };

/** `undefined` for a value that documents cannot use, such as a font name of 80 characters. */
const { body: Fonts, colors: Colors } = HouseStyle.shape;
const valid = <T>(schema: { safeParse: (value: unknown) => { data?: T } }, value: unknown): T | undefined =>
  schema.safeParse(value).data;

const last = <T>(values: readonly (T | undefined)[]): T | undefined =>
  values.findLast((value) => value !== undefined && value !== '');

/**
 * A theme font takes precedence over an explicit one (ECMA-376, 17.3.2.26), which is for the template's own language: a
 * Korean font draws Japanese characters in Korean shapes.
 */
const fontsIn = (theme: Theme, { looks: looksOf, eastern: own }: TemplateStyles, style: string) => {
  const looks = looksOf(style);
  const themed = (name: string | undefined) =>
    name === undefined ? undefined : name.startsWith('major') ? theme.major : theme.minor;
  const eastern = (script: 'ko' | 'ja') =>
    last(
      looks.map(
        ({ fonts }) =>
          themed(fonts.eastAsiaTheme)?.[script] ?? (own?.startsWith(script) === false ? undefined : fonts.eastAsia),
      ),
    );
  const fonts = {
    latin: last(looks.map(({ fonts: named }) => themed(named.asciiTheme)?.latin ?? named.ascii)),
    ko: eastern('ko'),
    ja: eastern('ja'),
  };
  const named = Object.entries(fonts).filter(([script, name]) => valid(Fonts, { [script]: name }) && name);
  return Fonts.parse(Object.fromEntries(named));
};

const colorIn = (looks: readonly Look[]): string | undefined =>
  last(looks.map(({ color }) => color.val?.toUpperCase()));

const ACCENTS = [1, 2, 3, 4, 5, 6].map((n) => `accent${n}`);

const colorsOf = (theme: Theme, styles: TemplateStyles) => {
  const colors = {
    text: colorIn(styles.looks('normal')),
    heading: colorIn(styles.looks('heading 1')),
    accent: theme.colors.get('accent1')?.toUpperCase(),
    accents: ACCENTS.flatMap((name) => valid(Colors.shape.accent, theme.colors.get(name)?.toUpperCase()) ?? []),
  };
  const named = Object.entries(colors).filter(
    ([use, color]) => color !== undefined && color.length > 0 && valid(Colors, { [use]: color }),
  );
  return Colors.parse(Object.fromEntries(named));
};

const STYLES: ReadonlySet<string> = new Set([...words.ko, ...words.en, ...words.ja]);

const disclaimerIn = (body: Uint8Array, { nameOf }: TemplateStyles): string => {
  const lines: string[] = [];
  wordBlocks(body, (block) => {
    if (block.kind !== 'paragraph' || block.style === undefined) return;
    if (STYLES.has((nameOf(block.style) ?? '').toLowerCase())) lines.push(block.text);
  });
  return lines.join('\n').slice(0, DISCLAIMER_LENGTH);
};

const openTemplate = (bytes: Uint8Array): Zip => {
  const file = admit('template.dotx', bytes);
  if (file.type !== 'docx') throw new DocumentRefused('notWhatItSays');
  return file.zip;
};

/** Throws BrokenTemplate. */
export const readTemplate = (bytes: Uint8Array): ReadTemplate => {
  try {
    const zip = openTemplate(bytes);
    const main = mainPart(zip, 'word/document.xml');
    const body = zip.read(main) ?? new Uint8Array();
    const part = (type: string) => targetOf(zip, main, type) ?? '';
    const styles = templateStyles(zip.read(part('styles')));
    const theme = themeOf(zip.read(part('theme')));
    const disclaimer = disclaimerIn(body, styles);
    const style = {
      body: fontsIn(theme, styles, 'normal'),
      headings: fontsIn(theme, styles, 'heading 1'),
      colors: colorsOf(theme, styles),
      ...(disclaimer ? { disclaimer } : {}),
    };
    return { style, pictures: logoPictures(zip, main) };
  } catch (error) {
    if (error instanceof DocumentRefused) throw new BrokenTemplate({ is: 'unreadable' });
    throw error;
  }
};
