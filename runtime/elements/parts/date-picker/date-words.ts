/** Texts of a calendar that browsers do not provide, used where the design has none. */
export interface DateWords {
  readonly select: string;
  readonly cancel: string;
  readonly clear: string;
  readonly open: string;
  readonly now: string;
  readonly previous: string;
  readonly next: string;
  readonly previousYear: string;
  readonly nextYear: string;
  readonly previousYears: string;
  readonly nextYears: string;
  readonly month: string;
  readonly year: string;
  readonly week: string;
  readonly today: string;
  readonly selected: string;
  readonly presets: string;
  readonly time: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
  readonly dayPeriod: string;
  readonly chooseTime: string;
  readonly chooseMonth: string;
  readonly chooseYear: string;
  readonly back: string;
  readonly proceed: string;
  readonly noContent: string;
}

const english: DateWords = {
  select: "Select",
  cancel: "Cancel",
  clear: "Clear",
  open: "Open the calendar",
  now: "Now",
  previous: "Previous month",
  next: "Next month",
  previousYear: "Previous year",
  nextYear: "Next year",
  previousYears: "Previous years",
  nextYears: "Next years",
  month: "Month",
  year: "Year",
  week: "Week",
  today: "today",
  selected: "selected",
  presets: "Presets",
  time: "Time",
  startTime: "Start time",
  endTime: "End time",
  hours: "Hours",
  minutes: "Minutes",
  seconds: "Seconds",
  dayPeriod: "AM or PM",
  chooseTime: "Choose from a list",
  chooseMonth: "Choose the month",
  chooseYear: "Choose the year",
  back: "Back",
  proceed: "Continue",
  noContent: "No content provided",
};

const portuguese: DateWords = {
  select: "Selecionar",
  cancel: "Cancelar",
  clear: "Limpar",
  open: "Abrir o calendário",
  now: "Agora",
  previous: "Mês anterior",
  next: "Próximo mês",
  previousYear: "Ano anterior",
  nextYear: "Próximo ano",
  previousYears: "Anos anteriores",
  nextYears: "Próximos anos",
  month: "Mês",
  year: "Ano",
  week: "Semana",
  today: "hoje",
  selected: "selecionado",
  presets: "Atalhos",
  time: "Hora",
  startTime: "Hora inicial",
  endTime: "Hora final",
  hours: "Horas",
  minutes: "Minutos",
  seconds: "Segundos",
  dayPeriod: "AM ou PM",
  chooseTime: "Escolher em uma lista",
  chooseMonth: "Escolher o mês",
  chooseYear: "Escolher o ano",
  back: "Voltar",
  proceed: "Continuar",
  noContent: "Sem conteúdo",
};

/** Returns the texts in a language; English if it is unknown. */
export const dateWords = (language: string): DateWords => (/^pt\b/i.test(language) ? portuguese : english);
