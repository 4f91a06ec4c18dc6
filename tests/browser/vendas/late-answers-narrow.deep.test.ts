import { test } from "vitest";
import { expectStillPages } from "./late-answers.ts";
import { serveVendas } from "./site.ts";

const site = serveVendas();

test("nothing moves where answers come one by one, 390 px wide", () => expectStillPages(site, 390));
