// Customer chat by Chatwoot: its script is loaded from the address that the stage configures.
import type { Integrations } from '#shared/model/integrations.ts';

type Own = NonNullable<Integrations['chat']>;
type Sdk = { readonly run: (options: { readonly websiteToken: string; readonly baseUrl: string }) => void };

const sdk = (): Sdk | undefined => Object(window).chatwootSDK;

export const start = ({ address, token }: Own, language: string) => {
  const baseUrl = address.replace(/\/$/, '');
  Object.assign(window, { chatwootSettings: { locale: language, position: 'right', type: 'standard' } });
  const script = document.createElement('script');
  script.src = `${baseUrl}/packs/js/sdk.js`;
  script.async = true;
  script.addEventListener('load', () => sdk()?.run({ websiteToken: token, baseUrl }));
  document.head.append(script);
};
