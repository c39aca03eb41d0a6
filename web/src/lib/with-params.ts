// An address with some of its values changed; what is empty goes, what is not named stays.
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
