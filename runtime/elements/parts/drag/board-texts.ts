import type { DragTexts } from "../shared/drag-texts.ts";

/** The announcements of cards that move between stacks. */
export const boardTexts: Readonly<Record<"en" | "pt", DragTexts>> = {
  en: {
    handleLabel: "Move {item}",
    instructionsText:
      "Press Space to lift the card, the up and down arrows to move it in its stack, left and right to move it to another stack, Space to drop it and Escape to put it back. A click lifts it, too, and the next one drops it.",
    liftedText: "{item} lifted. Position {position} of {count} in {stack}.",
    movedText: "{item} at position {position} of {count} in {stack}.",
    droppedText: "{item} dropped at position {position} of {count} in {stack}.",
    canceledText: "{item} is back at position {position} of {count} in {stack}.",
  },
  pt: {
    handleLabel: "Mover {item}",
    instructionsText:
      "Espaço levanta o cartão, as setas para cima e para baixo movem na pilha, esquerda e direita levam a outra pilha, Espaço solta e Esc devolve ao lugar. Um clique também levanta, e o próximo solta.",
    liftedText: "{item} levantado. Posição {position} de {count} em {stack}.",
    movedText: "{item} na posição {position} de {count} em {stack}.",
    droppedText: "{item} solto na posição {position} de {count} em {stack}.",
    canceledText: "{item} voltou à posição {position} de {count} em {stack}.",
  },
};
