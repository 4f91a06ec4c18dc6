import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isNarrowed } from "../screen/screen.ts";

/** How near to the window a section comes to life. */
const margin = "300px";

/**
 * A section that the build rendered, left as it is until the visitor comes near it or turns to it.
 *
 * Then it is rendered in place of what the build left, with the values of that moment: they may have changed meanwhile,
 * so the two need not agree. Sections that take no room are not waited for, nor is anything of a page that was rendered
 * for wider windows: it is not painted before it is right.
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
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing; React keeps its hands off what is there.
  return <div ref={box} className="trama-late" dangerouslySetInnerHTML={kept} suppressHydrationWarning />;
}

/** React leaves what the build rendered where the text differs, and is told that it may. */
const kept = { __html: "" };
