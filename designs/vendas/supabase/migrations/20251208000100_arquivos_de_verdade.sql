/*
 * Um arquivo de que o app fala existe, é da conta e é de quem diz que o enviou: quem pede não escolhe, com um texto, um
 * arquivo alheio, nem diz o tamanho dele.
 */

-- Se um caminho fica na pasta em que começa: nenhuma parte é vazia, sobe de pasta, ou esconde uma que sobe.
create function app.caminho_seguro(caminho text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(caminho !~ '(^|/)\.{0,2}(/|$)' and caminho !~ '[\\%[:cntrl:]]', false)
$$;
grant execute on function app.caminho_seguro(text) to authenticated, service_role;

create or replace function app.arquivo_da_conta(balde text, caminho text) returns boolean
language sql stable set search_path = '' as $$
  select balde in ('avatares', 'chat', 'importacoes', 'documentos')
    and (storage.foldername(caminho))[1] = (select app.conta())::text
    and app.caminho_seguro(caminho)
$$;

-- O objeto de um endereço do app, se quem o enviou é desta conta; o endereço diz também se o balde é público.
create function app.objeto_da_conta(p_url text, p_conta uuid) returns storage.objects
language sql stable security definer set search_path = '' as $$
  select o.*
  from regexp_match(p_url, '^/storage/v1/object/(public|authenticated)/([a-z]+)/(.+)$') as onde
  join storage.buckets b on b.id = onde[2] and b.public = (onde[1] = 'public')
  join storage.objects o on o.bucket_id = b.id and o.name = onde[3]
  join public.usuarios u on u.conta_id = p_conta and u.id::text = o.owner_id
  where split_part(o.name, '/', 1) = p_conta::text and app.caminho_seguro(o.name)
$$;

-- O tamanho e o tipo são os do que chegou. Quem grava pela interface só fala de um arquivo que enviou.
create function app.conferir_arquivo() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  objeto constant storage.objects := app.objeto_da_conta(new.url, new.conta_id);
begin
  if auth.uid() is not null and objeto.owner_id is distinct from new.enviado_por::text then
    perform app.erro('validacao', 422, '{"url":"O arquivo não chegou. Envie de novo."}');
  end if;
  new.tamanho := coalesce((objeto.metadata ->> 'size')::int, new.tamanho);
  new.mime := coalesce(objeto.metadata ->> 'mimetype', new.mime);
  return new;
end $$;
create trigger conferir before insert on public.arquivos for each row execute function app.conferir_arquivo();
update public.arquivos a set tamanho = (o.metadata ->> 'size')::int, mime = coalesce(o.metadata ->> 'mimetype', a.mime)
from public.arquivos x cross join lateral app.objeto_da_conta(x.url, x.conta_id) as o
where x.id = a.id and a.tamanho <> (o.metadata ->> 'size')::int;

-- Quem anonimiza apaga os arquivos do contato com os próprios direitos, que são mais que os de quem os ligou a ele.
create or replace function public.rpc_contato_anexos(p_id uuid) returns table (balde text, caminhos text[])
language plpgsql stable security definer set search_path = '' as $$
begin
  if not app.pode(array['pg-contatos', 'pg-contato'], 'gerir') then
    perform app.erro('sem_permissao', 403);
  end if;
  return query
  select o.bucket_id, array_agg(o.name order by o.name)
  from app.arquivos_do_contato(p_id) a
  join app.objeto_da_conta(regexp_replace(a.url, '^https?://[^/]+', ''), a.conta_id) o on o.owner_id = a.enviado_por::text
  group by o.bucket_id order by o.bucket_id;
end $$;

-- Importações --------------------------------------------------------------------------------------------------------

-- A função `importacoes` chama com a sessão de quem pede, depois de ler o arquivo. Tudo o que ela diz se confere: quem
-- tem uma sessão também pode chamar.
create or replace function public.rpc_importacao_criar(p_caminho text, p_nome text, p_tamanho int, p_hash text,
  p_total int, p_cabecalho jsonb, p_amostra jsonb, p_separador text, p_codificacao text, p_mapeamento jsonb)
returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  url constant text := '/storage/v1/object/authenticated/importacoes/' || p_caminho;
  objeto storage.objects;
  arquivo uuid;
  nova uuid;
begin
  if not app.pode('pg-importar-transacoes', 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  objeto := app.objeto_da_conta(url, app.conta());
  if objeto.id is null then
    perform app.erro('nao_encontrado', 404);
  end if;
  if coalesce(p_tamanho <> (objeto.metadata ->> 'size')::int, true)
    or char_length(coalesce(p_nome, '')) not between 1 and 255
    or p_hash is null or p_hash !~ '^[0-9a-f]{64}$'
    or coalesce(p_total not between 1 and 50000, true)
    or p_separador is null or p_separador not in (';', ',', E'\t')
    or p_codificacao is null or p_codificacao not in ('utf-8', 'windows-1252')
    or not app.sao_textos(p_cabecalho, 1000) or jsonb_array_length(p_cabecalho) = 0
    or jsonb_typeof(p_amostra) is distinct from 'array' or jsonb_array_length(p_amostra) > 10
    or exists (select from jsonb_array_elements(p_amostra) as linha where not app.sao_textos(linha, 1000))
    or not app.mapeamento_valido(p_mapeamento) then
    perform app.erro('validacao', 422, '{"arquivo":"Este arquivo não se lê como uma lista de vendas."}');
  end if;
  insert into public.arquivos (conta_id, url, nome, ext, tag, tamanho, mime, entidade, enviado_por)
    values (app.conta(), url, p_nome, 'csv', 'importacao', p_tamanho, 'text/csv', 'importacao', objeto.owner_id::uuid)
    returning id into arquivo;
  insert into public.importacoes (arquivo_id, hash_arquivo, linhas_total, cabecalho, amostra, separador, codificacao,
    mapeamento)
    values (arquivo, p_hash, p_total, p_cabecalho, p_amostra, p_separador, p_codificacao, p_mapeamento)
    returning id into nova;
  update public.arquivos set entidade_id = nova where id = arquivo;
  return nova;
end $$;

-- Uma lista de textos.
create function app.sao_textos(lista jsonb, maximo int) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(jsonb_typeof(lista) = 'array' and jsonb_array_length(lista) <= maximo
    and not exists (select from jsonb_array_elements(lista) as um where jsonb_typeof(um) <> 'string'), false)
$$;

-- De que título vem cada coluna: textos, e não mais do que as colunas que existem.
create function app.mapeamento_valido(mapeamento jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(jsonb_typeof(mapeamento) = 'object'
    and (select count(*) from jsonb_object_keys(mapeamento)) <= 100
    and not exists (
      select from jsonb_each(mapeamento) as um
      where um.key !~ '^[a-z_]{1,40}$' or jsonb_typeof(um.value) not in ('string', 'null')), false)
$$;

create or replace function public.rpc_importacao_mapear(p_id uuid, p_mapeamento jsonb, p_plataforma text, p_modo text)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  i constant public.importacoes := app.importacao_de(p_id);
begin
  if i.status not in ('na_fila', 'analisada', 'falhou') or i.iniciada_em is not null then
    perform app.erro('transicao_invalida', 422, '{"de":"Em andamento","para":"Mapeada"}');
  end if;
  if not app.mapeamento_valido(p_mapeamento) or p_modo is null or p_modo not in ('so_novas', 'novas_e_atualizar')
    or coalesce(p_plataforma, '') not in ('', 'hotmart', 'kiwify', 'eduzz', 'braip', 'monetizze', 'perfectpay', 'ticto',
      'cartpanda', 'manual') then
    perform app.erro('validacao', 422, '{"mapeamento":"Confira as colunas, a plataforma e o modo."}');
  end if;
  update public.importacoes
    set mapeamento = p_mapeamento, plataforma_padrao = nullif(p_plataforma, ''), modo = p_modo
    where id = p_id;
end $$;

-- Se um arquivo enviado não é de importação nenhuma, e por isso se pode apagar.
create function public.rpc_importacao_livre(p_caminho text) returns boolean
language sql stable security definer set search_path = '' as $$
  select app.conta() is not null and not exists (
    select from public.arquivos a
    where a.conta_id = app.conta() and a.url = '/storage/v1/object/authenticated/importacoes/' || p_caminho)
$$;
comment on function public.rpc_importacao_livre is 'Se nenhuma importação usa um arquivo enviado. @notnull';
grant execute on function public.rpc_importacao_livre(text) to authenticated;
