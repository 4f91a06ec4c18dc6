/**
 * Returns the implicit `aria-live` of a role. Set explicitly, as a dialog hides parts of the page without the
 * attribute.
 */
export const liveOf = (role: string | undefined): "polite" | "assertive" | undefined =>
  role === "alert" ? "assertive" : role === "status" || role === "log" ? "polite" : undefined;
