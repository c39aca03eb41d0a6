// Repeated sentences, entries, tables and charts of a report are printed once.
import { describe, expect, it } from 'vitest';
import type { Block } from '#shared/report/blocks.ts';
import { dedupeBlocks, settledParts } from '#shared/report/dedupe-blocks.ts';
import type { Section } from '#shared/report/report.ts';

const sentence = (text: string) => ({ text, refs: [1], check: 'verified' as const });
const text = (...all: string[]): Block => ({ kind: 'text', sentences: all.map(sentence) });
const table = (value: string): Block => ({ kind: 'table', columns: [{ label: 'Revenue' }], rows: [[{ text: value }]] });
const section = (id: string, ...blocks: Block[]): Section => ({ id, title: id, status: 'done', blocks });
const deduplicated = (...sections: Section[]) => dedupeBlocks(sections, (titles) => `see ${titles}`);

describe('a report', () => {
  it('prints each sentence once, whatever its spaces and full stop', () => {
    const bullets: Block = {
      kind: 'list',
      ordered: false,
      items: [[sentence('매출이 늘었다')], [sentence('경쟁이 심하다.')]],
    };

    const [, second] = deduplicated(section('a', text('매출이 늘었다.')), section('b', bullets));

    expect(second?.blocks).toEqual([{ ...bullets, items: [[sentence('경쟁이 심하다.')]] }]);
  });

  describe('keeps statements whole', () => {
    const list = (...all: (readonly string[])[]): Block => ({
      kind: 'list',
      ordered: false,
      items: all.map((one) => one.map(sentence)),
    });

    it('by leaving the first sentence where others continue it', () => {
      const sections = deduplicated(
        section('a', list(['Twelve ports signed.'])),
        section('b', list(['Twelve ports signed.', 'They pay £3.4 million.'], ['A pilot began.'])),
      );

      expect(sections.map(({ blocks }) => blocks)).toEqual([
        [list(['Twelve ports signed.', 'They pay £3.4 million.'])],
        [list(['A pilot began.'])],
      ]);
    });

    it('by taking a headline from a section that has others', () => {
      const [headlines, deals] = deduplicated(
        section('a', list(['Twelve ports signed.'], ['Rates rose.'], ['A pilot began.'], ['A quay opened.'])),
        section('b', list(['Twelve ports signed.', 'They pay £3.4 million.'])),
      );

      expect(headlines?.blocks).toEqual([list(['Rates rose.'], ['A pilot began.'], ['A quay opened.'])]);
      expect(deals?.blocks).toEqual([list(['Twelve ports signed.', 'They pay £3.4 million.'])]);
    });
  });

  it('leaves a part of a matter to its own section, where the general one keeps half of its own', () => {
    const [rules, supervisors] = deduplicated(
      section('rulesInForce', text('Ports must report.', 'Crews are protected.', 'The ministry supervises ports.')),
      section('supervisors', text('The agency inspects.', 'The ministry supervises ports.', 'Ports must report.')),
    );

    expect(rules?.blocks).toEqual([text('Ports must report.', 'Crews are protected.')]);
    expect(supervisors?.blocks).toEqual([text('The agency inspects.', 'The ministry supervises ports.')]);
  });

  it('leaves to the parts of an overview what they open with', () => {
    const [overview, segments] = deduplicated(
      section('companyOverview', text('It sells software.', 'It has 612 employees.', 'Fleet serves ships.')),
      section('businessSegments', text('Fleet serves ships.', 'It has 612 employees.', 'Harbour serves ports.')),
    );

    expect(overview?.blocks).toEqual([text('It sells software.', 'It has 612 employees.')]);
    expect(segments?.blocks).toEqual([text('Fleet serves ships.', 'Harbour serves ports.')]);
  });

  it('keeps every list of events whole, and drops what it dates elsewhere where enough is left', () => {
    const dated = (...all: string[]): Block => ({
      kind: 'timeline',
      entries: all.map((one) => ({ date: '2026-03-03', sentences: [sentence(one)] })),
    });
    const list = (...all: string[]): Block => ({
      kind: 'list',
      ordered: false,
      items: all.map((one) => [sentence(one)]),
    });

    const [moves, deals, risks, short] = deduplicated(
      section('a', dated('A quay opened.', 'Rates rose.')),
      section('b', dated('A quay opened.')),
      section('c', list('Rates rose.', 'Fuel costs more.', 'Crews are rare.', 'Storms last longer.')),
      section('d', list('A quay opened.')),
    );

    expect(moves?.blocks).toEqual([dated('A quay opened.', 'Rates rose.')]);
    expect(deals?.blocks).toEqual([dated('A quay opened.')]);
    expect(risks?.blocks).toEqual([list('Fuel costs more.', 'Crews are rare.', 'Storms last longer.')]);
    expect(short?.blocks).toEqual([list('A quay opened.')]);
  });

  it('lists no event again that opens the short section before the list, or that the next explains', () => {
    const event = (one: string) => ({ date: '2026-03', sentences: [sentence(one)] });
    const course = (...all: string[]): Block => ({ kind: 'timeline', entries: all.map(event) });
    const list = (...all: (readonly string[])[]): Block => ({
      kind: 'list',
      ordered: false,
      items: all.map((one) => one.map(sentence)),
    });
    const results = list(['Twelve ports signed.', 'They pay £3.4 million.']);

    const [background, events, outcome] = deduplicated(
      section('a', list(['The board chose a site.'])),
      section(
        'b',
        course('The board chose a site.', 'A quay opened.', 'A pilot began.', 'Twelve ports signed.', 'It rained.'),
      ),
      section('c', results),
    );

    expect(background?.blocks).toEqual([list(['The board chose a site.'])]);
    expect(events?.blocks).toEqual([course('A quay opened.', 'A pilot began.', 'It rained.')]);
    expect(outcome?.blocks).toEqual([results]);
  });

  it('keeps the cells of a comparison if its section has as much beside it', () => {
    const list = (...all: string[]): Block => ({
      kind: 'list',
      ordered: false,
      items: all.map((one) => [sentence(one)]),
    });
    const compared: Block = {
      kind: 'matrix',
      columns: ['Strength'],
      rows: [
        {
          label: 'Alder',
          refs: [1],
          check: 'verified',
          cells: [{ text: 'Alder has 61 depots.', refs: [1], check: 'verified' }],
        },
      ],
    };

    const [rivalry, , strengths] = deduplicated(
      section('a', list('Rivalry grows.', 'Alder has 61 depots.')),
      section('b', compared),
      section('c', list('Alder has 61 depots.')),
    );

    expect(rivalry?.blocks).toEqual([list('Rivalry grows.')]);
    expect(strengths?.blocks).toEqual([list('Alder has 61 depots.')]);
  });

  it('prints a note of several sections once, and keeps the reason of a failed one', () => {
    const note = 'Drawn from one document alone.';
    const failed: Section = { ...section('d'), status: 'failed', note: 'No rate.' };

    const sections = deduplicated(
      { ...section('a', text('It grew.')), note },
      { ...section('b', text('It grew.')), note },
      { ...section('c', table('438')), note: `Drawn by size. ${note}` },
      failed,
    );

    expect(sections.map((one) => one.note)).toEqual([note, undefined, 'Drawn by size.', 'No rate.']);
  });

  it('omits a conclusion that repeats its summary, and names that section on screen', () => {
    const [, conclusion] = deduplicated(
      section('a', text('It grew.'), table('438')),
      section('b', table('438'), text('It grew.')),
    );

    expect(conclusion).toMatchObject({ blocks: [], aside: 'see a' });
  });

  it('removes a heading without content', () => {
    const heading: Block = { kind: 'heading', level: 2, text: 'Growth' };

    const [, second] = deduplicated(section('a', table('438')), section('b', heading, table('438'), text('It fell.')));

    expect(second?.blocks).toEqual([heading, text('It fell.')]);
  });

  it('keeps tables that differ in one figure, and leaves empty sections alone', () => {
    const [, second, third] = deduplicated(section('a', table('438')), section('b', table('439')), section('c'));

    expect(second?.blocks).toEqual([table('439')]);
    expect(third).toEqual(section('c'));
  });

  it('leaves a section its only sentences if an earlier section keeps half of its own', () => {
    const [rivalry, advantages] = deduplicated(
      section('rivalry', text('Three compete.', 'It leads in automation.')),
      section('advantages', text('It leads in automation.')),
    );

    expect(rivalry?.blocks).toEqual([text('Three compete.')]);
    expect(advantages?.blocks).toEqual([text('It leads in automation.')]);
  });

  it('prints a table once, whatever its headers, and none that is a part of another beside it', () => {
    const rowsOf = (caption: string, ...names: string[]): Block => ({
      kind: 'table',
      caption,
      columns: [{ label: caption }, { label: '2025' }],
      rows: names.map((name) => [{ text: name }, { text: name.length.toString() }]),
    });
    const full = rowsOf('Board', 'Chair', 'Finance director');

    const [first, second] = deduplicated(
      section('a', rowsOf('Part', 'Chair'), full, text('They meet monthly.')),
      section('b', rowsOf('Management', 'Finance director', 'Chair'), text('One seat is open.')),
    );

    expect(first?.blocks).toEqual([full, text('They meet monthly.')]);
    expect(second?.blocks).toEqual([text('One seat is open.')]);
  });

  it('drops a sentence that a longer one of another section contains, unless nothing else is left', () => {
    const whole = 'New barges: two barges were proposed. The board agreed to order one barge in May.';
    const part = 'The board agreed to order one barge in May.';
    const [, second] = deduplicated(section('a', text(whole)), section('b', text('Fuel costs more.', part)));
    const [, alone] = deduplicated(section('a', text(whole)), section('b', text(part)));

    expect(second?.blocks).toEqual([text('Fuel costs more.')]);
    expect(alone?.blocks).toEqual([text(part)]);
  });
});

