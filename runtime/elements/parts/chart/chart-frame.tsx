import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { lazyPart, renewParts } from "../../../app/reload.ts";
import { logError } from "../../../errors/error-log.ts";
import { SoftPart } from "../../../late/soft-part.tsx";
import * as messages from "../../../messages/parts.ts";
import type { ElementRoot } from "../../../react/element.tsx";
import { useWrittenLanguage } from "../../../screen/use-written-language.ts";
import { type CustomProperties, css } from "../look/css.ts";
import type { ChartData } from "./chart-data.ts";
import type { ChartShape, Pick } from "./chart-drawing.ts";
import { chartTexts } from "./chart-format.ts";
import { legendOf, shownData } from "./chart-shown.ts";
import type { ChartState } from "./chart-state.ts";
import { ChartTable } from "./chart-table.tsx";
import type { ChartViewProps } from "./chart-view.tsx";

const ChartView = lazyPart("chart-view", () => import("./chart-view.tsx"));

export interface ChartFrameProps {
  readonly root: ElementRoot<HTMLDivElement>;
  readonly state: ChartState;
  /** Undefined if the given value is not data. */
  readonly data: ChartData | undefined;
  readonly shape: ChartShape;
  readonly style?: CustomProperties;
  /** The legend shows the share of each slice. */
  readonly showsShares?: boolean;
  readonly onPick: ((pick: Pick, data: ChartData) => void) | undefined;
}

/** The parts around every chart: height, legend, table, and placeholders. */
export function ChartFrame(props: ChartFrameProps): ReactNode {
  const { root, state, data, shape, onPick } = props;
  const language = useWrittenLanguage();
  const { numberStyle, currency, fractionDigits, labelFormat } = state;
  const texts = useMemo(
    () => chartTexts({ numberStyle, currency, fractionDigits, labelFormat }, language),
    [numberStyle, currency, fractionDigits, labelFormat, language],
  );
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const isInvalid = data === undefined;
  const label = root.label("data");
  useEffect(() => {
    if (isInvalid) logError(label, new Error(messages.chartNotList));
  }, [isInvalid, label]);
  const isEmpty = !data?.series.some(({ values }) => values.some((value) => value !== null));
  const hasCome = useHasCome(state.isFetching);
  const isNothing = isEmpty || (!hasCome && !data?.series.some(({ values }) => values.some(Boolean)));
  const isLoading = state.isFetching && isNothing && !isInvalid;
  const isDrawn = !isEmpty && !isLoading;
  const { colors, valueTitle } = state;
  const look = useMemo(() => ({ shape, texts, colors, valueTitle }), [shape, texts, colors, valueTitle]);
  const entries = data ? legendOf(data, look) : [];
  const shown = useMemo(() => data && shownData(data, look, hidden), [data, look, hidden]);
  const toggle = (key: string) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    setHidden(next);
  };
  const pickShown =
    onPick && data && shown
      ? (pick: Pick) => {
          const labelIndex = shown.labelIndexes[pick.labelIndex] ?? 0;
          const seriesIndexes = pick.seriesIndexes.map((position) => shown.seriesIndexes[position] ?? 0);
          onPick({ ...pick, labelIndex, seriesIndexes }, data);
        }
      : undefined;
  const style: CustomProperties = {
    ...props.style,
    "--trama-chart-height": css(state.height),
    "--trama-chart-size": css(state.legendSize),
    "--trama-chart-legend": css(state.legendColor),
  };
  const legend = state.isLegend && isDrawn && entries.some(({ text }) => text !== "") && (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari drops the list role
    <ul className="trama-chart-legend" role="list" aria-label={state.ariaLabel || undefined}>
      {entries.map(({ key, text, color, share }) => (
        <li key={key}>
          <button type="button" aria-pressed={!hidden.has(key)} onClick={() => toggle(key)}>
            <span className="trama-chart-mark" style={{ background: color }} />
            <span className="trama-chart-name">{text}</span>
            {props.showsShares ? <span className="trama-chart-share">{share}</span> : null}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <div
      {...root.attributes}
      className={`trama-chart ${root.attributes.className}`}
      style={style}
      aria-busy={state.isFetching || undefined}
      data-fetching={(state.isFetching && !isLoading) || undefined}
      data-empty={(isEmpty && !isLoading) || undefined}
    >
      <div className="trama-chart-frame" data-legend={state.legendPosition} data-align={state.legendAlignment}>
        {legend}
        <div
          className="trama-chart-plot"
          {...(state.ariaLabel === "" || !isDrawn ? {} : { role: "img", "aria-label": state.ariaLabel })}
        >
          {isInvalid ? <p className="trama-chart-note">{messages.chartNotList}</p> : null}
          {isEmpty && !isLoading && !isInvalid ? <p className="trama-chart-note">{state.emptyText}</p> : null}
          {isLoading ? <ChartPlace kind={shape.kind} /> : null}
          {isDrawn && shown ? <NearView label={root.label("drawing")} drawing={shown} onPick={pickShown} /> : null}
        </div>
      </div>
      {isDrawn && data ? <ChartTable state={state} data={data} texts={texts} onPick={onPick} /> : null}
    </div>
  );
}

/** How close to the viewport a chart must be to be drawn at once. */
const margin = "300px";

/**
 * Draws a chart at once near the viewport; others wait until the page is idle, so that the first screen comes first.
 *
 * Until then, and until its code is loaded, it shows a placeholder.
 */
function NearView({ label, ...view }: ChartViewProps & { readonly label: string }): ReactNode {
  const [isNear, setNear] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (isNear || current === null) return;
    const arrive = (): void => setNear(true);
    const observer = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && arrive(), {
      rootMargin: margin,
    });
    observer.observe(current);
    const stopWaiting = whenIdle(arrive);
    return () => {
      observer.disconnect();
      stopWaiting();
    };
  }, [isNear]);
  const waiting = <ChartPlace kind={view.drawing.shape.kind} place={place} />;
  if (!isNear) return waiting;
  const tryAgain = (): void => {
    const renew = (): void => {
      renewParts();
      setAttempt((count) => count + 1);
    };
    window.addEventListener("online", renew, { once: true });
  };
  return (
    <SoftPart key={attempt} label={label} waiting={waiting} onMissing={tryAgain}>
      <ChartView {...view} />
    </SoftPart>
  );
}

/** Run work when the page is idle; returns a function that cancels it. */
function whenIdle(work: () => void): () => void {
  // Safari has no such callback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}

/** Whether the fetched data has arrived once. Until then a design may pass zeros for unknown values. */
function useHasCome(isFetching: boolean): boolean {
  const [stage, setStage] = useState<"before" | "fetching" | "come">("before");
  if (stage === "before" && isFetching) setStage("fetching");
  if (stage === "fetching" && !isFetching) setStage("come");
  return stage === "come";
}

/** The placeholder of a chart whose data is loading. */
function ChartPlace({
  kind,
  place,
}: {
  readonly kind: ChartShape["kind"];
  readonly place?: RefObject<HTMLDivElement | null>;
}): ReactNode {
  return (
    <div className="trama-chart-place" data-kind={kind} ref={place}>
      {kind === "pie" ? <span /> : placeBars.map((height) => <span key={height} style={{ height: `${height}%` }} />)}
    </div>
  );
}

const placeBars = [42, 64, 38, 76, 56, 90, 48, 70];
