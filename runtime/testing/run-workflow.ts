import type { AppDefinition } from "../app/app-context.ts";
import { createRun, isHandled, type NamedWorkflow } from "../workflow/workflow.ts";

/**
 * Run a workflow of an app. Returns its result, or undefined when it ends in its error branch.
 *
 * Needs no document, unless a step does. Rejects, mostly with a `WorkflowFailure`, when a step fails and no error branch
 * handles it. What goes on after the workflow, such as following the table of a collection, ends with it.
 */
export async function runWorkflow<P, R>(
  app: AppDefinition,
  workflow: NamedWorkflow<P, R>,
  ...params: Parameters<NamedWorkflow<P, R>> extends [unknown, ...infer Rest] ? Rest : never
): Promise<R | undefined> {
  const ended = new AbortController();
  const run = createRun("test", { runtime: app.runtime, lifetime: { signal: ended.signal } });
  try {
    return await Reflect.apply(workflow, undefined, [run, ...params]);
  } catch (error) {
    if (isHandled(error)) return undefined;
    throw error;
  } finally {
    ended.abort();
  }
}
