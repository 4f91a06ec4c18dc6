import { randomUUID } from "node:crypto";
import { recordOf } from "../../json.ts";
import type { Driver } from "../database/engine/driver.ts";
import { authFailure } from "../http/failure.ts";
import { report } from "../report.ts";
import type { BackendKeys } from "./keys.ts";
import type { Body, SignIn } from "./sign-in.ts";
import { identityOf } from "./tokens.ts";
import { askLibrary, isUuid, type Library, openSession } from "./users.ts";

/** The library and its database, with transactions. */
export interface AdminLibrary extends Library {
  readonly driver: Driver;
}

/** Refuse a request to the admin API without the secret key of the backend. */
export async function refuseNoAdmin({ path, request }: SignIn, keys: BackendKeys): Promise<Response | undefined> {
  if (!path.startsWith("admin/")) {
    return undefined;
  }
  const identity = await identityOf(request, keys);
  if (typeof identity === "string") {
    return authFailure(401, "no_authorization", "This endpoint requires a valid Bearer token");
  }
  return identity.role === "service_role" ? undefined : authFailure(403, "not_admin", "User not allowed");
}

/** Answer a request to the admin API: list, read, create, change and delete users. */
export async function answerAdmin(library: AdminLibrary, { path, body, request }: SignIn): Promise<Response> {
  const [, id] = /^admin\/users(?:\/([\w.-]+))?$/.exec(path) ?? [];
  if (id !== undefined && !isUuid(id)) {
    return authFailure(404, "validation_failed", "user_id must be an UUID");
  }
  try {
    switch (`${request.method} ${id === undefined ? "users" : "user"}`) {
      case "GET users":
        return await listUsers(library, new URL(request.url));
      case "POST users":
        return await createUser(library, body);
      case "GET user":
        return await answerUser(library, id ?? "");
      case "PUT user":
        return await changeUser(library, id ?? "", body);
      case "DELETE user":
        return await deleteUser(library, id ?? "");
      default:
        return authFailure(405, "method_not_allowed", `${request.method} is not allowed here`);
    }
  } catch (error) {
    report("auth admin API:", error);
    return authFailure(500, "unexpected_failure", "Database error");
  }
}

const userColumns = `select id, aud, role, coalesce(email, '') as email, coalesce(phone, '') as phone,
  email_confirmed_at, confirmed_at, confirmation_sent_at, recovery_sent_at, last_sign_in_at,
  raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata, is_anonymous, created_at, updated_at,
  coalesce((select jsonb_agg(jsonb_build_object('identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id,
    'identity_data', i.identity_data, 'provider', i.provider, 'email', i.email, 'created_at', i.created_at,
    'updated_at', i.updated_at, 'last_sign_in_at', i.last_sign_in_at) order by i.created_at)
    from auth.identities i where i.user_id = u.id), '[]') as identities
  from auth.users u`;

/** Returns users as the service describes them, with dates in ISO 8601. */
async function usersBy({ driver }: Library, rest: string, values: unknown[]): Promise<readonly Body[]> {
  const { rows } = await driver.query<{ user: Body }>(
    `select to_jsonb(found) as user from (${userColumns} ${rest}) as found`,
    values,
  );
  return rows.map(({ user }) => user);
}

async function answerUser(library: Library, id: string): Promise<Response> {
  const [user] = await usersBy(library, "where id = $1", [id]);
  return user === undefined ? unknownUser() : Response.json(user);
}

const unknownUser = (): Response => authFailure(404, "user_not_found", "User not found");

async function listUsers(library: Library, { searchParams, origin, pathname }: URL): Promise<Response> {
  if (/^-/.test(searchParams.get("page") ?? "")) {
    return authFailure(400, "validation_failed", "Bad Pagination Parameters: a page cannot be negative");
  }
  const page = countIn(searchParams.get("page")) ?? 1;
  const size = countIn(searchParams.get("per_page")) ?? 50;
  const { rows } = await library.driver.query<{ count: number }>("select count(*)::int as count from auth.users");
  const total = rows[0]?.count ?? 0;
  const users = await usersBy(library, "order by created_at desc, id limit $1 offset $2", [size, (page - 1) * size]);
  const last = Math.max(1, Math.ceil(total / size));
  const link = (at: number, rel: string) => `<${origin}${pathname}?page=${at}&per_page=${size}>; rel="${rel}"`;
  const links = [...(page < last ? [link(page + 1, "next")] : []), link(last, "last")];
  const headers = { "x-total-count": String(total), link: links.join(", ") };
  return Response.json({ users, aud: "authenticated" }, { headers });
}

const countIn = (text: string | null): number | undefined => {
  const count = Number(text ?? "");
  return Number.isSafeInteger(count) && count > 0 && count <= 1_000_000 ? count : undefined;
};

