import { ownName } from "../routing/base-path.ts";
import type { Run } from "../workflow/workflow.ts";
import { asChoice, Theme, themeKey } from "./theme.ts";

/** Show another theme and remember it in this browser. An unknown name means `light`. */
export function setTheme({ task: { runtime } }: Run, name: string | null | undefined): void {
  const { choice } = runtime.part(Theme);
  choice.value = asChoice(name) ?? "light";
  try {
    globalThis.localStorage?.setItem(ownName(runtime, themeKey), choice.value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
