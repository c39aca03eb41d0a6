// Changes parts outside the sheets: the workbook recalculates when opened, and its calculation chain is dropped.
import { attributesOf, prefixOf, type Tag, tagsOf, tagText } from './tags.ts';

/** The elements before `calcPr`, in the order of the standard. */
const BEFORE = ['sheets', 'functionGroups', 'externalReferences', 'definedNames'];

export const calculateOnOpening = (xml: string): string => {
  let after: Tag | undefined;
  for (const tag of tagsOf(xml)) {
    if (tag.name === 'calcPr' && tag.kind !== 'close') {
      const attributes = attributesOf(xml.slice(tag.start, tag.end));
      attributes.set('fullCalcOnLoad', '1');
      const text = tagText(`${prefixOf(xml, tag)}calcPr`, attributes, tag.kind === 'empty');
      return xml.slice(0, tag.start) + text + xml.slice(tag.end);
    }
    if (BEFORE.includes(tag.name) && tag.kind !== 'open') after = tag;
  }
  if (!after) return xml;
  return `${xml.slice(0, after.end)}<${prefixOf(xml, after)}calcPr fullCalcOnLoad="1"/>${xml.slice(after.end)}`;
};

/** Removes the elements of a list that refer to a part. */
export const withoutEntry = (xml: string, attribute: string, target: string): string => {
  const wanted = target.toLowerCase();
  for (const tag of tagsOf(xml)) {
    const value = attributesOf(xml.slice(tag.start, tag.end)).get(attribute)?.toLowerCase();
    if (tag.kind === 'empty' && value !== undefined && wanted.endsWith(value.replace(/^\//, '')))
      return xml.slice(0, tag.start) + xml.slice(tag.end);
  }
  return xml;
};
