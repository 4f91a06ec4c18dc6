-- Contatos, etiquetas e notas.

create table public.contatos (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  nome text not null check (char_length(nome) between 2 and 120),
  email text check (email = lower(email) and char_length(email) <= 254 and email like '_%@_%'),
  telefone text check (telefone ~ '^\+[1-9]\d{7,14}$'),
  tipo_documento text check (tipo_documento in ('cpf', 'cnpj')),
  documento text,
  documento_mascara text generated always as (app.documento_mascarado(documento)) stored,
  nascimento date,
  cep text check (cep ~ '^\d{8}$'),
  logradouro text,
  numero text,
  complemento text,
  bairro text,
  cidade text,
  uf text check (uf in ('AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA', 'PB',
    'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO')),
  pais char(2) not null default 'BR',
  origem text not null default 'manual'
    check (origem in ('transacao', 'chat', 'importacao', 'manual', 'formulario')),
  responsavel_id uuid,
  aceita_contato boolean not null default true,
  observacao text check (char_length(observacao) <= 2000),
  dados_teste boolean not null default false,
  anonimizado_em timestamptz,
  total_compras_centavos bigint not null default 0 check (total_compras_centavos >= 0),
  qtd_compras int not null default 0 check (qtd_compras >= 0),
  ultima_compra_em timestamptz,
  busca text not null default '',
  excluido_em timestamptz,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, id),
  foreign key (conta_id, responsavel_id) references public.usuarios (conta_id, id)
    on update cascade on delete set null (responsavel_id),
  constraint contatos_email_ou_telefone
    check (email is not null or telefone is not null or anonimizado_em is not null),
  constraint contatos_documento_valido check (
    case tipo_documento
      when 'cpf' then documento is not null and app.cpf_valido(documento)
      when 'cnpj' then documento is not null and app.cnpj_valido(documento)
      else documento is null
    end)
);
create unique index contatos_conta_email on public.contatos (conta_id, email)
  where email is not null and excluido_em is null;
create index contatos_conta_telefone on public.contatos (conta_id, telefone);
create index contatos_conta_documento on public.contatos (conta_id, documento);
create index contatos_conta_ultima_compra on public.contatos (conta_id, ultima_compra_em desc nulls last);
create index contatos_busca on public.contatos using gin (busca extensions.gin_trgm_ops);

-- Busca sem acentos, sem maiúsculas e com os dígitos do telefone; nunca com CPF ou CNPJ.
create function app.preparar_contato() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.email := nullif(lower(btrim(new.email)), '');
  new.busca := app.sem_acento(concat_ws(' ', new.nome, new.email, app.digitos(new.telefone)));
  return new;
end $$;
create trigger preparar before insert or update on public.contatos
  for each row execute function app.preparar_contato();
create trigger marcar_atualizacao before update on public.contatos
  for each row execute function app.marcar_atualizacao();

-- Excluir é marcar `excluido_em`, e pede mais do que editar.
create function app.conferir_exclusao_contato() returns trigger
language plpgsql set search_path = '' as $$
begin
  if auth.uid() is not null and not app.pode('pg-contatos', 'gerir') then
    perform app.erro('sem_permissao', 403);
  end if;
  return new;
end $$;
create trigger conferir_exclusao before update of excluido_em on public.contatos
  for each row when (new.excluido_em is distinct from old.excluido_em)
  execute function app.conferir_exclusao_contato();

create table public.tags (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  nome text not null check (char_length(nome) between 1 and 30),
  cor text not null check (cor ~ '^#[0-9A-Fa-f]{6}$'),
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, id)
);
create unique index tags_conta_nome on public.tags (conta_id, lower(nome));
create trigger marcar_atualizacao before update on public.tags
  for each row execute function app.marcar_atualizacao();

create table public.contato_tags (
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  contato_id uuid not null,
  tag_id uuid not null,
  criado_por uuid default app.usuario(),
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  primary key (contato_id, tag_id),
  foreign key (conta_id, contato_id) references public.contatos (conta_id, id) on delete cascade,
  foreign key (conta_id, tag_id) references public.tags (conta_id, id) on delete cascade,
  foreign key (conta_id, criado_por) references public.usuarios (conta_id, id)
    on update cascade on delete set null (criado_por)
);
create index contato_tags_conta_tag on public.contato_tags (conta_id, tag_id);
create trigger marcar_atualizacao before update on public.contato_tags
  for each row execute function app.marcar_atualizacao();

create table public.contato_notas (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  contato_id uuid not null,
  texto text not null check (char_length(texto) between 1 and 2000),
  autor_id uuid default app.usuario(),
  entidade text,
  entidade_id uuid,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  foreign key (conta_id, contato_id) references public.contatos (conta_id, id) on delete cascade,
  foreign key (conta_id, autor_id) references public.usuarios (conta_id, id)
    on update cascade on delete set null (autor_id)
);
create index contato_notas_contato on public.contato_notas (contato_id, criado_em desc);
create trigger marcar_atualizacao before update on public.contato_notas
  for each row execute function app.marcar_atualizacao();

-- Políticas e concessões -------------------------------------------------------------------------

-- As páginas em que se veem contatos.
create function app.ve_contatos(nivel text) returns boolean
language sql stable security definer set search_path = '' as $$
  select app.pode(
    array['pg-contatos', 'pg-contato', 'pg-chats', 'pg-atendimentos', 'pg-pipelines', 'pg-recuperacao'], nivel)
$$;
grant execute on function app.ve_contatos(text), app.preparar_contato(), app.conferir_exclusao_contato()
  to authenticated, service_role;

alter table public.contatos enable row level security;
alter table public.contatos force row level security;
alter table public.tags enable row level security;
alter table public.tags force row level security;
alter table public.contato_tags enable row level security;
alter table public.contato_tags force row level security;
alter table public.contato_notas enable row level security;
alter table public.contato_notas force row level security;

