// Finds the parts of an Office file by its relationships; targets are names inside the zip, and nothing is fetched.
import type { Zip } from '../../guard/zip.ts';
import { readXml } from './read-xml.ts';

export type Relation = { readonly id: string; readonly type: string; readonly target: string };

const resolve = (from: string, target: string): string => {
  const base = target.startsWith('/') ? [] : from.split('/').slice(0, -1);
  const path: string[] = [];
  for (const part of [...base, ...target.split('/')]) {
    if (part === '..') path.pop();
    else if (part !== '.' && part !== '') path.push(part);
  }
  return path.join('/');
};

/** The name of the part with the relationships of a part. */
export const relationsPart = (part: string): string => {
  const cut = part.lastIndexOf('/') + 1;
  return `${part.slice(0, cut)}_rels/${part.slice(cut)}.rels`;
};

export const relationsOf = (zip: Zip, part: string): Relation[] => {
  const relations: Relation[] = [];
  readXml(zip.read(relationsPart(part)), {
    open: (name, { Id = '', Type = '', Target = '', TargetMode }) => {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      relations.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target: resolve(part, Target) });
    },
  });
  return relations;
};

/** The part of this type that a part leads to. */
export const targetOf = (zip: Zip, part: string, type: string): string | undefined =>
  relationsOf(zip, part).find((relation) => relation.type === type)?.target;

export const mainPart = (zip: Zip, usual: string): string => targetOf(zip, '', 'officeDocument') ?? usual;
