-- Quem teve o acesso desativado ainda lê a própria linha, e só ela: assim a mudança chega na hora a quem está dentro.

create policy ler_a_si on public.usuarios for select to authenticated using (id = (select auth.uid()));
