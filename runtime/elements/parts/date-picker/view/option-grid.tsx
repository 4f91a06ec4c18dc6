import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";

/** A cell of a grid of months, years, hours, minutes or seconds. */
export interface GridOption {
  readonly key: string;
  readonly text: string;
  /** The accessible name, if it is not the text. */
  readonly label?: string;
  readonly isDisabled: boolean;
  readonly isChosen: boolean;
  /** Inside the chosen range, or inside its preview. */
  readonly isMiddle?: boolean;
  readonly isNow?: boolean;
}

interface OptionGridProps {
  readonly label: string;
  readonly options: readonly GridOption[];
  readonly onChoose: (key: string) => void;
  /** Show the page before or after, for the keyboard. */
  readonly onPage?: (step: -1 | 1) => void;
  readonly onPoint?: (key: string | undefined) => void;
}

const columnCount = 3;

/**
 * Options in rows of three, one of which is a tab stop.
 *
 * The arrow keys, Home and End move the focus; past the first or last option, and with the page keys, they show the
 * next page where there is one.
 */
export function OptionGrid({ label, options, onChoose, onPage, onPoint }: OptionGridProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<number>();
  /** The position to focus after the page has changed. */
  const awaited = useRef<number>(undefined);
  const chosen = options.findIndex(({ isChosen }) => isChosen);
  const usual = chosen >= 0 ? chosen : Math.max(0, openPosition(options));
  const current = stop !== undefined && stop < options.length ? stop : usual;
  const first = options[0]?.key;
  useEffect(() => {
    // A page begins with its own option.
    if (first === undefined || awaited.current === undefined) return;
    cellAt(root.current, awaited.current)?.focus();
    awaited.current = undefined;
  }, [first]);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = step(current, options.length);
    event.preventDefault();
    if (next >= 0 && next < options.length) {
      setStop(next);
      cellAt(root.current, next)?.focus();
    } else if (onPage) {
      const position = event.key.startsWith("Page") ? current : (next + options.length) % options.length;
      awaited.current = position;
      setStop(position);
      onPage(next < 0 ? -1 : 1);
    }
  };
  const rows = Array.from({ length: Math.ceil(options.length / columnCount) }, (_, row) => row * columnCount);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot scroll and flow like this grid.
    <div ref={root} role="grid" aria-label={label} className="trama-option-grid" onKeyDown={move}>
      {rows.map((begin) => (
        // biome-ignore lint/a11y/useSemanticElements: part of the grid above.
        // biome-ignore lint/a11y/useFocusableInteractive: the buttons in the cells have the focus.
        <div key={begin} role="row" className="trama-option-row">
          {options.slice(begin, begin + columnCount).map((option, column) => (
            // biome-ignore lint/a11y/useSemanticElements: part of the grid above.
            // biome-ignore lint/a11y/useFocusableInteractive: the button in the cell has the focus.
            <div
              key={option.key}
              role="gridcell"
              aria-selected={option.isChosen || undefined}
              className="trama-option-cell"
              data-chosen={option.isChosen || undefined}
              data-middle={option.isMiddle || undefined}
            >
              <button
                type="button"
                className="trama-option-button"
                data-key={option.key}
                data-now={option.isNow || undefined}
                tabIndex={begin + column === current ? 0 : -1}
                aria-label={option.label}
                aria-disabled={option.isDisabled || undefined}
                onClick={() => !option.isDisabled && onChoose(option.key)}
                onFocus={() => {
                  setStop(begin + column);
                  onPoint?.(option.key);
                }}
                onPointerEnter={() => onPoint?.(option.key)}
                onPointerLeave={() => onPoint?.(undefined)}
              >
                {option.text}
              </button>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Where each key leads, from a position among a number of options. */
const steps: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowLeft: (from) => from - 1,
  ArrowRight: (from) => from + 1,
  ArrowUp: (from) => from - columnCount,
  ArrowDown: (from) => from + columnCount,
  Home: () => 0,
  End: (_, count) => count - 1,
  PageUp: () => -1,
  PageDown: (_, count) => count,
};

const cellAt = (root: HTMLElement | null, position: number): HTMLElement | undefined =>
  root?.querySelectorAll<HTMLElement>(".trama-option-button")[position];

const openPosition = (options: readonly GridOption[]): number => {
  const now = options.findIndex(({ isNow, isDisabled }) => isNow && !isDisabled);
  return now >= 0 ? now : options.findIndex(({ isDisabled }) => !isDisabled);
};
