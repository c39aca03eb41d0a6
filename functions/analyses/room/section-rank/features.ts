// What is learned from of a sentence, to choose the section that it belongs to: its terms and headings, what the lexicon
// of subjects finds in it and beside it, and the form of sentence and document.

import { statesMoney } from '#shared/language/grammar/figures.ts';
import { periodsIn } from '#shared/language/grammar/periods.ts';
import documentKinds from '#shared/language/lexicon/document-kinds.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import { moveOf } from '../../../engine/rank/sentence-score.ts';
import { terms } from '../../../engine/terms.ts';
import { isSupposition } from '../../../engine/understand/kinds/suppositions.ts';
import type { Quotable } from '../../../engine/write/prose/sentences.ts';
import { isAgreement } from '../../evidence/clause.ts';
import { opensAnswer, questionBefore, turnOf } from '../../evidence/dialogue.ts';
import { withFigureLines } from '../../evidence/figure-lines.ts';
import { goesOn } from '../../evidence/goes-on.ts';
import { tells } from '../../evidence/tells.ts';
import { aboutOf } from '../report-subjects.ts';

/** Features that count alike. */
export type Part = { readonly features: readonly string[]; readonly value: number };

/** Each distinct term counts alike, and a long text as much as a short one. */
const termsPart = (prefix: string, text: string, weight = 1): Part => {
  const distinct = [...new Set(terms(text))];
  return {
    features: distinct.map((one) => `${prefix}${one}`),
    value: weight / Math.sqrt(Math.max(1, distinct.length)),
  };
};

/** A sentence that the lexicon counts as about a subject scores some 4.5. */
const WHOLE = 4.5;
const scoresPart = (prefix: string, scores: ReadonlyMap<string, number>, weight = 1): Part[] =>
  [...scores].map(([id, score]) => ({ features: [`${prefix}${id}`], value: (weight * score) / WHOLE }));

const kinds = documentKinds.kinds.map((one) => ({
  id: one.id,
  find: compile({ source: '', ...one }),
}));
const kindsOf = (title: string): string[] => kinds.flatMap(({ id, find }) => (find(title).length > 0 ? [id] : []));

const LENGTHS = [20, 40, 80, 160];
const formsOf = (one: Quotable): string[] => {
  const { text, passage } = one;
  const has: Readonly<Record<string, boolean>> = {
    digit: /\d/.test(text),
    percent: /[%％]/.test(text),
    money: statesMoney(text),
    dated: periodsIn(text).length > 0,
    supposed: isSupposition(text),
    talk: turnOf(one) > 0,
    opens: opensAnswer(one),
    goesOn: goesOn(text),
    tells: tells(one),
    clause: isAgreement(passage),
    outside: passage.chunk.context.company === undefined,
    [`moves:${moveOf(text)}`]: true,
    [`long${LENGTHS.filter((least) => text.length >= least).length}`]: true,
  };
  return Object.entries(has).flatMap(([id, is]) => (is ? [id] : []));
};

const titleOf = ({ passage }: Quotable): string => passage.chunk.context.document.replaceAll(/[_-]/g, ' ');

/** The sentences before and after it in its passage. */
const besideOf = (one: Quotable): readonly (readonly [prefix: string, Quotable])[] => {
  const all = withFigureLines(one.passage);
  const at = all.findIndex(({ start }) => start === one.start);
  const [before, after] = [all[at - 1], at < 0 ? undefined : all[at + 1]];
  return [...(before ? [['<', before] as const] : []), ...(after ? [['>', after] as const] : [])];
};

const BESIDE = 0.5;

const KNOWN = new WeakMap<Quotable, readonly Part[]>();

export const sectionFeatures = (one: Quotable): readonly Part[] => {
  const known = KNOWN.get(one);
  if (known) return known;
  const made = read(one);
  KNOWN.set(one, made);
  return made;
};

const read = (one: Quotable): Part[] => {
  const about = aboutOf(one);
  const headings = one.section?.split(' > ') ?? [];
  const forms = [...formsOf(one), ...kindsOf(`${titleOf(one)} ${headings[0] ?? ''}`).map((id) => `in:${id}`)];
  return [
    termsPart('', one.text),
    termsPart('^', headings.at(-1) ?? ''),
    termsPart('^^', `${headings.slice(0, -1).join(' ')} ${titleOf(one)}`),
    termsPart('?', questionBefore(one) ?? '', BESIDE),
    ...scoresPart('=', about.subjects),
    ...scoresPart('=', about.stances),
    ...scoresPart('o=', about.own),
    { features: [...about.headed].map((id) => `h=${id}`), value: 1 },
    { features: forms.map((id) => `f:${id}`), value: BESIDE },
    ...besideOf(one).flatMap(([prefix, other]) => scoresPart(`${prefix}=`, aboutOf(other).own, BESIDE)),
  ].filter(({ features }) => features.length > 0);
};
