// Fetches from the open web and from providers: guarded against private networks, rate-limited, retried, never
// throwing.

/** What the bytes are by their own marks. */
export type WebType = 'html' | 'xml' | 'json' | 'pdf' | 'zip' | 'text' | 'binary';

export type WebRequest = {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  /** Sent to the first origin only: a redirect elsewhere takes none of them along. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whose pace, circuit and list of hosts it counts against; the host, and the operator's sites, where it says nothing. */
  readonly lane?: string;
  /** 10 MB where it says nothing. Counted after decompression. */
  readonly maxBytes?: number;
  /** A success of any other type is refused; without it everything passes. */
  readonly accept?: readonly WebType[];
  /** May be answered with an earlier success of this type that is no older: for registers that change once a day. */
  readonly keep?: { readonly name: string; readonly ms: number; readonly type: WebType };
};

export type WebFault =
  /** No http(s) address, or another port than 80 and 443, or with a name and password in it. */
  | 'badAddress'
  /** It leads, or redirects, into a network that is not the open internet, or to a host that is on no list. */
  | 'forbiddenAddress'
  | 'tooManyRedirects'
  | 'tooLarge'
  | 'tookTooLong'
  | 'wrongType'
  | 'unreachable'
  /** It failed several times in a row and is left alone for a while. */
  | 'resting';

export type WebReply =
  | {
      readonly ok: true;
      readonly status: number;
      /** After redirects. */
      readonly url: string;
      readonly type: WebType;
      readonly bytes: Uint8Array;
      /** From Retry-After, whichever of its two forms. */
      readonly retryAfterMs?: number | undefined;
    }
  | { readonly ok: false; readonly fault: WebFault };

export type WebFetch = (request: WebRequest) => Promise<WebReply>;
