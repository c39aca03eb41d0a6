// Extracts the workspace from an id. Without schemas, because the browser loads it.

/** The container of a question across workspaces, which belongs to the member who asked. */
export const ME = 'me';

/** The workspace in a file's or question's id; `undefined` for a member's own question. */
export const workspaceOf = (id: string): string | undefined => {
  const [kind, container] = id.split('_');
  if (kind === 'prj') return id;
  return container === ME ? undefined : `prj_${container}`;
};
