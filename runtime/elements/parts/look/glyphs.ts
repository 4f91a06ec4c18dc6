import type { IconDrawing } from "../../props.ts";

// Icons of elements that most first pages do not use.

export const chevronDown: IconDrawing = [["path", { d: "m6 9 6 6 6-6" }]];
export const chevronLeft: IconDrawing = [["path", { d: "m15 18-6-6 6-6" }]];
export const chevronRight: IconDrawing = [["path", { d: "m9 18 6-6-6-6" }]];
export const arrowLeft: IconDrawing = [["path", { d: "M19 12H5m7 7-7-7 7-7" }]];
export const arrowUp: IconDrawing = [["path", { d: "M12 19V5m-7 7 7-7 7 7" }]];
export const arrowDown: IconDrawing = [["path", { d: "M12 5v14m7-7-7 7-7-7" }]];
export const arrowsUpDown: IconDrawing = [["path", { d: "m7 15 5 5 5-5M7 9l5-5 5 5" }]];
export const cross: IconDrawing = [["path", { d: "M18 6 6 18M6 6l12 12" }]];
export const pencil: IconDrawing = [["path", { d: "M4 20h4L19 9l-4-4L4 16zM13 7l4 4" }]];
export const trash: IconDrawing = [["path", { d: "M4 7h16M10 11v6M14 11v6M6 7l1 13h10l1-13M9 7V4h6v3" }]];
export const grip: IconDrawing = [["path", { d: "M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01" }]];
export const upload: IconDrawing = [["path", { d: "M12 16V4m-6 6 6-6 6 6M4 20h16" }]];
export const paperclip: IconDrawing = [
  ["path", { d: "m21 11-9 9a6 6 0 0 1-8.5-8.5l9-9a4 4 0 0 1 5.7 5.7l-9 9a2 2 0 0 1-2.9-2.9l8.5-8.5" }],
];
export const columnsGlyph: IconDrawing = [["path", { d: "M4 5h16v14H4zM10 5v14M15 5v14" }]];
export const helpGlyph: IconDrawing = [
  ["circle", { cx: "12", cy: "12", r: "9" }],
  ["path", { d: "M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.6.3-1 .8-1 1.4v.3M12 16.5h.01" }],
];
export const calendar: IconDrawing = [
  ["path", { d: "M8 2v4m8-4v4M3 10h18" }],
  ["rect", { x: "3", y: "4", width: "18", height: "18", rx: "2" }],
];
export const clock: IconDrawing = [
  ["path", { d: "M12 7v5l3 2" }],
  ["circle", { cx: "12", cy: "12", r: "9" }],
];
export const magnifier: IconDrawing = [
  ["path", { d: "m21 21-4.3-4.3" }],
  ["circle", { cx: "11", cy: "11", r: "8" }],
];
