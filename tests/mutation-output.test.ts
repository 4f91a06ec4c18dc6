import { allDesigns, designs } from "./all-designs.ts";
import { cases } from "./depth.ts";
import { testChanged } from "./mutation-output.ts";

const [large, small] = [true, false].map((isLarge) => designs.filter(({ name }) => (name === "vendas") === isLarge));

// More changes of small designs leave them valid.
testChanged("a design of a fixture", { designs: allDesigns, numRuns: cases(200, 2000) });
testChanged("a small design of its own", { designs: small ?? [], numRuns: cases(60, 1500) });
testChanged("the large design", { designs: large ?? [], numRuns: cases(3, 200), outputCount: 0 });
