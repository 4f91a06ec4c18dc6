-- O que alguém decidiu à mão vale até que aconteça outra coisa: um aviso que atrasou fica na história.
create or replace function public.rpc_transacao_mudar_status(p_id uuid, p_status text, p_motivo text, p_versao int,
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
    set status = p_status, status_em = app.agora(), versao = versao + 1,
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
