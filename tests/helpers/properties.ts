// Makes property tests draw the same cases each time, so that a change is judged by its effect; `PROPERTY_SEED` draws
// others.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20261121) });

/** The number of cases that a test draws: `few` in `npm test`, `all` in `npm run test:full`. */
export const countOf = (few: number, all: number): number => (process.env.TEST_COUNTS === 'full' ? all : few);

/** The same for named cases: those of `npm test` are in both runs. */
export const casesOf = <T>(few: readonly T[], rest: readonly T[]): readonly T[] => [
  ...few,
  ...rest.slice(0, countOf(0, rest.length)),
];

export { fc };
