import { type ReactNode, useState } from "react";
import { padded } from "../../../../dates/zoned-time.ts";
import { chevronLeft, chevronRight } from "../../look/glyphs.ts";
import { Glyph } from "../../look/svg.tsx";
import { type Choice, isWithin } from "../choice.ts";
import type { DateWords } from "../date-words.ts";
import { monthOf, plus } from "../days.ts";
import { maskText } from "../masks.ts";
import { useSwipe } from "../use-swipe.ts";
import { type GridOption, OptionGrid } from "./option-grid.tsx";

/** The first and last year of every calendar. */
export const firstYear = 1900;
export const lastYear = 2100;

/** A year page shows this many years. */
export const yearsPerPage = 12;

interface PeriodGridProps {
  readonly language: string;
  /** The format of a month. */
  readonly mask: string | undefined;
  readonly words: DateWords;
  /** The chosen months or years. */
  readonly chosen: Choice;
  readonly isRange: boolean;
  /** The preview of a range, while its end is being chosen. */
  readonly preview: Choice;
  readonly today: string;
  /** The month or year that is shown first. */
  readonly opensAt: string;
  readonly canChoose: (cell: string) => boolean;
  /** Whether a page of months or years may be shown; every one up to the limits of the calendar by default. */
  readonly canShow?: (cell: string) => boolean;
  readonly onChoose: (cell: string) => void;
  readonly onPoint?: (cell: string | undefined) => void;
}

interface MonthOptionsProps extends PeriodGridProps {
  /** Whether the year can be chosen from a grid of years, rather than only one after another. */
  readonly hasYears: boolean;
}

/** The months of a year, with buttons for other years. */
export function MonthOptions(props: MonthOptionsProps): ReactNode {
  const { words, language, today } = props;
  const [year, setYear] = useState(() => props.opensAt.slice(0, 4));
  const [isChoosingYear, setChoosingYear] = useState(false);
  const canShow = (one: string) => isYear(one) && (props.canShow?.(one) ?? true);
  const go = (step: number) => {
    const next = plus("year", year, step);
    if (canShow(next)) setYear(next);
  };
  if (isChoosingYear) {
    return (
      <YearOptions
        {...props}
        chosen={[year]}
        isRange={false}
        preview={[]}
        opensAt={year}
        canChoose={canShow}
        onPoint={() => undefined}
        onChoose={(next) => {
          setYear(next);
          setChoosingYear(false);
        }}
      />
    );
  }
  const short = new Intl.DateTimeFormat(language || undefined, { month: "short" });
  const long = new Intl.DateTimeFormat(language || undefined, { month: "long", year: "numeric" });
  const options = Array.from({ length: 12 }, (_, index): GridOption => {
    const cell = `${year}-${padded(index + 1)}`;
    const date = new Date(Number(year), index, 1);
    return {
      ...optionOf(props, cell),
      text: props.mask ? maskText(`${cell}-01`, props.mask, language) : short.format(date).replace(/\.$/, ""),
      label: long.format(date),
      isNow: cell === monthOf(today),
    };
  });
  return (
    <Page
      caption={year}
      captionLabel={words.chooseYear}
      onCaption={props.hasYears ? () => setChoosingYear(true) : undefined}
      labels={[words.previousYear, words.nextYear]}
      can={(step) => canShow(plus("year", year, step))}
      onStep={go}
    >
      <OptionGrid
        label={year}
        options={options}
        onChoose={props.onChoose}
        onPage={go}
        {...(props.onPoint && { onPoint: props.onPoint })}
      />
    </Page>
  );
}

/** Twelve years, with buttons for those before and after. */
export function YearOptions(props: PeriodGridProps): ReactNode {
  const { words, today } = props;
  const [begin, setBegin] = useState(() => pageOf(Number(props.opensAt.slice(0, 4))));
  const years = Array.from({ length: yearsPerPage }, (_, index) => padded(begin + index, 4)).filter(isYear);
  const canGo = (step: number) => {
    const [from, to] = [begin + step * yearsPerPage, begin + (step + 1) * yearsPerPage - 1];
    if (to < firstYear || from > lastYear) return false;
    return props.canShow === undefined || [from, to].some((year) => props.canShow?.(padded(year, 4)));
  };
  const go = (step: number) => canGo(step) && setBegin(begin + step * yearsPerPage);
  const caption = `${years[0]} – ${years.at(-1)}`;
  return (
    <Page caption={caption} labels={[words.previousYears, words.nextYears]} can={canGo} onStep={go}>
      <OptionGrid
        label={caption}
        options={years.map((year) => ({ ...optionOf(props, year), text: year, isNow: year === today.slice(0, 4) }))}
        onChoose={props.onChoose}
        onPage={go}
        {...(props.onPoint && { onPoint: props.onPoint })}
      />
    </Page>
  );
}

/** Returns the first year of the page that a year is on. */
const pageOf = (year: number): number => Math.floor(year / yearsPerPage) * yearsPerPage;

const isYear = (year: string): boolean => Number(year) >= firstYear && Number(year) <= lastYear;

function optionOf(
  { chosen, isRange, preview, canChoose, canShow }: PeriodGridProps,
  cell: string,
): Omit<GridOption, "text"> {
  return {
    key: cell,
    isDisabled: !canChoose(cell) || canShow?.(cell) === false,
    isChosen: isRange ? cell === chosen[0] || cell === chosen.at(-1) : chosen.includes(cell),
    isMiddle: isRange && (isWithin(cell, chosen) || isWithin(cell, preview)),
  };
}

/** A grid below a caption between two buttons; a swipe does what the buttons do. */
function Page({
  caption,
  captionLabel,
  onCaption,
  labels,
  can,
  onStep,
  children,
}: {
  readonly caption: string;
  readonly captionLabel?: string;
  readonly onCaption?: (() => void) | undefined;
  readonly labels: readonly [previous: string, next: string];
  readonly can: (step: -1 | 1) => boolean;
  readonly onStep: (step: -1 | 1) => void;
  readonly children: ReactNode;
}): ReactNode {
  const swipe = useSwipe(onStep);
  return (
    <div className="trama-period" ref={swipe}>
      <StepButton step={-1} label={labels[0]} can={can(-1)} onStep={onStep} />
      {onCaption ? (
        <button
          type="button"
          className="trama-caption-button"
          aria-label={`${captionLabel}: ${caption}`}
          onClick={onCaption}
        >
          {caption}
        </button>
      ) : (
        <span className="trama-month-name">{caption}</span>
      )}
      <StepButton step={1} label={labels[1]} can={can(1)} onStep={onStep} />
      <span className="trama-unseen" role="status">
        {caption}
      </span>
      {children}
    </div>
  );
}

/** A button that shows what comes before or after. */
export function StepButton({
  step,
  label,
  can,
  onStep,
}: {
  readonly step: -1 | 1;
  readonly label: string;
  readonly can: boolean;
  readonly onStep: (step: -1 | 1) => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={`trama-icon-button ${step < 0 ? "trama-month-previous" : "trama-month-next"}`}
      aria-label={label}
      aria-disabled={!can || undefined}
      tabIndex={can ? undefined : -1}
      onClick={() => can && onStep(step)}
    >
      <Glyph icon={step < 0 ? chevronLeft : chevronRight} />
    </button>
  );
}
