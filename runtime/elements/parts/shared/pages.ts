/** Returns the page numbers to show, from 1, with `gap` where some are left out. */
export function pageList(page: number, pageCount: number, siblings: number): readonly (number | "gap")[] {
  const shown: (number | "gap")[] = [];
  for (let number = 1; number <= pageCount; number++) {
    const isEnd = number === 1 || number === pageCount;
    if (isEnd || Math.abs(number - page) <= siblings || isOnlyOne(number, page, pageCount, siblings))
      shown.push(number);
    else if (shown.at(-1) !== "gap") shown.push("gap");
    // Skip to the next shown number, so that a long list is not walked through.
    if (shown.at(-1) === "gap") number = number < page ? Math.max(number, page - siblings - 1) : pageCount - 1;
  }
  return shown;
}

/** Whether a gap would hide a single page, which is then shown instead. */
function isOnlyOne(number: number, page: number, pageCount: number, siblings: number): boolean {
  return (number === 2 && page - siblings === 3) || (number === pageCount - 1 && page + siblings === pageCount - 2);
}
