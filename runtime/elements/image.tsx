import { type ReactNode, useState } from "react";
import { useElement } from "../react/element.tsx";
import { markup } from "../react/markup.ts";
import type { PlainType } from "../rows/row-template.ts";
import { type CustomProperties, css } from "./parts/look/css.ts";
import { pictureUrl } from "./parts/look/picture-url.ts";
import type { ImageProps } from "./props.ts";

interface Resolved {
  readonly url: string;
  readonly alt: string;
  readonly objectFit: string | undefined;
  readonly overlay: string | undefined;
  readonly filter: string | undefined;
  readonly width: number | undefined;
  readonly height: number | undefined;
}

const defaults: Resolved = {
  url: "",
  alt: "",
  objectFit: undefined,
  overlay: undefined,
  filter: undefined,
  width: undefined,
  height: undefined,
};

/** A picture. With an overlay or a link it is wrapped in a box. */
export function Picture(props: ImageProps): ReactNode {
  const root = useElement<HTMLElement>(props, "image", { isPlain: true });
  const { attributes, link, emit, runtime } = root;
  const { url, alt, objectFit, overlay, filter, width, height } = root.values<Resolved>(props, defaults);
  const [failedUrl, setFailedUrl] = useState<string>();
  const hasFailed = failedUrl === url && url !== "";
  const style: CustomProperties = { "--trama-fit": objectFit, "--trama-filter": css(filter) };
  const picture = {
    src: pictureUrl(runtime, url),
    alt,
    width,
    height,
    loading: props.loading ?? "lazy",
    decoding: "async",
    onLoad: props.onLoad && (() => emit(props.onLoad, "load", undefined)),
    onError: () => {
      setFailedUrl(url);
      emit(props.onError, "error", undefined);
    },
  };
  const rootAttributes = { ...attributes, "data-failed": hasFailed || undefined };
  if (!overlay && !link) return markup("img", { ...rootAttributes, ...picture, style });
  return markup(link ? "a" : "span", {
    ...rootAttributes,
    ...link?.attributes,
    style: { ...style, "--trama-overlay": css(overlay) },
    children: markup("img", { ...picture, className: "trama-image-picture" }),
  });
}

Picture.plain = { type: "image", tag: "img" } satisfies PlainType;
