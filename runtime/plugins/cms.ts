import { collection, type FetchableCollection } from "../data/collections.ts";
import { withQuery } from "./request/address.ts";
import { type RangeOptions, rangeOf, settingsOf } from "./request/collection-settings.ts";
import { askPlugins, readAnswer } from "./request/request.ts";

export interface CmsCollectionOptions<Params = void> extends RangeOptions<Params> {
  readonly id: string;
  readonly name?: string;
  readonly hasParams?: boolean;
  readonly autoFetch?: boolean;
  readonly key?: string;
}

/** Declare a collection of records stored on the server, read page by page. */
export function cmsCollection<Row, Params = void>(
  options: CmsCollectionOptions<Params>,
): FetchableCollection<readonly Row[], Params> {
  return collection<readonly Row[], Params>({
    ...settingsOf(options),
    empty: [],
    request: (part, params) => {
      const range = rangeOf(options, part, params);
      const path = withQuery(`ww/cms_data_sets/${options.id}/fetch`, range);
      const variables = options.hasParams ? params : {};
      return {
        key: options.hasParams ? `${path} ${JSON.stringify(params)}` : path,
        ...range,
        isCounted: true,
        load: async (signal, runtime) =>
          pageIn<Row>(await readAnswer(await askPlugins(runtime, path, { variables }, signal))),
      };
    },
  });
}

/** Returns the page in an answer; the design types its records. */
function pageIn<Row>(answer: unknown): { readonly data: readonly Row[]; readonly total: number } {
  const { data, total } = typeof answer === "object" && answer !== null ? { data: [], total: 0, ...answer } : {};
  const rows = (Array.isArray(data) ? data : []) as readonly Row[];
  return { data: rows, total: typeof total === "number" ? total : rows.length };
}
