/** An address, the target of a link to it, and the address it is loaded from; undefined where it is refused. */
export interface Row {
  readonly address: string;
  readonly link: string | undefined;
  readonly load: string | undefined;
}

const row = (address: string, link: string | undefined, load: string | undefined): Row => ({ address, link, load });
const kept = (address: string, shown = address.trim()): Row => row(address, shown, shown);
const refused = (address: string): Row => row(address, undefined, undefined);

const host = "evil.example";

/**
 * Expected results of the runtime and the compiler. Neither imports the other, so both are tested against this table.
 */
export const addresses: readonly Row[] = [
  kept("https://a.example/b?c=d#e"),
  kept("http://a.example"),
  kept("HTTPS://a.example/"),
  kept("  https://a.example/ "),
  kept("ht\ntps://a.example/"),
  kept("mailto:a@b.example?subject=x"),
  kept("tel:+5511"),
  kept("sms:+5511"),
  kept(""),
  kept("#topo"),
  kept("?a=1"),
  kept("/contatos/"),
  kept("\\contatos"),
  kept("/a//b:c"),
  kept("contatos/1:2"),
  kept("assets/a.png"),
  kept("a.example"),
  kept("/ /a.example"),
  kept("\u200bjavascript:alert(1)"),

  // Another site, without a scheme.
  row(`//${host}`, `https://${host}/`, `//${host}`),
  row(`//${host}/a b?c#d`, `https://${host}/a%20b?c#d`, `//${host}/a b?c#d`),
  row(`///${host}`, `https://${host}/`, `///${host}`),
  row(`/\\${host}`, `https://${host}/`, `/\\${host}`),
  row(`\\/${host}`, `https://${host}/`, `\\/${host}`),
  row(`\\\\${host}`, `https://${host}/`, `\\\\${host}`),
  row(`/\t/${host}`, `https://${host}/`, `/\t/${host}`),
  row(`\u0000//${host}`, `https://${host}/`, `\u0000//${host}`),
  row(`\u00a0//${host}`, `https://${host}/`, `//${host}`),
  row(`//a@${host}:8080/`, `https://a@${host}:8080/`, `//a@${host}:8080/`),
  row("//", undefined, "//"),
  row("\\\\", undefined, "\\\\"),

  row("blob:https://a.example/1", undefined, "blob:https://a.example/1"),
  row(" BLOB:null/1", undefined, "BLOB:null/1"),

  refused("javascript:alert(1)"),
  refused("JaVaScRiPt:alert(1)"),
  refused(" javascript:alert(1)"),
  refused("\u0000javascript:alert(1)"),
  refused("\u0000\u0000\u0001java\u0000script:alert(1)"),
  refused("java\tscript:alert(1)"),
  refused("java\r\nscript\n:alert(1)"),
  refused("java script:alert(1)"),
  refused("\u00a0javascript:alert(1)"),
  refused("\u2028\u3000\ufeffjavascript:alert(1)"),
  refused("\u00a0\u0001javascript:alert(1)"),
  refused("javascript:\u00a0alert(1)"),
  refused("javascript://a.example/%0aalert(1)"),
  refused("vbscript:msgbox(1)"),
  refused("VBScript:msgbox(1)"),
  refused("vb\nscript:msgbox(1)"),
  refused("data:text/html,<script>alert(1)</script>"),
  refused("data:text/html;base64,PHNjcmlwdD4="),
  refused("DATA:text/html,x"),
  refused("data\t:text/html,x"),
  refused("data:image/svg+xml,<svg onload=alert(1)>"),
  refused("data:,x"),
  refused("file:///etc/passwd"),
  refused("ftp://a.example/"),
  refused("intent://a#Intent;end"),
  refused("view-source:https://a.example"),
  refused("filesystem:https://a.example/"),
  refused("ms-word:ofe|u|https://a.example"),
  refused("localhost:3000/"),
];
