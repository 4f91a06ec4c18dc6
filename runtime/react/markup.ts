import type { ElementType, Key, ReactElement } from "react";
import { jsx } from "react/jsx-runtime";

/**
 * Returns markup with a tag that only the run knows. Children are a property.
 *
 * Unlike `createElement`, it does not copy the properties.
 */
export const markup = (tag: string, props: object, key?: Key): ReactElement =>
  // The types list the tags of HTML and SVG.
  jsx(tag as ElementType, props, key);
