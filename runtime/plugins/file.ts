import type { Runtime } from "../app/runtime.ts";
import { collection, type FetchableCollection } from "../data/collections.ts";
import { withBase } from "../routing/base-path.ts";
import { settingsOf } from "./request/collection-settings.ts";
import { ask, readAnswer } from "./request/request.ts";

export interface FileCollectionOptions<Data> {
  readonly id: string;
  readonly name?: string;
  /** The data before the file is fetched. */
  readonly empty: Data;
  readonly key?: string;
}

/** Declare a collection whose data the build wrote to its own file. It is fetched when a page first needs it. */
export function fileCollection<Data>(options: FileCollectionOptions<Data>): FetchableCollection<Data> {
  const { id, empty } = options;
  let answered: Promise<Data> | undefined;
  const load = async (runtime: Runtime): Promise<Data> => {
    const url = withBase(runtime, `/public/collections/${id}.json`);
    const response = await ask(runtime, { method: "GET", url }, undefined);
    // The build wrote it from the design.
    return (await readAnswer(response)) as Data;
  };
  const loadOnce = (runtime: Runtime): Promise<Data> => {
    answered ??= load(runtime).catch((error: unknown) => {
      answered = undefined;
      throw error;
    });
    return answered;
  };
  return collection<Data>({
    ...settingsOf(options),
    empty,
    request: () => ({
      key: id,
      limit: 0,
      offset: 0,
      load: async (_, runtime) => {
        const data = await loadOnce(runtime);
        return { data, total: Array.isArray(data) ? data.length : 1 };
      },
    }),
  });
}
