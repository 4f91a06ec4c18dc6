import type { HTMLAttributes, ReactNode } from "react";

/** The space between two cards in pixels. */
export const cardGap = 8;

/** Returns the attributes of a list of cards. */
export const cardListAttributes = (label: string): HTMLAttributes<HTMLUListElement> => ({
  className: "trama-grid-cards",
  role: "list",
  "aria-label": label || undefined,
});

/** Draws placeholders, by their positions. */
export const placeholders = (count: number, draw: (position: number) => ReactNode): ReactNode =>
  Array.from({ length: count }, (_, position) => draw(position));

/** Placeholders of cards. */
export const SkeletonCards = ({ label, count }: { readonly label: string; readonly count: number }): ReactNode => (
  <ul {...cardListAttributes(label)}>
    {placeholders(count, (position) => (
      <li key={position} className="trama-grid-card" aria-hidden="true">
        <span className="trama-skeleton" />
      </li>
    ))}
  </ul>
);
