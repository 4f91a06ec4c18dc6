import { isRecord, part } from "./apex-data.ts";

/** The options of a design: data, as JSON. */
export type GivenOptions = Readonly<Record<string, unknown>>;

/** What the app sets in every chart. */
export interface AppLook {
  readonly theme: "light" | "dark";
  readonly language: string;
  readonly textColor: string;
  readonly strongColor: string;
  readonly lineColor: string;
  readonly surfaceColor: string;
  readonly colors: readonly string[];
  readonly isStill: boolean;
  readonly emptyText: string;
}

/** Kinds that write their labels on a filled shape; the shades of a heatmap may be near the surface. */
const filled: ReadonlySet<string> = new Set(["bar", "rangeBar", "bubble", "pie", "donut", "treemap"]);

/** The colours of lines between or around shapes. */
const strokes: Readonly<Record<string, "surfaceColor" | "textColor">> = {
  boxPlot: "textColor",
  donut: "surfaceColor",
  heatmap: "surfaceColor",
  pie: "surfaceColor",
  treemap: "surfaceColor",
};

/** Returns options with the colours of the theme where they set none: the defaults of the library are for a white page. */
export function withThemeColors(options: GivenOptions, type: string, look: AppLook): GivenOptions {
  const { lineColor, surfaceColor, strongColor, textColor } = look;
  const stroke = strokes[type];
  const labels = filled.has(type) ? surfaceColor : type === "heatmap" ? strongColor : undefined;
  const merged = merge(
    {
      colors: [...look.colors],
      grid: { borderColor: lineColor },
      xaxis: { axisBorder: { color: lineColor }, axisTicks: { color: lineColor } },
      markers: { strokeColors: surfaceColor },
      dataLabels: {
        ...(labels && { style: { colors: [labels] } }),
        background: { foreColor: surfaceColor, borderColor: surfaceColor },
        dropShadow: { enabled: false },
      },
      ...(stroke && { stroke: { colors: [look[stroke]] } }),
      plotOptions: {
        radar: { polygons: { strokeColors: lineColor, connectorColors: lineColor, fill: { colors: ["transparent"] } } },
        polarArea: { rings: { strokeColor: lineColor }, spokes: { connectorColors: lineColor } },
        radialBar: { track: { background: lineColor } },
        boxPlot: { colors: { upper: look.colors[0], lower: look.colors[1] } },
      },
    },
    options,
  );
  const label = { borderColor: lineColor, style: { background: surfaceColor, color: strongColor } };
  const line = { borderColor: textColor, label };
  const point = { marker: { fillColor: surfaceColor, strokeColor: textColor }, label };
  const notes = part(options.annotations);
  return {
    ...merged,
    ...(Object.keys(notes).length > 0 && {
      annotations: {
        ...notes,
        ...listed(notes, "xaxis", line),
        ...listed(notes, "yaxis", line),
        ...listed(notes, "points", point),
      },
    }),
  };
}

/** Returns a list of annotations with defaults for each. */
const listed = (notes: GivenOptions, name: string, defaults: GivenOptions): GivenOptions => {
  const given = notes[name];
  return Array.isArray(given) ? { [name]: given.map((one) => merge(defaults, part(one))) } : {};
};

/** Returns `defaults` with the members of `given`; records in both are merged. */
function merge(defaults: GivenOptions, given: GivenOptions): GivenOptions {
  const both = Object.entries(given).map(([name, value]) => {
    const usual = defaults[name];
    return [name, isRecord(usual) && isRecord(value) ? merge(usual, value) : value];
  });
  return { ...defaults, ...Object.fromEntries(both) };
}
