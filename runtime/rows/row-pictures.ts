import type { Runtime } from "../app/runtime.ts";
import { type CustomProperties, css } from "../elements/parts/look/css.ts";
import { pictureUrl } from "../elements/parts/look/picture-url.ts";
import { safeShapes } from "../elements/parts/look/svg.tsx";
import type { IconDrawing } from "../elements/props.ts";
import { read } from "../react/bound-value.ts";
import type { CommonProps } from "../react/element-props.ts";
import { type Bind, isBound } from "../react/signals.ts";

type Label = (member: string) => string;
type Values = Readonly<Record<string, unknown>>;

/** Writes an attribute unless it has this value; returns whether it had another one. */
type SetAttribute = (name: string, value: unknown) => boolean;

/** Writes the properties of an image or an icon to the nodes of rows, as its component renders them. */
export interface RowPicture {
  readonly create: () => HTMLElement | SVGElement;
  /** Properties for which the component renders more than one node, or calls a handler. */
  readonly excluded: readonly string[];
  /** Values for properties that are absent or null. */
  readonly defaults: Values;
  readonly write: (node: HTMLElement | SVGElement, values: Values, set: SetAttribute, runtime: Runtime) => void;
  readonly listen?: (node: HTMLElement | SVGElement) => void;
}

const image: RowPicture = {
  create: () => document.createElement("img"),
  excluded: ["overlay", "onLoad", "onError"],
  defaults: {
    url: "",
    alt: "",
    loading: "lazy",
    objectFit: undefined,
    filter: undefined,
    width: undefined,
    height: undefined,
  },
  write: (node, { url, alt, loading, objectFit, filter, width, height }, set, runtime) => {
    writeStyle(node, { "--trama-fit": textOf(objectFit), "--trama-filter": css(textOf(filter)) });
    for (const [name, value] of Object.entries({ alt, width, height, loading, decoding: "async" })) set(name, value);
    if (set("src", pictureUrl(runtime, String(url)))) node.removeAttribute("data-failed");
  },
  listen: (node) => node.addEventListener("error", () => node.setAttribute("data-failed", "true")),
};

const icon: RowPicture = {
  create: () => document.createElementNS(svgNamespace, "svg"),
  excluded: [],
  defaults: { icon: [], size: undefined, color: undefined, strokeWidth: 2, ariaLabel: "" },
  write: (node, { icon: drawing, size, color, strokeWidth, ariaLabel }, set) => {
    writeStyle(node, { "--trama-size": css(textOf(size)), color: css(textOf(color)) });
    const isNamed = ariaLabel !== "";
    set("viewBox", "0 0 24 24");
    set("stroke-width", strokeWidth);
    set("aria-hidden", isNamed ? undefined : "true");
    set("role", isNamed ? "img" : undefined);
    set("aria-label", isNamed ? ariaLabel : undefined);
    // The property is a drawing.
    node.replaceChildren(...safeShapes(drawing as IconDrawing).map(shapeNode));
  },
};

/** By the type of the element. */
export const pictures: Readonly<Record<string, RowPicture | undefined>> = { image, icon };

/** Returns the values of a picture; errors of bindings are logged. */
function valuesOf({ defaults }: RowPicture, props: CommonProps, label: Label): Values {
  const values: Record<string, unknown> = {};
  for (const name in defaults) values[name] = read(bindOf(props, name), label(name)) ?? defaults[name];
  return values;
}

/** Whether anything of a picture can change. */
export const isPictureBound = ({ defaults }: RowPicture, props: CommonProps): boolean =>
  Object.keys(defaults).some((name) => isBound(bindOf(props, name)));

/** Returns a function that writes the properties of a picture to its node. */
export function pictureWriter(
  node: HTMLElement | SVGElement,
  picture: RowPicture,
  props: CommonProps,
  label: Label,
  runtime: Runtime,
): () => void {
  // The role of a button comes from a click handler, and stays.
  const written = new Map<string, unknown>();
  const set: SetAttribute = (name, value) => {
    if (written.get(name) === value) return false;
    written.set(name, value);
    if (value === undefined) node.removeAttribute(name);
    else node.setAttribute(name, String(value));
    return true;
  };
  return () => picture.write(node, valuesOf(picture, props, label), set, runtime);
}

// Each property of an element may be bound.
const bindOf = (props: CommonProps, name: string): Bind<unknown> => Reflect.get(props, name) as Bind<unknown>;

const textOf = (value: unknown): string | undefined => (value === undefined ? undefined : String(value));

function writeStyle(node: HTMLElement | SVGElement, style: CustomProperties): void {
  for (const [name, value] of Object.entries(style)) {
    if (value === undefined) node.style.removeProperty(name);
    else node.style.setProperty(name, String(value));
  }
}

const svgNamespace = "http://www.w3.org/2000/svg";

function shapeNode([tag, attributes]: IconDrawing[number]): Element {
  const node = document.createElementNS(svgNamespace, tag);
  // React's names: `fillRule` is `fill-rule` in SVG.
  for (const [name, value] of Object.entries(attributes))
    node.setAttribute(
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      String(value),
    );
  return node;
}
