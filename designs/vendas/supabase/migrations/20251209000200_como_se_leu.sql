-- Quem confere um arquivo vê como os seus valores e datas foram lidos, com um exemplo, antes de gravar.
alter table public.importacoes add column leitura text;
comment on column public.importacoes.leitura is 'Como os valores e as datas foram lidos, em palavras.';

create or replace view public.vw_importacoes with (security_invoker = true) as
select i.id, i.plataforma_padrao, i.modo, i.mapeamento, i.status, i.linhas_total, i.linhas_lidas, i.linhas_novas,
  i.linhas_atualizadas, i.linhas_ignoradas, i.linhas_erro, i.cabecalho, i.amostra, i.separador, i.codificacao,
  i.produtos_novos, i.erro, i.iniciada_em, i.terminada_em, i.criado_em, a.nome as arquivo_nome, a.tamanho as arquivo_tamanho,
  replace(a.url, '/storage/v1/object/authenticated/importacoes/', '') as caminho, u.nome as criado_por_nome, i.leitura
from public.importacoes i
left join public.arquivos a on a.conta_id = i.conta_id and a.id = i.arquivo_id
join public.usuarios u on u.conta_id = i.conta_id and u.id = i.criado_por;

-- Só a função `importacoes` chama, com a chave de serviço.
create function public.rpc_importacao_leitura(p_id uuid, p_leitura text) returns void
language sql volatile security definer set search_path = '' as $$
  update public.importacoes set leitura = app.texto_de(p_leitura, 1000) where id = p_id and status = 'processando'
$$;
grant execute on function public.rpc_importacao_leitura(uuid, text) to service_role;
