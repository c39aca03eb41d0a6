// The user's country: from the edge, or from the browser's language where there is no edge, as on a local stage.
import { getConfig } from './config.ts';

/** ISO 3166, two letters. */
const CODE = /^[A-Z]{2}$/;

export const viewerCountry = async (): Promise<string | undefined> => {
  const { country } = await getConfig();
  const code = country ?? new Intl.Locale(navigator.language).maximize().region ?? '';
  return CODE.test(code) ? code : undefined;
};
