// Fetches from the open web and from providers: guarded against private networks, rate-limited, retried, never
// throwing.

/** The content type, detected from the bytes. */
export type WebType = 'html' | 'xml' | 'json' | 'pdf' | 'zip' | 'text' | 'binary';

export type WebRequest = {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  /** Sent to the first origin only, not to redirects elsewhere. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The lane for rate, circuit breaker and allowed hosts; defaults to the host and the operator's sites. */
  readonly lane?: string;
  /** Defaults to 10 MB, counted after decompression. */
  readonly maxBytes?: number;
  /** A successful response of any other type is refused; without it every type is accepted. */
  readonly accept?: readonly WebType[];
  /** Allows a cached success of this type up to this age, for registers that change once a day. */
  readonly keep?: { readonly name: string; readonly ms: number; readonly type: WebType };
};

export type WebFault =
  /** Not an http(s) address, a port other than 80 or 443, or contains credentials. */
  | 'badAddress'
  /** The address or a redirect leads into a private network, or to a host that is not allowed. */
  | 'forbiddenAddress'
  | 'tooManyRedirects'
  | 'tooLarge'
  | 'tookTooLong'
  | 'wrongType'
  | 'unreachable'
  /** The circuit breaker is open after repeated failures. */
  | 'resting';

export type WebReply =
  | {
      readonly ok: true;
      readonly status: number;
      /** After redirects. */
      readonly url: string;
      readonly type: WebType;
      readonly bytes: Uint8Array;
      /** From Retry-After, in either of its two forms. */
      readonly retryAfterMs?: number | undefined;
    }
  | { readonly ok: false; readonly fault: WebFault };

export type WebFetch = (request: WebRequest) => Promise<WebReply>;
