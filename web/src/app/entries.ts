// The entries of the sidebar and the palette: a new screen is one line here and one route in the router.
import {
  Activity,
  Coins,
  Files,
  FolderOutput,
  Globe,
  House,
  ListChecks,
  type LucideIcon,
  ScrollText,
  Share2,
  Sheet,
  ShieldCheck,
  SlidersHorizontal,
  Sparkles,
  Tags,
  UserCog,
  User as UserIcon,
  UsersRound,
  Workflow,
} from 'lucide-react';
import type { User } from '#shared/model/user.ts';
import { paths } from '../lib/paths.ts';
import { mayInOrganisation } from '../lib/use-user.ts';

export type Entry = {
  readonly id:
    | 'workspaces'
    | 'files'
    | 'search'
    | 'workflows'
    | 'checklist'
    | 'spreadsheets'
    | 'outputs'
    | 'activity'
    | 'sharedReports'
    | 'people'
    | 'controlPanel'
    | 'profile'
    | 'roles'
    | 'admin'
    | 'tags'
    | 'audit'
    | 'credits'
    | 'sources';
  readonly to: string;
  /** Further addresses for which this entry is the current one. */
  readonly also?: readonly string[];
  readonly icon: LucideIcon;
  /** `main` is above the divider, `more` below it, `profile` in the profile menu. */
  readonly group: 'main' | 'more' | 'profile';
  /** The key to press after G: its position and its letter. */
  readonly key?: { readonly code: string; readonly letter: string };
  readonly needsWorkspace?: true;
  /** The entry is hidden when this returns false. Without it everybody sees the entry. */
  readonly visible?: (user: User) => boolean;
};

export const ENTRIES: readonly Entry[] = [
  {
    id: 'workspaces',
    to: paths.home,
    also: [paths.workspaces],
    icon: House,
    group: 'main',
    key: { code: 'KeyH', letter: 'H' },
  },
  {
    id: 'files',
    to: paths.files,
    icon: Files,
    group: 'main',
    key: { code: 'KeyF', letter: 'F' },
    needsWorkspace: true,
  },
  { id: 'search', to: paths.search, icon: Sparkles, group: 'main', key: { code: 'KeyS', letter: 'S' } },
  {
    id: 'workflows',
    to: paths.workflows,
    icon: Workflow,
    group: 'main',
    key: { code: 'KeyA', letter: 'A' },
    needsWorkspace: true,
  },
  {
    id: 'checklist',
    to: paths.checklist,
    icon: ListChecks,
    group: 'main',
    key: { code: 'KeyC', letter: 'C' },
    needsWorkspace: true,
  },
  { id: 'spreadsheets', to: paths.spreadsheets, icon: Sheet, group: 'more', needsWorkspace: true },
  {
    id: 'outputs',
    to: paths.outputs,
    also: [paths.outputs2],
    icon: FolderOutput,
    group: 'more',
    key: { code: 'KeyO', letter: 'O' },
    needsWorkspace: true,
    visible: (user) => mayInOrganisation(user, 'search.read'),
  },
  {
    id: 'sharedReports',
    to: paths.sharedReports,
    icon: Share2,
    group: 'more',
    needsWorkspace: true,
    visible: (user) => mayInOrganisation(user, 'search.read'),
  },
  {
    id: 'activity',
    to: paths.activity,
    icon: Activity,
    group: 'more',
    needsWorkspace: true,
    visible: (user) => mayInOrganisation(user, 'search.read'),
  },
  {
    id: 'people',
    to: paths.people,
    icon: UsersRound,
    group: 'more',
    key: { code: 'KeyP', letter: 'P' },
    needsWorkspace: true,
    visible: (user) => mayInOrganisation(user, 'people.read'),
  },
  {
    id: 'controlPanel',
    // The first screen of the panel that everybody who sees this entry may open; the sidebar lists it with 'All'
    // selected as well.
    to: paths.roles,
    also: [paths.admin, paths.tags, paths.audit, paths.credits, paths.sources],
    icon: SlidersHorizontal,
    group: 'more',
    visible: (user) => !user.isCustomSignup,
  },
  { id: 'profile', to: paths.profile, icon: UserIcon, group: 'profile' },
  // Specification, section 2: hidden for users who signed up on their own.
  { id: 'roles', to: paths.roles, icon: ShieldCheck, group: 'profile', visible: (user) => !user.isCustomSignup },
  {
    // Specification, section 2: shown to everybody with a role. The screen explains missing permission and whom to ask.
    id: 'admin',
    to: paths.admin,
    icon: UserCog,
    group: 'profile',
  },
  {
    id: 'tags',
    to: paths.tags,
    icon: Tags,
    group: 'profile',
    visible: (user) => mayInOrganisation(user, 'tag.read'),
  },
  {
    id: 'audit',
    to: paths.audit,
    icon: ScrollText,
    group: 'profile',
    visible: (user) => mayInOrganisation(user, 'audit.read'),
  },
  {
    id: 'credits',
    to: paths.credits,
    icon: Coins,
    group: 'profile',
    visible: (user) => mayInOrganisation(user, 'credits.read'),
  },
  {
    id: 'sources',
    to: paths.sources,
    icon: Globe,
    group: 'profile',
    visible: (user) => mayInOrganisation(user, 'role.write'),
  },
];

/** Whether an entry is a screen of the organization, shown in the frame of the control panel. */
export const isSetting = ({ id, group }: Entry): boolean => group === 'profile' && id !== 'profile';

/** Specification, section 2: the only entries that stay in the sidebar when 'All' is selected. */
const WITH_ALL: readonly string[] = ['/', '/roles', '/admin'];

export const visibleEntries = (
  entries: readonly Entry[],
  { user, allSelected }: { user: User | undefined; allSelected: boolean },
): readonly Entry[] =>
  entries.filter(({ to, group, visible }) => {
    if (visible && !(user && visible(user))) return false;
    return group === 'profile' || !allSelected || WITH_ALL.includes(to);
  });

/** A screen below another belongs to its entry: the page of a run belongs to the analyses. */
const isAt = (path: string, pathname: string): boolean =>
  pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));

export const isCurrent = ({ to, also = [] }: Pick<Entry, 'to' | 'also'>, pathname: string): boolean =>
  [to, ...also].some((path) => isAt(path, pathname.replace(/(.)\/$/, '$1')));
