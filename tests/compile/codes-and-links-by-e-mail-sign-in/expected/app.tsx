// @generated from design/design.json. Do not edit.
import {
  defineApp,
  takeEmailLink,
} from "trama/runtime";
import { routes } from "./routes";
import {
  runtime,
} from "./runtime";

export const app = defineApp({
  runtime,
  name: "caso",
  title: "Caso",
  languages: ["pt"],
  pages: { home: "inicio" },
  backend: { kind: "supabase" },
  routes,
  auth: { me: "auth/me" },
  emailLinks: takeEmailLink,
});
