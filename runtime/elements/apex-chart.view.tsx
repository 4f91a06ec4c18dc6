import type { ComponentType, ReactNode } from "react";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import * as wrapper from "react-apexcharts";
import { useRuntime } from "../app/runtime-context.ts";
import { useSignalValue } from "../react/bound-value.ts";
import { useLatest } from "../react/use-latest.ts";
import { languageOf } from "../screen/language.ts";
import { themeOf } from "../screen/theme.ts";
import type { AppLook } from "./parts/apex/apex-colors.ts";
import type { ApexData, ApexTexts } from "./parts/apex/apex-data.ts";
import { apexOptions, safeOptions } from "./parts/apex/apex-options.ts";
import { adoptSheet, withoutLegendSheet } from "./parts/apex/apex-sheet.ts";
import type { ApexChartProps } from "./props.ts";

export interface ApexViewProps {
  readonly type: NonNullable<Exclude<ApexChartProps["type"], () => unknown>>;
  readonly series: readonly unknown[];
  readonly options: unknown;
  readonly data: ApexData;
  readonly emptyText: string;
  /** Another object when the texts change. */
  readonly texts: ApexTexts;
  readonly onPick: (seriesIndex: number, pointIndex: number) => void;
}

// The wrapper is CommonJS: depending on the bundler, its component is the default export or a member of that.
const found: unknown = Reflect.get(wrapper.default, "default") ?? wrapper.default;
const Chart = found as ComponentType<wrapper.Props>;

/** The drawing of a chart by ApexCharts. */
export default function ApexView({ type, series, options, data, emptyText, texts, onPick }: ApexViewProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const mode = useSignalValue(themeOf(useRuntime()));
  const shown = useSignalValue(languageOf(useRuntime()));
  const [colors, setColors] = useState<ThemeColors>();
  const latest = useLatest({ data, onPick });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours.
  useLayoutEffect(() => {
    adoptSheet();
    // The theme may change after this effect, so read the colours in the next frame.
    const frame = requestAnimationFrame(() => box.current && setColors(colorsOf(box.current)));
    return () => cancelAnimationFrame(frame);
  }, [mode]);
  const whole = useMemo(() => {
    if (!colors) return undefined;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const look = { ...colors, theme: mode, language: shown, isStill, emptyText };
    return apexOptions(type, options, look, texts, {
      data: () => latest.current.data,
      onPick: (seriesIndex, pointIndex) => latest.current.onPick(seriesIndex, pointIndex),
      onMount: withoutLegendSheet,
    });
  }, [type, colors, mode, shown, emptyText, options, texts, latest]);
  const drawn = useMemo(() => safeOptions(series), [series]);
  return (
    <div ref={box} className="trama-chart-view" aria-hidden="true">
      {whole && Array.isArray(drawn) ? (
        <Chart key={type} type={type} series={drawn} options={whole} width="100%" height="100%" />
      ) : null}
    </div>
  );
}

type ThemeColors = Pick<AppLook, "textColor" | "strongColor" | "lineColor" | "surfaceColor" | "colors">;

/** Returns the colours of the theme: ApexCharts computes with them, so it needs their values. */
function colorsOf(box: HTMLElement): ThemeColors {
  const probe = document.createElement("span");
  box.append(probe);
  const resolve = (name: string): string => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const found = {
    textColor: resolve("--_text-2"),
    strongColor: resolve("--_text"),
    lineColor: resolve("--_border"),
    surfaceColor: resolve("--_surface"),
    colors: [1, 2, 3, 4, 5, 6, 7].map((turn) => resolve(`--_series-${turn}`)),
  };
  probe.remove();
  return found;
}