create policy ler on public.contatos for select to authenticated
  using (conta_id = (select app.conta()) and (select app.ve_contatos('ver')));
create policy criar on public.contatos for insert to authenticated
  with check (conta_id = (select app.conta()) and (select app.ve_contatos('editar')));
create policy mudar on public.contatos for update to authenticated
  using (conta_id = (select app.conta()) and (select app.ve_contatos('editar')))
  with check (conta_id = (select app.conta()));

create policy ler on public.tags for select to authenticated
  using (conta_id = (select app.conta()) and (select app.ve_contatos('ver')));
create policy criar on public.tags for insert to authenticated
  with check (conta_id = (select app.conta()) and (select app.ve_contatos('editar')));
create policy mudar on public.tags for update to authenticated
  using (conta_id = (select app.conta()) and (select app.ve_contatos('editar')))
  with check (conta_id = (select app.conta()));
create policy excluir on public.tags for delete to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-contatos', 'gerir')));

create policy ler on public.contato_tags for select to authenticated
  using (conta_id = (select app.conta()) and (select app.ve_contatos('ver')));
create policy criar on public.contato_tags for insert to authenticated
  with check (conta_id = (select app.conta()) and (select app.ve_contatos('editar')));
create policy mudar on public.contato_tags for update to authenticated
  using (conta_id = (select app.conta()) and (select app.ve_contatos('editar')))
  with check (conta_id = (select app.conta()));
create policy excluir on public.contato_tags for delete to authenticated
  using (conta_id = (select app.conta()) and (select app.ve_contatos('editar')));

create policy ler on public.contato_notas for select to authenticated
  using (conta_id = (select app.conta()) and (select app.ve_contatos('ver')));
create policy criar on public.contato_notas for insert to authenticated
  with check (conta_id = (select app.conta()) and (select app.ve_contatos('editar'))
    and autor_id is not distinct from (select app.usuario()));
create policy mudar on public.contato_notas for update to authenticated
  using (conta_id = (select app.conta()) and (select app.ve_contatos('editar')))
  with check (conta_id = (select app.conta()));
create policy excluir on public.contato_notas for delete to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-contatos', 'gerir')));

-- `documento` se escreve, mas só se lê pela máscara ou por rpc_documento_revelar.
grant select (id, conta_id, nome, email, telefone, tipo_documento, documento_mascara, nascimento, cep, logradouro,
  numero, complemento, bairro, cidade, uf, pais, origem, responsavel_id, aceita_contato, observacao, dados_teste,
  anonimizado_em, total_compras_centavos, qtd_compras, ultima_compra_em, busca, excluido_em, criado_em, atualizado_em)
  on public.contatos to authenticated;
grant insert (id, nome, email, telefone, tipo_documento, documento, nascimento, cep, logradouro, numero, complemento,
  bairro, cidade, uf, pais, origem, responsavel_id, aceita_contato, observacao)
  on public.contatos to authenticated;
grant update (nome, email, telefone, tipo_documento, documento, nascimento, cep, logradouro, numero, complemento,
  bairro, cidade, uf, pais, origem, responsavel_id, aceita_contato, observacao, excluido_em)
  on public.contatos to authenticated;

grant select, delete on public.tags, public.contato_tags, public.contato_notas to authenticated;
grant insert (id, nome, cor), update (nome, cor) on public.tags to authenticated;
-- O upsert «ignorar repetidos» de etiquetas pede também o direito de atualizar as chaves.
grant insert (contato_id, tag_id), update (contato_id, tag_id) on public.contato_tags to authenticated;
grant insert (id, contato_id, texto, entidade, entidade_id), update (texto) on public.contato_notas to authenticated;

grant all on public.contatos, public.tags, public.contato_tags, public.contato_notas to service_role;

-- Visões -----------------------------------------------------------------------------------------

-- Corre com os direitos de quem pergunta: as políticas acima decidem as linhas.
create view public.vw_contatos with (security_invoker = true) as
select
  c.id,
  c.nome,
  c.email,
  c.telefone,
  c.tipo_documento,
  c.documento_mascara,
  c.cidade,
  c.uf,
  c.origem,
  c.responsavel_id,
  r.nome as responsavel_nome,
  r.cor as responsavel_cor,
  c.aceita_contato,
  c.dados_teste,
  -- Subconsultas, e não uma junção: uma contagem ou um filtro que não as pede não as paga.
  coalesce((
    select jsonb_agg(jsonb_build_object('id', g.id, 'nome', g.nome, 'cor', g.cor) order by lower(g.nome), g.id)
    from public.contato_tags ct
    join public.tags g on g.conta_id = ct.conta_id and g.id = ct.tag_id
    where ct.contato_id = c.id
  ), '[]') as tags,
  array(
    select ct.tag_id from public.contato_tags ct where ct.contato_id = c.id order by ct.tag_id
  ) as tag_ids,
  c.total_compras_centavos,
  c.qtd_compras,
  c.ultima_compra_em,
  c.criado_em,
  c.atualizado_em,
  c.busca
from public.contatos c
left join public.usuarios r on r.conta_id = c.conta_id and r.id = c.responsavel_id
where c.excluido_em is null;
comment on view public.vw_contatos is
  'Contatos não excluídos, com etiquetas e responsável. @key id @notnull id nome origem aceita_contato dados_teste tags tag_ids total_compras_centavos qtd_compras criado_em atualizado_em busca';
comment on column public.vw_contatos.tags is
  '@json {"type":"list","item":{"type":"json","fields":{"id":{"type":"text"},"nome":{"type":"text"},"cor":{"type":"text"}}}}';
grant select on public.vw_contatos to authenticated, service_role;
