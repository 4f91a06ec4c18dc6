// @generated from designs/notes/design.json. Do not edit.
import {
  defineApp,
} from "trama/runtime";
import { routes } from "./routes";
import {
  runtime,
} from "./runtime";

export const app = defineApp({
  runtime,
  name: "notes",
  title: "Notes",
  titlePattern: "{title} · Notes",
  languages: ["en"],
  pages: { home: "tasks", notFound: "not-found" },
  themes: { default: "system" },
  backend: { kind: "supabase" },
  routes,
});
