-- Um reembolso parcial diz quanto se devolveu. Outro soma-se ao primeiro, até o que o produto custou.

create or replace function app.proximos_status(status text) returns text[]
language sql immutable parallel safe as $$
  select case status
    when 'aguardando_pagamento' then
      array['aprovada', 'expirada', 'cancelada', 'recusada', 'em_analise', 'atrasada']
    when 'em_analise' then array['aprovada', 'recusada', 'cancelada']
    when 'aprovada' then array['completa', 'em_disputa', 'reembolsada', 'reembolsada_parcial', 'chargeback']
    when 'completa' then array['em_disputa', 'reembolsada', 'reembolsada_parcial', 'chargeback']
    when 'atrasada' then array['aprovada', 'cancelada', 'recusada']
    when 'em_disputa' then array['aprovada', 'completa', 'reembolsada', 'reembolsada_parcial', 'chargeback']
    when 'recusada' then array['aprovada']
    when 'expirada' then array['aprovada']
    when 'cancelada' then array['aprovada']
    when 'reembolsada_parcial' then array['reembolsada_parcial', 'reembolsada', 'chargeback']
    else array[]::text[]
  end
$$;

-- O status fica o mesmo quando se devolve mais; os estornos acompanham o total devolvido.
create trigger decorrer_ao_devolver_mais after update of valor_reembolsado_centavos on public.transacoes
  for each row when (
    new.status = 'reembolsada_parcial' and old.status = new.status
    and new.valor_reembolsado_centavos is distinct from old.valor_reembolsado_centavos
  ) execute function app.decorrer_do_status();

alter table public.transacao_eventos add column valor_centavos bigint check (valor_centavos > 0);
comment on column public.transacao_eventos.valor_centavos is 'Quanto se devolveu neste evento.';
grant select (valor_centavos) on public.transacao_eventos to authenticated;

create or replace view public.vw_transacao_eventos with (security_invoker = true) as
select e.id, e.transacao_id, e.status_de, e.status_para, e.status_origem, e.origem, e.ocorrido_em, e.motivo,
  e.usuario_id, u.nome as usuario_nome, e.valor_centavos
from public.transacao_eventos e
left join public.usuarios u on u.conta_id = e.conta_id and u.id = e.usuario_id;

drop function public.rpc_transacao_mudar_status(uuid, text, text, int);
create function public.rpc_transacao_mudar_status(p_id uuid, p_status text, p_motivo text, p_versao int,
  p_valor_centavos bigint default null) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  atual public.transacoes;
  resta bigint;
  nova int;
begin
  if not app.pode('pg-transacoes', 'gerir') then
    perform app.erro('sem_permissao', 403);
  end if;
  select * into atual from public.transacoes where id = p_id and conta_id = app.conta() for update;
  if not found then
    perform app.erro('nao_encontrado', 404);
  end if;
  if char_length(btrim(coalesce(p_motivo, ''))) < 5 then
    perform app.erro('validacao', 422, '{"motivo":"Use pelo menos 5 caracteres."}');
  end if;
  if atual.versao is distinct from p_versao then
    perform app.erro('conflito_versao', 409);
  end if;
  if not app.transicao_permitida(atual.status, p_status) then
    perform app.erro('transicao_invalida', 422,
      jsonb_build_object('de', app.rotulo_status(atual.status), 'para', app.rotulo_status(p_status))::text);
  end if;
  resta := atual.valor_produto_centavos - atual.valor_reembolsado_centavos;
  if (p_status = 'reembolsada_parcial') is distinct from (p_valor_centavos is not null)
    or p_valor_centavos not between 1 and resta then
    perform app.erro('validacao', 422, '{"valor":"Valor inválido."}');
  end if;
  update public.transacoes
    set status = p_status, versao = versao + 1,
      valor_reembolsado_centavos = valor_reembolsado_centavos + coalesce(p_valor_centavos, 0)
    where id = p_id returning versao into nova;
  insert into public.transacao_eventos (conta_id, transacao_id, status_de, status_para, origem, chave_evento,
    ocorrido_em, usuario_id, motivo, valor_centavos)
    values (atual.conta_id, p_id, atual.status, p_status, 'manual', 'manual:' || nova, app.agora(), app.usuario(),
      btrim(p_motivo), p_valor_centavos);
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, entidade_id, detalhe)
    values (atual.conta_id, app.usuario(), 'status_mudado', 'transacoes', p_id,
      jsonb_strip_nulls(jsonb_build_object('de', atual.status, 'para', p_status, 'motivo', btrim(p_motivo),
        'valor_centavos', p_valor_centavos)));
  return nova;
end $$;
comment on function public.rpc_transacao_mudar_status is
  'Muda o status de uma transação à mão, com motivo, e devolve a nova versão. Um reembolso parcial diz quanto se devolve. @notnull';
grant execute on function public.rpc_transacao_mudar_status(uuid, text, text, int, bigint) to authenticated;
