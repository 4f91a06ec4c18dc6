// @generated from design/design.json. Do not edit.
import {
  defineApp,
  supabaseAuth,
} from "trama/runtime";
import { routes } from "./routes";
import {
  runtime,
} from "./runtime";

export const app = defineApp({
  runtime,
  name: "caso",
  title: "Caso",
  languages: ["en"],
  pages: { home: "inicio" },
  backend: { kind: "supabase" },
  routes,
  auth: supabaseAuth(),
});
