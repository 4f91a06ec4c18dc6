import { createElement, type ReactNode, type SVGAttributes } from "react";
import { useElement } from "../../../react/element.tsx";
import type { CommonProps } from "../../../react/element-props.ts";
import type { Bind } from "../../../react/signals.ts";
import { type CustomProperties, css } from "../look/css.ts";

/** How a shape is painted. */
interface Paint {
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly dashes: string;
  readonly lineCap: "butt" | "round" | "square";
  readonly lineJoin: "miter" | "round" | "bevel";
  readonly fixedStroke: boolean;
  readonly opacity: number;
  readonly transform: string;
  readonly title: string;
}

const plain: Omit<Paint, "fill" | "stroke"> = {
  strokeWidth: 1,
  dashes: "",
  lineCap: "butt",
  lineJoin: "miter",
  fixedStroke: false,
  opacity: 1,
  transform: "",
  title: "",
};

const filled: Paint = { ...plain, fill: "currentcolor", stroke: "none" };
const outlined: Paint = { ...plain, fill: "none", stroke: "currentcolor" };

type Geometry = Readonly<Record<string, number | string | readonly unknown[]>>;
type ShapeProps<Own> = CommonProps & {
  readonly [Name in keyof (Own & Paint)]?: Bind<NonNullable<(Own & Paint)[Name]>>;
};

/** A kind of shape: its element of SVG, what it draws without properties, and how these become attributes. */
export interface Shape<Own> {
  readonly tag: "rect" | "circle" | "ellipse" | "line" | "polyline" | "polygon" | "path";
  readonly isOutlined?: boolean;
  readonly own: Own;
  readonly attributes: (own: Own) => SVGAttributes<SVGElement>;
}

/** Render a shape. A link becomes an `a` around it, whose colours it inherits. */
export function useShape<Own extends Geometry>(props: ShapeProps<Own>, shape: Shape<Own>): ReactNode {
  const root = useElement<SVGElement>(props, `svg-${shape.tag}`, { isPlain: true });
  const { attributes, link } = root;
  const paint = root.values<Paint>(props, shape.isOutlined ? outlined : filled);
  const own = root.values<Own>(props, shape.own);
  const style: CustomProperties = { "--trama-fill": css(paint.fill), "--trama-stroke": css(paint.stroke) };
  const drawn = {
    ...shape.attributes(own),
    strokeWidth: size(paint.strokeWidth),
    strokeDasharray: paint.dashes || undefined,
    strokeLinecap: paint.lineCap,
    strokeLinejoin: paint.lineJoin,
    vectorEffect: paint.fixedStroke ? "non-scaling-stroke" : undefined,
    opacity: paint.opacity,
    transform: paint.transform || undefined,
  };
  const title = paint.title === "" ? null : createElement("title", null, paint.title);
  if (!link) return createElement(shape.tag, { ...attributes, ...drawn, style }, title);
  return createElement("a", { ...attributes, ...link.attributes, style }, title, createElement(shape.tag, drawn));
}

/** Returns a coordinate. SVG reports an error for anything but a number. */
export const place = (value: number): number => (Number.isFinite(value) ? value : 0);

/** Returns a length, which is not negative. */
export const size = (value: number): number => Math.max(0, place(value));

/** Returns corners as SVG writes them. Leaves out what has no coordinates. */
export function corners(points: string | readonly unknown[]): string {
  if (typeof points === "string") return /^[\d\s,.eE+-]*$/.test(points) ? points : "";
  const pairs = points.map((point) => [Reflect.get(Object(point), "x"), Reflect.get(Object(point), "y")]);
  return pairs
    .filter((pair) => pair.every((one) => typeof one === "number" && Number.isFinite(one)))
    .map((pair) => pair.join(","))
    .join(" ");
}
