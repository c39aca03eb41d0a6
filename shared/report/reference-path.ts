// Returns the app's path of a cited passage in a file, without the host.
import type { Reference } from './reference.ts';

export const referencePath = ({ fileId, locator }: Pick<Reference, 'fileId' | 'locator'>): string | undefined => {
  if (!fileId) return undefined;
  const place = new URLSearchParams({ file: fileId });
  const { box, ...named } = locator;
  for (const [name, value] of Object.entries(named)) if (value !== undefined) place.set(name, String(value));
  if (box) place.set('box', box.map((edge) => edge.toFixed(4)).join(','));
  return `/files?${place}`;
};