it('prints a table once, where it has the most columns', () => {
  const rows = [
    ['Rye', '12'],
    ['Oats', '9'],
  ];
  const tableOf = (columns: readonly string[], all: readonly (readonly string[])[]): Block => ({
    kind: 'table',
    columns: columns.map((label) => ({ label })),
    rows: all.map((row) => row.map((one) => ({ text: one }))),
  });
  const wide = tableOf(
    ['Flour', '2025', 'Growth'],
    [
      [...(rows[0] ?? []), '4%'],
      [...(rows[1] ?? []), '2%'],
    ],
  );

  const [first, second] = deduplicated(section('a', tableOf(['Flour', '2025'], rows)), section('b', wide));

  expect(first?.blocks).toEqual([]);
  expect(second?.blocks).toEqual([wide]);
});

it('lets a conclusion say again what a section said', () => {
  const [, conclusion] = deduplicated(section('a', text('Sales grew.')), section('conclusion', text('Sales grew.')));

  expect(conclusion?.blocks).toEqual([text('Sales grew.')]);
});

const bullets = (...all: string[]): Block => ({
  kind: 'list',
  ordered: false,
  items: all.map((one) => [sentence(one)]),
});
const events = (...all: string[]): Block => ({
  kind: 'timeline',
  entries: all.map((one) => ({ date: '2026-03', sentences: [sentence(one)] })),
});

