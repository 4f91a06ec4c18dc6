// @generated from designs/notes/design.json. Do not edit.
import {
  type PageRoute,
} from "trama/runtime";

export const routes: PageRoute[] = [
  { path: "/not-found/", handle: { page: "not-found", noindex: true }, lazy: async () => ({ Component: (await import("./pages/not-found")).default }) },
  { path: "/people/", handle: { page: "people" }, lazy: async () => ({ Component: (await import("./pages/people")).default }) },
  { path: "/tasks/:taskId/", handle: { page: "task", css: "pages/task.css" }, lazy: async () => ({ Component: (await import("./pages/task")).default }) },
  { path: "/", handle: { page: "tasks", css: "pages/tasks.css" }, lazy: async () => ({ Component: (await import("./pages/tasks")).default }) },
];
