// Guards screens of one workspace: a link to a file or checklist selects its workspace; otherwise one must be chosen.
import i18next from 'i18next';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { workspaceOf } from '#shared/model/workspace-of.ts';
import { toast } from '../components/ui/toast.tsx';
import { textsStarted } from '../lib/i18n.ts';
import { paths } from '../lib/paths.ts';
import { ALL_VALUE, selectedWorkspace, selectWorkspace } from '../lib/selected-workspace.ts';
import { isSignedIn } from '../lib/session.ts';

const workspaceOfLink = (request: Request): string | undefined => {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('file') ?? searchParams.get('list');
  return id ? workspaceOf(id) : undefined;
};

/** Selects the workspace of the address. Its label follows once the list of workspaces has loaded. */
export const requireWorkspace = async ({ request }: LoaderFunctionArgs) => {
  // The guard of all member screens runs in parallel and redirects users who are not signed in.
  if (!isSignedIn()) return null;
  const linked = workspaceOfLink(request);
  const selected = selectedWorkspace();
  if (linked && linked !== selected?.value) selectWorkspace({ label: '', value: linked });
  if (linked || (selected && selected.value !== ALL_VALUE)) return null;
  await textsStarted();
  toast({ kind: 'error', text: i18next.t('shell:selectProjectFirst') });
  return redirect(paths.workspaces);
};
