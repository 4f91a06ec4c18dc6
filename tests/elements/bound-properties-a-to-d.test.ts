import { types } from "./bound-cases.ts";
import { testBoundProperties } from "./bound-properties.ts";

testBoundProperties(types.filter((type) => type < "e"));
