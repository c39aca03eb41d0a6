// Years in a sentence that differ from those of its source.
import { expect, it } from 'vitest';
import { movedYears } from '#functions/engine/verify/moved-years.ts';
import { chunkOf, cite } from '#tests/helpers/chunks.ts';

const of = (text: string, source: string) => movedYears(text, [cite(chunkOf({ text: source }))]);

it.each([
  [
    'are swapped',
    '회의록에 따르면 안성공장은 2021년 3월에 문을 열었고 정비를 위해 2019년 당시에는 닫혀 있었다.',
    '안성공장은 2019년 3월에 문을 열었고 정비를 위해 2021년 당시에는 닫혀 있었다.',
    1,
  ],
  [
    'is another',
    'The kiln of Halden was rebuilt in 2012 after a fire.',
    'The kiln of Halden was rebuilt in 2019 after a fire.',
    1,
  ],
  [
    'are the same',
    'In short, the kiln of Halden was rebuilt in 2019 after a fire.',
    'The kiln of Halden was rebuilt in 2019 after a fire.',
    0,
  ],
  [
    'both stand between those words',
    'Sales for the year ended December 31, 2018 were 4 million.',
    'Sales for the year ended December 31, 2019 were 5 million. Sales for the year ended December 31, 2018 were 4 million.',
    0,
  ],
  [
    'stand between other words',
    'Sales for the year ended December 31, 2018 were 4 million.',
    'Sales for the year ended December 31, 2019 were 5 million, compared with 4 million in 2018.',
    0,
  ],
])('%s: %s', (_case, text, source, count) => expect(of(text, source)).toHaveLength(count));
