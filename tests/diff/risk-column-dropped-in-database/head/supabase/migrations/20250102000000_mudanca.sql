alter table public.pedidos drop column nota;
