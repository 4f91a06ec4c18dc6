create table public.people (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  rate numeric(10, 2) not null default 0,
  boss_id uuid references public.people
);

alter table public.people enable row level security;

create policy "anybody" on public.people for all to anon, authenticated using (true) with check (true);
