-- Um convite se aceita pelo link que só o e-mail convidado recebe. Cadastrar-se com esse e-mail não entra em conta nenhuma.

create table app.convites (
  usuario_id uuid primary key references public.usuarios on update cascade on delete cascade,
  segredo_hash text not null,
  enviado_em timestamptz not null default now(),
  expira_em timestamptz not null default now() + interval '7 days'
);
comment on table app.convites is 'O segredo de cada convite por aceitar; só o resumo dele, que não o revela.';

-- Quem só abriu um convite tem um usuário na autenticação, mas nenhum aqui: pode ser convidado de novo.
create or replace function public.rpc_usuario_convidar(p_nome text, p_email text, p_perfil text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  endereco constant text := lower(btrim(p_email));
  novo uuid;
begin
  if not app.cuida_da_conta() then
    perform app.erro('sem_permissao', 403);
  end if;
  if p_perfil not in ('proprietario', 'comercial', 'suporte', 'logistica', 'financeiro', 'trafego') then
    perform app.erro('validacao', 422, '{"perfil":"perfil desconhecido"}');
  end if;
  if exists (select from public.usuarios where email = endereco and conta_id = app.conta())
    or exists (select from auth.users a join public.usuarios u on u.id = a.id where a.email = endereco) then
    perform app.erro('duplicado', 409, 'e-mail');
  end if;
  insert into public.usuarios (conta_id, nome, email, perfil, permissoes, convidado_em)
    values (app.conta(), btrim(p_nome), endereco, p_perfil, app.permissoes_do_perfil(p_perfil), now())
    returning id into novo;
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, entidade_id, detalhe)
    values (app.conta(), app.usuario(), 'usuario_convidado', 'usuarios', novo, jsonb_build_object('perfil', p_perfil));
  return novo;
end $$;

-- Para onde vai o link de um convite da conta, enquanto ninguém o aceitou.
create function public.rpc_convite_destino(p_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  endereco text;
begin
  if not app.cuida_da_conta() then
    perform app.erro('sem_permissao', 403);
  end if;
  select u.email into endereco from public.usuarios u
    where u.id = p_id and u.conta_id = app.conta() and u.ativo and u.convidado_em is not null
      and not exists (select from auth.users a where a.id = u.id);
  if not found then
    perform app.erro('nao_encontrado', 404);
  end if;
  return endereco;
end $$;
comment on function public.rpc_convite_destino is 'O e-mail de um convite que espera resposta. @notnull';
grant execute on function public.rpc_convite_destino(uuid) to authenticated;

-- As funções chamam o que segue, com a chave de serviço -------------------------------------------

create function public.rpc_convite_guardar(p_usuario uuid, p_hash text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into app.convites (usuario_id, segredo_hash) values (p_usuario, p_hash)
  on conflict (usuario_id) do update
    set segredo_hash = excluded.segredo_hash, enviado_em = default, expira_em = default
$$;

-- Se este e-mail tem um convite por aceitar.
create function public.rpc_convite_espera(p_email text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from app.convites c join public.usuarios u on u.id = c.usuario_id
    where u.email = lower(btrim(p_email)) and u.ativo and c.expira_em > now()
  )
$$;

-- O que um convite oferece a quem tem o segredo dele e o e-mail para o qual foi.
create function public.rpc_convite_ver(p_email text, p_hash text) returns table (id uuid, nome text, conta text)
language sql stable security definer set search_path = '' as $$
  select u.id, u.nome, t.nome
  from app.convites c
  join public.usuarios u on u.id = c.usuario_id
  join public.contas t on t.id = u.conta_id
  where c.segredo_hash = p_hash and u.email = lower(btrim(p_email)) and u.ativo and c.expira_em > now()
$$;

-- Liga a pessoa à conta que a convidou. Uma conta só sua, ainda vazia, acaba.
create function public.rpc_convite_aceitar(p_id uuid, p_email text, p_nome text, p_hash text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  convite uuid;
  propria uuid;
begin
  select v.id into convite from public.rpc_convite_ver(p_email, p_hash) v;
  if convite is null then
    perform app.erro('convite_invalido', 403);
  end if;
  select conta_id into propria from public.usuarios where id = p_id;
  if propria is not null then
    if exists (select from public.usuarios where conta_id = propria and id <> p_id)
      or exists (select from public.transacoes where conta_id = propria)
      or exists (select from public.contatos where conta_id = propria) then
      perform app.erro('convite_com_conta', 409);
    end if;
    delete from public.contas where id = propria;
  end if;
  update public.usuarios set id = p_id, nome = coalesce(nullif(btrim(p_nome), ''), nome) where id = convite;
  delete from app.convites where usuario_id = p_id;
end $$;

create or replace function public.rpc_cadastro_concluir(p_id uuid, p_email text, p_nome text, p_conta text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  nova uuid;
begin
  if exists (select from public.usuarios where id = p_id) then
    return;
  end if;
  if char_length(btrim(coalesce(p_nome, ''))) < 3 or char_length(btrim(coalesce(p_conta, ''))) < 2 then
    perform app.erro('validacao', 422, '{"nome":"nome ou nome da conta ausente"}');
  end if;
  insert into public.contas (nome, slug)
    values (btrim(p_conta),
      btrim(regexp_replace(app.sem_acento(p_conta), '[^a-z0-9]+', '-', 'g'), '-') || '-' || left(p_id::text, 8))
    returning id into nova;
  insert into public.usuarios (id, conta_id, nome, email, perfil, permissoes)
    values (p_id, nova, btrim(p_nome), lower(btrim(p_email)), 'proprietario', app.permissoes_do_perfil('proprietario'));
  perform app.preparar_conta(nova);
end $$;

grant execute on function
  public.rpc_convite_guardar(uuid, text),
  public.rpc_convite_espera(text),
  public.rpc_convite_ver(text, text),
  public.rpc_convite_aceitar(uuid, text, text, text)
  to service_role;
