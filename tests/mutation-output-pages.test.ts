import { designs } from "./all-designs.ts";
import { testChanged } from "./mutation-output.ts";

testChanged("vendas, in a file of no component,", {
  designs: designs.filter(({ name }) => name === "vendas"),
  numRuns: 20,
  outputCount: 0,
  isChanged: (path) => !path.startsWith("components/"),
});
