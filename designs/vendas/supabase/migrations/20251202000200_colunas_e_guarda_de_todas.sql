-- Toda tabela de uma conta diz quando cada linha nasceu e mudou, e nenhuma tabela se abre só por um grant.

alter table public.oportunidade_historico
  add column criado_em timestamptz not null default app.agora(),
  add column atualizado_em timestamptz not null default app.agora();
update public.oportunidade_historico set criado_em = em, atualizado_em = em;
create trigger marcar_atualizacao before update on public.oportunidade_historico
  for each row execute function app.marcar_atualizacao();

alter table public.link_cliques_dia
  add column criado_em timestamptz not null default app.agora(),
  add column atualizado_em timestamptz not null default app.agora();
create trigger marcar_atualizacao before update on public.link_cliques_dia
  for each row execute function app.marcar_atualizacao();

-- O que só as funções alcançam: sem política, ninguém mais lê, ainda que um dia receba o grant.
alter table app.webhooks_recebidos enable row level security;
alter table app.webhooks_recebidos force row level security;
