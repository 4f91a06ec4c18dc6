/** Notified when a job was created, changed or removed. */
export const jobsChannel = "cron_jobs";

/**
 * The SQL objects that `create extension pg_cron` creates: the jobs, their runs, and the functions for them.
 *
 * It can be run again on a database that has it.
 */
export const cronSchemaSql = `
create schema if not exists cron;
create table if not exists cron.job (
  jobid bigint generated always as identity primary key,
  schedule text not null,
  command text not null,
  nodename text not null default 'localhost',
  nodeport int not null default 5432,
  database text not null default current_database(),
  username text not null default current_user,
  active boolean not null default true,
  jobname text,
  unique (jobname, username)
);
create table if not exists cron.job_run_details (
  jobid bigint,
  runid bigint generated always as identity primary key,
  job_pid int,
  database text,
  username text,
  command text,
  status text,
  return_message text,
  start_time timestamptz,
  end_time timestamptz
);
create or replace function cron._tell() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('${jobsChannel}', '');
  return null;
end $$;
create or replace trigger tell after insert or update or delete on cron.job
  for each statement execute function cron._tell();
create or replace function cron.schedule(job_name text, schedule text, command text) returns bigint
language plpgsql set search_path = '' as $$
declare
  found bigint;
begin
  if schedule !~* '^\\s*([1-9]|[1-5][0-9])\\s+seconds?\\s*$'
    and schedule !~* '^\\s*@(yearly|annually|monthly|weekly|daily|midnight|hourly)\\s*$'
    and schedule !~* '^\\s*([0-9a-z*,/$-]+\\s+){4}[0-9a-z*,/-]+\\s*$' then
    raise exception 'invalid schedule: %', schedule
      using hint = 'Use cron format (e.g. 5 4 * * *), or interval format ''[1-59] seconds''';
  end if;
  insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
    on conflict (jobname, username) do update
      set schedule = excluded.schedule, command = excluded.command, active = true
    returning jobid into found;
  return found;
end $$;
create or replace function cron.schedule(schedule text, command text) returns bigint
  language sql set search_path = '' as 'select cron.schedule(null, $1, $2)';
create or replace function cron.unschedule(job_id bigint) returns boolean language plpgsql set search_path = '' as $$
begin
  delete from cron.job where jobid = job_id;
  if not found then
    raise exception 'could not find valid entry for job %', job_id;
  end if;
  return true;
end $$;
create or replace function cron.unschedule(job_name text) returns boolean language plpgsql set search_path = '' as $$
begin
  delete from cron.job where jobname = job_name and username = current_user;
  if not found then
    raise exception 'could not find valid entry for job ''%''', job_name;
  end if;
  return true;
end $$;
create or replace function cron.alter_job(
  job_id bigint, schedule text default null, command text default null, database text default null,
  username text default null, active boolean default null
) returns void language sql set search_path = '' as $$
  update cron.job j set schedule = coalesce($2, j.schedule), command = coalesce($3, j.command),
    active = coalesce($6, j.active) where jobid = $1
$$;
`;
