// How well what a text is about fits what a section wants.
import { describe, expect, it } from 'vitest';
import { ABOUT, fitOf, MENTIONED } from '#functions/analyses/room/fit.ts';

const about = (subjects: Record<string, number>, stances: Record<string, number> = {}) => ({
  subjects: new Map(Object.entries(subjects)),
  stances: new Map(Object.entries(stances)),
});

describe('a sentence fits', () => {
  it('by the subject that it is about, not by one that it mentions', () => {
    expect(fitOf(about({ capex: 3 }), { subjects: ['capex'] })).toBe(3);
    expect(fitOf(about({ capex: 1, litigation: 4.5 }), { subjects: ['capex'] })).toBe(0);
    expect(fitOf(about({ capex: 2 }), { subjects: ['capex'] }, ABOUT)).toBe(0);
    expect(fitOf(about({ capex: 2 }), { subjects: ['capex'] }, MENTIONED)).toBe(2);
  });

  it('better by a subject that is preferred', () => {
    const want = { subjects: ['demand', 'market'] };

    expect(fitOf(about({ demand: 3 }), want)).toBeGreaterThan(fitOf(about({ market: 3 }), want));
  });

  it('not where it is presented as a risk or a threat', () => {
    expect(fitOf(about({ prices: 3 }, { threat: 3 }), { subjects: ['prices'] })).toBe(0);
    expect(fitOf(about({ labour: 3 }, { risk: 3 }), { subjects: ['labour'], apart: [] })).toBe(3);
  });

  it('not where a section of its own is on what it is about', () => {
    const want = { subjects: ['regulation'], elsewhere: ['debt'] };

    expect(fitOf(about({ regulation: 4.5, debt: 7.5 }), want)).toBe(0);
    expect(fitOf(about({ regulation: 4.5, debt: 3 }), want)).toBe(4.5);
  });
});

describe('of a stance that is wanted', () => {
  it('the stance decides, with a subject where one is named', () => {
    expect(fitOf(about({}, { strength: 3 }), { subjects: [], stances: ['strength'] })).toBe(3);
    expect(fitOf(about({}, { risk: 3 }), { subjects: ['prices'], stances: ['risk'] })).toBe(0);
    expect(fitOf(about({ prices: 1 }, { risk: 3 }), { subjects: ['prices'], stances: ['risk'] })).toBe(4);
  });

  it('another in which it speaks more takes it', () => {
    expect(fitOf(about({}, { strength: 3, weakness: 4.5 }), { subjects: [], stances: ['strength'] })).toBe(0);
  });
});
