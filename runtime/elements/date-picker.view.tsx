import type { ReactNode } from "react";
import { PickerPlace } from "./parts/date-picker/picker-place.tsx";
import type { PickerView } from "./parts/date-picker/picker-view.ts";

/** The calendar of both date pickers. */
export default function DatePickerView({ view }: { readonly view: PickerView }): ReactNode {
  return <PickerPlace view={view} />;
}
