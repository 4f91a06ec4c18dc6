import { useSignals } from "trama/runtime/react";
import { highlighted } from "../highlighted";

export interface Ponto {
  readonly rotulo: string;
  readonly valor: number;
}

export interface ColunasProps {
  /** The caption of the chart. */
  readonly titulo: string;
  /** The columns, in order. */
  readonly pontos: readonly Ponto[];
  /** A column was chosen. */
  readonly onSelect?: (ponto: Ponto) => void;
}

const height = 100;
const step = 60;

/** A column chart. Pointing at a column highlights the same label in every chart. */
export default function Colunas({ titulo, pontos, onSelect }: ColunasProps) {
  useSignals();
  const top = Math.max(1, ...pontos.map(({ valor }) => valor));
  return (
    <figure className="colunas">
      <figcaption>{titulo}</figcaption>
      <svg aria-hidden="true" width={pontos.length * step} height={height}>
        {pontos.map(({ rotulo, valor }, index) => (
          <rect
            key={rotulo}
            x={index * step + 4}
            y={height - (valor / top) * height}
            width={step - 8}
            height={(valor / top) * height}
            fill="currentColor"
            opacity={highlighted.value === rotulo ? 1 : 0.5}
            onPointerEnter={() => {
              highlighted.value = rotulo;
            }}
          />
        ))}
      </svg>
      <ul>
        {pontos.map((ponto) => (
          <li key={ponto.rotulo}>
            <button
              type="button"
              className="botao"
              onFocus={() => {
                highlighted.value = ponto.rotulo;
              }}
              onClick={() => onSelect?.(ponto)}
            >
              {ponto.rotulo}: {ponto.valor}
            </button>
          </li>
        ))}
      </ul>
    </figure>
  );
}
