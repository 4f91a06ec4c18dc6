// For tests of an app: run a workflow, render a page, answer what the app asks its backend. No app imports it.

export { type FakeAnswer, type FakeAnswers, type FakeBackend, type FakeRequest, fakeBackend } from "./fake-backend.ts";
export { type RenderedPage, type RenderOptions, renderPage } from "./render-page.ts";
export { runWorkflow } from "./run-workflow.ts";
