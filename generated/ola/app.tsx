// @generated from designs/ola/design.json. Do not edit.
import {
  defineApp,
} from "trama/runtime";
import { routes } from "./routes";
import {
  runtime,
} from "./runtime";

export const app = defineApp({
  runtime,
  name: "ola",
  title: "Olá",
  languages: ["pt"],
  pages: { home: "inicio" },
  routes,
});
