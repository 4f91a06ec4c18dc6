import { type Dispatch, memo, useReducer } from "react";
import { createRoot } from "react-dom/client";
import { buildRows, type Row, swapRows } from "./rows-data.ts";

// The page of `rows-design.ts`, written by hand with React's hooks.

interface State {
  readonly rows: readonly Row[];
  readonly selected: number;
}

type Action =
  | { readonly type: "run" | "many" | "add" | "update" | "swap" | "clear" }
  | { readonly type: "select" | "remove"; readonly id: number };

function reduce({ rows, selected }: State, action: Action): State {
  switch (action.type) {
    case "run":
      return { rows: buildRows(1000), selected: 0 };
    case "many":
      return { rows: buildRows(10_000), selected: 0 };
    case "add":
      return { rows: [...rows, ...buildRows(1000)], selected };
    case "update":
      return { rows: rows.map((row, i) => (i % 10 === 0 ? { ...row, label: `${row.label} !!!` } : row)), selected };
    case "swap":
      return { rows: swapRows(rows), selected };
    case "clear":
      return { rows: [], selected: 0 };
    case "select":
      return { rows, selected: action.id };
    case "remove":
      return { rows: rows.filter(({ id }) => id !== action.id), selected };
  }
}

interface RowProps {
  readonly row: Row;
  readonly isSelected: boolean;
  readonly dispatch: Dispatch<Action>;
}

const RowView = memo(({ row, isSelected, dispatch }: RowProps) => (
  <div className={isSelected ? "trama-base home-row is-selected" : "trama-base home-row"}>
    <span className="trama-text home-number">{row.id}</span>
    <div className="trama-base home-title">
      {/* biome-ignore lint/a11y: as in the benchmark that this page follows. */}
      <span className="trama-text home-label" onClick={() => dispatch({ type: "select", id: row.id })}>
        {row.label}
      </span>
    </div>
    <div className="trama-base home-actions">
      {/* biome-ignore lint/a11y: as in the benchmark that this page follows. */}
      <span className="trama-base home-remove" onClick={() => dispatch({ type: "remove", id: row.id })}>
        <span className="trama-base home-cross" />
      </span>
    </div>
    <div className="trama-base home-rest" />
  </div>
));

const buttons = ["run", "many", "add", "update", "swap", "clear"] as const;

function Home() {
  const [{ rows, selected }, dispatch] = useReducer(reduce, { rows: [], selected: 0 });
  return (
    <main>
      {buttons.map((type) => (
        <button key={type} type="button" className={`home-${type}`} onClick={() => dispatch({ type })}>
          {type}
        </button>
      ))}
      <div className="trama-base home-list">
        {rows.map((row) => (
          <RowView key={row.id} row={row} isSelected={row.id === selected} dispatch={dispatch} />
        ))}
      </div>
    </main>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Home />);
