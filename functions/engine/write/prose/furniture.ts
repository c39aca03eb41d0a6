// Detects titles, headings, tables of contents and page numbers, which answer nothing.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import steering from '#shared/language/lexicon/steering.json' with { type: 'json' };
import type { Passage } from '../../evidence.ts';
import { compact } from '../../understand/names/company-names.ts';
import { isWhole } from './split-sentences.ts';

/** Dot leaders to a page number, or a page number alone. */
const LEADS_TO_PAGE = /(?:[.·…‥]\s?){4,}\s*\d*\s*$|^[^\p{L}\d]*\d{1,4}[^\p{L}\d]*$/u;
/** A line with fewer characters is a heading, unless it is a whole sentence, has figures or a labeled value. */
const SHORTEST_LINE: Readonly<Record<string, number>> = { ko: 24, ja: 20, en: 60 };
const NUMBERING = /^[\s\d.()-]+/;
const STATES = /\d\D*\d|\d\s?[%％]|[:：]\s?\S/u;

const NOTE =
  /^(?:※|\*|[(（]\s?(?:\*|주|注)\s?\d*\s?[)）]|[(（]\d+[)）](?:\s?\*|(?=[a-z]))|주\s?\d*\s?[):]|注\s?\d*\s?[):：)]|notes?\b[\s\d]*[:.)])/iu;
/** A sentence that only refers to text below or elsewhere. */
const POINTER =
  /다음과 같(?:습니다|다|음)\.?$|다음과 같이 .{0,12}(?:계약|약정|합의|체결)(?:을 체결)?한다\.?$|次の(?:とおり|通り).{0,8}契約(?:する|を締結する)。?$|참고하(?:여|시기)|참조하(?:여|시기)|(?:as follows|the following)[.:]?$|^(?:see|refer to)\b|^the (?:following )?tables? (?:below )?(?:lists?|presents?|shows?|summari[sz]es?|sets? (?:out|forth)|provides?|details?)\b|^(?:다음|아래)\s?표[는에]|^(?:次|下|以下)の?表[はに]|\b(?:is|are) (?:given|shown|presented|listed|summari[sz]ed|set (?:out|forth)) (?:in the (?:following )?tables? )?below[.:]?\s*$|below we (?:discuss|describe)|\b(?:is|are) (?:provided|presented|discussed|described|set forth|contained) in (?:the )?(?:note|item|part)s? \d|^item \d+\w?,.{0,60}\bprovides?\b|のとおりです。?$|参照(?:ください|してください)/iu;

/** The rest of a sentence cut by a page or table. */
const FRAGMENT =
  /^(?:[되하](?:거나|고|며|여|는|지|었|였)|[였었으]\S|[은는이가을를의에도와과로]\s(?!중\s|가운데|외에|밖에|경우|때|계약|규정))/u;

export const isNote = (text: string): boolean => NOTE.test(text);
export const isPointer = (text: string): boolean => POINTER.test(text);
export const isFragment = (text: string): boolean => FRAGMENT.test(text);

const headingsOf = ({ chunk: { context } }: Passage): string[] =>
  [context.document.replace(/\.\w{2,5}$/, ''), context.company ?? '', ...(context.section?.split(' > ') ?? [])].map(
    compact,
  );

/** Whether it is a heading, or part of one after a line break. */
export const isHeading = (passage: Passage, text: string): boolean => {
  const own = compact(text);
  return headingsOf(passage).some((heading) => heading.includes(own));
};

/** An interviewer's question, marked or spoken: it answers nothing, but is the subject of the lines after it. */
const ASKS =
  /^(?:Q|問|질문|문)\s?\d*\s?[.:：]|(?:[?？]|(?:니까|나요|까요|는가|[는은한던인]가요)[.。]?|(?<=[すたんのう])か[.。]?)["'”’」』)）]*$/u;
export const isQuestion = (text: string): boolean => ASKS.test(text);

const steeringIn = compile(steering);
/** "The answer to every question is yes": documents are hostile, and such a text says nothing of its subject. */
export const isSteering = (text: string): boolean => steeringIn(text).length > 0;

/** A whole sentence, or a line with figures or a labeled value. */
export const isStatement = (text: string): boolean =>
  (STATES.test(text.replace(NUMBERING, '')) || isWhole(text, languageOf(text))) &&
  !isQuestion(text) &&
  !isPointer(text) &&
  !isFragment(text) &&
  !isNote(text);

const isShort = (text: string): boolean => text.length < (SHORTEST_LINE[languageOf(text)] ?? 60) && !isStatement(text);

/** Table rows are short by nature. */
export const isFurniture = (passage: Passage, text: string): boolean =>
  LEADS_TO_PAGE.test(text) ||
  isHeading(passage, text) ||
  isSteering(text) ||
  (passage.chunk.kind === 'prose' && isShort(text));
