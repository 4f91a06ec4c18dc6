// @generated from designs/shop/design.json. Do not edit.
import {
  defineApp,
} from "trama/runtime";
import { routes } from "./routes";
import {
  runtime,
} from "./runtime";

export const app = defineApp({
  runtime,
  name: "shop",
  title: "Shop",
  languages: ["en"],
  pages: { home: "home" },
  routes,
});
