/** Runs tasks one after the other, and returns the result of each. */
export type Queue = <T>(task: () => Promise<T>) => Promise<T>;

/** Create a queue; a task that fails does not stop the next. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
