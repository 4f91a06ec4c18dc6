import { readFromBrowser } from "../app/first-render.ts";
import { computed, effect, type ReadonlySignal, signal } from "../react/signals.ts";
import { ownName } from "../routing/base-path.ts";
import type { Run } from "../workflow/workflow.ts";

export type ThemeName = "light" | "dark";
/** The themes a visitor can choose; `system` follows the device. */
export type ThemeChoice = ThemeName | "system";

const storageKey = "theme";
const choice = signal<ThemeChoice>("light");
const isSystemDark = signal(false);

/** The theme chosen by the visitor or the design. */
export const themeChoice: ReadonlySignal<ThemeChoice> = choice;

/** The theme that is shown. */
export const theme: ReadonlySignal<ThemeName> = computed(() => {
  if (choice.value !== "system") return choice.value;
  return isSystemDark.value ? "dark" : "light";
});

/** Show another theme and remember it in this browser. An unknown name means `light`. */
export function setTheme(_run: Run, name: string | null | undefined): void {
  choice.value = asChoice(name) ?? "light";
  try {
    globalThis.localStorage?.setItem(ownName(storageKey), choice.value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Take the remembered choice, else the design's, and keep the document in step with it and the device. */
export function startTheme(byDefault: ThemeChoice): void {
  choice.value = byDefault;
  if (typeof window !== "undefined") readFromBrowser(followBrowser);
}

function followBrowser(): void {
  choice.value = asChoice(stored()) ?? choice.peek();
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  isSystemDark.value = dark.matches;
  dark.addEventListener("change", () => {
    isSystemDark.value = dark.matches;
  });
  effect(() => {
    document.documentElement.dataset.theme = theme.value;
    document.documentElement.style.colorScheme = theme.value;
  });
}

function stored(): string | null | undefined {
  try {
    return globalThis.localStorage?.getItem(ownName(storageKey));
  } catch {
    return undefined;
  }
}

const asChoice = (name: string | null | undefined): ThemeChoice | undefined =>
  name === "light" || name === "dark" || name === "system" ? name : undefined;
