import { testBoundLayers } from "./bound-layers.ts";

testBoundLayers(["dropdown", "hover-dropdown", "modal", "multiselect", "select"]);
