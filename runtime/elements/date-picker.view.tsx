import type { ReactNode } from "react";
import type { PickerView } from "./parts/date-picker/picker-view.ts";
import { PickerPlace } from "./parts/date-picker/view/picker-place.tsx";

/** The calendar of both date pickers. */
export default function DatePickerView({ view }: { readonly view: PickerView }): ReactNode {
  return <PickerPlace view={view} />;
}
