// Reads the hidden part of an inline XBRL document: entity, period and dimensions (contexts), and units.

export type Context = {
  entity?: string;
  start?: string;
  end?: string;
  readonly dimensions: Record<string, string>;
};

const local = (name: string): string => name.slice(name.indexOf(':') + 1);
const measureOf = (text: string): string => local(text.trim());

export const contextReader = () => {
  const contexts = new Map<string, Context>();
  const units = new Map<string, string>();
  let context: Context | undefined;
  let unit: { readonly id: string; over: string; under: string } | undefined;
  let divided = false;
  let dimension = '';
  let text = '';
  const closed: Readonly<Record<string, (value: string) => void>> = {
    identifier: (value) => Object.assign(context ?? {}, { entity: value }),
    startdate: (value) => Object.assign(context ?? {}, { start: value }),
    enddate: (value) => Object.assign(context ?? {}, { end: value }),
    instant: (value) => Object.assign(context ?? {}, { end: value }),
    explicitmember: (value) => {
      if (context) context.dimensions[dimension] = value;
    },
    typedmember: (value) => {
      if (context) context.dimensions[dimension] = value;
    },
    measure: (value) => {
      if (unit && divided) unit.under = measureOf(value);
      else if (unit) unit.over = measureOf(value);
    },
    context: () => {
      context = undefined;
    },
    unit: () => {
      if (unit) units.set(unit.id, unit.under === '' ? unit.over : `${unit.over}/${unit.under}`);
      unit = undefined;
      divided = false;
    },
  };
  return {
    contexts,
    units,
    open: (name: string, attributes: Readonly<Record<string, string>>): void => {
      const tag = local(name);
      if (tag === 'context') {
        context = { dimensions: Object.create(null) };
        contexts.set(attributes.id ?? '', context);
      } else if (tag === 'unit') unit = { id: attributes.id ?? '', over: '', under: '' };
      else if (tag === 'unitdenominator') divided = true;
      else if (tag === 'explicitmember' || tag === 'typedmember') dimension = attributes.dimension ?? '';
      if (tag in closed && tag !== 'typedmember') text = '';
    },
    write: (piece: string): void => {
      if (context || unit) text += piece;
    },
    close: (name: string): void => {
      const tag = local(name);
      closed[tag]?.(text.trim());
      if (tag in closed) text = '';
    },
  };
};
