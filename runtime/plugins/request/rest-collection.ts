import type { FetchableCollection } from "../../data/collections.ts";
import { type AnsweredOptions, answeredCollection, type Question } from "./answered-collection.ts";
import { ask, type RestRequest, readAnswer } from "./request.ts";

export interface RestCollectionOptions<Params = void> extends AnsweredOptions<Params> {
  readonly request: (params: Params) => RestRequest;
}

/**
 * Declare a collection of the answer of an address: filtered, sorted and paged here.
 *
 * With `single: true` it is the first row, or null.
 */
export function restCollection<Row, Params = void>(
  options: RestCollectionOptions<Params> & { readonly single: true },
): FetchableCollection<Row | null, Params>;
export function restCollection<Row, Params = void>(
  options: RestCollectionOptions<Params> & { readonly single?: false },
): FetchableCollection<readonly Row[], Params>;
export function restCollection<Row, Params = void>(
  options: RestCollectionOptions<Params> & { readonly single?: boolean },
): FetchableCollection<Row | null, Params> | FetchableCollection<readonly Row[], Params> {
  return answeredCollection<Row, Params>(options, (params) => questionOf(options.request(params)));
}

/** Returns the request of a collection, with its key. */
export const questionOf = (request: RestRequest): Question => ({
  key: request,
  ask: async (signal, runtime) => readAnswer(await ask(runtime, request, signal)),
});
