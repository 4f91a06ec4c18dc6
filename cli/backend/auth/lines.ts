/** Runs work that has the same name one after the other; work without a name at once. */
export type Lines = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Create lines that exist while somebody waits in them. */
export function createLines(): Lines {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    if (name === "") {
      return work();
    }
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(name, turn);
    try {
      return await turn;
    } finally {
      if (last.get(name) === turn) {
        last.delete(name);
      }
    }
  };
}
