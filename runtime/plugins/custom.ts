import type { FetchableCollection } from "../data/collections.ts";
import { answeredCollection, type Question } from "./request/answered-collection.ts";
import type { ListOptions } from "./request/collection-settings.ts";

/** The result of a design's own function: rows, one row, or null. */
type Rows<Row> = readonly Described<Row>[] | Described<Row> | null | undefined;

/** A value without its index signatures, as interfaces have none. */
type Described<Value> = Value extends readonly (infer Item)[]
  ? readonly Described<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value as string extends Key ? never : Key]: Described<Value[Key]> }
    : Value;

/** Names a function and its arguments; it is called when the collection is fetched. */
export type Call<Row> = <Asked extends (...args: never[]) => Rows<Row> | Promise<Rows<Row>>>(
  asked: Asked,
  ...args: Parameters<Asked>
) => Question;

export interface CustomCollectionOptions<Row, Params = void> extends ListOptions<Params> {
  readonly request: (call: Call<Row>, params: Params) => Question;
}

/**
 * Declare a collection of the result of a design's own function: filtered, sorted and paged here.
 *
 * With `single: true` it is the first row, or null.
 */
export function customCollection<Row, Params = void>(
  options: CustomCollectionOptions<Row, Params> & { readonly single: true },
): FetchableCollection<Row | null, Params>;
export function customCollection<Row, Params = void>(
  options: CustomCollectionOptions<Row, Params> & { readonly single?: false },
): FetchableCollection<readonly Row[], Params>;
export function customCollection<Row, Params = void>(
  options: CustomCollectionOptions<Row, Params> & { readonly single?: boolean },
): FetchableCollection<Row | null, Params> | FetchableCollection<readonly Row[], Params> {
  return answeredCollection<Row, Params>(options, (params) => options.request(call, params));
}

const call: Call<unknown> = (asked, ...args) => ({ key: args, ask: async () => asked(...args) });
