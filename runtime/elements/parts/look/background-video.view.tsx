import { type ReactNode, useEffect, useRef } from "react";
import { useRuntime } from "../../../app/runtime-context.ts";
import { useValue } from "../../../react/bound-value.ts";
import type { Bind } from "../../../react/signals.ts";
import { fileAddress } from "../../../routing/base-path.ts";
import { safeUrl } from "../../../routing/safe-url.ts";

/** How often a video that does not play yet is started again. */
const retryMs = 1000;

/** A video without sound behind the content of a box. It rests for visitors who prefer less motion. */
export default function BackgroundVideo({
  file,
  label,
}: {
  readonly file: Bind<string>;
  readonly label: string;
}): ReactNode {
  const runtime = useRuntime();
  const address = useValue<string>(file, "", label);
  const source = address === "" ? undefined : safeUrl(fileAddress(runtime, address), "video");
  const video = useRef<HTMLVideoElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another video has to be started too.
  useEffect(() => {
    const node = video.current;
    if (!node) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    const start = () => {
      if (calm.matches) node.pause();
      // A browser refuses until enough has loaded, or in a hidden tab.
      else if (node.paused) node.play().catch(() => {});
    };
    start();
    const timer = setInterval(() => {
      if (node.paused && !calm.matches) start();
      else clearInterval(timer);
    }, retryMs);
    calm.addEventListener("change", start);
    return () => {
      clearInterval(timer);
      calm.removeEventListener("change", start);
    };
  }, [source]);
  if (source === undefined) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a video without controls has no stop of the keyboard
    <video
      ref={video}
      className="trama-background-video"
      src={source}
      muted
      loop
      playsInline
      preload="auto"
      aria-hidden="true"
    />
  );
}
