// Decides whether a sentence is informative by itself: no boilerplate, no definition, no remark of a few words.

import { languageOf } from '#shared/language/grammar/text-language.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import ownTermsHeadings from '#shared/language/lexicon/own-terms-headings.json' with { type: 'json' };
import setPhrases from '#shared/language/lexicon/set-phrases.json' with { type: 'json' };
import type { Language } from '#shared/model/enums.ts';
import type { Quotable } from '../../engine/write/prose/sentences.ts';
import { isTalk, opensAnswer, turnOf } from './dialogue.ts';

const isSet = compile(setPhrases);
const explains = compile(ownTermsHeadings);
const NUMBERING = /^\P{L}+/u;

const isOfItself = (section: string): boolean => {
  const heading = section.split(' > ').at(-1)?.replace(NUMBERING, '').trim() ?? '';
  return explains(heading).some(({ start, end }) => end - start === heading.length);
};

/** In characters, without the speaker's name. A shorter sentence depends on those around it. Set by hand. */
const FEWEST: Readonly<Record<Language, number>> = { ko: 17, ja: 14, en: 30 };
const SPEAKER = /^\p{L}[^:：]{0,24}[:：]\s?/u;

/** So much longer must a remark of a conversation be, which leans on what others said. Set by hand. */
const OF_TALK = 1.5;

const isRemark = ({ text, passage, start }: Quotable): boolean => {
  const own = text.replace(SPEAKER, '').trim();
  const isOfTalk = isTalk(passage) && turnOf({ passage, start }) > 0;
  return !/\d/.test(own) && own.length < FEWEST[languageOf(own)] * (isOfTalk ? OF_TALK : 1);
};

type Quoted = Pick<Quotable, 'text' | 'section'>;

/** Boilerplate that every document of its kind contains. */
export const isOfPaper = ({ text, section = '' }: Quoted): boolean => isSet(text).length > 0 || isOfItself(section);

/** `주관사에 물어보세요` refers the reader to someone else. */
const SENDS_ON = /(?:세요|십시오|ください|下さい)[.。]?$/u;

/** The first sentence of an answer may be short because of the question. */
export const tells = (one: Quotable): boolean =>
  !isOfPaper(one) && !SENDS_ON.test(one.text) && (!isRemark(one) || opensAnswer(one));
