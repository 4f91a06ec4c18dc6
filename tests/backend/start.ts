import { type Backend, type BackendOptions, startBackend as start } from "../../cli/backend/backend.ts";
import { cleanUp } from "../clean-up.ts";

/** Start the embedded backend; it is closed with the test, if the test has not closed it. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const backend = await start(options);
  cleanUp(() => backend.close());
  return backend;
}
