alter table public.pedidos disable row level security;
