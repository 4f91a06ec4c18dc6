import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { lazyPart, renewParts } from "../app/reload.ts";
import { useRuntime } from "../app/runtime-context.ts";
import { inLanguage } from "../screen/language.ts";
import { SoftPart } from "./soft-part.tsx";

const again = {
  en: "This part could not be loaded. Try again",
  pt: "Não foi possível carregar esta parte. Tentar de novo",
};

/** Browsers say that they are online before the first request gets through. */
const settleMs = 300;

/**
 * A component of the design whose code is loaded when it is first shown, or ahead of that when there is time.
 *
 * If the code does not load, a button in its place tries again, as does a connection that returns.
 */
export function lateComponent<Props extends object>(
  id: string,
  load: () => Promise<{ readonly default: (props: Props) => ReactNode }>,
): (props: Props) => ReactNode {
  const Content = lazyPart(id, load);
  return (props) => (
    <LatePart id={id}>
      <Content {...props} />
    </LatePart>
  );
}

function LatePart({ id, children }: { readonly id: string; readonly children: ReactNode }): ReactNode {
  const runtime = useRuntime();
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setMissing] = useState(false);
  /** Whether the connection came back while an attempt was under way, which may still fail for the lack of it. */
  const isBack = useRef(false);
  const tryAgain = useCallback((): void => {
    isBack.current = false;
    renewParts();
    setMissing(false);
    setAttempt((count) => count + 1);
  }, []);
  const miss = (): void => {
    if (isBack.current) tryAgain();
    else setMissing(true);
    isBack.current = false;
  };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const comeBack = (): void => {
      isBack.current = true;
      if (isMissing) timer = setTimeout(tryAgain, settleMs);
    };
    window.addEventListener("online", comeBack);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", comeBack);
    };
  }, [isMissing, tryAgain]);
  const button = isMissing && (
    <button type="button" onClick={tryAgain}>
      {inLanguage(runtime, again)}
    </button>
  );
  return (
    <SoftPart key={attempt} label={id} waiting={button} onMissing={miss}>
      {children}
    </SoftPart>
  );
}
