import { testBoundLayers } from "./bound-layers.ts";

testBoundLayers(["date-picker"]);
