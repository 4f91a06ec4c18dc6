/** Amounts in euros. */
export const euros = new Intl.NumberFormat("en", {
  style: "currency",
  currency: "EUR",
});

/** The labels of amounts. */
export const labels = Object.freeze({
  free: euros.format(0),
});

export function rateText(amount: number): string {
  return amount === 0 ? labels.free : euros.format(amount);
}
