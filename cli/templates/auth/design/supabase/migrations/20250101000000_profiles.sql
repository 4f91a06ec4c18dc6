create table public.profiles (
  id uuid primary key references auth.users on delete cascade,
  name text not null check (length(name) <= 100),
  created_at timestamptz not null default now()
);

alter table public.profiles enable row level security;

create policy "users read their own profile" on public.profiles for select to authenticated using (id = (select auth.uid()));
create policy "users change their own profile" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
-- Only the name: without this, they could also set a column that is added later, such as a role.
revoke update on public.profiles from anon, authenticated;
grant update (name) on public.profiles to authenticated;

-- A sign-up creates the profile, with the name from its metadata.
create function public.create_profile() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, name) values (new.id, left(coalesce(new.raw_user_meta_data ->> 'name', ''), 100));
  return new;
end
$$;

create trigger create_profile after insert on auth.users for each row execute function public.create_profile();
