// What `trama dev` uses of the runtime to replace code in an open page. No app imports it.

export { createElement, useState, useSyncExternalStore } from "react";
export { flushSync } from "react-dom";
export { start } from "./app/app.tsx";
export { manifest } from "./app/manifest.ts";
export { runningApps } from "./app/runtime.ts";
export { currentPageOf } from "./page/page-state.ts";
export { openPopups, showPopup } from "./page/popups.tsx";
export { beginLeaving } from "./page/unsaved.ts";
export { batch, readBind, signal } from "./react/signals.ts";
export { createRun } from "./workflow/workflow.ts";
