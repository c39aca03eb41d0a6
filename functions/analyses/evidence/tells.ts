// Whether a sentence tells something by itself: no set phrase, no definition of its paper, no remark of a few words.

import { languageOf } from '#shared/language/grammar/text-language.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import ownTermsHeadings from '#shared/language/lexicon/own-terms-headings.json' with { type: 'json' };
import setPhrases from '#shared/language/lexicon/set-phrases.json' with { type: 'json' };
import type { Language } from '#shared/model/enums.ts';
import type { Quotable } from '../../engine/write/prose/sentences.ts';
import { opensAnswer } from './dialogue.ts';

const isSet = compile(setPhrases);
const explains = compile(ownTermsHeadings);
const NUMBERING = /^\P{L}+/u;

const isOfItself = (section: string): boolean => {
  const heading = section.split(' > ').at(-1)?.replace(NUMBERING, '').trim() ?? '';
  return explains(heading).some(({ start, end }) => end - start === heading.length);
};

/** Characters without the name of who speaks. Set by hand: below it a sentence leans on those around it. */
const FEWEST: Readonly<Record<Language, number>> = { ko: 17, ja: 14, en: 30 };
const SPEAKER = /^\p{L}[^:：]{0,24}[:：]\s?/u;

const isRemark = (text: string): boolean => {
  const own = text.replace(SPEAKER, '').trim();
  return !/\d/.test(own) && own.length < FEWEST[languageOf(own)];
};

type Quoted = Pick<Quotable, 'text' | 'section'>;

/** What every paper of its kind says. */
export const isOfPaper = ({ text, section = '' }: Quoted): boolean => isSet(text).length > 0 || isOfItself(section);

/** `주관사에 물어보세요` sends the reader elsewhere. */
const SENDS_ON = /(?:세요|십시오|ください|下さい)[.。]?$/u;

/** What opens the answer to a question is short because of the question. */
export const tells = (one: Quotable): boolean =>
  !isOfPaper(one) && !SENDS_ON.test(one.text) && (!isRemark(one.text) || opensAnswer(one));
