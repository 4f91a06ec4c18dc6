import { randomUUID } from "node:crypto";
import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { limitAttempts } from "../../cli/backend/auth/attempts.ts";
import type { Mail } from "../../cli/backend/auth/mailbox.ts";
import { readSignIn } from "../../cli/backend/auth/sign-in.ts";
import { type Backend, openMailbox } from "../../cli/backend/backend.ts";
import { clientOf } from "./client.ts";
import { designWith } from "./design.ts";
import { startBackend } from "./start.ts";

/** Codes and links by e-mail: recipients, targets, and limits on attempts. */

const password = "Secret-1234";
const app = "http://localhost:4173/account/";
let backend: Backend;

beforeAll(async () => {
  // More people sign up here than the limit for one address allows.
  const config = `[auth.rate_limit]
sign_in_sign_ups = 1000
[auth.email.template.magic_link]
subject = "Seu convite"
content_path = "./supabase/templates/convite.html"
`;
  const invitation =
    '<h2>Olá &amp; boas-vindas</h2>\n<p>{{ .Email }}, <a href="{{ .ConfirmationURL }}">aceite aqui</a> ou use {{ .Token }}.</p>';
  backend = await startBackend({
    designDir: await designWith({
      "supabase/config.toml": config,
      "supabase/templates/convite.html": invitation,
    }),
    memory: true,
    port: 0,
  });
});
afterAll(() => backend?.close());

const newEmail = () => `${randomUUID()}@correio.example`;

async function newcomer(): Promise<string> {
  const email = newEmail();
  await clientOf(backend).auth.signUp({ email, password });
  return email;
}

const mailsTo = (email: string): readonly Mail[] => backend.mailbox.mails().filter(({ to }) => to === email);

/** Follow a link as a browser does, up to the app; returns the contents of the fragment. */
async function follow(link = ""): Promise<{ place: string; told: URLSearchParams }> {
  const response = await fetch(link, { redirect: "manual" });
  const to = new URL(response.headers.get("location") ?? "about:blank");
  return { place: to.origin + to.pathname, told: new URLSearchParams(to.hash.slice(1)) };
}

test("the link of an e-mail leads through the backend to the page of the app, once, and sets a password", async () => {
  const email = await newcomer();
  const { auth } = clientOf(backend);
  expect((await auth.resetPasswordForEmail(email, { redirectTo: app })).error).toBeNull();
  const [mail] = mailsTo(email);
  expect(mail).toMatchObject({ subject: "Reset Your Password", code: expect.stringMatching(/^\d{6}$/) });
  expect(mail?.text).toContain(mail?.link);
  expect(mail?.link?.startsWith(`${backend.url}/auth/v1/verify?`)).toBe(true);

  const { place, told } = await follow(mail?.link);
  expect([place, told.get("type")]).toEqual([app, "recovery"]);
  const session = { access_token: told.get("access_token") ?? "", refresh_token: told.get("refresh_token") ?? "" };
  await auth.setSession(session);
  const elsewhere = clientOf(backend);
  await elsewhere.auth.signInWithPassword({ email, password });
  expect((await auth.updateUser({ password: "Another-1234" })).error).toBeNull();
  // A person with the old password is signed out; the person who set the new one is not.
  expect((await elsewhere.auth.refreshSession()).error?.code).toBe("refresh_token_not_found");
  expect((await auth.refreshSession()).error).toBeNull();
  const again = await clientOf(backend).auth.signInWithPassword({ email, password: "Another-1234" });
  expect(again.data.user?.email).toBe(email);

  const used = await follow(mail?.link);
  expect([used.place, used.told.get("error_code"), used.told.get("access_token")]).toEqual([app, "otp_expired", null]);
});

test("a link that is an hour old is refused, and so is its code", async () => {
  const email = await newcomer();
  const { auth } = clientOf(backend);
  await auth.signInWithOtp({ email });
  const [mail] = mailsTo(email);
  const before = "update auth.users set recovery_sent_at = now() - interval '61 minutes' where email = $1";
  await backend.query(before, [email]);
  expect((await follow(mail?.link)).told.get("error_code")).toBe("otp_expired");
  const { error } = await auth.verifyOtp({ email, token: mail?.code ?? "", type: "email" });
  expect(error?.code).toBe("otp_expired");
});

test.each([
  ["another site", "https://evil.example/"],
  ["a site that looks like this machine", "http://localhost.evil.example/"],
  ["a name before another site", "http://localhost:4173@evil.example/"],
  ["a script", "javascript:alert(1)"],
  ["no address", "//evil.example"],
])("a link never leads to %s, nor does one that was changed", async (_, target) => {
  const email = await newcomer();
  await clientOf(backend).auth.resetPasswordForEmail(email, { redirectTo: target });
  const [mail] = mailsTo(email);
  const link = new URL(mail?.link ?? "");
  expect(link.searchParams.get("redirect_to")).toBe(`${backend.url}/`);
  link.searchParams.set("redirect_to", target);
  expect((await follow(link.href)).place).toBe(`${backend.url}/`);
});

