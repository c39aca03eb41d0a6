// Provides PptxGenJS with the types of its parts: its package declares a CommonJS module but contains an ES module.
import library from 'pptxgenjs';

type Library = typeof library.default;
export type Deck = InstanceType<Library>;
export type DeckSlide = ReturnType<Deck['addSlide']>;
export type Run = Extract<Parameters<DeckSlide['addText']>[0], readonly unknown[]>[number];
export type ChartLook = NonNullable<Parameters<DeckSlide['addChart']>[2]>;

export const PptxGenJS: Library = typeof library === 'function' ? library : library.default;
