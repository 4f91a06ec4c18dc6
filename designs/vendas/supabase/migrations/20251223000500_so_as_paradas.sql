-- O painel leva às oportunidades que conta: só as paradas, e não a lista toda.
do $$
begin
  execute replace(pg_get_functiondef('public.rpc_dashboard_atencao()'::regprocedure),
    '/vendas/pipelines/?visao=lista&pipeline=', '/vendas/pipelines/?visao=lista&paradas=true&pipeline=');
end $$;
