/** Texts that data may hold and that must stay texts. */
export const hostile: readonly string[] = [
  "<img src=x onerror='window.ran = 1'>",
  "</text></svg><script>window.ran = 1</script>",
  "</title></style><svg onload=window.ran=1>",
  "\" onmouseover='window.ran = 1' x=\"",
  "{{window.ran = 1}}",
  "__proto__",
  "constructor",
  "javascript:window.ran=1",
  "\u2028<!-- --> ]]>&lt;&#60;",
];

/** Texts that change the direction of what follows them. */
export const turning: readonly string[] = ["a\u202e", "b\u2067", "c\u202b", "\u05d0\u05d1", "d\u200f"];

const long = "W".repeat(10_000);
export const longTexts: readonly string[] = [long, "venda ".repeat(1700), `${long}2`, "curto"];
