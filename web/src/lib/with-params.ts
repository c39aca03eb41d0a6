// Changes query parameters of an address: empty ones are removed, others stay.
export type AddressValues = Readonly<Record<string, string | undefined>>;

export const withParams =
  (values: AddressValues) =>
  (old: URLSearchParams): URLSearchParams => {
    const next = new URLSearchParams(old);
    for (const [name, value] of Object.entries(values))
      if (value) next.set(name, value);
      else next.delete(name);
    return next;
  };