test("a forged host name is never used in an e-mail", async () => {
  const email = await newcomer();
  // As behind a server that accepts any host; the backend's own server accepts only names of this machine.
  const asked = new Request("http://203.0.113.9:4173/auth/v1/recover", {
    method: "POST",
    headers: { apikey: backend.anonKey },
    body: JSON.stringify({ email }),
  });
  expect((await backend.fetch(asked)).status).toBe(200);
  expect(new URL(mailsTo(email)[0]?.link ?? "").hostname).toBe("127.0.0.1");
});

test("links in a function's e-mails lead to its visitor's origin", async () => {
  const ask = `const call = (Deno.env.get("SUPABASE_URL") ?? "") + "/auth/v1/recover";
Deno.serve(async (request) => fetch(call, {
  method: "POST",
  headers: { apikey: Deno.env.get("SUPABASE_ANON_KEY") ?? "" },
  body: await request.text(),
}));`;
  const designDir = await designWith({ "supabase/functions/forgot/index.ts": ask });
  // Mounted in a server of the app, it has no separate address.
  const mounted = await startBackend({ designDir, memory: true });
  try {
    const at = (path: string, body: object) =>
      mounted.fetch(
        new Request(`http://localhost:4999${path}`, {
          method: "POST",
          headers: { apikey: mounted.anonKey },
          body: JSON.stringify(body),
        }),
      );
    const email = newEmail();
    await at("/auth/v1/signup", { email, password });
    expect((await at("/functions/v1/forgot", { email })).status).toBe(200);
    const link = new URL(mounted.mailbox.mails()[0]?.link ?? "");
    expect([link.origin, link.searchParams.get("redirect_to")]).toEqual([
      "http://localhost:4999",
      "http://localhost:4999/",
    ]);
  } finally {
    await mounted.close();
  }
});

test("looking at a link without following it uses nothing up", async () => {
  const email = await newcomer();
  await clientOf(backend).auth.signInWithOtp({ email });
  const link = mailsTo(email)[0]?.link ?? "";
  expect((await fetch(link, { method: "HEAD" })).status).toBe(405);
  expect((await follow(link)).told.get("type")).toBe("magiclink");
});

test("answers are the same with and without an account; without one no e-mail is sent", async () => {
  const [known, unknown] = [await newcomer(), newEmail()];
  const ask = async (path: string, body: object) => {
    const init = { method: "POST", headers: { apikey: backend.anonKey }, body: JSON.stringify(body) };
    const response = await fetch(`${backend.url}/auth/v1/${path}`, init);
    return [response.status, await response.text()];
  };
  expect(await ask("recover", { email: unknown })).toEqual(await ask("recover", { email: known }));
  const code = (email: string) => ask("otp", { email, create_user: false });
  expect(await code(unknown)).toEqual(await code(known));
  const resend = (email: string) => ask("resend", { email, type: "signup" });
  expect(await resend(unknown)).toEqual(await resend(known));
  expect([mailsTo(unknown).length, mailsTo(known).length]).toEqual([0, 2]);
  expect(await backend.query("select 1 from auth.users where email = $1", [unknown])).toEqual([]);
});

test("a code signs up an unknown person, unless sign-up is disabled", async () => {
  const email = newEmail();
  const { auth } = clientOf(backend);
  await auth.signInWithOtp({ email });
  const { data } = await auth.verifyOtp({ email, token: mailsTo(email)[0]?.code ?? "", type: "email" });
  expect(data.user?.email).toBe(email);

  const closed = await designWith({ "supabase/config.toml": "[auth.email]\nenable_signup = false\n" });
  const other = await startBackend({ designDir: closed, memory: true, port: 0 });
  expect((await clientOf(other).auth.signInWithOtp({ email })).error).toBeNull();
  expect(other.mailbox.mails()).toEqual([]);
  await other.close();
});

test("a new e-mail holds once its link was followed", async () => {
  const [email, next] = [await newcomer(), newEmail()];
  const { auth } = clientOf(backend);
  await auth.signInWithPassword({ email, password });
  expect((await auth.updateUser({ email: next }, { emailRedirectTo: app })).data.user?.email).toBe(email);
  const { place, told } = await follow(mailsTo(next)[0]?.link);
  expect([place, told.get("type")]).toEqual([app, "email_change"]);
  expect((await auth.getUser()).data.user?.email).toBe(next);
});

