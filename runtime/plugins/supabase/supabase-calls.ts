import type { Run } from "../../workflow/workflow.ts";
import { deliver, finish } from "./supabase-send.ts";
import type { CallOptions, Counted, CountedCallOptions, InvokeOptions, Values } from "./supabase-types.ts";

/** Call a function of the database. Returns its result. */
export async function supabaseCall<Result = unknown>(
  run: Run,
  name: string,
  args: Values = {},
  options: CallOptions = {},
): Promise<Result> {
  // The design types the result of the function.
  return (await deliver(run, options, (made) => made.callFunction(run.task.runtime, name, args, options))) as Result;
}

/** Call a function that returns rows, and count all matching ones. */
export async function supabaseCallCounted<Result = unknown>(
  run: Run,
  name: string,
  args: Values,
  options: CountedCallOptions,
): Promise<Counted<Result>> {
  // The design types the result of the function.
  return (await deliver(run, options, (made) =>
    made.callCounted(run.task.runtime, name, args, options),
  )) as Counted<Result>;
}

/** Count the matching rows of a function, without reading any. */
export async function supabaseCallCount(
  run: Run,
  name: string,
  args: Values,
  options: CountedCallOptions,
): Promise<number> {
  return (await deliver(run, options, (made) => made.callCount(run.task.runtime, name, args, options))) ?? 0;
}

/** Call an edge function. Returns its answer. */
export async function supabaseInvoke<Result = unknown>(run: Run, options: InvokeOptions): Promise<Result> {
  // The design types the answer of the function.
  return (await finish(run, (made) => made.invokeFunction(run.task.runtime, options, run.signal))) as Result;
}
