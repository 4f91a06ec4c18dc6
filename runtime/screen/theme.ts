import { readFromBrowser } from "../app/first-render.ts";
import { type Runtime, shownRuntime } from "../app/runtime.ts";
import { computed, effect, type ReadonlySignal, signal } from "../react/signals.ts";
import { ownName } from "../routing/base-path.ts";

export type ThemeName = "light" | "dark";
/** The themes a visitor can choose; `system` follows the device. */
export type ThemeChoice = ThemeName | "system";

/** The name of the entry in the storage of the browser. */
export const themeKey = "theme";
/** Whether the device asks for dark colours. */
const isSystemDark = signal(false);

/** The theme of an app. */
export class Theme {
  /** Chosen by the visitor or the design. */
  readonly choice = signal<ThemeChoice>("light");
  readonly shown = computed((): ThemeName => {
    if (this.choice.value !== "system") return this.choice.value;
    return isSystemDark.value ? "dark" : "light";
  });
}

/** Returns the theme that an app shows. */
export const themeOf = (runtime: Runtime): ReadonlySignal<ThemeName> => runtime.part(Theme).shown;

/** The theme chosen by the visitor or the design, in the page's only app. */
export const themeChoice: ReadonlySignal<ThemeChoice> = /* @__PURE__ */ computed(
  () => shownRuntime.value.part(Theme).choice.value,
);

/** The theme that the page's only app shows. */
export const theme: ReadonlySignal<ThemeName> = /* @__PURE__ */ computed(() => themeOf(shownRuntime.value).value);

/** Take the remembered choice, else the design's, and follow the device, and show the theme on the document if the app is the whole page. */
export function startTheme(runtime: Runtime, byDefault: ThemeChoice): void {
  runtime.part(Theme).choice.value = byDefault;
  if (typeof window !== "undefined") readFromBrowser(() => followBrowser(runtime));
}

function followBrowser(runtime: Runtime): void {
  const { choice, shown } = runtime.part(Theme);
  choice.value = asChoice(stored(runtime)) ?? choice.peek();
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  isSystemDark.value = dark.matches;
  dark.addEventListener("change", () => {
    isSystemDark.value = dark.matches;
  });
  // Another window of the app has chosen.
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === ownName(runtime, themeKey)) choice.value = asChoice(newValue) ?? choice.peek();
  });
  if (!runtime.layer) effect(() => showThemeOn(document.documentElement, shown.value));
}

/** Show a theme on an element and those inside. The style sheet sets `color-scheme`, which is light on paper. */
export function showThemeOn({ dataset }: HTMLElement, name: ThemeName): void {
  dataset.theme = name;
}

function stored(runtime: Runtime): string | null | undefined {
  try {
    return globalThis.localStorage?.getItem(ownName(runtime, themeKey));
  } catch {
    return undefined;
  }
}

/** Returns a name if a theme has it. */
export const asChoice = (name: string | null | undefined): ThemeChoice | undefined =>
  name === "light" || name === "dark" || name === "system" ? name : undefined;
