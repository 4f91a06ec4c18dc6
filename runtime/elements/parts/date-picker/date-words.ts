/** Texts of a calendar that browsers do not provide, used where the design has none. */
export interface DateWords {
  readonly select: string;
  readonly cancel: string;
  readonly clear: string;
  readonly previous: string;
  readonly next: string;
  readonly month: string;
  readonly year: string;
  readonly week: string;
  readonly today: string;
  readonly selected: string;
  readonly presets: string;
  readonly time: string;
  readonly startTime: string;
  readonly endTime: string;
}

const english: DateWords = {
  select: "Select",
  cancel: "Cancel",
  clear: "Clear",
  previous: "Previous month",
  next: "Next month",
  month: "Month",
  year: "Year",
  week: "Week",
  today: "today",
  selected: "selected",
  presets: "Presets",
  time: "Time",
  startTime: "Start time",
  endTime: "End time",
};

const portuguese: DateWords = {
  select: "Selecionar",
  cancel: "Cancelar",
  clear: "Limpar",
  previous: "Mês anterior",
  next: "Próximo mês",
  month: "Mês",
  year: "Ano",
  week: "Semana",
  today: "hoje",
  selected: "selecionado",
  presets: "Atalhos",
  time: "Hora",
  startTime: "Hora inicial",
  endTime: "Hora final",
};

/** Returns the texts in a language; English if it is unknown. */
export const dateWords = (language: string): DateWords => (/^pt\b/i.test(language) ? portuguese : english);
