import type { Runtime } from "../../app/runtime.ts";
import { type Arrangement, arrange } from "../../data/arrange.ts";
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
export interface AnsweredOptions<Params> extends ListOptions<Params> {
  /** The path of the rows in the answer; the whole answer when absent. */
  readonly resultPath?: string;
}

/** A request: two are the same when their `key` is equal. */
export interface Question {
  readonly key: unknown;
  readonly ask: (signal: AbortSignal, runtime: Runtime) => Promise<unknown>;
}

/** A collection of all rows of an answer, filtered, sorted and paged here; with `single` the first one, or null. */
export function answeredCollection<Row, Params>(
  options: AnsweredOptions<Params> & { readonly single?: boolean },
  question: (params: Params) => Question,
): FetchableCollection<Row | null, Params> | FetchableCollection<readonly Row[], Params> {
  const common = { ...settingsOf(options), arrangement: (params: Params) => arrangementOf(options, params) };
  const request = <Data>(part: Part | undefined, params: Params, read: (rows: readonly Row[]) => Data) =>
    requestOf(
      question(params),
      arrangementOf(options, params),
      rangeOf(options, part, params),
      options.resultPath,
      read,
    );
  if (options.single === true) {
    return collection<Row | null, Params>({
      ...common,
      empty: null,
      request: (part, params) => request(part, params, ([first]) => first ?? null),
    });
  }
  return collection<readonly Row[], Params>({
    ...common,
    empty: [],
    request: (part, params) => request(part, params, (rows) => rows),
  });
}

function requestOf<Data, Row>(
  { key, ask }: Question,
  arrangement: Arrangement,
  { limit, offset }: ReturnType<typeof rangeOf>,
  resultPath: string | undefined,
  read: (rows: readonly Row[]) => Data,
): CollectionRequest<Data> {
  return {
    key: JSON.stringify([key, arrangement, limit, offset]),
    limit,
    offset,
    isCounted: true,
    load: async (signal, runtime): Promise<Page<Data>> => {
      const answer = await ask(signal, runtime);
      const rows = arrange(rowsIn<Row>(resultPath === undefined ? answer : readPath(answer, resultPath)), arrangement);
      return { data: read(limit > 0 ? rows.slice(offset, offset + limit) : rows.slice(offset)), total: rows.length };
    },
  };
}

/** Returns the rows of an answer, typed by the design. An answer that is not an array is the only row. */
const rowsIn = <Row>(answer: unknown): readonly Row[] =>
  (Array.isArray(answer) ? answer : answer == null ? [] : [answer]) as readonly Row[];
