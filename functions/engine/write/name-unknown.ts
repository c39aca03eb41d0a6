// The notice before an answer if the documents name others of the kind, but not the requested one.
import type { Block } from '#shared/report/blocks.ts';
import type { Plan } from '../understand/plan-type.ts';

const MAX_NAMES = 6;
/** Lists names in the script of the requested one. */
const LATIN = /\p{Script=Latin}/u;

export const nameUnknown = ({ things }: Plan): Block[] => {
  if (things?.unknown === undefined) return [];
  const isLatin = LATIN.test(things.unknown);
  const found = things.others.map(({ name }) => name).filter((name) => LATIN.test(name) === isLatin);
  return [
    {
      kind: 'notice',
      code: 'nameUnknown',
      params: { name: things.unknown, found: [...new Set(found)].slice(0, MAX_NAMES).join(', ') },
    },
  ];
};
