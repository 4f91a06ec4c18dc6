-- O painel lembra de um aviso por trinta dias desde a última vez; depois ele só fica na lista de quem cuida da conta, que
-- ainda o lê, corrige e tenta de novo.
do $$
declare
  antes constant text := 'from public.rpc_webhooks_atencao() w limit 3';
  depois constant text := 'from public.rpc_webhooks_atencao() w where w.ultimo_em > app.agora() - interval ''30 days'' limit 3';
begin
  execute replace(pg_get_functiondef('public.rpc_dashboard_atencao()'::regprocedure), antes, depois);
end $$;
