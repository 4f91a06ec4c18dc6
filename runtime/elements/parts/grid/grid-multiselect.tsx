import type { ReactNode } from "react";
import { Multiselect } from "../../multiselect.tsx";
import { FormContext } from "../field/form.ts";
import type { GridColumn } from "./grid-columns.ts";

/** The control that edits a list of choices. It belongs to no form, even if the grid is in one. */
export default function GridMultiselect({
  column,
  value,
  onChange,
}: {
  readonly column: GridColumn;
  readonly value: readonly unknown[];
  readonly onChange: (value: readonly unknown[]) => void;
}): ReactNode {
  return (
    <FormContext value={undefined}>
      <Multiselect
        id={`grid-${column.id}`}
        ariaLabel={column.name}
        required={column.isRequired}
        searchable={false}
        hideSelected={false}
        options={column.options}
        value={value}
        onChange={(_run, event) => onChange(event.value)}
      />
    </FormContext>
  );
}
