import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { theme } from "trama/runtime";
import { useSignals } from "trama/runtime/react";

export interface AssinaturaProps {
  /** The visible label. */
  readonly rotulo: string;
  /** The strokes as SVG path data, such as `M 10 20 L 30 40`; empty without a signature. */
  readonly value?: string;
  /** A stroke has ended, or the signature was cleared. */
  readonly onChange?: (value: string) => void;
  /** The visitor cleared the signature. */
  readonly onApagar?: () => void;
  /** The width of the pen in pixels. */
  readonly espessura?: number;
  /** The label of the button that clears the signature. */
  readonly textoApagar?: string;
  /** Content below the pad. */
  readonly nota?: ReactNode;
}

const width = 320;
const height = 120;

/** A field to sign in, with a finger, a pen or a mouse. */
export default function Assinatura({
  rotulo,
  value = "",
  onChange,
  onApagar,
  espessura = 2,
  textoApagar = "Apagar",
  nota,
}: AssinaturaProps) {
  useSignals();
  const label = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const stroke = useRef("");
  const currentTheme = theme.value;

  // The colour of the pen is that of the text, so a new theme draws the strokes again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme changes the computed colour
  useEffect(() => {
    if (canvas.current) draw(canvas.current, value, espessura);
  }, [value, espessura, currentTheme]);

  const extend = (event: PointerEvent<HTMLCanvasElement>, command: "M" | "L") => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const point = `${Math.round(event.clientX - left)} ${Math.round(event.clientY - top)}`;
    stroke.current = command === "M" ? `M ${point}` : `${stroke.current} L ${point}`;
    draw(event.currentTarget, joined(value, stroke.current), espessura);
  };
  const end = () => {
    if (stroke.current === "") return;
    onChange?.(joined(value, stroke.current));
    stroke.current = "";
  };

  return (
    <fieldset className="assinatura" aria-labelledby={label}>
      <span id={label}>{rotulo}</span>
      <canvas
        ref={canvas}
        role="img"
        aria-label={value === "" ? "Em branco" : "Assinado"}
        width={width}
        height={height}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          extend(event, "M");
        }}
        onPointerMove={(event) => {
          if (stroke.current !== "") extend(event, "L");
        }}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <button
        type="button"
        className="botao"
        disabled={value === ""}
        onClick={() => {
          onChange?.("");
          onApagar?.();
        }}
      >
        {textoApagar}
      </button>
      {nota}
    </fieldset>
  );
}

const joined = (before: string, stroke: string): string => (before === "" ? stroke : `${before} ${stroke}`);

function draw(canvas: HTMLCanvasElement, strokes: string, lineWidth: number): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.strokeStyle = getComputedStyle(canvas).color;
  context.lineWidth = lineWidth;
  context.lineCap = "round";
  context.stroke(new Path2D(strokes));
}
