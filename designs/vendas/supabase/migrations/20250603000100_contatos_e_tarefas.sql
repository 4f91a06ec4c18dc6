-- Excluir contatos e passar tarefas.

-- Um contato com uma oportunidade aberta não se exclui: quem cuida dela ficaria sem saber de quem é.

-- Sem os direitos de quem pergunta: uma oportunidade que a pessoa não vê também segura o contato.
create function app.contato_em_uso(p_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.oportunidades
    where conta_id = app.conta() and contato_id = p_id and status = 'aberta' and excluido_em is null)
$$;
grant execute on function app.contato_em_uso(uuid) to authenticated, service_role;

create or replace function app.conferir_exclusao_contato() returns trigger
language plpgsql set search_path = '' as $$
begin
  if auth.uid() is not null and not app.pode('pg-contatos', 'gerir') then
    perform app.erro('sem_permissao', 403);
  end if;
  -- Uma mescla corre como dona das tabelas: ela exclui um contato cujas oportunidades passa para o outro.
  if current_user = 'authenticated' and new.excluido_em is not null and app.contato_em_uso(new.id) then
    perform app.erro('em_uso', 409);
  end if;
  return new;
end $$;

create function public.rpc_contatos_excluir(p_ids uuid[]) returns setof uuid
language sql volatile set search_path = '' as $$
  update public.contatos set excluido_em = app.agora()
  where id = any (p_ids) and excluido_em is null and not app.contato_em_uso(id)
  returning id
$$;
comment on function public.rpc_contatos_excluir is
  'Exclui os contatos que não têm oportunidade aberta e devolve os ids deles.';
grant execute on function public.rpc_contatos_excluir(uuid[]) to authenticated;

-- Tarefas: quem criou, e a nota que avisa de quem elas passaram a ser ------------------------------

create or replace view public.vw_contato_tarefas with (security_invoker = true) as
select t.id, t.contato_id, t.titulo, t.descricao, t.status, t.prioridade, t.vence_em, t.concluida_em, t.criado_em,
  t.responsavel_id, r.nome as responsavel_nome, t.criado_por
from public.tarefas t
left join public.usuarios r on r.conta_id = t.conta_id and r.id = t.responsavel_id;
comment on view public.vw_contato_tarefas is
  'Tarefas, com o nome do responsável. @key id @notnull id titulo status prioridade criado_em responsavel_id criado_por';

-- Uma nota do sistema, sem autor, no contato de uma tarefa que uma pessoa passa para outra.
create function app.anotar_tarefa() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.contato_notas (conta_id, contato_id, texto, autor_id, entidade, entidade_id)
  select new.conta_id, new.contato_id, 'Tarefa “' || new.titulo || '” atribuída a ' || u.nome || '.', null, 'tarefas', new.id
  from public.usuarios u where u.conta_id = new.conta_id and u.id = new.responsavel_id;
  return null;
end $$;
create trigger anotar_ao_criar after insert on public.tarefas
  for each row when (new.contato_id is not null and new.responsavel_id is distinct from auth.uid()
    and auth.uid() is not null)
  execute function app.anotar_tarefa();
create trigger anotar_ao_mudar after update of responsavel_id on public.tarefas
  for each row when (new.contato_id is not null and new.responsavel_id is distinct from old.responsavel_id
    and new.responsavel_id is distinct from auth.uid() and auth.uid() is not null)
  execute function app.anotar_tarefa();
