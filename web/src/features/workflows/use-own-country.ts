// Preselects the user's country in a form that needs one.
import { useEffect } from 'react';
import type { Field } from '#shared/analyses/analysis.ts';
import { currentLanguage } from '#web/lib/language.ts';
import { viewerCountry } from '#web/lib/viewer-country.ts';

const needsCountry = ({ kind, optional }: Field): boolean => kind === 'country' && !optional;

const ownCountry = async (): Promise<string | undefined> => {
  const code = await viewerCountry();
  return code && new Intl.DisplayNames(currentLanguage(), { type: 'region' }).of(code);
};

/** Calls `begin` once, with the field's name; it must not replace what the user has entered meanwhile. */
export const useOwnCountry = (fields: readonly Field[], begin: (name: string, country: string) => void) => {
  const name = fields.find(needsCountry)?.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a form, whatever is entered later
  useEffect(() => {
    if (!name) return;
    let open = true;
    const fill = async () => {
      const country = await ownCountry().catch(() => undefined);
      if (open && country) begin(name, country);
    };
    void fill();
    return () => {
      open = false;
    };
  }, [name]);
};
