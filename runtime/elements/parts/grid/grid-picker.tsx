import type { ReactNode } from "react";
import { Button } from "../../button.tsx";
import { Dropdown } from "../../dropdown.tsx";
import { columnsGlyph } from "../look/glyphs.ts";
import { Glyph } from "../look/svg.tsx";
import type { GridColumn } from "./grid-columns.ts";

/** The button above the table that opens the list of columns. One column always stays. */
export default function GridPicker({
  columns,
  shown,
  label,
  onToggle,
}: {
  readonly columns: readonly GridColumn[];
  /** The ids of the visible columns. */
  readonly shown: ReadonlySet<string>;
  readonly label: string;
  readonly onToggle: (id: string) => void;
}): ReactNode {
  return (
    <div className="trama-grid-tools">
      <Dropdown
        id="grid-columns"
        ariaLabel={label}
        alignment="end"
        closeOnClick={false}
        trigger={<Button id="grid-columns-button" text={label} leftIcon={<Glyph icon={columnsGlyph} />} />}
        content={
          <ul className="trama-grid-picker">
            {columns.map(({ id, name }) => (
              <li key={id}>
                <label>
                  <input
                    type="checkbox"
                    checked={shown.has(id)}
                    disabled={shown.size === 1 && shown.has(id)}
                    onChange={() => onToggle(id)}
                  />
                  {name}
                </label>
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
}
