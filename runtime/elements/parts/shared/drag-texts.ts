import { useTexts } from "./texts.ts";

/** Announcements while an item is moved; `{item}`, `{position}`, `{count}` and `{stack}` are replaced. */
export interface DragTexts {
  readonly handleLabel: string;
  readonly instructionsText: string;
  readonly liftedText: string;
  readonly movedText: string;
  readonly droppedText: string;
  readonly canceledText: string;
}

/** An empty text means the default of the page's language. */
export const dragTextDefaults: DragTexts = {
  handleLabel: "",
  instructionsText: "",
  liftedText: "",
  movedText: "",
  droppedText: "",
  canceledText: "",
};

const texts: Readonly<Record<"en" | "pt", DragTexts>> = {
  en: {
    handleLabel: "Move {item}",
    instructionsText:
      "Press Space to lift the item, the arrow keys to move it, Space to drop it and Escape to put it back. A click lifts it, too, and the next one drops it.",
    liftedText: "{item} lifted. Position {position} of {count}.",
    movedText: "{item} at position {position} of {count}.",
    droppedText: "{item} dropped at position {position} of {count}.",
    canceledText: "{item} is back at position {position} of {count}.",
  },
  pt: {
    handleLabel: "Mover {item}",
    instructionsText:
      "Espaço levanta o item, as setas movem, Espaço solta e Esc devolve ao lugar. Um clique também levanta, e o próximo solta.",
    liftedText: "{item} levantado. Posição {position} de {count}.",
    movedText: "{item} na posição {position} de {count}.",
    droppedText: "{item} solto na posição {position} de {count}.",
    canceledText: "{item} voltou à posição {position} de {count}.",
  },
};

/** Returns the design's texts, with defaults in the page's language. */
export function useDragTexts(own: DragTexts, defaults: Readonly<Record<string, DragTexts>> = texts): DragTexts {
  return useTexts(own, defaults);
}

/** The position of an item, for the texts. */
export interface DragPlace {
  readonly item: string;
  readonly position?: number;
  readonly count?: number;
  /** The name of the stack. */
  readonly stack?: string;
}

export const dragText = (text: string, place: DragPlace): string =>
  text.replace(/\{(item|position|count|stack)\}/g, (_, name: keyof DragPlace) => String(place[name] ?? ""));
