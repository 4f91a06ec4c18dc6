import { readFromBrowser } from "../app/first-render.ts";
import { type Bind, batch, computed, type ReadonlySignal, readBind, signal } from "../react/signals.ts";

export type Breakpoint = "default" | "tablet" | "mobile";

/** Widest window of each breakpoint, in pixels; the style sheets say the same. */
export const breakpointWidths = { tablet: 991, mobile: 767 } as const;

const breakpointSignal = signal<Breakpoint>("default");
const screenSignal = signal<ScreenSize>({ width: 1920, height: 1080, scrollY: 0 });
const focusSignal = signal(true);

type NarrowBreakpoint = Exclude<Breakpoint, "default">;

let narrowFrom: NarrowBreakpoint | undefined;

/** Keep in mind that what is rendered looks different at a breakpoint and in narrower windows. */
function differsFrom(breakpoint: NarrowBreakpoint): void {
  if (narrowFrom !== "tablet") narrowFrom = breakpoint;
}

/** The widest breakpoint at which the page that was rendered looks different; absent when no window matters to it. */
export const differentFrom = (): NarrowBreakpoint | undefined => narrowFrom;

/** Whether the build rendered the page for wider windows than this one, and it looks different here. */
export function isNarrowed(): boolean {
  const from = document.getElementById("root")?.getAttribute("data-narrow");
  return (from === "tablet" || from === "mobile") && narrowerThan(from).matches;
}

const narrowerThan = (breakpoint: NarrowBreakpoint): MediaQueryList =>
  window.matchMedia(`(max-width: ${breakpointWidths[breakpoint]}px)`);

export const breakpoint: ReadonlySignal<Breakpoint> = computed(() => {
  differsFrom("tablet");
  return breakpointSignal.value;
});

/** The window, in pixels. */
export interface ScreenSize {
  readonly width: number;
  readonly height: number;
  /** How far the page is scrolled. */
  readonly scrollY: number;
}

export const screenSize: ReadonlySignal<ScreenSize> = screenSignal;

/** Whether the visitor is at this window: it is in sight and takes the keys. */
export const isWindowFocused: ReadonlySignal<boolean> = focusSignal;

/** A property that differs by breakpoint, as a binding that follows the window. Smaller ones fall back to larger ones. */
export const responsive =
  <T>(values: {
    readonly default: Bind<T>;
    readonly tablet?: Bind<T>;
    readonly mobile?: Bind<T>;
  }): (() => T | null | undefined) =>
  () => {
    const { default: byDefault, tablet = byDefault, mobile = tablet } = values;
    differsFrom("tablet" in values ? "tablet" : "mobile");
    return readBind({ default: byDefault, tablet, mobile }[breakpointSignal.value]);
  };

/** Follow the window for good. */
export function startScreen(): void {
  if (typeof window !== "undefined") readFromBrowser(followWindow);
}

function followWindow(): void {
  const tablet = narrowerThan("tablet");
  const mobile = narrowerThan("mobile");
  const update = (): void =>
    batch(() => {
      breakpointSignal.value = mobile.matches ? "mobile" : tablet.matches ? "tablet" : "default";
      screenSignal.value = { width: window.innerWidth, height: window.innerHeight, scrollY: window.scrollY };
    });
  const updateFocus = (): void => {
    focusSignal.value = document.hasFocus() && document.visibilityState === "visible";
  };
  update();
  updateFocus();
  window.addEventListener("focus", updateFocus);
  window.addEventListener("blur", updateFocus);
  document.addEventListener("visibilitychange", updateFocus);
  window.addEventListener("scroll", update, { passive: true });
  window.addEventListener("resize", update);
  tablet.addEventListener("change", update);
  mobile.addEventListener("change", update);
}
