import { batch, type ReadonlySignal, signal } from "./signals.ts";

export type Breakpoint = "default" | "tablet" | "mobile";

/** The size of the window, in pixels. */
export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

/** Widest window of each breakpoint, in pixels; the style sheets say the same. */
export const breakpointWidths = { tablet: 991, mobile: 767 } as const;

const breakpointSignal = signal<Breakpoint>("default");
const screenSignal = signal<ScreenSize>({ width: 1920, height: 1080 });

export const breakpoint: ReadonlySignal<Breakpoint> = breakpointSignal;
export const screen: ReadonlySignal<ScreenSize> = screenSignal;

/** Follow the window for good. */
export function startScreen(): void {
  if (typeof window === "undefined") return;
  const tablet = window.matchMedia(`(max-width: ${breakpointWidths.tablet}px)`);
  const mobile = window.matchMedia(`(max-width: ${breakpointWidths.mobile}px)`);
  const update = (): void =>
    batch(() => {
      breakpointSignal.value = mobile.matches ? "mobile" : tablet.matches ? "tablet" : "default";
      screenSignal.value = { width: window.innerWidth, height: window.innerHeight };
    });
  update();
  window.addEventListener("resize", update);
  tablet.addEventListener("change", update);
  mobile.addEventListener("change", update);
}
