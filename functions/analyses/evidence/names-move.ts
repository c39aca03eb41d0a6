// Whether a sentence tells of a rise or fall.
import causes from '#shared/language/lexicon/causes.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';

const { id, source, moved } = causes;
const find = compile({ ...moved, id, source, not: [] });

export const namesMove = (text: string): boolean => find(text).length > 0;
