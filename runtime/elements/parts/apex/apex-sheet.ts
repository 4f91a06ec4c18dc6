/**
 * The rules that charts of ApexCharts need.
 *
 * The library adds style elements, which the content policy blocks; a constructed sheet is allowed.
 */
const rules = `
.apexcharts-canvas { position: relative; user-select: none; }
.apexcharts-inner { position: relative; }
.apexcharts-flip-y { transform: scaleY(-1) translateY(-100%); transform-origin: top; transform-box: fill-box; }
.apexcharts-flip-x { transform: scaleX(-1); transform-origin: center; transform-box: fill-box; }
.apexcharts-legend { display: flex; overflow: auto; padding: 0 10px; }
.apexcharts-legend:is(.apx-legend-position-bottom, .apx-legend-position-top) { flex-wrap: wrap; }
.apexcharts-legend:is(.apx-legend-position-right, .apx-legend-position-left) { flex-direction: column; bottom: 0; }
.apexcharts-legend.apexcharts-align-center { justify-content: center; align-items: center; }
.apexcharts-legend.apexcharts-align-right { justify-content: flex-end; align-items: flex-end; }
.apexcharts-legend-series { display: flex; align-items: center; line-height: normal; cursor: pointer; }
.apexcharts-legend-series.apexcharts-no-click { cursor: auto; }
.apexcharts-legend-text { position: relative; font-size: 14px; }
.apexcharts-legend-marker { position: relative; display: flex; align-items: center; justify-content: center; margin-inline-end: 1px; }
.apexcharts-legend :is(.apexcharts-hidden-zero-series, .apexcharts-hidden-null-series) { display: none; }
.apexcharts-inactive-legend { opacity: 0.45; }
.apexcharts-tooltip { position: absolute; top: 20px; left: 62px; z-index: 12; opacity: 0; pointer-events: none; white-space: nowrap; }
.apexcharts-tooltip.apexcharts-active { opacity: 1; }
.trama-apex-tip { padding: 8px 10px; border: 1px solid var(--_border); border-radius: var(--trama-radius, 6px); background: var(--_surface); color: var(--_text); box-shadow: var(--_shadow); font-size: 12px; }
.apexcharts-xaxistooltip, .apexcharts-yaxistooltip, .apexcharts-toolbar-hidden { display: none; }
:is(.apexcharts-xcrosshairs, .apexcharts-ycrosshairs) { opacity: 0; pointer-events: none; }
:is(.apexcharts-xcrosshairs, .apexcharts-ycrosshairs).apexcharts-active { opacity: 1; }
.apexcharts-toolbar { position: absolute; z-index: 11; display: flex; gap: 4px; align-items: center; padding: 0 6px 2px; }
:is(.apexcharts-zoom-icon, .apexcharts-zoomin-icon, .apexcharts-zoomout-icon, .apexcharts-reset-icon, .apexcharts-pan-icon, .apexcharts-menu-icon) { width: 24px; height: 24px; cursor: pointer; }
.apexcharts-toolbar svg { fill: var(--_text-2); }
.apexcharts-menu { position: absolute; top: 100%; right: 10px; padding: 4px; border: 1px solid var(--_border); border-radius: 4px; background: var(--_surface); opacity: 0; pointer-events: none; }
.apexcharts-menu.apexcharts-menu-open { opacity: 1; pointer-events: all; }
.apexcharts-menu-item { padding: 6px 8px; font-size: 12px; cursor: pointer; }
.apexcharts-element-hidden { opacity: 0; }
.apexcharts-hidden-element-shown { opacity: 1; }
:is(.apexcharts-datalabel, .apexcharts-datalabel-label, .apexcharts-datalabel-value, .apexcharts-datalabels, .apexcharts-pie-label, .apexcharts-gridline, .apexcharts-text, .apexcharts-title-text, .apexcharts-subtitle-text) { pointer-events: none; }
`;

const sheetId = "apexcharts-css";

/** Adopt the rules once per document, and mark the place where ApexCharts looks for its own style element. */
export function adoptSheet(): void {
  if (document.getElementById(sheetId)) return;
  const mark = document.createElement("template");
  mark.id = sheetId;
  document.head.append(mark);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Keep the legend of a chart from adding its style element; `adoptSheet` has its rules. */
export function withoutLegendSheet(chart: object): void {
  let legend: unknown;
  Object.defineProperty(chart, "legend", {
    configurable: true,
    get: () => legend,
    set: (made: unknown) => {
      legend = made;
      const helpers: unknown = isObject(made) ? Reflect.get(made, "legendHelpers") : undefined;
      if (isObject(helpers)) Reflect.set(helpers, "getLegendStyles", () => document.createElement("template"));
    },
  });
}
