// What generated pages, sections, components, workflows and the app itself import. Elements, formula helpers and
// plugins have entries of their own, so that a page loads only what it names.
export { updatePassword, updateUser } from "./account.ts";
export { createApp, defineApp, start } from "./app.tsx";
export type { AppDefinition } from "./app-context.ts";
export { arrange } from "./arrange.ts";
export { type Auth, type AuthOptions, auth, authOf, loadUser, login, logout, signup, storeToken } from "./auth.ts";
export { clock } from "./clock.ts";
export {
  type AnyCollection,
  type Collection,
  type CollectionFailure,
  type CollectionGroups,
  collection,
  type FetchableCollection,
  fetchCollection,
  fetchCollections,
  readCollection,
  staticCollection,
} from "./collections.ts";
export {
  Component,
  type ComponentHandle,
  type ComponentParts,
  type ComponentShape,
  component,
  type InstanceProps,
  Slot,
  watch,
} from "./component.tsx";
export { type ConnectionStatus, connection } from "./connection.ts";
export { downloadCsv } from "./csv.ts";
export { print, userLocation } from "./device.ts";
export { type CommonProps, type ElementHandle, type HandleOf, handle, ScopeContext } from "./element.tsx";
export { takeEmailLink } from "./email-link.ts";
export { confirmPassword, refreshSession, resendCode, resetPassword, sendCode, verifyCode } from "./email-sign-in.ts";
export { configureEnvironment } from "./env.ts";
export { logEntries, logError } from "./error-log.ts";
export { createObjectUrl, downloadFile, fileToBase64 } from "./files.ts";
export type { Group } from "./guard.ts";
export { canInstall, installApp } from "./install-prompt.ts";
export { inLanguage, type LocalizedText, language, localized } from "./language.ts";
export { If, Page, Section, type SectionProps } from "./page.tsx";
export { pageLoader } from "./page-loader.tsx";
export { currentPage, type PageProps, type PageState, recordPage } from "./page-state.ts";
export { closeAllPopups, closePopup, openPopup, type Popup, popup, usePopup } from "./popups.tsx";
export { Repeat } from "./repeat.tsx";
export {
  type Link,
  navigate,
  previousPage,
  type ResolvedLink,
  resolveLink,
  setLanguage,
  type Target,
} from "./router.tsx";
export type { PageComponent, Route } from "./routes.ts";
export { type Breakpoint, breakpoint, isWindowFocused, responsive, screen } from "./screen.ts";
export { type Bind, batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from "./signals.ts";
export { finishLogin, loginWith, loginWithIdToken, loginWithSso } from "./social-login.ts";
export { setTheme, type ThemeChoice, type ThemeName, theme, themeChoice } from "./theme.ts";
export { updateCollection } from "./update-collection.ts";
export { type UploadedFile, uploadFile, uploadFiles } from "./upload.ts";
export {
  localVariable,
  type ReadonlyVariable,
  readonlyVariable,
  resetVariables,
  type Variable,
  type VariableOptions,
  variable,
} from "./variables.ts";
export {
  caughtError,
  copyToClipboard,
  detach,
  fail,
  type Handler,
  iterate,
  latestWorkflow,
  log,
  type NamedWorkflow,
  preventDefault,
  type Run,
  type Steps,
  startHandler,
  stopPropagation,
  type WorkflowError,
  WorkflowFailure,
  wait,
  workflow,
} from "./workflow.ts";
