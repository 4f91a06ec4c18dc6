import { designs } from "./all-designs.ts";
import { testChanged } from "./mutation-output.ts";

testChanged("vendas, in a component,", {
  designs: designs.filter(({ name }) => name === "vendas"),
  numRuns: 20,
  outputCount: 0,
  isChanged: (path) => path.startsWith("components/"),
});
