import { type Bind, batch, type ReadonlySignal, readBind, signal } from "./signals.ts";

export type Breakpoint = "default" | "tablet" | "mobile";

/** Widest window of each breakpoint, in pixels; the style sheets say the same. */
export const breakpointWidths = { tablet: 991, mobile: 767 } as const;

const breakpointSignal = signal<Breakpoint>("default");
const size = { width: signal(1920), height: signal(1080), scrollY: signal(0) };

export const breakpoint: ReadonlySignal<Breakpoint> = breakpointSignal;

/** The window, in pixels: its size and how far the page is scrolled. */
export const screen: {
  readonly width: ReadonlySignal<number>;
  readonly height: ReadonlySignal<number>;
  readonly scrollY: ReadonlySignal<number>;
} = size;

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
  if (typeof window === "undefined") return;
  const tablet = window.matchMedia(`(max-width: ${breakpointWidths.tablet}px)`);
  const mobile = window.matchMedia(`(max-width: ${breakpointWidths.mobile}px)`);
  const update = (): void =>
    batch(() => {
      breakpointSignal.value = mobile.matches ? "mobile" : tablet.matches ? "tablet" : "default";
      size.width.value = window.innerWidth;
      size.height.value = window.innerHeight;
    });
  const updateScroll = (): void => {
    size.scrollY.value = window.scrollY;
  };
  update();
  updateScroll();
  window.addEventListener("scroll", updateScroll, { passive: true });
  window.addEventListener("resize", update);
  tablet.addEventListener("change", update);
  mobile.addEventListener("change", update);
}
