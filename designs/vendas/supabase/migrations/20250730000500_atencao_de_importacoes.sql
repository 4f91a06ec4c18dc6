-- Uma importação que teve erros, ou que parou, pede atenção por uma semana.

alter function public.rpc_dashboard_atencao() rename to atencao_sem_importacoes;
alter function public.atencao_sem_importacoes() set schema app;
revoke execute on function app.atencao_sem_importacoes() from authenticated;
create function public.rpc_dashboard_atencao() returns table (tipo text, qtd bigint, texto text, rota text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select * from app.atencao_sem_importacoes();
  if app.pode('pg-importar-transacoes', 'ver') then
    return query
      select 'importacao_com_erros', count(*),
        case count(*) when 1 then '1 importação com erros' else count(*) || ' importações com erros' end,
        case count(*) when 1 then '/financeiro/importar-transacoes/?importacao=' || min(i.id::text)
          else '/financeiro/importar-transacoes/' end
      from public.importacoes i
      where i.conta_id = app.conta() and i.status in ('concluida_com_erros', 'falhou')
        and i.criado_em > app.agora() - interval '7 days'
      having count(*) > 0;
  end if;
end $$;
comment on function public.rpc_dashboard_atencao is
  'O que precisa de atenção, com a página onde se resolve; só o que quem pergunta pode ver.';
grant execute on function public.rpc_dashboard_atencao() to authenticated;