describe('a list of events in its own section', () => {
  it('leaves out what the section opens with, and has the other dated statements alone', () => {
    const [only] = deduplicated(
      section(
        'a',
        bullets('It was founded.', 'A quay opened.', 'It sells rope.'),
        events('It was founded.', 'A quay opened.', 'Rates rose.'),
      ),
    );

    expect(only?.blocks).toEqual([
      bullets('It was founded.', 'It sells rope.'),
      events('A quay opened.', 'Rates rose.'),
    ]);
  });

  it('stays whole where too little would be left', () => {
    const given = [bullets('It was founded.', 'It sells rope.'), events('It was founded.', 'Rates rose.')];

    expect(deduplicated(section('a', ...given))[0]?.blocks[1]).toEqual(given[1]);
  });
});

it('lists no news that another section has, and keeps what is new below a headline', () => {
  const news = (title: string, ...all: string[]) => ({ date: '2026-03', title, sentences: all.map(sentence) });
  const press: Block = {
    kind: 'timeline',
    entries: [
      news('Ports', 'Twelve ports signed.', 'They pay a year ahead.'),
      news('Outage', 'It failed in May.', 'It paid £1 million.'),
      news('Rates', 'Rates rose.', 'Buyers were told.'),
    ],
  };

  const [, , after] = deduplicated(
    section('a', events('Twelve ports signed.')),
    section('b', {
      kind: 'list',
      ordered: false,
      items: [[sentence('In May 2025 it failed.'), sentence('It paid £1 million.')]],
    }),
    section('fullPress', press),
  );

  expect(after?.blocks).toEqual([
    {
      kind: 'timeline',
      entries: [news('Ports', 'They pay a year ahead.'), news('Rates', 'Rates rose.', 'Buyers were told.')],
    },
  ]);
});

describe('parts of one section', () => {
  const settled = (...parts: Section[]) => settledParts(parts).map(({ blocks }) => blocks);

  it('lose to a later part what a general one says of it', () => {
    const general = bullets('Ports must report.', 'Crews are protected.', 'The ministry supervises ports.');

    expect(settled(section('rulesInForce', general), section('b', bullets('The ministry supervises ports.')))).toEqual([
      [bullets('Ports must report.', 'Crews are protected.')],
      [bullets('The ministry supervises ports.')],
    ]);
  });

  it('repeat what the part before says, where that is not general', () => {
    const parts = [section('a', bullets('Rates rose.', 'Fuel costs more.')), section('b', bullets('Rates rose.'))];

    expect(settled(...parts)).toEqual(parts.map(({ blocks }) => blocks));
  });
});
