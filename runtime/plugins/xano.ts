import { environment } from "../app/env.ts";
import type { Runtime } from "../app/runtime.ts";
import { tokenHeaders } from "../auth/auth.ts";
import { sessionOf } from "../auth/session.ts";
import type { FetchableCollection } from "../data/collections.ts";
import { type Run, WorkflowFailure } from "../workflow/workflow.ts";
import type { RequestValues } from "./request/address.ts";
import { type AnsweredOptions, answeredCollection } from "./request/answered-collection.ts";
import type { RestRequest } from "./request/request.ts";
import { questionOf } from "./request/rest-collection.ts";
import { type RestRequestOptions, restRequest } from "./request/rest-steps.ts";

/** A request to an endpoint of an API group. */
export interface XanoRequest extends Omit<RestRequest, "url" | "throughServer"> {
  /** The base URL of the group. */
  readonly group: string;
  /** The path after the base URL, with parameters as `{name}`. */
  readonly endpoint: string;
  /** The values of the path parameters. */
  readonly pathParams?: RequestValues | undefined;
}

export interface XanoCollectionOptions<Params = void> extends AnsweredOptions<Params> {
  readonly request: (params: Params) => XanoRequest;
}

/** Declare a collection of an endpoint's answer: filtered, sorted and paged here. */
export function xanoCollection<Row, Params = void>(
  options: XanoCollectionOptions<Params> & { readonly single: true },
): FetchableCollection<Row | null, Params>;
export function xanoCollection<Row, Params = void>(
  options: XanoCollectionOptions<Params> & { readonly single?: false },
): FetchableCollection<readonly Row[], Params>;
export function xanoCollection<Row, Params = void>(
  options: XanoCollectionOptions<Params> & { readonly single?: boolean },
): FetchableCollection<Row | null, Params> | FetchableCollection<readonly Row[], Params> {
  return answeredCollection<Row, Params>(options, (params) => {
    const request = options.request(params);
    return { key: request, ask: (signal, runtime) => questionOf(atEndpoint(runtime, request)).ask(signal, runtime) };
  });
}

/** Send a request to an endpoint, and return its answer. */
export function xanoRequest<Result = unknown>(
  run: Run,
  options: XanoRequest & Omit<RestRequestOptions, keyof RestRequest>,
): Promise<Result> {
  const { streamText, streamEvents, resultPath, ...request } = options;
  return restRequest<Result>(run, { ...atEndpoint(run.task.runtime, request), streamText, streamEvents, resultPath });
}

/** Returns the request to an endpoint: as the signed-in user, with the data source and branch of this deployment. */
function atEndpoint(runtime: Runtime, asked: XanoRequest): RestRequest {
  const { group, endpoint, pathParams = {}, headers, ...request } = asked;
  return {
    ...request,
    url: group + endpoint.replace(/\{([^{}]+)\}/g, (_, name: string) => segment(name, pathParams[name])),
    headers: {
      ...environment(runtime).backendHeaders,
      ...tokenHeaders(sessionOf(runtime)),
      ...headers,
    },
  };
}

/** Encode a path parameter. Without its value the path would address something else, such as the whole list. */
function segment(name: string, value: unknown): string {
  if (value === undefined || value === null || value === "")
    throw new WorkflowFailure(`the path needs a value for ${name}`);
  return encodeURIComponent(String(value));
}
