import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import { arrowLeft } from "../../look/glyphs.ts";
import { Glyph } from "../../look/svg.tsx";
import type { Stage } from "../flow.ts";
import type { PickerView } from "../picker-view.ts";
import { type Picker, usePicker } from "../use-picker.ts";
import { Presets } from "./presets.tsx";
import { StageView } from "./stage-view.tsx";

/** Where the focus goes in a calendar: the day, month, year or time to begin with. */
export const pickerStop =
  ".trama-date-main :is(.trama-day-button[tabindex='0'], .trama-option-button[tabindex='0'], .trama-time-part)";

/** The contents of a calendar: presets, months, times, and the choice with its confirm and cancel buttons. */
export function PickerContent({
  view,
  isMobile,
}: {
  readonly view: PickerView;
  readonly isMobile: boolean;
}): ReactNode {
  const monthCount = isMobile ? 1 : view.layout.monthCount;
  const picker = usePicker(view, monthCount);
  const main = useStageFocus(picker);
  return (
    <>
      <div className="trama-date-body">
        {view.leftSidebar ?? <Presets view={view} draft={picker.choice} />}
        <div ref={main} className="trama-date-main" style={columnsOf(view, isMobile)}>
          {picker.isStaged && <StageHead view={view} picker={picker} />}
          <StageView view={view} picker={picker} monthCount={monthCount} />
        </div>
        {view.rightSidebar}
      </div>
      <Foot view={view} picker={picker} />
    </>
  );
}

/** Returns the arrangement of months in rows; without one they are side by side. */
const columnsOf = ({ layout }: PickerView, isMobile: boolean): CSSProperties =>
  layout.columns === undefined || isMobile
    ? {}
    : Object.fromEntries([
        ["--_columns", `repeat(${layout.columns}, auto)`],
        ["--_flow", "row"],
      ]);

/** Focus the first stop of each further stage; back from the lists of a time, the button that opened them. */
function useStageFocus({ stage }: Picker) {
  const main = useRef<HTMLDivElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    const left = before.current;
    before.current = stage;
    const lists = main.current?.querySelectorAll<HTMLElement>(".trama-time-lists");
    const opener = isList(left) && !isList(stage) ? lists?.[left.end] : undefined;
    const stop = main.current?.parentElement?.querySelector<HTMLElement>(pickerStop);
    (opener ?? stop)?.focus();
  }, [stage]);
  return main;
}

const isList = (stage: Stage): stage is Extract<Stage, { readonly end: 0 | 1 }> => "end" in stage;

/** Back to the whole calendar, and in a guided choice on to the next step where no press leads there. */
function StageHead({ view, picker }: { readonly view: PickerView; readonly picker: Picker }): ReactNode {
  const { words, selection, kind } = view;
  const { stage } = picker;
  const needsProceed =
    stage.shows === "time" || (stage.shows === "all" && (selection === "multi" || kind.mode === "time"));
  const title = isList(stage) ? words[stage.shows] : stage.shows === "time" ? words.time : "";
  return (
    <div className="trama-date-head">
      {stage.shows !== "all" && (
        <button type="button" className="trama-icon-button" aria-label={words.back} onClick={picker.back}>
          <Glyph icon={arrowLeft} />
        </button>
      )}
      <span className="trama-date-title" role="status">
        {title}
      </span>
      {needsProceed && (
        <button type="button" className="trama-plain-button" onClick={picker.proceed}>
          {words.proceed}
        </button>
      )}
    </div>
  );
}

/** The choice, and what can be done with it. */
function Foot({ view, picker }: { readonly view: PickerView; readonly picker: Picker }): ReactNode {
  const { state, words } = view;
  if (state.autoApply && !state.nowButton) return null;
  return (
    <div className="trama-date-foot">
      {!state.autoApply && (
        <span className="trama-date-chosen" role="status">
          {view.format(picker.choice)}
        </span>
      )}
      {state.nowButton && (
        <button type="button" className="trama-plain-button" onClick={picker.chooseNow}>
          {state.nowText || words.now}
        </button>
      )}
      {!state.autoApply && (
        <>
          {view.place.kind === "panel" && (
            <button type="button" className="trama-plain-button" onClick={view.onClose}>
              {state.cancelText || words.cancel}
            </button>
          )}
          <button
            type="button"
            className="trama-plain-button trama-date-take"
            aria-disabled={!picker.canTake || undefined}
            onClick={() => (picker.canTake ? view.onChoose(picker.choice, false) : view.onInvalidSelect())}
          >
            {state.selectText || words.select}
          </button>
        </>
      )}
    </div>
  );
}
