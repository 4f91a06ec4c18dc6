import { useMemo } from "react";

/** One option of a select, as data and as shown. */
export interface SelectOption<Item = unknown> {
  readonly item: Item;
  readonly value: unknown;
  readonly label: string;
  readonly image: string | undefined;
}

/** The paths of label, value and image in an option. */
export interface OptionFields {
  readonly labelField: string | undefined;
  readonly valueField: string | undefined;
  readonly imageField: string | undefined;
}

/** Returns the options of a list of objects, or of plain values that are their own label. */
export function toOptions<Item>(items: readonly Item[], fields: OptionFields): readonly SelectOption<Item>[] {
  return items.map((item): SelectOption<Item> => {
    if (typeof item !== "object" || item === null) {
      return { item, value: item, label: asText(item), image: undefined };
    }
    const value = member(item, fields.valueField || "value");
    const image = member(item, fields.imageField || "image");
    return {
      item,
      value,
      label: asText(member(item, fields.labelField || "label") ?? value),
      image: typeof image === "string" && image !== "" ? image : undefined,
    };
  });
}

export function useOptions<Item>(items: readonly Item[], fields: OptionFields): readonly SelectOption<Item>[] {
  const { labelField, valueField, imageField } = fields;
  return useMemo(
    () => toOptions(items, { labelField, valueField, imageField }),
    [items, labelField, valueField, imageField],
  );
}

/** Returns the value at a path such as `cliente.nome`; undefined where the path does not exist. */
export function member(value: unknown, path: string): unknown {
  let found: unknown = value;
  for (const name of path.split(".")) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, name)) return undefined;
    found = Reflect.get(found, name);
  }
  return found;
}

/** Returns the key of an option in a list. */
export const keyOf = ({ value }: SelectOption, position: number): string =>
  typeof value === "string" || typeof value === "number" ? `${value}` : `#${position}`;

const asText = (value: unknown): string => (value === undefined || value === null ? "" : String(value));
