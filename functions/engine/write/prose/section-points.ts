// The points of a section on the requested subject: the first sentence of each paragraph, in document order.
import documentLabels from '#shared/language/lexicon/document-labels.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Passage } from '../../evidence.ts';
import { headingMatch, type Topic, topicSection } from '../../understand/kinds/topics.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { type Quotable, quotable } from './sentences.ts';

const MAX_SHOWN = 8;
/** A shorter sentence has too little content alone: "Fuel is one of our largest expenses." */
const SHORT = 70;
const SHORT_CJK = 32;
const HEDGE = /\b(?:could|may|might|would|subject to)\b|수 있|가능성|우려|불확실|위험|おそれ|可能性|リスク/iu;

type Point = readonly Quotable[];
export type Section = { readonly passages: readonly Passage[]; readonly worth: number };

/** Added score per further sentence of a section, up to three. Set by hand. */
const AMOUNT = 0.15;
/** A section of several sentences scores above a single line under the same heading. */
const amount = (passages: readonly Passage[]): number => AMOUNT * Math.min(3, passages.flatMap(quotable).length);

const inOrder = (a: Passage, b: Passage): number => a.chunk.seq - b.chunk.seq;

/** Sections on the topic, the plainest heading of the best-ranked document first. */
export const sectionsAbout = (topic: Topic, passages: readonly Passage[]): Section[] => {
  const found = new Map<string, { passages: Passage[]; worth: number }>();
  const best = Math.max(1e-9, ...passages.map(({ score }) => score));
  for (const passage of passages) {
    const section = topicSection(topic, passage.chunk.context.section);
    if (!section) continue;
    const key = `${passage.chunk.fileId} ${section.path}`;
    const group = found.get(key) ?? { passages: [], worth: 0 };
    group.passages.push(passage);
    group.worth = Math.max(group.worth, section.match + 0.5 * (passage.score / best));
    found.set(key, group);
  }
  return [...found.values()]
    .map(({ passages: own, worth }) => ({ passages: own.sort(inOrder), worth: worth + amount(own) }))
    .sort((a, b) => b.worth - a.worth);
};

const isCjk = (text: string): boolean => /[가-힣\u3041-\u30ff\u4e00-\u9fff]/.test(text);
const isShort = ({ text }: Quotable): boolean => text.length < (isCjk(text) ? SHORT_CJK : SHORT);

const LABEL = /^([^:：\d]{2,24})[:：]\s?\S/u;
const documentLabelsIn = compile(documentLabels);
/** "작성일: 2026년 3월 4일": author and date of the document are not points. */
const isOfPaper = ({ text }: Quotable): boolean => {
  const label = LABEL.exec(text)?.[1]?.trim() ?? '';
  return documentLabelsIn(label).some(({ start, end }) => start === 0 && end === label.length);
};

/** Groups sentences without a line break between them. */
const paragraphs = (passage: Passage): Quotable[][] => {
  const out: Quotable[][] = [];
  for (const sentence of quotable(passage)) {
    if (isOfPaper(sentence)) continue;
    const last = out.at(-1)?.at(-1);
    const goesOn = last && !passage.chunk.text.slice(last.end, sentence.start).includes('\n');
    if (goesOn) out.at(-1)?.push(sentence);
    else out.push([sentence]);
  }
  return out;
};

const pointOf = ([first, second]: readonly Quotable[]): Point => {
  if (!first) return [];
  return second && isShort(first) ? [first, second] : [first];
};

/** Takes some points of each subsection of a long section, those about risks first. */
const spread = (points: readonly Point[], most: number): Point[] => {
  const groups = new Map<string, Point[]>();
  for (const point of points) {
    const section = point[0]?.section ?? '';
    groups.set(section, [...(groups.get(section) ?? []), point]);
  }
  // Text above the subsections only introduces them.
  const own = [...groups].filter(([path]) => ![...groups.keys()].some((other) => other.startsWith(`${path} > `)));
  const queues = own.map(([, group]) => {
    const says = (point: Point) => (HEDGE.test(point.map(({ text }) => text).join(' ')) ? 0 : 1);
    return [...group].sort((a, b) => says(a) - says(b));
  });
  const chosen = new Set<Point>();
  for (let round = 0; chosen.size < most && queues.some((queue) => queue.length > round); round += 1)
    for (const queue of queues) {
      const point = queue[round];
      if (point && chosen.size < most) chosen.add(point);
    }
  return points.filter((point) => chosen.has(point));
};

export const pointsOf = (plan: Plan, { passages }: Section): Point[] => {
  const prose = passages.filter(({ chunk }) => chunk.kind === 'prose');
  const points = prose
    .flatMap(paragraphs)
    .map(pointOf)
    .filter((point) => point.length > 0);
  const years = plan.periods.map((period) => period.slice(0, 4));
  const dated = points.filter((point) => years.some((year) => point.some(({ text }) => text.includes(year))));
  const wanted = dated.length > 0 ? dated : points;
  return wanted.length > MAX_SHOWN ? spread(wanted, MAX_SHOWN) : wanted;
};

/**
 * Least match of a label such as "Litigation: a claim by former drivers is pending"; a weaker label covers too much
 * else. On ko-pages and ja-pages 0.5, 0.75 and 1 give the same figures.
 */
const OWN_LABEL = 0.75;

export const isLabelledBy = (topic: Topic, text: string): boolean =>
  headingMatch(topic, LABEL.exec(text)?.[1] ?? '') >= OWN_LABEL;

/** Points of any section whose own label names the topic. */
export const labelledPoints = (topic: Topic, passages: readonly Passage[]): Point[] =>
  passages
    .filter(({ chunk }) => chunk.kind === 'prose')
    .flatMap(paragraphs)
    .filter(([first]) => isLabelledBy(topic, first?.text ?? ''));

/** Returns all sentences of a short section. */
export const sentencesOf = ({ passages }: Section): Quotable[] =>
  passages
    .filter(({ chunk }) => chunk.kind === 'prose')
    .flatMap(quotable)
    .filter((one) => !isOfPaper(one));
