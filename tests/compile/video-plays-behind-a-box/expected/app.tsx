// @generated from design/design.json. Do not edit.
import {
  defineApp,
} from "trama/runtime";
import { routes } from "./routes";

export const app = defineApp({
  name: "caso",
  title: "Caso",
  languages: ["pt"],
  pages: { home: "inicio" },
  routes,
});
