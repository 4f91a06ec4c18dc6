import type { ReactNode } from "react";
import type { CustomProperties } from "../look/css.ts";
import { css } from "../look/css.ts";
import { type DrawItem, ItemSlot } from "../shared/item-slot.tsx";
import type { CalendarEntry } from "./calendar-items.ts";
import { itemId } from "./calendar-stops.ts";

/** What all items of a calendar have in common. */
export interface ItemLook<Item> {
  readonly draw: DrawItem<Item> | undefined;
  readonly activeId: string;
  readonly liftedKey: string | undefined;
  readonly canMove: boolean;
  readonly nameOf: (entry: CalendarEntry) => string;
  readonly onOpen: (entry: CalendarEntry<Item>) => void;
}

interface CalendarItemProps<Item> {
  readonly entry: CalendarEntry<Item>;
  readonly look: ItemLook<Item>;
  /** The times beside the name; empty for none. */
  readonly times: string;
  readonly isBar: boolean;
  /** It goes on before or after what is shown. */
  readonly isBegun?: boolean;
  readonly isOpen?: boolean;
  readonly hasGrip: boolean;
  /** A part of an item that has the focus at another place. */
  readonly isRest?: boolean;
  readonly style: CustomProperties;
}

/** One item, or the part of it in a day or a week. */
export function CalendarItem<Item>({ entry, look, times, ...props }: CalendarItemProps<Item>): ReactNode {
  const id = itemId(entry.key);
  const style: CustomProperties = { ...props.style, "--trama-item-color": css(entry.color) };
  return (
    <button
      type="button"
      className="trama-calendar-item"
      data-stop={props.isRest ? undefined : id}
      data-key={entry.key}
      data-bar={props.isBar || undefined}
      data-begun={props.isBegun || undefined}
      data-open={props.isOpen || undefined}
      data-lifted={look.liftedKey === entry.key || undefined}
      data-movable={look.canMove || undefined}
      tabIndex={!props.isRest && look.activeId === id ? 0 : -1}
      aria-label={look.nameOf(entry)}
      style={style}
      onClick={() => look.onOpen(entry)}
    >
      {look.draw ? (
        <ItemSlot draw={look.draw} item={entry.item} index={entry.index} />
      ) : (
        <>
          <span className="trama-calendar-label">{entry.label}</span>
          {times !== "" && <span className="trama-calendar-times">{times}</span>}
        </>
      )}
      {props.hasGrip && look.canMove && <span className="trama-calendar-grip" data-grip="" aria-hidden="true" />}
    </button>
  );
}
