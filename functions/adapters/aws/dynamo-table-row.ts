// Converts rows of the DynamoDB table to items of the port and back, and builds the conditions on them.
import { type Condition, INDEXES, type Item } from '../../ports/table.ts';

/** Marks the last writer of a row, so that a write repeated after a lost response is recognized as ours. */
export const WRITE_ID = 'writeId';

export type Attributes = Record<string, unknown>;

const PLACES = INDEXES.flatMap((index) => [`${index}pk`, `${index}sk`] as const);

/** Omits indexes that the item is not in. */
const placesOf = (item: Item) =>
  Object.fromEntries(PLACES.flatMap((place) => (item[place] === undefined ? [] : [[place, item[place]]])));

const plain = (item: Item) => {
  const { pk, sk, version, expiresAt, data } = item;
  return { pk, sk, ...placesOf(item), version, ...(expiresAt === undefined ? {} : { expiresAt }), data };
};

export const attributesOf = (item: Item): Attributes => plain(item);

export const itemOf = (stored: Attributes): Item => plain(stored as Item);

/** An expression with exactly the names and values it uses, because DynamoDB refuses unused ones. */
export type Expression = {
  readonly text: string;
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
};

/** DynamoDB may keep an expired row for two days; it is treated as deleted. */
export const live = (now: number): Expression => ({
  text: '(attribute_not_exists(#expiresAt) OR #expiresAt > :now)',
  names: { '#expiresAt': 'expiresAt' },
  values: { ':now': now },
});

export const conditionOf = (condition: Condition, now: number): Expression => {
  const isLive = live(now);
  const names = { ...isLive.names, '#pk': 'pk' };
  if (condition === 'absent')
    return { text: 'attribute_not_exists(#pk) OR #expiresAt <= :now', names, values: isLive.values };
  if (condition === 'present')
    return { text: `attribute_exists(#pk) AND ${isLive.text}`, names, values: isLive.values };
  return {
    text: `#version = :version AND ${isLive.text}`,
    names: { ...isLive.names, '#version': 'version' },
    values: { ...isLive.values, ':version': condition.version },
  };
};
