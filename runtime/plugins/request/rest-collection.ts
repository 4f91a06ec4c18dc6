import type { FetchableCollection } from "../../data/collections.ts";
import { type AnsweredOptions, answeredCollection, type Question } from "./answered-collection.ts";
import { ask, type RestRequest, readAnswer } from "./request.ts";

export interface RestCollectionOptions extends AnsweredOptions {
  readonly request: () => RestRequest;
}

/**
 * Declare a collection of the answer of an address: filtered, sorted and paged here.
 *
 * With `single: true` it is the first row, or null.
 */
export function restCollection<Row>(
  options: RestCollectionOptions & { readonly single: true },
): FetchableCollection<Row | null>;
export function restCollection<Row>(
  options: RestCollectionOptions & { readonly single?: false },
): FetchableCollection<readonly Row[]>;
export function restCollection<Row>(
  options: RestCollectionOptions & { readonly single?: boolean },
): FetchableCollection<Row | null> | FetchableCollection<readonly Row[]> {
  return answeredCollection<Row>(options, () => questionOf(options.request()));
}

/** Returns the request of a collection, with its key. */
export const questionOf = (request: RestRequest): Question => ({
  key: request,
  ask: async (signal) => readAnswer(await ask(request, signal)),
});
