import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isNarrowed } from "../screen/screen.ts";

/** How close to the viewport a section must be to be rendered. */
const margin = "300px";

/**
 * A prerendered section that stays static until the visitor comes near it or focuses it.
 *
 * It is then rendered in place of the static HTML with current values. They may have changed since, so the two need not
 * match. Sections without height are rendered at once, and so are all sections of a page prerendered for wider windows,
 * so that it is never painted wrong.
 */
export function LateSection({ children }: { readonly children: ReactNode }): ReactNode {
  const [isNear, setNear] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isNarrowed()) setNear(true);
  }, []);
  useEffect(() => {
    const { current } = box;
    if (isNear || current === null) return;
    const parts = [...current.children];
    if (!parts.some((part) => part.getClientRects().length > 0)) {
      setNear(true);
      return;
    }
    const arrive = (): void => setNear(true);
    const observer = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && arrive(), {
      rootMargin: margin,
    });
    for (const part of parts) observer.observe(part);
    current.addEventListener("focusin", arrive);
    return () => {
      observer.disconnect();
      current.removeEventListener("focusin", arrive);
    };
  }, [isNear]);
  if (isNear || typeof document === "undefined") return <div className="trama-late">{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing; React leaves the existing content alone.
  return <div ref={box} className="trama-late" dangerouslySetInnerHTML={kept} suppressHydrationWarning />;
}

/** An empty `__html` makes React keep the prerendered content; `suppressHydrationWarning` allows the mismatch. */
const kept = { __html: "" };
