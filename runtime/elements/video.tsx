import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { useRuntime } from "../app/runtime-context.ts";
import * as messages from "../messages/parts.ts";
import { useSignalValue } from "../react/bound-value.ts";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { batch } from "../react/signals.ts";
import { fileAddress } from "../routing/base-path.ts";
import { safeUrl } from "../routing/safe-url.ts";
import { languageOf } from "../screen/language.ts";
import { pictureUrl } from "./parts/look/picture-url.ts";
import { useTexts } from "./parts/shared/texts.ts";
import type { VideoProps, VideoVariables } from "./props.ts";

interface Resolved {
  readonly file: string;
  readonly previewImage: string;
  readonly captions: string;
  readonly captionsLabel: string;
  readonly videoStartTime: number;
  readonly autoplay: boolean;
  readonly muted: boolean;
  readonly loop: boolean;
  readonly controls: boolean;
  readonly preload: boolean;
  readonly ariaLabel: string;
}

const defaults: Resolved = {
  file: "",
  previewImage: "",
  captions: "",
  captionsLabel: "",
  videoStartTime: 0,
  autoplay: false,
  muted: false,
  loop: false,
  controls: true,
  preload: true,
  ariaLabel: "",
};

const captionsTexts = { en: { label: "Captions" }, pt: { label: "Legendas" } };

/** A video, played by the browser. */
export function Video(props: VideoProps): ReactNode {
  const root = useElement<HTMLVideoElement>(props, "video");
  const { attributes, node, emit } = root;
  const runtime = useRuntime();
  const state = root.values<Resolved>(props, defaults);
  const { autoplay, videoStartTime } = state;
  const isMuted = state.muted || autoplay;
  const source = state.file === "" ? undefined : safeUrl(fileAddress(runtime, state.file), "video");
  const captions = state.captions === "" ? undefined : safeUrl(fileAddress(runtime, state.captions), "captions");
  const { label: captionsLabel } = useTexts({ label: state.captionsLabel }, captionsTexts);
  const language = useSignalValue(languageOf(runtime));
  const variables = root.connect(Video.spec, props.handle, {
    playVideo: () => node.current?.play(),
    pauseVideo: () => node.current?.pause(),
    seekTo: (args: { readonly time?: number | null | undefined }) => {
      if (node.current) node.current.currentTime = Math.max(0, args.time ?? 0);
    },
  });
  /** The video whose start time was already applied, as this happens once per source. */
  const started = useRef<string>(undefined);

  // React sets `muted` only when the element is created, so a bound value is set as a property.
  useLayoutEffect(() => {
    if (node.current) node.current.muted = isMuted;
  }, [node, isMuted]);

  const begin = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    if (started.current === source) return;
    started.current = source;
    if (videoStartTime > 0) currentTarget.currentTime = videoStartTime;
  };
  const follow = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) =>
    batch(() => {
      const { paused, ended, currentTime } = currentTarget;
      variables.isPlaying.value = !paused && !ended;
      variables.currentTime.value = currentTime;
      currentTarget.dataset.video = ended ? "ended" : paused ? "paused" : "playing";
    });
  const tell =
    (handler: VideoProps["onPlay"], name: string) =>
    (event: SyntheticEvent<HTMLVideoElement>): void => {
      follow(event);
      emit(handler, name, { value: event.currentTarget.currentTime });
    };
  return (
    <video
      data-video="paused"
      {...attributes}
      src={source}
      poster={pictureUrl(runtime, state.previewImage)}
      autoPlay={autoplay}
      muted={isMuted}
      loop={state.loop}
      controls={state.controls}
      preload={state.preload ? "auto" : "metadata"}
      playsInline
      aria-label={state.ariaLabel || undefined}
      onLoadedMetadata={begin}
      onTimeUpdate={follow}
      onSeeked={follow}
      onPlay={tell(props.onPlay, "play")}
      onPause={(event) => {
        // Browsers also pause at the end; that is reported as the end.
        if (event.currentTarget.ended) follow(event);
        else tell(props.onPause, "pause")(event);
      }}
      onEnded={tell(props.onEnd, "end")}
      onError={() => emit(props.onError, "error", undefined)}
    >
      {captions && <track kind="captions" src={captions} srcLang={language} label={captionsLabel} />}
      {messages.videoUnsupported}
    </video>
  );
}

Video.spec = elementSpec<VideoVariables>({
  type: "video",
  variables: { isPlaying: false, currentTime: 0 },
  actions: ["playVideo", "pauseVideo", "seekTo"],
});
