create type public.appointment_status as enum ('booked', 'done', 'canceled');

create table public.profiles (
  id uuid primary key references auth.users (id),
  role text not null default 'receptionist',
  name text
);
alter table public.profiles enable row level security;
create policy "own profile" on public.profiles for select to authenticated using (id = auth.uid());

create table public.patients (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  phone text not null,
  birth_date date
);
alter table public.patients enable row level security;
create policy "staff" on public.patients to authenticated using (true) with check (true);

create table public.appointments (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.patients (id),
  starts_at timestamptz not null,
  status public.appointment_status not null default 'booked',
  price numeric
);
alter table public.appointments enable row level security;
create policy "staff" on public.appointments to authenticated using (true) with check (true);

alter publication supabase_realtime add table public.patients;
