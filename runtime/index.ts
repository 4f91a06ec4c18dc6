// What generated pages, sections, components, workflows and the app itself import. Elements, formula helpers and
// plugins have entries of their own, so that a page loads only what it uses.

export { createApp, defineApp, start } from "./app/app.tsx";
export type { AppDefinition } from "./app/app-context.ts";
export {
  connection,
  createRuntime,
  currentPage,
  inLanguage,
  localized,
  readonlyVariable,
  variable,
} from "./app/design-runtime.ts";
export { configureEnvironment, type EnvironmentValues } from "./app/env.ts";
export { canInstall, installApp } from "./app/install-prompt.ts";
export { type MountOptions, mount } from "./app/mount.ts";
export { inApp, type Runtime } from "./app/runtime.ts";
export { RuntimeContext } from "./app/runtime-context.ts";
export { updatePassword, updateUser } from "./auth/account.ts";
export { type Auth, type AuthOptions, auth, authOf, loadUser, login, logout, signup, storeToken } from "./auth/auth.ts";
export { takeEmailLink } from "./auth/email-link.ts";
export {
  confirmPassword,
  refreshSession,
  resendCode,
  resetPassword,
  sendCode,
  verifyCode,
} from "./auth/email-sign-in.ts";
export { finishLogin, loginWith, loginWithIdToken, loginWithSso } from "./auth/social-login.ts";
export { createAccount, supabaseAuth } from "./auth/supabase-auth.ts";
export { arrange } from "./data/arrange.ts";
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
  withLastParams,
  withParams,
} from "./data/collections.ts";
export type { ConnectionStatus } from "./data/connection.ts";
export { updateCollection } from "./data/update-collection.ts";
export {
  localVariable,
  type ReadonlyVariable,
  resetVariables,
  type Variable,
  type VariableOptions,
} from "./data/variables.ts";
export { TypedDate } from "./elements/parts/date-picker/view/typed-date.tsx";
export { decimalFormat } from "./elements/parts/field/decimal.ts";
export { maskFormat } from "./elements/parts/field/mask.ts";
export { logEntries, logError, onLogged } from "./errors/error-log.ts";
export { lateComponent } from "./late/late-component.tsx";
export { If, Page, Section, type SectionProps } from "./page/page.tsx";
export { pageLoader } from "./page/page-loader.tsx";
export {
  type PageProps,
  type PageState,
  type PathParams,
  type QueryParams,
  recordPage,
  usePage,
} from "./page/page-state.ts";
export { closeAllPopups, closePopup, openPopup, type Popup, popup, usePopup } from "./page/popups.tsx";
export { closeToast, showToast, type ToastOptions } from "./page/toasts.tsx";
export type { SoundIds } from "./plugins/sounds.ts";
export { withConstraintTexts } from "./plugins/supabase/constraint-texts.ts";
export {
  type ComponentHandle,
  type ComponentParts,
  type ComponentShape,
  component,
  type InstanceProps,
} from "./react/component.tsx";
export { Component, Slot, watch } from "./react/component-body.tsx";
export { ScopeContext } from "./react/element.tsx";
export { type ElementHandle, type HandleOf, handle } from "./react/element-handle.ts";
export type { CommonProps } from "./react/element-props.ts";
export {
  type Bind,
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from "./react/signals.ts";
export type { AddressBar } from "./routing/address-bar.ts";
export { chooseLanguage, firstLanguage } from "./routing/first-language.ts";
export type { Group } from "./routing/guard.ts";
export {
  type Link,
  navigate,
  previousPage,
  type ResolvedLink,
  resolveLink,
  setLanguage,
  type Target,
} from "./routing/router.tsx";
export type { PageHandle, PageRoute } from "./routing/routes.ts";
export { Repeat } from "./rows/repeat.tsx";
export { isSelected } from "./rows/selection.ts";
export { clock } from "./screen/clock.ts";
export { type LocalizedText, language } from "./screen/language.ts";
export { type Breakpoint, breakpoint, isWindowFocused, responsive, screenSize } from "./screen/screen.ts";
export { setTheme } from "./screen/set-theme.ts";
export { type ThemeChoice, type ThemeName, theme, themeChoice } from "./screen/theme.ts";
export { downloadCsv } from "./workflow/csv.ts";
export { printPage, userLocation } from "./workflow/device.ts";
export { createObjectUrl, downloadFile, fileToBase64 } from "./workflow/files.ts";
export { copyToClipboard, detach, fail, iterate, log, stopPropagation } from "./workflow/steps.ts";
export { type UploadedFile, uploadFile, uploadFiles } from "./workflow/upload.ts";
export {
  caughtError,
  type Handler,
  inStep,
  isCaught,
  latestWorkflow,
  type NamedWorkflow,
  preventDefault,
  type Run,
  type Steps,
  startHandler,
  type WorkflowError,
  WorkflowFailure,
  wait,
  workflow,
} from "./workflow/workflow.ts";
