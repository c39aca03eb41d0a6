// The browser and operating system in a user agent, by their common names.

/** A user agent names several browsers for compatibility with old servers; the first match in this order counts. */
const BROWSERS = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Whale/, 'Whale'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;
const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux|CrOS/, 'Linux'],
] as const;

const firstIn = (agent: string, known: readonly (readonly [RegExp, string])[]): string | undefined =>
  known.find(([sign]) => sign.test(agent))?.[1];

export const browserOf = (agent: string): string | undefined => {
  const names = [firstIn(agent, BROWSERS), firstIn(agent, SYSTEMS)].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(' · ') : undefined;
};
