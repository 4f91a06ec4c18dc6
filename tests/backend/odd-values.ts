/** Values that platforms and files bring, and that some table would refuse. */

export const oddTexts = [
  ...["K", "🙂", "M".repeat(121), "M".repeat(500), "x".repeat(20_000), "", " ", "\t\n", "\u0000", "a\u0000b", "\u200b"],
  ...[
    "\ud83d",
    "\udc00a",
    "\u202eevil",
    "مرحبا بالعالم",
    "‏שלום",
    "e\u0301".repeat(90),
    "İIı",
    "ﬀ",
    "'; drop table x; --",
  ],
  ...["__proto__", "constructor", "toString", "=1+1", "＝1+1", '"', ";", "\\", "\\u0000", "null", "undefined", "NaN"],
  ...[
    "a@b",
    "@",
    "a b@c.d",
    `${"a".repeat(300)}@x.example`,
    "K@k.example",
    "+55",
    "123",
    "0".repeat(40),
    "USDT",
    "brl",
  ],
];
export const oddNumbers = [
  ...["-5", "1e21", "197,00", "1.234,56", "R$ 10", "0x10", "Infinity", "99999999999999999999", "0.005", "-0", "12abc"],
  ...[-5, 0, 0.005, 1e21, 1e300, -1e300, 1.5, 36, 99999999999, Number.MAX_SAFE_INTEGER, 2147483648, 9e18],
];
export const oddDates = [
  ...["0000-01-01 00:00:00", "9999-12-31 23:59", "2025-02-31 10:00:00", "+275760-09-13T00:00:00.000Z", "ontem"],
  ...["31/12/2024", "2099-01-01T00:00:00Z", "1889-01-01T00:00:00Z", 1, 999999999999, 9999999999999, -1],
];
