const sides = (before: string, after = "") =>
  ["Top", "Right", "Bottom", "Left"].map((side) => `${before}${side}${after}`);
const withAll = (before: string, names: string) => names.split(" ").map((name) => `${before}${name}`);

/** CSS shorthands and the properties that they set, for the common ones. */
export const shorthands: Readonly<Record<string, readonly string[]>> = {
  margin: [...sides("margin"), ...withAll("margin", "Inline Block InlineStart InlineEnd BlockStart BlockEnd")],
  padding: [...sides("padding"), ...withAll("padding", "Inline Block InlineStart InlineEnd BlockStart BlockEnd")],
  border: [
    ...sides("border"),
    ...withAll("border", "Width Style Color"),
    ...sides("border", "Width"),
    ...sides("border", "Style"),
    ...sides("border", "Color"),
  ],
  borderRadius: withAll("border", "TopLeftRadius TopRightRadius BottomRightRadius BottomLeftRadius"),
  inset: ["top", "right", "bottom", "left", "insetInline", "insetBlock"],
  overflow: ["overflowX", "overflowY"],
  gap: ["rowGap", "columnGap"],
  flex: ["flexGrow", "flexShrink", "flexBasis"],
  flexFlow: ["flexDirection", "flexWrap"],
  font: withAll("font", "Family Size Style Variant Weight Stretch").concat("lineHeight"),
  background: withAll("background", "Color Image Position Size Repeat Origin Clip Attachment"),
  outline: withAll("outline", "Width Style Color"),
  listStyle: withAll("listStyle", "Type Position Image"),
  textDecoration: withAll("textDecoration", "Line Style Color Thickness"),
  transition: withAll("transition", "Property Duration TimingFunction Delay"),
  animation: withAll("animation", "Name Duration TimingFunction Delay IterationCount Direction FillMode PlayState"),
  placeContent: ["alignContent", "justifyContent"],
  placeItems: ["alignItems", "justifyItems"],
  placeSelf: ["alignSelf", "justifySelf"],
  gridArea: ["gridRow", "gridColumn", "gridRowStart", "gridRowEnd", "gridColumnStart", "gridColumnEnd"],
  gridRow: ["gridRowStart", "gridRowEnd"],
  gridColumn: ["gridColumnStart", "gridColumnEnd"],
};
