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

/** `4. Meridian. Ms Falkirk reported …`: the title opens the line of its item. */
const RUN_IN = /^[ \t]*\d{1,2}[.)][ \t]+(\p{Lu}[^.:\n]{1,40})[.:][ \t]+(?=\p{Lu})/gmu;
const FEWEST_RUN_IN = 2;

type Item = { readonly title: string; readonly body: string; readonly start: number; readonly end: number };

const joinedLines = (text: string): string =>
  text
    .replace(/([\u3041-\u30ff\u4e00-\u9fff。、])\s*\n\s*/gu, '$1')
    .replace(/\s*\n\s*/gu, ' ')
    .trim();

const itemsIn = ({ chunk }: Passage): Item[] => {
  const { text, context } = chunk;
  const runIn = [...text.matchAll(RUN_IN)];
  const found = runIn.length < FEWEST_RUN_IN ? [...text.matchAll(ITEM)] : runIn;
  const heads = found.map(({ 0: line, 1: title = '', index }) => ({
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

/** The sentences of an item before its decision, and from the decision on. */
const partsOf = (body: string): { readonly proposed: readonly string[]; readonly decided: readonly string[] } => {
  const sentences = splitSentences(body).map(({ text }) => text);
  const at = sentences.findIndex((text) => decides(text).length > 0);
  return { proposed: at < 0 ? sentences : sentences.slice(0, at), decided: at < 0 ? [] : sentences.slice(at) };
};

/** What the items of minutes on a case say: how it was proposed, and what became of it. */
export const itemsOnCase = (
  context: SectionContext,
  passages: readonly Passage[],
  isOfCase: (title: string) => boolean,
): { readonly proposed: readonly Sentence[]; readonly decided: readonly Sentence[] } => {
  const found = passages.filter(isMeeting).flatMap((passage) =>
    itemsIn(passage).flatMap(({ title, body, start, end }) => {
      if (!isOfCase(title)) return [];
      const cited = context.notes.cite(passage, start, end);
      const quotedAll = (texts: readonly string[]) => texts.map((text) => checked(text, [cited]));
      const { proposed, decided } = partsOf(body);
      return [{ proposed: quotedAll(proposed), decided: quotedAll(decided) }];
    }),
  );
  return { proposed: found.flatMap((one) => one.proposed), decided: found.flatMap((one) => one.decided) };
};

/** The proposal opens an item; the decision and what follows it close it. */
const outcomeOf = (body: string): string | undefined => {
  const { proposed, decided } = partsOf(body);
  return decided.length === 0 ? undefined : [...proposed.slice(0, 1), ...decided.slice(0, 2)].join(' ');
};

/** `NEW BARGES` is shouted only as a heading. */
const inMixedCase = (title: string): string =>
  /^[\P{L}\p{Script=Latin}]+$/u.test(title) && title === title.toUpperCase()
    ? title.replace(/(?<=\p{Lu})\p{Lu}+/gu, (rest) => rest.toLowerCase())
    : title;

const MAX_LENGTH = 420;

const decisionsIn = (context: SectionContext, passage: Passage): Sentence[] =>
  itemsIn(passage).flatMap(({ title, body, start, end }): Sentence[] => {
    const text = isOfForm(title).length > 0 ? undefined : outcomeOf(body);
    if (!text || text.length > MAX_LENGTH) return [];
    const cited = context.notes.cite(passage, start, end);
    const name = inMixedCase(title);
    return [checked(context.text('say.headed', { title: name, text }), [cited])];
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
