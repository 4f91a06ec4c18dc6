import { arrange } from "../../data/arrange.ts";
import {
  type CollectionRequest,
  collection,
  type FetchableCollection,
  type Page,
  type Part,
} from "../../data/collections.ts";
import { readPath } from "../../data/value-path.ts";
import { arrangementOf, type ListOptions, rangeOf, settingsOf } from "./collection-settings.ts";

/** Options of a collection whose rows arrive all at once, besides its request. */
export interface AnsweredOptions extends ListOptions {
  /** The path of the rows in the answer; the whole answer when absent. */
  readonly resultPath?: string;
}

/** A request: two are the same when their `key` is equal. */
export interface Question {
  readonly key: unknown;
  readonly ask: (signal: AbortSignal) => Promise<unknown>;
}

/** A collection of all rows of an answer, filtered, sorted and paged here; with `single` the first one, or null. */
export function answeredCollection<Row>(
  options: AnsweredOptions & { readonly single?: boolean },
  question: () => Question,
): FetchableCollection<Row | null> | FetchableCollection<readonly Row[]> {
  const common = { ...settingsOf(options), arrangement: () => arrangementOf(options) };
  if (options.single === true) {
    return collection<Row | null>({
      ...common,
      empty: null,
      request: (part) => requestOf<Row | null, Row>(options, question, part, ([first]) => first ?? null),
    });
  }
  return collection<readonly Row[]>({
    ...common,
    empty: [],
    request: (part) => requestOf<readonly Row[], Row>(options, question, part, (rows) => rows),
  });
}

function requestOf<Data, Row>(
  options: AnsweredOptions,
  question: () => Question,
  part: Part | undefined,
  read: (rows: readonly Row[]) => Data,
): CollectionRequest<Data> {
  const { key, ask } = question();
  const arrangement = arrangementOf(options);
  const { limit, offset } = rangeOf(options, part);
  return {
    key: JSON.stringify([key, arrangement, limit, offset]),
    limit,
    offset,
    load: async (signal): Promise<Page<Data>> => {
      const answer = await ask(signal);
      const rows = arrange(
        rowsIn<Row>(options.resultPath === undefined ? answer : readPath(answer, options.resultPath)),
        arrangement,
      );
      return { data: read(limit > 0 ? rows.slice(offset, offset + limit) : rows.slice(offset)), total: rows.length };
    },
  };
}

/** Returns the rows of an answer, typed by the design. An answer that is not an array is the only row. */
const rowsIn = <Row>(answer: unknown): readonly Row[] =>
  (Array.isArray(answer) ? answer : answer == null ? [] : [answer]) as readonly Row[];
