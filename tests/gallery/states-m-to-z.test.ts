import { testStates, types } from "./shown-gallery.ts";

testStates(types.filter((type) => type >= "m"));
