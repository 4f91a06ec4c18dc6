// @generated from designs/ola/design.json. Do not edit.
import {
  defineApp,
} from "trama/runtime";
import { routes } from "./routes";

export const app = defineApp({
  name: "ola",
  title: "Olá",
  languages: ["pt"],
  pages: { home: "inicio" },
  routes,
});
