-- Encerrar uma oportunidade pode concluir as tarefas dela; reabri-la as devolve como estavam.

create table app.tarefas_encerradas (
  tarefa_id uuid primary key references public.tarefas on delete cascade,
  oportunidade_id uuid not null references public.oportunidades on delete cascade,
  status text not null
);
comment on table app.tarefas_encerradas is
  'Como estavam as tarefas que o encerramento de uma oportunidade concluiu, enquanto ninguém mexeu nelas.';
create index tarefas_encerradas_oportunidade on app.tarefas_encerradas (oportunidade_id);

-- Quem reabre uma tarefa à mão decide dela: o que se conclui depois fica concluído.
create function app.esquecer_tarefa_encerrada() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from app.tarefas_encerradas where tarefa_id = new.id;
  return null;
end $$;
create trigger esquecer_encerrada after update of status on public.tarefas
  for each row when (old.status = 'concluida' and new.status <> 'concluida')
  execute function app.esquecer_tarefa_encerrada();

create function app.lembrar_tarefas(p_oportunidade uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into app.tarefas_encerradas (tarefa_id, oportunidade_id, status)
  select t.id, t.oportunidade_id, t.status from public.tarefas t join public.oportunidades o on o.id = p_oportunidade
  where t.conta_id = o.conta_id and t.oportunidade_id = o.id and t.status in ('a_fazer', 'em_andamento')
  on conflict (tarefa_id) do update set oportunidade_id = excluded.oportunidade_id, status = excluded.status
$$;
revoke execute on function app.lembrar_tarefas(uuid), app.esquecer_tarefa_encerrada() from public, authenticated;

create or replace function public.rpc_oportunidade_encerrar(p_id uuid, p_resultado text, p_motivo uuid default null,
  p_detalhe text default null, p_valor bigint default null, p_versao int default null, p_transacao uuid default null,
  p_data date default null, p_concluir_tarefas boolean default false) returns setof public.vw_oportunidades
language plpgsql volatile security definer set search_path = '' as $$
declare
  o constant public.oportunidades := app.oportunidade_travada(p_id, p_versao);
  detalhe constant text := nullif(btrim(p_detalhe), '');
  motivo public.motivos_perda;
begin
  perform app.exigir_aberta(o);
  if p_data > app.hoje() then
    perform app.erro('validacao', 422, '{"data":"A data não pode ficar no futuro."}');
  end if;
  if p_resultado = 'ganha' then
    if coalesce(p_valor, 0) <= 0 then
      perform app.erro('validacao', 422, '{"valor":"Informe o valor fechado."}');
    end if;
    if p_transacao is not null and not exists (
      select from public.transacoes t
      where t.id = p_transacao and t.conta_id = o.conta_id and t.contato_id = o.contato_id and app.conta_como_venda(t.status)
    ) then
      perform app.erro('validacao', 422, '{"transacao":"Escolha uma compra aprovada do contato."}');
    end if;
  elsif p_resultado = 'perdida' then
    select * into motivo from public.motivos_perda where id = p_motivo and conta_id = o.conta_id;
    if motivo.id is null and (p_motivo is not null
        or (select p.motivo_perda_obrigatorio from public.pipelines p where p.id = o.pipeline_id)) then
      perform app.erro('validacao', 422, '{"motivo":"Escolha o motivo da perda."}');
    end if;
    if motivo.nome = 'Outro' and char_length(coalesce(detalhe, '')) < 5 then
      perform app.erro('validacao', 422, '{"detalhe":"Use pelo menos 5 caracteres."}');
    end if;
    if char_length(detalhe) > 500 then
      perform app.erro('validacao', 422, '{"detalhe":"Use até 500 caracteres."}');
    end if;
  else
    perform app.erro('validacao', 422, '{"resultado":"Escolha ganha ou perdida."}');
  end if;
  update public.oportunidades set status = p_resultado, motivo_perda_id = motivo.id,
    motivo_detalhe = case p_resultado when 'perdida' then detalhe end,
    valor_centavos = case p_resultado when 'ganha' then p_valor else valor_centavos end,
    transacao_id = case p_resultado when 'ganha' then p_transacao else transacao_id end,
    encerrada_em = case when p_data < app.hoje() then app.inicio_do_dia(p_data) + interval '12 hours' else app.agora() end,
    encerrada_por = app.usuario(), versao = versao + 1
  where id = o.id;
  if p_concluir_tarefas then
    perform app.lembrar_tarefas(o.id);
    update public.tarefas set status = 'concluida', concluida_em = app.agora()
      where conta_id = o.conta_id and oportunidade_id = o.id and status in ('a_fazer', 'em_andamento');
  end if;
  return query select * from public.vw_oportunidades where id = o.id;
end $$;

create or replace function public.rpc_oportunidade_reabrir(p_id uuid) returns setof public.vw_oportunidades
language plpgsql volatile security definer set search_path = '' as $$
declare
  o constant public.oportunidades := app.oportunidade_travada(p_id, null);
  lugar constant numeric := app.posicao_abaixo(o.etapa_id, null, o.id);
begin
  if o.status <> 'aberta' then
    update public.oportunidades set status = 'aberta', encerrada_em = null, encerrada_por = null,
      motivo_perda_id = null, motivo_detalhe = null, transacao_id = null, entrou_etapa_em = app.agora(),
      posicao = lugar, versao = versao + 1
    where id = o.id;
    update public.tarefas t set status = e.status
      from app.tarefas_encerradas e
      where e.oportunidade_id = o.id and t.id = e.tarefa_id and t.conta_id = o.conta_id and t.status = 'concluida';
    delete from app.tarefas_encerradas where oportunidade_id = o.id;
  end if;
  return query select * from public.vw_oportunidades where id = o.id;
end $$;
