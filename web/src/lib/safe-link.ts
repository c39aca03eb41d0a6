// Validates an external address as a link target: nothing that runs as a script.
export const safeLink = (address: string | undefined): string | undefined => {
  const url = address === undefined ? null : URL.parse(address, window.location.origin);
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : undefined;
};
