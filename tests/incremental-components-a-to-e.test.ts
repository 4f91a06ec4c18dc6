import { designs } from "./all-designs.ts";
import { testEdits } from "./incremental.ts";

testEdits(designs, (path) => path.startsWith("components/") && path < "components/f");
