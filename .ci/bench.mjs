// `npm run bench [words of a title]`: sets up, then prints the tool's speed next to the speed of comparable tools.
import { runBundled } from "./run-bundled.mjs";
import { setup } from "./setup.mjs";

const browser = await setup({ browser: true });
await runBundled("tests/bench/bench.ts", { options: ["--expose-gc"], env: { CHROME_PATH: browser } });