test("the confirmation of a new e-mail is sent again", async () => {
  const [email, next] = [await newcomer(), newEmail()];
  const { auth } = clientOf(backend);
  await auth.signInWithPassword({ email, password });
  await auth.updateUser({ email: next });
  expect((await auth.resend({ type: "email_change", email })).error).toBeNull();
  const [mail] = mailsTo(next);
  expect(mailsTo(next)).toHaveLength(2);
  await auth.verifyOtp({ email: next, token: mail?.code ?? "", type: "email_change" });
  expect((await auth.getUser()).data.user?.email).toBe(next);
});

test("where sign-ups need confirmation, no user signs in before it, and a second sign-up looks like the first", async () => {
  const files = { "supabase/config.toml": "[auth.email]\nenable_confirmations = true\n" };
  const strict = await startBackend({ designDir: await designWith(files), memory: true, port: 0 });
  try {
    const mails = () => strict.mailbox.mails();
    const { auth } = clientOf(strict);
    const email = newEmail();
    const first = await auth.signUp({ email, password });
    expect([first.error, first.data.session]).toEqual([null, null]);
    expect((await auth.signInWithPassword({ email, password })).error?.code).toBe("email_not_confirmed");
    const second = await auth.signUp({ email, password });
    expect([second.error, second.data.session, second.data.user?.email]).toEqual([null, null, email]);
    expect(mails()).toHaveLength(1);

    expect((await auth.resend({ type: "signup", email })).error).toBeNull();
    expect(mails()).toHaveLength(2);
    await auth.verifyOtp({ email, token: mails()[0]?.code ?? "", type: "email" });
    expect((await clientOf(strict).auth.signInWithPassword({ email, password })).error).toBeNull();
    // A confirmed person gets no e-mail.
    await auth.resend({ type: "signup", email });
    expect(mails()).toHaveLength(2);

    const other = newEmail();
    await auth.signUp({ email: other, password });
    expect((await follow(mails()[0]?.link)).told.get("type")).toBe("signup");
    expect((await clientOf(strict).auth.signInWithPassword({ email: other, password })).error).toBeNull();
  } finally {
    await strict.close();
  }
});

test("after ten wrong codes the right one has to wait, for this person only", async () => {
  const [email, other] = [await newcomer(), await newcomer()];
  const { auth } = clientOf(backend);
  await auth.signInWithOtp({ email });
  await auth.signInWithOtp({ email: other });
  const code = mailsTo(email)[0]?.code ?? "";
  const wrong = code === "000000" ? "000001" : "000000";
  const errors = await Promise.all(
    Array.from({ length: 15 }, async () => (await auth.verifyOtp({ email, token: wrong, type: "email" })).error?.code),
  );
  expect(errors.filter((error) => error === "otp_expired")).toHaveLength(10);
  const late = await auth.verifyOtp({ email, token: code, type: "recovery" });
  expect([late.error?.status, late.error?.code]).toEqual([429, "over_request_rate_limit"]);
  const theirs = await auth.verifyOtp({ email: other, token: mailsTo(other)[0]?.code ?? "", type: "email" });
  expect(theirs.error).toBeNull();
});

test("wrong codes are counted however they are put, and only a sign-in forgets them", async () => {
  const [email, other] = [await newcomer(), await newcomer()];
  const post = async (body: object) => {
    const init = { method: "POST", headers: { apikey: backend.anonKey }, body: JSON.stringify(body) };
    return (await fetch(`${backend.url}/auth/v1/verify`, init)).status;
  };
  const { auth } = clientOf(backend);
  await auth.signInWithOtp({ email });
  await auth.signInWithOtp({ email: other });
  const code = mailsTo(email)[0]?.code ?? "";
  const token = code === "000000" ? "000001" : "000000";
  for (let count = 0; count < 9; count++) expect(await post({ email, token, type: "email" })).toBe(403);
  // The request is invalid but counts.
  expect(await post({ email, token, type: "nonsense" })).toBe(400);
  expect(await post({ email, token: code, type: "email" })).toBe(429);
  expect(await post({ email: email.slice(0, -1), token: email.slice(-1) + code, type: "email" })).toBe(429);
  expect(await post({ email: `${email}${code[0]}`, token: code.slice(1), type: "email" })).toBe(429);
  // A link for another of your own e-mails clears nothing either.
  await auth.resetPasswordForEmail(other);
  const link = new URL(mailsTo(other)[0]?.link ?? "").searchParams.get("token");
  expect(await post({ email, token, token_hash: link, type: "recovery" })).toBe(200);
  expect(await post({ email, token: code, type: "email" })).toBe(429);
  await auth.signInWithOtp({ email: other });
  expect(await post({ email: other, token: mailsTo(other)[0]?.code ?? "", type: "email" })).toBe(200);
});

