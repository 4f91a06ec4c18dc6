import { collection, type FetchableCollection } from "../data/collections.ts";
import { withBase } from "../routing/base-path.ts";
import { settingsOf } from "./request/collection-settings.ts";
import { ask, readAnswer } from "./request/request.ts";

export interface FileCollectionOptions<Data> {
  readonly id: string;
  /** The data before the file is fetched. */
  readonly empty: Data;
  readonly key?: string;
}

/** Declare a collection whose data the build wrote to its own file. It is fetched when a page first needs it. */
export function fileCollection<Data>(options: FileCollectionOptions<Data>): FetchableCollection<Data> {
  const { id, empty } = options;
  let answered: Promise<Data> | undefined;
  const load = async (): Promise<Data> => {
    const response = await ask({ method: "GET", url: withBase(`/public/collections/${id}.json`) }, undefined);
    // The build wrote it from the design.
    return (await readAnswer(response)) as Data;
  };
  const loadOnce = (): Promise<Data> => {
    answered ??= load().catch((error: unknown) => {
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
      load: async () => {
        const data = await loadOnce();
        return { data, total: Array.isArray(data) ? data.length : 1 };
      },
    }),
  });
}
