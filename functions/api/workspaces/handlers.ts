// Workspaces, their folders and members: handlers of the contract rows.
import type { HandlersOf } from '../../http/handler.ts';
import { outside } from './bin.ts';
import { people } from './people.ts';
import { workspaces } from './workspaces.ts';

export const handlers: HandlersOf<'workspaces'> = { ...workspaces, ...people, ...outside };
