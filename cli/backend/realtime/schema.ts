/** Notified once for each transaction that called `realtime.send`. */
export const broadcastsChannel = "realtime_broadcasts";

/** Broadcasts from SQL: of anything, and of a row that a trigger has. As on Supabase it is subject to the policies of its caller. */
export const sendSql = `
alter table realtime.messages add column if not exists place bigint generated always as identity;
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void language plpgsql as $$
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (payload, event, topic, private, extension)
    values (payload, event, topic, private, 'broadcast');
  perform pg_notify('${broadcastsChannel}', '');
end $$;
create or replace function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text, new record, old record,
  level text default 'ROW'
) returns void language plpgsql as $$
begin
  if level = 'STATEMENT' then
    raise exception 'realtime.broadcast_changes is for triggers of each row';
  end if;
  perform realtime.send(
    jsonb_build_object('schema', table_schema, 'table', table_name, 'operation', operation, 'record', new,
      'old_record', old), event_name, topic_name);
end $$;
`;

/**
 * The SQL of Supabase's own `realtime` schema, which policies of private channels refer to.
 *
 * No row stays in `realtime.messages`: one is inserted for the policies to check, and rolled back; one of `realtime.send`
 * is deleted when it is delivered. Without a policy only the service key may join a private channel.
 */
export const realtimeSchemaSql = `
create schema realtime;
grant usage on schema realtime to anon, authenticated, service_role;

create table realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  primary key (id, inserted_at)
);
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;
${sendSql}
`;