test("codes are limited by the address that they come from as well", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const attempts = limitAttempts({ isSignupConfirmed: false, signupCount: 30, anonymousCount: 30 });
  const ask = async (address: string, fields: object, status = 403) => {
    const body = JSON.stringify({ ...fields, type: "email" });
    const signIn = await readSignIn(new Request("http://localhost/auth/v1/verify", { method: "POST", body }));
    const refused = attempts.refuse(signIn, address);
    if (refused === undefined) attempts.note(signIn, address, new Response(null, { status }));
    return refused?.status;
  };
  const guess = (email: string, address: string) => ask(address, { email, token: "123456" });
  for (let index = 0; index < 30; index++) expect(await guess(`${index}@correio.example`, "a")).toBeUndefined();
  expect(await guess("another@correio.example", "a")).toBe(429);
  // A sign-in does not clear guesses at other people's codes.
  const link = { token_hash: "0".repeat(64) };
  for (let index = 0; index < 30; index++)
    await ask("c", index < 20 ? { email: `${index}@x.example`, token: "123456" } : link, index < 29 ? 403 : 200);
  expect(await ask("c", link)).toBeUndefined();
  expect(await ask("c", link)).toBe(429);
  // The hash in a link can be computed from an e-mail and a code.
  expect(await ask("a", link)).toBe(429);
  expect(await guess("another@correio.example", "b")).toBeUndefined();
  vi.setSystemTime(Date.now() + 300_001);
  expect(await guess("another@correio.example", "a")).toBeUndefined();
  vi.useRealTimers();
});

test("at most ten e-mails an hour are sent to one address, with or without an account", async () => {
  const { auth } = clientOf(backend);
  for (const email of [await newcomer(), newEmail()]) {
    const codes = await Promise.all(
      Array.from({ length: 12 }, async () => (await auth.resetPasswordForEmail(email)).error?.code),
    );
    expect(codes.filter((code) => code === "over_email_send_rate_limit")).toHaveLength(2);
  }
});

test("unsupported features are refused by name", async () => {
  const { auth } = clientOf(backend);
  const { error } = await auth.signInWithOtp({ phone: "+5511900000000" });
  expect(error?.message).toContain("sign-in by phone number");
  expect((await auth.reauthenticate()).error).not.toBeNull();
});

test("the mailbox is visible at its address on this machine, and to no other page", async () => {
  const email = await newcomer();
  await clientOf(backend).auth.signInWithOtp({ email });
  const mailbox = await openMailbox(backend.mailbox);
  try {
    const page = await fetch(mailbox.url);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await page.text()).toContain(email);
    const listed: readonly Mail[] = await (await fetch(`${mailbox.url}mails.json`)).json();
    expect(listed).toEqual(backend.mailbox.mails());
    const { origin, port, pathname } = new URL(mailbox.url);
    const status = async (address: string, headers: Record<string, string> = {}) =>
      (await fetch(address, { headers })).status;
    expect(await status(origin)).toBe(404);
    expect(await status(`${origin}/mails.json`)).toBe(404);
    expect(await status(mailbox.url, { origin: "http://localhost:4173" })).toBe(403);
    expect(await statusFor(Number(port), pathname, "evil.example")).toBe(403);
  } finally {
    await mailbox.close();
  }
});

/** The status for a request with another host name. */
const statusFor = (port: number, path: string, host: string): Promise<number | undefined> =>
  new Promise((done, failed) => {
    const asked = httpRequest({ host: "127.0.0.1", port, path, headers: { host } }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    });
    asked.on("error", failed);
    asked.end();
  });

test("sent e-mails are in no log", async () => {
  const written: string[] = [];
  for (const method of ["log", "info", "warn", "error", "debug"] as const)
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => void written.push(parts.join(" ")));
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((piece) => written.push(String(piece)) > 0);
  try {
    const email = await newcomer();
    const { auth } = clientOf(backend);
    await auth.signInWithOtp({ email });
    const [mail] = mailsTo(email);
    await follow(mail?.link);
    await auth.verifyOtp({ email, token: mail?.code ?? "", type: "email" });
    for (const secret of [email, mail?.code ?? "", mail?.link ?? ""]) expect(written.join("\n")).not.toContain(secret);
  } finally {
    vi.restoreAllMocks();
  }
});

test("an e-mail with a template of the project has its subject and its words, with the link and the code", async () => {
  const email = await newcomer();
  await clientOf(backend).auth.signInWithOtp({ email, options: { emailRedirectTo: app } });
  const [mail] = mailsTo(email);
  expect(mail).toMatchObject({ subject: "Seu convite", code: expect.stringMatching(/^\d{6}$/) });
  expect(mail?.text).toBe(`Olá & boas-vindas\n\n${email}, aceite aqui: ${mail?.link} ou use ${mail?.code}.`);
  expect((await follow(mail?.link)).place).toBe(app);
});
