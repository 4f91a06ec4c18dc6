import { readFromBrowser } from "./first-render.ts";
import { type Bind, batch, type ReadonlySignal, readBind, signal } from "./signals.ts";

export type Breakpoint = "default" | "tablet" | "mobile";

/** Widest window of each breakpoint, in pixels; the style sheets say the same. */
export const breakpointWidths = { tablet: 991, mobile: 767 } as const;

const breakpointSignal = signal<Breakpoint>("default");
const screenSignal = signal<ScreenSize>({ width: 1920, height: 1080, scrollY: 0 });

export const breakpoint: ReadonlySignal<Breakpoint> = breakpointSignal;

/** The window, in pixels. */
export interface ScreenSize {
  readonly width: number;
  readonly height: number;
  /** How far the page is scrolled. */
  readonly scrollY: number;
}

export const screen: ReadonlySignal<ScreenSize> = screenSignal;

/** A property that differs by breakpoint, as a binding that follows the window. Smaller ones fall back to larger ones. */
export const responsive =
  <T>(values: {
    readonly default: Bind<T>;
    readonly tablet?: Bind<T>;
    readonly mobile?: Bind<T>;
  }): (() => T | null | undefined) =>
  () => {
    const { default: byDefault, tablet = byDefault, mobile = tablet } = values;
    return readBind({ default: byDefault, tablet, mobile }[breakpointSignal.value]);
  };

/** Follow the window for good. */
export function startScreen(): void {
  if (typeof window !== "undefined") readFromBrowser(followWindow);
}

function followWindow(): void {
  const tablet = window.matchMedia(`(max-width: ${breakpointWidths.tablet}px)`);
  const mobile = window.matchMedia(`(max-width: ${breakpointWidths.mobile}px)`);
  const update = (): void =>
    batch(() => {
      breakpointSignal.value = mobile.matches ? "mobile" : tablet.matches ? "tablet" : "default";
      screenSignal.value = { width: window.innerWidth, height: window.innerHeight, scrollY: window.scrollY };
    });
  update();
  window.addEventListener("scroll", update, { passive: true });
  window.addEventListener("resize", update);
  tablet.addEventListener("change", update);
  mobile.addEventListener("change", update);
}
