// Detects Korean words composed of accounting and business words (고정자산, 회전율), which are no company names.

import businessWords from '#shared/language/lexicon/business-words.json' with { type: 'json' };
import commonNouns from '#shared/language/lexicon/common-nouns.json' with { type: 'json' };
import dictionary from '#shared/language/lexicon/dictionary.json' with { type: 'json' };
import lines from '#shared/language/lexicon/line-items.json' with { type: 'json' };
import metrics from '#shared/language/lexicon/metrics.json' with { type: 'json' };
import notNames from '#shared/language/lexicon/not-names.json' with { type: 'json' };
import ratios from '#shared/language/lexicon/ratios.json' with { type: 'json' };
import { lazy } from '#shared/lazy.ts';

const SHORTEST = 2;

/** Words at the end of company names: 전자, 물류. */
const NAME_ENDINGS = businessWords.groups.flat().filter((word) => /^[가-힣]+$/u.test(word));

const tokens = lazy((): ReadonlySet<string> => {
  const labels = [...lines.lines, ...metrics.metrics, ...ratios.ratios, ...dictionary.entries].flatMap(({ ko }) => ko);
  const words = [...labels, ...commonNouns.ko, ...commonNouns.koParts].flatMap(
    (label) => label.match(/[가-힣]{2,}/gu) ?? [],
  );
  const isOfNames = (word: string): boolean =>
    notNames.ko.alone.includes(word) || NAME_ENDINGS.some((ending) => word.endsWith(ending));
  return new Set(words.filter((word) => !isOfNames(word)));
});

/** Suffixes that form a business noun: 비, 율, 가. */
const SUFFIX = new RegExp(`(?<=[가-힣]{2})(?:${commonNouns.koSuffixes.join('|')})$`, 'u');

const isWhole = (word: string): boolean => {
  const known = tokens();
  const reached = new Set([0]);
  for (let from = 0; from < word.length; from += 1)
    if (reached.has(from))
      for (let end = from + SHORTEST; end <= word.length; end += 1)
        if (known.has(word.slice(from, end))) reached.add(end);
  return reached.has(word.length);
};

export const isOrdinaryWord = (word: string): boolean =>
  /^[가-힣]+$/u.test(word) && (isWhole(word) || isWhole(word.replace(SUFFIX, '')));
