/** The last summer time of São Paulo ended on this day; since then it is three hours behind all year. */
const lastSummerTime = Date.parse("2019-02-18T00:00:00-03:00");

/** When a day `YYYY-MM-DD` begins in São Paulo, in ISO; `""` when it is no day. */
export function inicioDoDia(dia: string): string {
  const standard = Date.parse(`${dia}T00:00:00-03:00`);
  if (Number.isNaN(standard)) return "";
  if (standard > lastSummerTime) return new Date(standard).toISOString();
  // Clocks were an hour ahead in summer: the day had begun an hour before.
  const hour = new Intl.DateTimeFormat("en", { hour: "numeric", hourCycle: "h23", timeZone: "America/Sao_Paulo" });
  return new Date(standard - Number(hour.format(standard)) * 3_600_000).toISOString();
}

/** Whether two days are the first and the last of a range of at most a year. */
export function periodoValido(de: string, ate: string): boolean {
  const isDay = (dia: string): boolean => /^\d{4}-\d\d-\d\d$/.test(dia) && !Number.isNaN(Date.parse(dia));
  return isDay(de) && isDay(ate) && de <= ate && Date.parse(ate) - Date.parse(de) < 366 * 86_400_000;
}

/** The moment that a field `YYYY-MM-DDTHH:mm` means in São Paulo, in ISO; `""` when it is none. */
export function instanteLocal(campo: string): string {
  const [dia = "", hora = ""] = campo.split("T");
  const midnight = Date.parse(inicioDoDia(dia));
  const sinceMidnight = Date.parse(`1970-01-01T${hora}Z`);
  return Number.isNaN(midnight + sinceMidnight) ? "" : new Date(midnight + sinceMidnight).toISOString();
}

interface Horario {
  readonly dias: readonly number[];
  readonly inicio: string;
  readonly fim: string;
  readonly feriados: readonly string[];
}

const dayMs = 86_400_000;

/** Returns whether people attend on a day, given as its first millisecond in UTC: `app.dia_util` of the database. */
function calendarOf({ dias, feriados }: Horario): (day: number) => boolean {
  const [weekdays, holidays] = [new Set(dias), new Set(feriados.map((feriado) => Date.parse(feriado)))];
  return (day) => weekdays.has(((day / dayMs + 3) % 7) + 1) && !holidays.has(day);
}

/** A day, `YYYY-MM-DD`, some working days later; `""` where there are no working days. */
export function maisDiasUteis(horario: Horario | null | undefined, dia: string, dias: number): string {
  if (!horario) return "";
  const isWorkingDay = calendarOf(horario);
  let day = Date.parse(dia);
  let left = dias;
  for (let step = 0; left > 0 && step < 3660; step++) {
    day += dayMs;
    if (isWorkingDay(day)) left -= 1;
  }
  return left > 0 ? "" : new Date(day).toISOString().slice(0, 10);
}

/** Tickets and chats are younger than the last summer time. Creating a formatter of `Intl` takes 10 ms on a phone. */
const zoneMs = 3 * 3_600_000;

/** Minutes in which people attend between two moments; negative when the second comes before the first. */
export function minutosUteis(horario: Horario | null | undefined, de: string, ate: string): number {
  const [from, to] = [Date.parse(de) - zoneMs, Date.parse(ate) - zoneMs];
  if (!horario || Number.isNaN(from + to)) return 0;
  if (to < from) return -minutosUteis(horario, ate, de);
  const [opens, closes] = [minutesOf(horario.inicio), minutesOf(horario.fim)].map((minutes) => minutes * 60_000);
  const isWorkingDay = calendarOf(horario);
  let sum = 0;
  for (let day = from - (from % dayMs); day <= to; day += dayMs) {
    if (!isWorkingDay(day)) continue;
    sum += Math.max(Math.min(to, day + (closes ?? 0)) - Math.max(from, day + (opens ?? 0)), 0);
  }
  return Math.floor(sum / 60_000);
}

const minutesOf = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3, 5));

/** Minutes of attendance as people say them: `35 min`, `2 h 10 min`, `3 d 4 h`; a day of attendance has nine hours. */
export function duracao(minutos: number): string {
  const [days, hours, minutes] = [Math.floor(minutos / 540), Math.floor((minutos % 540) / 60), minutos % 60];
  const parts = days > 1 ? [`${days} d`, hours > 0 && days < 10 ? `${hours} h` : ""] : [];
  if (days <= 1) {
    const all = Math.floor(minutos / 60);
    parts.push(all > 0 ? `${all} h` : "", minutes > 0 || all === 0 ? `${minutes} min` : "");
  }
  return parts.filter(Boolean).join(" ");
}

/** How long ago something was: `agora`, `há 5 min`, `há 2 h`, `ontem 14:02`, then the day as `14/06/25`. */
export function haQuanto(em: string, agora: string): string {
  const [then, now] = [Date.parse(em), Date.parse(agora)];
  const minutes = Math.floor((now - then) / 60_000);
  if (minutes < 1) return "agora";
  if (minutes < 60) return `há ${minutes} min`;
  const days = daysBetween(then, now);
  if (days === 0) return `há ${Math.floor(minutes / 60)} h`;
  return days === 1 ? `ontem ${hourAndMinute(then)}` : shortDate(then);
}

const daysBetween = (from: number, to: number): number =>
  Math.floor((to - zoneMs) / dayMs) - Math.floor((from - zoneMs) / dayMs);

const hourAndMinute = (moment: number): string => new Date(moment - zoneMs).toISOString().slice(11, 16);

function shortDate(moment: number): string {
  const local = new Date(moment - zoneMs).toISOString();
  return `${local.slice(8, 10)}/${local.slice(5, 7)}/${local.slice(2, 4)}`;
}

/** When something was, in few letters: `agora`, `12 min`, `14:02` of today, `ontem`, `31/12/24`. */
export function quandoCurto(em: string, agora: string): string {
  const then = Date.parse(em);
  const now = Date.parse(agora);
  if (Number.isNaN(then)) return "";
  const minutes = Math.floor((now - then) / 60_000);
  if (minutes < 1) return "agora";
  if (minutes < 60) return `${minutes} min`;
  const days = daysBetween(then, now);
  if (days === 0) return hourAndMinute(then);
  return days === 1 ? "ontem" : shortDate(then);
}

/** Whole minutes from one moment to another; 0 when it is still to come. */
export function minutosDesde(em: string, agora: string): number {
  return Math.max(0, Math.floor((Date.parse(agora) - Date.parse(em)) / 60_000)) || 0;
}

/** Whether people may be called now: on a working day, from 8 to 20, in São Paulo. */
export function horaDeContato(horario: Horario | null | undefined, agora: string): boolean {
  const local = Date.parse(agora) - zoneMs;
  const sinceMidnight = local % dayMs;
  const isDaytime = sinceMidnight >= 8 * 3_600_000 && sinceMidnight < 20 * 3_600_000;
  return !!horario && isDaytime && calendarOf(horario)(local - sinceMidnight);
}
