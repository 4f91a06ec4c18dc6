import { allDesigns, designs } from "./all-designs.ts";
import { testChanged } from "./mutation-output.ts";

// More changes of small designs leave them valid; the large one has files of its own.
testChanged("a design of a fixture", { designs: allDesigns, numRuns: 275 });
testChanged("a small design of its own", { designs: designs.filter(({ name }) => name !== "vendas"), numRuns: 240 });
