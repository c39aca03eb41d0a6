// The pictures of a template that may be its logo: those of headers, and those that are named so. A chart or a photo on
// a page is none.
import words from '#shared/language/lexicon/logo-names.json' with { type: 'json' };
import { relationsOf } from '../formats/ooxml/package.ts';
import { readXml } from '../formats/ooxml/read-xml.ts';
import type { Zip } from '../guard/zip.ts';

const NAMES = [...words.ko, ...words.en, ...words.ja];
const isLogo = (text: string): boolean => NAMES.some((name) => text.toLowerCase().includes(name));

/** The relations of the pictures whose name or description says that they are logos. */
const namedIn = (body: Uint8Array | undefined): ReadonlySet<string> => {
  const found = new Set<string>();
  let isNamed = false;
  readXml(body, {
    open: (name, { name: title = '', descr = '', embed }) => {
      if (name === 'docPr') isNamed = isLogo(title) || isLogo(descr);
      else if (name === 'blip' && embed && isNamed) found.add(embed);
    },
  });
  return found;
};

/** In reading order: those of headers, then those of pages. */
export const logoPictures = (zip: Zip, main: string): Uint8Array[] => {
  const related = (part: string, type: string) => relationsOf(zip, part).filter((relation) => relation.type === type);
  const inHeaders = related(main, 'header').flatMap(({ target }) => related(target, 'image'));
  const named = namedIn(zip.read(main));
  const onPages = related(main, 'image').filter(
    ({ id, target }) => named.has(id) || isLogo(target.replace(/^.*\//, '')),
  );
  const parts = [...inHeaders, ...onPages].map(({ target }) => target);
  return [...new Set(parts)].flatMap((part) => zip.read(part) ?? []);
};
