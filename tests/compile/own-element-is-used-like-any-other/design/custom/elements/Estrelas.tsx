import type { ReactNode } from "react";

interface EstrelasProps {
  titulo: string;
  destaque: string | null;
  value?: number | null;
  onChange?: (value: number) => void;
  onPasso: (de: number, para: number) => void;
  cores?: string[];
  children?: ReactNode;
}

/** Stars to rate with. */
export default function Estrelas({ titulo, destaque, value, onChange, onPasso, cores = [], children }: EstrelasProps) {
  return (
    <button
      type="button"
      onClick={() => {
        onChange?.((value ?? 0) + 1);
        onPasso(value ?? 0, (value ?? 0) + 1);
      }}
    >
      {titulo} {destaque} {value} {cores.join()} {children}
    </button>
  );
}
