import { test } from "vitest";
import { compareSignedIn, isOfSales } from "./strict-modes-signed-in.ts";

test("the pages of the sales of vendas are the same in React's StrictMode for a person who is signed in, and report nothing", () =>
  compareSignedIn(isOfSales));
