// @generated from design/design.json. Do not edit.
import {
  defineApp,
} from "trama/runtime";
import { routes } from "./routes";
import {
  runtime,
} from "./runtime";

export const app = defineApp({
  runtime,
  name: "caso",
  title: "Caso",
  languages: ["pt", "en"],
  pages: { home: "inicio" },
  backend: { kind: "supabase" },
  routes,
});
