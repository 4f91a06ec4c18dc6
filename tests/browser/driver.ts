/** What the tests do in a browser that Playwright cannot drive, whatever its protocol. */
export interface Driver {
  /** Open an address in the window. Resolves when the document is there. */
  open(url: string): Promise<void>;
  /** Run an expression in the page and return its value, which JSON can hold; a promise is waited for. */
  evaluate<T>(expression: string): Promise<T>;
  /** Press and release the pointer in the middle of the window's part at these pixels. */
  click(point: Point): Promise<void>;
  /** Press the pointer at the first point, move it over the others, and release it at the last one. */
  drag(points: readonly Point[]): Promise<void>;
  /** Type text into what has the focus. A key without a character is one of `keys`. */
  type(text: string): Promise<void>;
  /** Returns and clears the errors of the console and the uncaught errors so far. */
  takeErrors(): Promise<string[]>;
  /** End the browser and what was started for it. */
  close(): Promise<void>;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Keys without a character, as both protocols write them. */
export const keys = { enter: "\ue007", escape: "\ue00c", right: "\ue014", space: " " } as const;

/** The size of the window in CSS pixels. */
export const windowSize = { width: 1366, height: 768 } as const;

interface Source {
  readonly type: "pointer" | "key";
  readonly id: string;
  readonly parameters?: { readonly pointerType: "mouse" };
  readonly actions: readonly object[];
}

/** Input as both protocols take it: moves to the first point, presses, and releases at the last one. */
export function pointerInput(points: readonly Point[]): Source[] {
  const [first, ...others] = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const move = (point: object | undefined) => ({ type: "pointerMove", duration: 40, origin: "viewport", ...point });
  return [
    {
      type: "pointer",
      id: "mouse",
      parameters: { pointerType: "mouse" },
      actions: [
        move(first),
        { type: "pointerDown", button: 0 },
        ...others.flatMap((point) => [move(point), { type: "pause", duration: 40 }]),
        { type: "pointerUp", button: 0 },
      ],
    },
  ];
}

/** Input of a text, one key after the other. */
export function keyInput(text: string): Source[] {
  const actions = [...text].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return [{ type: "key", id: "keyboard", actions }];
}
