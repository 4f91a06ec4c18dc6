import { testBoundLayers } from "./bound-layers.ts";

testBoundLayers(["date-picker", "date-time-picker"]);
