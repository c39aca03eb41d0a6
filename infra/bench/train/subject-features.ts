// The features by which the subject of a sentence is learned: its terms, the terms of its headings, and the scores of
// the lexicon.
import { aboutText, NEAREST } from '#functions/analyses/room/report-subjects.ts';
import { terms } from '#functions/engine/terms.ts';
import type { Labelled } from './subject-sentences.ts';

export type FeaturePart = { readonly features: readonly string[]; readonly value: number };

/** Each distinct term counts alike, and a long sentence as much as a short one. */
const partOf = (prefix: string, text: string): FeaturePart => {
  const distinct = [...new Set(terms(text))];
  return { features: distinct.map((term) => `${prefix}${term}`), value: 1 / Math.sqrt(Math.max(1, distinct.length)) };
};

/** A sentence that the lexicon counts as about the subject scores some 4.5. */
const WHOLE = 4.5;

/** The weight of the title of a document, as analyses have it. */
const TITLE = 1;
const titleOf = ({ document }: Labelled): string => document.replaceAll(/[_-]/g, ' ');

/** The subjects and stances by the words of the sentence and its headings, with their scores. */
export const scoresByWords = (one: Labelled) => {
  const headings = [
    { text: titleOf(one), weight: TITLE },
    { text: one.heading, weight: NEAREST },
  ];
  return aboutText(one.text, headings);
};

export const subjectFeatures = (one: Labelled): FeaturePart[] => {
  const { subjects, stances } = scoresByWords(one);
  return [
    partOf('', one.text),
    partOf('^', `${one.heading} ${titleOf(one)}`),
    ...[...subjects, ...stances].map(([id, score]) => ({ features: [`=${id}`], value: score / WHOLE })),
  ];
};
