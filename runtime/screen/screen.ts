import { readFromBrowser } from "../app/first-render.ts";
import { type Bind, batch, computed, type ReadonlySignal, readBind, signal } from "../react/signals.ts";

export type Breakpoint = "default" | "tablet" | "mobile";

/** The widest window of each breakpoint, in pixels; the style sheets use the same values. */
export const breakpointWidths = { tablet: 991, mobile: 767 } as const;

const breakpointSignal = signal<Breakpoint>("default");
const screenSignal = signal<ScreenSize>({ width: 1920, height: 1080, scrollY: 0 });
const focusSignal = signal(true);

type NarrowBreakpoint = Exclude<Breakpoint, "default">;

let narrowFrom: NarrowBreakpoint | undefined;

/** Record that the rendered page differs at a breakpoint and in narrower windows. */
function differsFrom(breakpoint: NarrowBreakpoint): void {
  if (narrowFrom !== "tablet") narrowFrom = breakpoint;
}

/** Returns the widest breakpoint at which the rendered page differs; undefined when it is the same at all widths. */
export const differentFrom = (): NarrowBreakpoint | undefined => narrowFrom;

/** Whether the page was prerendered for wider windows than this one, and differs here. */
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

/** The size of the window, in pixels. */
export interface ScreenSize {
  readonly width: number;
  readonly height: number;
  /** The scroll position of the page. */
  readonly scrollY: number;
}

export const screenSize: ReadonlySignal<ScreenSize> = screenSignal;

/** Whether the window has the focus. */
export const isWindowFocused: ReadonlySignal<boolean> = focusSignal;

/**
 * Returns a property that differs by breakpoint as a binding that follows the window. Smaller breakpoints fall back to
 * larger ones.
 */
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

/** Follow the window for the life of the app. */
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
