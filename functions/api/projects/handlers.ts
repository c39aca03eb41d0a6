// Workspaces: handlers of the contract rows.
import { AppError } from '#shared/contract/errors.ts';
import { createProject, projectView, visibleProjects } from '../../domain/projects/projects.ts';
import type { HandlersOf } from '../../kernel/handler.ts';

export const handlers: HandlersOf<'projects'> = {
  'projects.list': async ({ caller, query }, { table }) => {
    const all = await visibleProjects(table, caller);
    return { rows: all.slice(query.offset, query.offset + query.limit).map(projectView), count: all.length };
  },
  'projects.create': async ({ caller, body, about }, ports) => {
    const project = await createProject(ports, caller, body);
    about(project.id);
    return project;
  },
  'projects.get': async ({ found }) => {
    if (!found.project) throw new AppError('notFound');
    return projectView(found.project);
  },
};
