import { type ReactNode, Suspense, useContext } from "react";
import { lazyPart } from "../app/reload.ts";
import { ScopeContext, useValue } from "../react/element.tsx";
import type { ModalProps } from "./props.ts";

const ModalView = lazyPart("modal.view", () => import("./modal.view.tsx"));

/** A layer above the page that traps the focus. Its code is loaded when it is first shown. */
export function Modal(props: ModalProps): ReactNode {
  const scope = useContext(ScopeContext);
  const isShown = useValue<boolean>(props.display, true, `${scope}#${props.id}.display`);
  if (!isShown) return null;
  return (
    <Suspense fallback={null}>
      <ModalView {...props} />
    </Suspense>
  );
}
