import { test } from "vitest";
import { cases } from "../depth.ts";
import { compareSignedIn } from "./strict-modes-signed-in.ts";

/** Each page is compared by `npm run test:deep`; `npm test` takes every fourth, as neighbours are made of the same elements. */
const step = cases(4, 1);

test("pages of vendas are the same in React's StrictMode for a person who is signed in, and report nothing", () =>
  compareSignedIn((_, index) => index % step === 1 % step));
