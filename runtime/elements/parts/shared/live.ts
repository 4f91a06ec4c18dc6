/** What a role says of news, said once more: a dialog hides all of the page that does not say so itself. */
export const liveOf = (role: string | undefined): "polite" | "assertive" | undefined =>
  role === "alert" ? "assertive" : role === "status" || role === "log" ? "polite" : undefined;
