/** Texts of a calendar, used where the design has none. */
export interface CalendarTexts {
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly todayLabel: string;
  readonly dayLabel: string;
  readonly weekLabel: string;
  readonly monthLabel: string;
  readonly allDayLabel: string;
  readonly moreText: string;
  readonly instructionsText: string;
  readonly liftedText: string;
  readonly movedText: string;
  readonly droppedText: string;
  readonly canceledText: string;
}

/** An empty text means the default of the page's language. */
export const calendarTextDefaults: CalendarTexts = {
  previousLabel: "",
  nextLabel: "",
  todayLabel: "",
  dayLabel: "",
  weekLabel: "",
  monthLabel: "",
  allDayLabel: "",
  moreText: "",
  instructionsText: "",
  liftedText: "",
  movedText: "",
  droppedText: "",
  canceledText: "",
};

export const calendarTexts: Readonly<Record<"en" | "pt", CalendarTexts>> = {
  en: {
    previousLabel: "Previous",
    nextLabel: "Next",
    todayLabel: "Today",
    dayLabel: "Day",
    weekLabel: "Week",
    monthLabel: "Month",
    allDayLabel: "All day",
    moreText: "{count} more",
    instructionsText:
      "The arrow keys move between slots and items, Page Up and Page Down to other days. Enter opens an item or chooses a slot, Shift with an arrow chooses several. Space lifts an item, the arrows move it, Shift with an arrow changes its end, Space drops it and Escape puts it back.",
    liftedText: "{item} lifted, {time}.",
    movedText: "{item}, {time}.",
    droppedText: "{item} dropped, {time}.",
    canceledText: "{item} is back, {time}.",
  },
  pt: {
    previousLabel: "Anterior",
    nextLabel: "Próximo",
    todayLabel: "Hoje",
    dayLabel: "Dia",
    weekLabel: "Semana",
    monthLabel: "Mês",
    allDayLabel: "Dia todo",
    moreText: "mais {count}",
    instructionsText:
      "As setas vão entre horários e itens, Page Up e Page Down a outros dias. Enter abre um item ou escolhe um horário, Shift com uma seta escolhe vários. Espaço levanta um item, as setas movem, Shift com uma seta muda o fim, Espaço solta e Esc devolve ao lugar.",
    liftedText: "{item} levantado, {time}.",
    movedText: "{item}, {time}.",
    droppedText: "{item} solto, {time}.",
    canceledText: "{item} voltou, {time}.",
  },
};

/** Puts the name and the time of an item into an announcement. */
export const itemText = (text: string, values: { readonly item: string; readonly time: string }): string =>
  text.replace(/\{(item|time)\}/g, (_, name: "item" | "time") => values[name]);
