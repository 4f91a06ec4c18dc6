// `npm run postgrest-specs -- <folder test/spec of a checkout of PostgREST>`: its tests, sent to the embedded backend.
import { runBundled } from "./run-bundled.mjs";
import { setup } from "./setup.mjs";

await setup({ browser: false });
await runBundled("tests/postgrest/specs/specs.ts");
