import { type ReactNode, useMemo } from "react";
import { read, useValue } from "../../../../react/bound-value.ts";
import { type Choice, choiceOf, isSameChoice } from "../choice.ts";
import type { PickerView } from "../picker-view.ts";

/** Choices made with one press. */
export function Presets({ view, draft }: { readonly view: PickerView; readonly draft: Choice }): ReactNode {
  const presets = usePresets(view);
  if (presets.length === 0) return null;
  return (
    <ul className="trama-date-presets" aria-label={view.state.presetsLabel || view.words.presets}>
      {presets.map(({ label, choice }) => (
        <li key={label}>
          <button
            type="button"
            className="trama-date-preset"
            aria-pressed={isSameChoice(choice, draft)}
            onClick={() => view.onChoose(choice, false)}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface Preset {
  readonly label: string;
  readonly choice: Choice;
}

const noPresets: readonly Preset[] = [];

/**
 * Returns the presets, evaluated when the calendar opens, as the date may have changed since the page was loaded.
 * Presets without a valid day are left out.
 */
function usePresets({ presets: given, label, kind, selection }: PickerView): readonly Preset[] {
  const bind = useMemo(
    () => () =>
      (given ?? []).flatMap((preset, position): readonly Preset[] => {
        const place = (member: string) => label(`presets[${position}].${member}`);
        const ends = [read(preset.start, place("start")), read(preset.end, place("end"))];
        const choice = choiceOf(ends, selection, kind);
        return choice.length === 0 ? [] : [{ label: read(preset.label, place("label")) ?? "", choice }];
      }),
    [given, label, kind, selection],
  );
  return useValue<readonly Preset[]>(bind, noPresets, label("presets"));
}
