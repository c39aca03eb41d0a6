// The workspace that an id names. Without schemas, because the browser loads it.

/** A search of no single project belongs to the person who asked: its container is `me`. */
export const ME = 'me';

/** The project that a file's or a search's id names; undefined for a person's own search. */
export const projectOf = (id: string): string | undefined => {
  const [kind, container] = id.split('_');
  if (kind === 'prj') return id;
  return container === ME ? undefined : `prj_${container}`;
};