async function createUser(library: AdminLibrary, body: Body): Promise<Response> {
  const { driver } = library;
  const id = body.id ?? randomUUID();
  const email = emailIn(body);
  if (!isUuid(id)) {
    return authFailure(400, "validation_failed", "ID must conform to the uuid v4 format");
  }
  if (email === undefined) {
    return authFailure(400, "validation_failed", "Unable to validate email address: invalid format");
  }
  if (await isTaken(library, email, id)) {
    return emailTaken();
  }
  const isConfirmed = body.email_confirm === true;
  const provider = { provider: "email", providers: ["email"] };
  await driver.transaction(async (transaction) => {
    await transaction.query(
      `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
        values ($1, 'authenticated', $2, $3, case when $4::boolean then now() end, ($5::text)::jsonb, ($6::text)::jsonb)`,
      [
        id,
        roleIn(body) ?? "authenticated",
        email,
        isConfirmed,
        JSON.stringify({ ...provider, ...recordOf(body.app_metadata) }),
        JSON.stringify(recordOf(body.user_metadata)),
      ],
    );
    await transaction.query(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
        values ($1, 'email', ($2::uuid)::text, $2, ($3::text)::jsonb)`,
      [randomUUID(), id, JSON.stringify({ sub: id, email, email_verified: isConfirmed, phone_verified: false })],
    );
  });
  const refusal = typeof body.password === "string" ? await setPassword(library, id, body.password) : undefined;
  if (refusal !== undefined) {
    await driver.query("delete from auth.users where id = $1", [id]);
    return refusal;
  }
  return answerUser(library, id);
}

async function changeUser(library: AdminLibrary, id: string, body: Body): Promise<Response> {
  const [user] = await usersBy(library, "where id = $1", [id]);
  if (user === undefined) {
    return unknownUser();
  }
  const email = body.email === undefined ? user.email : emailIn(body);
  if (typeof email !== "string") {
    return authFailure(400, "validation_failed", "Unable to validate email address: invalid format");
  }
  if (email !== "" && (await isTaken(library, email, id))) {
    return emailTaken();
  }
  const refusal = typeof body.password === "string" ? await setPassword(library, id, body.password) : undefined;
  if (refusal !== undefined) {
    return refusal;
  }
  await library.driver.query(
    `update auth.users set email = nullif($2::text, ''), role = $3, raw_app_meta_data = ($4::text)::jsonb,
      raw_user_meta_data = ($5::text)::jsonb, updated_at = now(),
      email_confirmed_at = case when $6::boolean then coalesce(email_confirmed_at, now()) else email_confirmed_at end
      where id = $1`,
    [
      id,
      email,
      roleIn(body) ?? user.role,
      JSON.stringify(merged(user.app_metadata, body.app_metadata)),
      JSON.stringify(merged(user.user_metadata, body.user_metadata)),
      body.email_confirm === true,
    ],
  );
  return answerUser(library, id);
}

async function deleteUser(library: AdminLibrary, id: string): Promise<Response> {
  const found = await library.driver.transaction(async (transaction) => {
    await transaction.query("delete from auth.refresh_tokens where user_id = $1", [id]);
    return transaction.query("delete from auth.users where id = $1 returning id", [id]);
  });
  return found.rows.length === 0 ? unknownUser() : Response.json({});
}

/** Set a password through the library, which checks and hashes it. Returns its refusal. All sessions of the user end. */
async function setPassword(library: Library, id: string, password: string): Promise<Response | undefined> {
  const { driver } = library;
  const { access_token } = recordOf(await (await openSession(library, id)).json());
  // The library refuses the password that the user has already.
  const { rows } = await driver.query<{ old: string | null }>(
    "select encrypted_password as old from auth.users where id = $1",
    [id],
  );
  await driver.query("update auth.users set encrypted_password = null where id = $1", [id]);
  const answer = await askLibrary(library, "PUT", "user", { password }, String(access_token));
  if (answer.ok) {
    await driver.query("delete from auth.sessions where user_id = $1", [id]);
    return undefined;
  }
  await driver.query("update auth.users set encrypted_password = $2 where id = $1", [id, rows[0]?.old ?? null]);
  return answer;
}

const emailTaken = (): Response =>
  authFailure(422, "email_exists", "A user with this email address has already been registered");

async function isTaken({ driver }: Library, email: string, id: string): Promise<boolean> {
  const { rows } = await driver.query("select 1 from auth.users where email = $1 and id <> $2", [email, id]);
  return rows.length > 0;
}

/** Returns the e-mail in lower case; undefined when it is not one. */
function emailIn({ email }: Body): string | undefined {
  const plain = typeof email === "string" ? email.trim().toLowerCase() : "";
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(plain) ? plain : undefined;
}

const roleIn = ({ role }: Body): string | undefined => (typeof role === "string" && role !== "" ? role : undefined);

/** Returns metadata with changes: null removes a field. */
function merged(before: unknown, changes: unknown): object {
  const all = { ...recordOf(before), ...recordOf(changes) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
}
