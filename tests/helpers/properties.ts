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

const SURROGATES = { first: 0xd800, count: 0x800 };
const LAST_CODE = 0x10ffff;

const characterAt = (place: number): string =>
  String.fromCodePoint(place < SURROGATES.first ? place : place + SURROGATES.count);

const placeOf = (value: unknown): number => {
  const code = typeof value === 'string' ? value.codePointAt(0) : undefined;
  if (code === undefined || String.fromCodePoint(code) !== value) throw new Error('not one character');
  return code < SURROGATES.first ? code : code - SURROGATES.count;
};

/** Any character of Unicode. The library's own `binary` unit lists all million of them in each process first: 1.3 s. */
const anyCharacter = fc.nat({ max: LAST_CODE - SURROGATES.count }).map(characterAt, placeOf);

type TextConstraints = Omit<NonNullable<Parameters<typeof fc.string>[0]>, 'unit'>;

/** Texts of any characters, with names such as `__proto__` among them. */
export const anyText = (constraints: TextConstraints = {}) => fc.string({ ...constraints, unit: anyCharacter });

/** Addresses with any escaped path; `webUrl` of the library lists all characters, too. */
export const anyAddress = () =>
  fc
    .tuple(fc.constantFrom('http', 'https'), fc.domain(), fc.array(anyText({ maxLength: 12 }), { maxLength: 4 }))
    .map(
      ([scheme, domain, path]) => `${scheme}://${domain}${path.map((part) => `/${encodeURIComponent(part)}`).join('')}`,
    );

export { fc };
