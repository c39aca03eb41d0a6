// Names the parties of a contract where a quote calls them by their signs: 갑 and 을, 甲 and 乙.
import { withParticles } from '#shared/language/grammar/particle.ts';
import { formOf } from '#shared/language/grammar/replace-names.ts';
import signs from '#shared/language/lexicon/contract-signs.json' with { type: 'json' };
import { EASTERN_FORMS } from '#shared/language/lexicon/legal-forms.ts';
import type { Block } from '#shared/report/blocks.ts';
import { mapCited } from '#shared/report/visit.ts';
import { withoutLegalForm } from '../../engine/understand/names/find-entities.ts';
import type { SectionContext } from '../builder.ts';

/** The name of each sign of one contract. */
type Sides = ReadonlyMap<string, string>;

const SIGN = [...signs.ko, ...signs.ja].join('|');
const FORM = `(?:${EASTERN_FORMS})`;
const NAME = `((?:${FORM}\\s?)?[\\p{L}\\d&\\u30fb\\u00b7]{2,40}(?:\\s?${FORM})?)`;
const QUOTED = `["“'‘「『]?(${SIGN})["”'’」』]?`;
/** `주식회사 은빛(이하 "갑"이라 한다)`, `白樺商事株式会社（以下「甲」という。）` */
const NAME_FIRST = new RegExp(
  `${NAME}\\s?[(（](?:${signs.called.join('|')})?[,、\\s]?${QUOTED}[^()（）]{0,12}[)）]`,
  'gu',
);
/** `갑: 주식회사 은빛`, `임대인(갑): 은빛 주식회사`, `甲　白樺商事株式会社` */
const SIGN_FIRST = new RegExp(
  `(?:^|[(（\\n])\\s?${QUOTED}\\s?[)）]?\\s?[:：\\s]\\s?${NAME}\\s?(?=$|[\\n,、(（])`,
  'gmu',
);

const JOINT = new RegExp(`^(?:${signs.joints.join('|')})\\s?`, 'u');
const named = (name: string): string => withoutLegalForm(name.replace(JOINT, '').trim());

export const sidesIn = (opening: string): Sides => {
  const found = [
    ...[...opening.matchAll(SIGN_FIRST)].map(([, sign = '', name = '']) => [sign, named(name)] as const),
    ...[...opening.matchAll(NAME_FIRST)].map(([, name = '', sign = '']) => [sign, named(name)] as const),
  ];
  return new Map(found.filter(([, name]) => name.length > 1).reverse());
};

const { particles } = signs;
const KOREAN = new RegExp(
  `(?<![\\p{L}\\d])(${signs.ko.join('|')})(${particles.ko.join('|')})?(?=[\\s,.)]|${particles.koBehind.join('|')}|$)`,
  'gu',
);
const JAPANESE = new RegExp(`(?<!\\p{Script=Han})(${signs.ja.join('|')})(?=${particles.ja.join('|')})`, 'gu');

export const withSides = (text: string, sides: Sides): string =>
  withParticles(
    text
      .replace(KOREAN, (whole, sign: string, particle = '') => {
        const name = sides.get(sign);
        return name ? `${name}${formOf(particle)}` : whole;
      })
      .replace(JAPANESE, (sign) => sides.get(sign) ?? sign),
  );

const CALLS = new RegExp(`(?<![\\p{L}\\d])(?:${SIGN})(?![\\p{Script=Han}])`, 'u');

/** Reads the opening of each contract that a block quotes with signs, and gives its parties their names. */
export const withNamedSides = async (context: SectionContext, blocks: readonly Block[]): Promise<Block[]> => {
  const files = new Map(context.notes.all().map(({ n, fileId }) => [n, fileId]));
  const fileOf = (refs: readonly number[]): string => files.get(refs[0] ?? 0) ?? '';
  const calling = new Set<string>();
  for (const block of blocks)
    mapCited(block, (text, refs) => {
      if (CALLS.test(text)) calling.add(fileOf(refs));
      return text;
    });
  const sides = new Map<string, Sides>();
  for (const fileId of calling) if (fileId) sides.set(fileId, sidesIn(await context.opening(fileId)));
  return blocks.map((block) => mapCited(block, (text, refs) => withSides(text, sides.get(fileOf(refs)) ?? NONE)));
};
const NONE: Sides = new Map();
