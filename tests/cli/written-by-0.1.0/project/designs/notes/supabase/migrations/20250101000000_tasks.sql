create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(title) between 1 and 200),
  notes text not null default '',
  is_done boolean not null default false,
  created_at timestamptz not null default now()
);

alter table public.tasks enable row level security;

-- Anybody may read and write. Before you deploy, limit this to signed-in users: see the template `auth`.
create policy "anybody" on public.tasks for all to anon, authenticated using (true) with check (true);
