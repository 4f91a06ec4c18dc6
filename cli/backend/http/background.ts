import { report } from "../report.ts";

/** Work that functions continue after they have answered. */
export interface Background {
  add(name: string, work: unknown): void;
  /** Resolves when all of it is done, or after a while: the backend must not wait forever to stop. */
  settled(): Promise<void>;
}

const patienceMs = 5000;

/** Track background work: failures are logged, and the backend does not stop in the middle of it. */
export function createBackground(): Background {
  const running = new Set<Promise<unknown>>();
  return {
    add(name, work) {
      const watched = Promise.resolve(work)
        .catch((error: unknown) => report(`function ${name}, in the background:`, error))
        .finally(() => running.delete(watched));
      running.add(watched);
    },
    async settled() {
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, patienceMs);
      });
      await Promise.race([Promise.allSettled(running), patience]);
      clearTimeout(timer);
    },
  };
}
