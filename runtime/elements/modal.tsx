import { type ReactNode, useContext } from "react";
import { lazyPart, renewParts } from "../app/reload.ts";
import { PartSuspense } from "../late/part-suspense.tsx";
import { SoftPart } from "../late/soft-part.tsx";
import { usePopup } from "../page/popups.tsx";
import { useValue } from "../react/bound-value.ts";
import { ScopeContext } from "../react/element.tsx";
import type { ModalProps } from "./props.ts";

const ModalView = lazyPart("modal.view", () => import("./modal.view.tsx"));

/** A layer above the page that traps the focus. Its code is loaded when it is first shown. */
export function Modal(props: ModalProps): ReactNode {
  const scope = useContext(ScopeContext);
  const label = `${scope}#${props.id}.display`;
  const isShown = useValue<boolean>(props.display, true, label);
  const popup = usePopup();
  if (!isShown) return null;
  const view = <ModalView {...props} />;
  // A popup without its code offers to try again.
  if (popup) return <PartSuspense fallback={null}>{view}</PartSuspense>;
  return (
    <SoftPart label={label} onMissing={renewParts}>
      {view}
    </SoftPart>
  );
}
