// How well the subject of a text fits what a section needs.
import { describe, expect, it } from 'vitest';
import { ABOUT, fitOf, goesAlong, isInOtherStance, MENTIONED, opensElsewhere } from '#functions/analyses/room/fit.ts';
import { aboutText, NEAREST } from '#functions/analyses/room/report-subjects.ts';
import { WANTS } from '#functions/analyses/room/section-subjects.ts';

const about = (
  subjects: Record<string, number>,
  stances: Record<string, number> = {},
  {
    headed = [],
    own = {},
    named = [],
  }: { headed?: readonly string[]; own?: Record<string, number>; named?: readonly string[] } = {},
) => ({
  subjects: new Map(Object.entries(subjects)),
  stances: new Map(Object.entries(stances)),
  headed: new Set(headed),
  own: new Map(Object.entries(own)),
  named: new Set(named),
});

describe('a sentence fits', () => {
  it('by its main subject, not by one that it mentions', () => {
    expect(fitOf(about({ capex: 3 }), { subjects: ['capex'] })).toBe(3);
    expect(fitOf(about({ capex: 1, litigation: 4.5 }), { subjects: ['capex'] })).toBe(0);
    expect(fitOf(about({ capex: 2 }), { subjects: ['capex'] }, ABOUT)).toBe(0);
    expect(fitOf(about({ capex: 2 }), { subjects: ['capex'] }, MENTIONED)).toBe(2);
  });

  it('better by a preferred subject', () => {
    const want = { subjects: ['demand', 'market'] };

    expect(fitOf(about({ demand: 3 }), want)).toBeGreaterThan(fitOf(about({ market: 3 }), want));
  });

  it('not if it presents the subject as a risk or threat', () => {
    expect(fitOf(about({ prices: 3 }, { threat: 3 }), { subjects: ['prices'] })).toBe(0);
    expect(fitOf(about({ labour: 3 }, { risk: 3 }), { subjects: ['labour'], apart: [] })).toBe(3);
  });

  it('by a phrase if the sentence or a heading has a noun of the subject', () => {
    const want = { subjects: ['marketShare'], nouns: ['marketShare', 'market'] };

    expect(fitOf(about({ marketShare: 4.5 }), want)).toBe(0);
    expect(fitOf(about({ marketShare: 4.5 }, {}, { named: ['market'] }), want)).toBe(4.5);
  });

  it('not if its subject has a section of its own', () => {
    const want = { subjects: ['regulation'], elsewhere: ['debt'] };

    expect(fitOf(about({ regulation: 4.5, debt: 7.5 }), want)).toBe(0);
    expect(fitOf(about({ regulation: 4.5, debt: 3 }), want)).toBe(4.5);
  });
});

describe('a sentence in a stance that a section does not want', () => {
  it('is a threat among what keeps customers', () => {
    expect(isInOtherStance(about({ retention: 1 }, { threat: 5.5 }), { subjects: ['retention'] })).toBe(true);
    expect(isInOtherStance(about({ retention: 7 }, { threat: 5.5 }), { subjects: ['retention'] })).toBe(false);
    expect(isInOtherStance(about({}, { threat: 5.5 }), { subjects: ['litigation'], apart: [] })).toBe(false);
  });

  it('is the reason for a price among weaknesses, but no lesson', () => {
    const want = { subjects: [], stances: ['weakness'] };

    expect(isInOtherStance(about({}, { reason: 7.5 }), want)).toBe(true);
    expect(isInOtherStance(about({}, { reason: 4.5, lesson: 7.5 }), want)).toBe(false);
    expect(isInOtherStance(about({ prices: 4.5 }), want)).toBe(false);
  });
});

describe('a heading on the subject of another section', () => {
  const want = { subjects: ['pricesAndRates'], elsewhere: ['sectorImpact'] };

  it('accepts a sentence that only mentions the wanted subject', () => {
    const one = about(
      { pricesAndRates: 5.5, sectorImpact: 3 },
      {},
      { headed: ['sectorImpact'], own: { pricesAndRates: 1 } },
    );

    expect(fitOf(one, want)).toBe(0);
  });

  it('accepts nothing if it names the wanted subject too', () => {
    const headed = ['sectorImpact', 'pricesAndRates'];

    expect(fitOf(about({ pricesAndRates: 4, sectorImpact: 3 }, {}, { headed, own: { pricesAndRates: 1 } }), want)).toBe(
      4,
    );
  });
});

describe('a sentence belongs to its paragraph', () => {
  it('if it has no subject of its own', () => {
    expect(goesAlong(about({}, {}, { own: { capex: 1 } }), { subjects: ['economy'] })).toBe(true);
    expect(goesAlong(about({ litigation: 4.5 }, {}, { own: { litigation: 4.5 } }), { subjects: ['economy'] })).toBe(
      false,
    );
    expect(goesAlong(about({}, { plan: 4.5 }, { own: { plan: 4.5 } }), { subjects: ['workforce'] })).toBe(false);
  });
});

describe('for a wanted stance', () => {
  it('the stance decides, together with the subject if one is named', () => {
    expect(fitOf(about({}, { strength: 3 }), { subjects: [], stances: ['strength'] })).toBe(3);
    expect(fitOf(about({}, { risk: 3 }), { subjects: ['prices'], stances: ['risk'] })).toBe(0);
    expect(fitOf(about({ prices: 1 }, { risk: 3 }), { subjects: ['prices'], stances: ['risk'] })).toBe(4);
  });

  it('a stronger other stance wins', () => {
    expect(fitOf(about({}, { strength: 3, weakness: 4.5 }), { subjects: [], stances: ['strength'] })).toBe(0);
  });
});

it('leaves the shares that employees hold to the owners', () => {
  const text = 'The Hale family holds 58% of the ordinary shares of the ferry, employees hold 7%.';
  const want = WANTS.employeesOf;

  expect(want && fitOf(aboutText(text, [{ text: 'Control', weight: NEAREST }]), want)).toBe(0);
});

describe('a sentence that opens with the subject of another section', () => {
  const want = { subjects: ['labour'], amid: ['workforce'], elsewhere: ['prices'] };

  it('belongs to that section, whatever else it mentions', () => {
    expect(opensElsewhere('The price of bread rose because wages went up.', want)).toBe(true);
    expect(opensElsewhere('パンの値上げは賃金の上昇が要因である。', want)).toBe(true);
  });

  it('is not one that opens with both, or with neither', () => {
    expect(opensElsewhere('Wages and the price of bread rose together.', { ...want, subjects: ['inputCosts'] })).toBe(
      false,
    );
    expect(opensElsewhere('Two bakers left in May.', want)).toBe(false);
  });
});
