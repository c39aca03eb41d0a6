// Recognizes sentences on the background or the lessons of a case. Table rows state neither.
import type { Telling } from './quotes-on.ts';
import { telling, withoutDeed } from './topic-words.ts';

const TELLS: Readonly<Partial<Record<string, RegExp>>> = {
  caseBackground:
    /배경|목적|위해|위한|위하여|때문|계기|결정|수요|경쟁 우위|background|in order to|because|due to|decided|demand|advantage|背景|目的|ため|理由|決定|需要|優位/iu,
  caseResults:
    /줄었|줄어|늘었|늘어|높아졌|낮아졌|감소|증가|절감|개선|상승|하락|단축|회수|달성|\b(?:rose|risen|fell|fallen|grew|grown|reduc\w+|saved|savings|added|stayed|lower|higher|increas\w+|reached|(?:up|down) from|cut)\b|下が|上が|増え|減っ|減り|倍に|短縮|改善|達し/iu,
  caseLessons:
    /교훈|시사점|배운|과제|위험|문제|유의|필요하|개선|lessons?\b|learn|risks?\b|challenge|should|improve|教訓|課題|リスク|問題|必要|改善/iu,
};

/** `the accident at the depot`: the words behind the preposition say where or to whom. */
const BEHIND = /\s(?:at|in|on|of|from|for|to|with|by)\s.*$/iu;
/** The last word of a topic says what happened; the others only where. */
export const whatHappened = (topic: string): Telling =>
  telling(withoutDeed(topic).replace(BEHIND, '').split(/\s+/u).at(-1) ?? '') ?? { test: () => true };

/** `undefined` if the question is about no case, or if the engine understands the topic better. */
export const tellingOfCase = (key: string, topic: string): Telling | undefined => {
  const about = key.startsWith('case') ? telling(topic) : undefined;
  const tells = TELLS[key];
  const results = TELLS.caseResults;
  const what = whatHappened(topic);
  if (about && key === 'caseCourse')
    return { test: (text) => about.test(text) && what.test(text) && !results?.test(text) };
  return about && tells ? { test: (text) => about.test(text) && tells.test(text) } : about;
};

/** True if answers to the question are shown as sentences only. */
export const isFromProse = (key: string): boolean => TELLS[key] !== undefined;
