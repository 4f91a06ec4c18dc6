import { readPath } from "../../data/value-path.ts";
import { throwIfCancelled, untilLeft } from "../../workflow/cancelled.ts";
import type { Run } from "../../workflow/workflow.ts";
import { ask, type RestRequest, readAnswer } from "./request.ts";
import { isStreamed, readStream, type StreamTargets } from "./stream.ts";

/** The request of a step. */
export interface RestRequestOptions extends RestRequest, StreamTargets {
  /** The path of the result in the answer; the whole answer when absent. */
  readonly resultPath?: string | undefined;
}

/**
 * Send a request, and return its answer.
 *
 * Leaving the page aborts a request that only reads, and the reading of a stream. A request that may change something
 * is not aborted; its answer is just ignored.
 */
export async function restRequest<Result = unknown>(run: Run, options: RestRequestOptions): Promise<Result> {
  const { streamText, streamEvents, resultPath, ...request } = options;
  throwIfCancelled(run.signal);
  const targets = { streamText, streamEvents };
  const isReading = request.method === "GET" || request.method === "HEAD";
  const signal = isReading || isStreamed(targets) ? run.signal : undefined;
  const answer = await untilLeft(
    run.signal,
    ask(run.task.runtime, request, signal).then((response) =>
      isStreamed(targets) ? readStream(response, targets) : readAnswer(response),
    ),
  );
  // The design types the answer of the address.
  return (resultPath === undefined ? answer : readPath(answer, resultPath)) as Result;
}
