// Lists what a board decided: for each item of minutes that was put to it, what was proposed and what became of it.

import decided from '#shared/language/lexicon/board-decisions.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import type { Passage } from '../engine/evidence.ts';
import { checked } from '../engine/write/checked.ts';
import { splitSentences } from '../engine/write/prose/split-sentences.ts';
import type { SectionContext } from './builder.ts';
import { isMeeting } from './evidence/evident.ts';
import { isPrivate } from './evidence/for-outsiders.ts';
import { isOwn } from './evidence/own.ts';

const decides = compile(decided.decided);
const isOfForm = compile(decided.form);

const MAX_SHOWN = 6;
/** Subjects that boards decide on; together they find every page of minutes. */
const SUBJECTS = ['governance', 'plan', 'capex', 'acquisitions', 'litigation', 'labour', 'prices', 'results', 'open'];

/** `제2호 의안: …`, `第3号議案 …`, `4. BARGES`: the line that opens an item. */
const ITEM =
  /^[ \t]*(?:제\s?\d{1,2}\s?호\s?(?:의안|안건|보고)?|第\s?\d{1,2}\s?号(?:議案|報告)?|(?:의안|안건|議案)\s?\d{1,2}|\d{1,2}[.)])[ \t:：.]*(\S.{1,60})$/gmu;

type Item = { readonly title: string; readonly body: string; readonly start: number; readonly end: number };

const joinedLines = (text: string): string =>
  text
    .replace(/([\u3041-\u30ff\u4e00-\u9fff。、])\s*\n\s*/gu, '$1')
    .replace(/\s*\n\s*/gu, ' ')
    .trim();

const itemsIn = ({ chunk }: Passage): Item[] => {
  const { text, context } = chunk;
  const heads = [...text.matchAll(ITEM)].map(({ 0: line, 1: title = '', index }) => ({
    title: title.trim(),
    at: index,
    from: index + line.length,
  }));
  const above =
    context.section
      ?.split(' > ')
      .at(-1)
      ?.replace(/^[\d.)\s]+/u, '') ?? '';
  const opening = above && heads[0]?.at !== 0 ? [{ title: above, at: 0, from: 0 }] : [];
  return [...opening, ...heads].map(({ title, at, from }, i, all) => {
    const end = all[i + 1]?.at ?? text.length;
    return { title, body: joinedLines(text.slice(from, end)), start: at, end };
  });
};

/** The proposal opens an item; the decision and what follows it close it. */
const outcomeOf = (body: string): string | undefined => {
  const sentences = splitSentences(body).map(({ text }) => text);
  const at = sentences.findIndex((text) => decides(text).length > 0);
  if (at < 0) return undefined;
  const [first = ''] = sentences;
  return [...(at > 0 ? [first] : []), ...sentences.slice(at, at + 2)].join(' ');
};

/** `NEW BARGES` is shouted only as a heading. */
const inMixedCase = (title: string): string =>
  title === title.toUpperCase() ? title.replace(/(?<=\p{Lu})\p{Lu}+/gu, (rest) => rest.toLowerCase()) : title;

const MAX_LENGTH = 420;

const decisionsIn = (context: SectionContext, passage: Passage): Sentence[] =>
  itemsIn(passage).flatMap(({ title, body, start, end }): Sentence[] => {
    const text = isOfForm(title).length > 0 ? undefined : outcomeOf(body);
    if (!text || text.length > MAX_LENGTH) return [];
    const cited = context.notes.cite(passage, start, end);
    const name = inMixedCase(title);
    return [checked(context.text('say.boardDecision', { title: name, text }), [cited])];
  });

export const boardDecisions = async (context: SectionContext): Promise<Sentence[]> => {
  const { company } = context;
  if (!company) return [];
  const own = (await context.room(SUBJECTS)).filter(
    (one) => one.chunk.kind === 'prose' && isOwn(company, one) && !isPrivate(context, one) && isMeeting(one),
  );
  const inOrder = own.toSorted((a, b) => a.chunk.fileId.localeCompare(b.chunk.fileId) || a.chunk.seq - b.chunk.seq);
  return inOrder.flatMap((one) => decisionsIn(context, one)).slice(0, MAX_SHOWN);
};
