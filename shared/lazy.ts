// Creates a value on first use, so that a starting process does not wait for it.
export const lazy = <T extends object>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
