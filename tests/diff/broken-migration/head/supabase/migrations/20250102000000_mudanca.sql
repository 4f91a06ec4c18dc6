alter table public.pedidos
  drop column valor;
