// Formats and parses the token of a share link: tenant, id and secret.

/** The link carries it after the `#`, so that it reaches no log. */
export const tokenText = (tenant: string, id: string, secret: string): string => [tenant, id, secret].join('.');

export const readToken = (text: string) => {
  const found = /^([a-z0-9_-]{3,40})\.(shr_[0-9a-z]{12}_[0-9a-z]{16})\.([A-Za-z0-9_-]{20,100})$/.exec(text);
  const [, tenant, id, secret] = found ?? [];
  return tenant && id && secret ? { tenant, id, secret } : undefined;
};
