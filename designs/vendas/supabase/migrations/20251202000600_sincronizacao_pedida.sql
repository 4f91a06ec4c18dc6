-- Quem pede de novo cedo demais lê o mesmo que a página mostra: quando se pediu, ou quando os números chegaram.

create or replace function public.rpc_anuncios_sincronizar() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  chegou timestamptz;
  pedida timestamptz;
  minutos int;
begin
  if not app.pode('pg-metricas-facebook', 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  select max(sincronizada_em), max(sincronizacao_pedida_em) into chegou, pedida from public.contas_anuncio
    where conta_id = app.conta() and ativa;
  if greatest(chegou, pedida) > app.agora() - interval '10 minutes' then
    minutos := floor(extract(epoch from app.agora() - greatest(chegou, pedida)) / 60);
    perform app.erro('validacao', 422, jsonb_build_object('sincronizar',
      case when pedida > coalesce(chegou, '-infinity') then 'Sincronização pedida ' else 'Atualizado ' end
      || case minutos when 0 then 'agora.' else format('há %s min.', minutos) end)::text);
  end if;
  update public.contas_anuncio set sincronizacao_pedida_em = app.agora() where conta_id = app.conta() and ativa;
end $$;
