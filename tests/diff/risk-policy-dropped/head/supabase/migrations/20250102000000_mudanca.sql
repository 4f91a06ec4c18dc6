drop policy ler on public.pedidos;
