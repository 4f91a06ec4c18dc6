-- Exportações: relatórios que o backend escreve aos lotes, guarda por sete dias e só entrega a quem os pediu.

create table public.exportacoes (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  tipo text not null check (tipo in ('transacoes', 'comissoes', 'contatos', 'atendimentos', 'envios', 'metricas',
    'recuperacoes')),
  filtros jsonb not null default '{}',
  colunas jsonb not null default '[]' check (jsonb_typeof(colunas) = 'array'),
  status text not null default 'na_fila'
    check (status in ('na_fila', 'processando', 'concluida', 'concluida_com_erros', 'falhou', 'cancelada')),
  linhas int not null default 0,
  linhas_total int not null default 0,
  arquivo_id uuid,
  expira_em timestamptz,
  erro text,
  criado_por uuid not null default app.usuario(),
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, id),
  foreign key (conta_id, arquivo_id) references public.arquivos (conta_id, id) on delete set null (arquivo_id),
  foreign key (conta_id, criado_por) references public.usuarios (conta_id, id) on update cascade
);
comment on column public.exportacoes.filtros is 'O que a lista filtrava. @json {"type":"json"}';
comment on column public.exportacoes.colunas is 'As colunas, na ordem do arquivo. @json {"type":"list","item":{"type":"text"}}';
create index exportacoes_conta on public.exportacoes (conta_id, criado_em desc);
create index exportacoes_abertas on public.exportacoes (atualizado_em) where status in ('na_fila', 'processando');
create trigger marcar_atualizacao before update on public.exportacoes
  for each row execute function app.marcar_atualizacao();

alter table public.exportacoes enable row level security;
alter table public.exportacoes force row level security;
create policy ler on public.exportacoes for select to authenticated
  using (conta_id = (select app.conta())
    and (criado_por = (select app.usuario()) or (select app.pode('pg-exportacoes', 'gerir'))));
create policy excluir on public.exportacoes for delete to authenticated
  using (conta_id = (select app.conta()) and criado_por = (select app.usuario()));
grant select, delete on public.exportacoes to authenticated;
grant all on public.exportacoes to service_role;

-- O caminho de um relatório é `<conta>/<exportação>/<nome>`; ninguém envia, e quem pode ver a exportação lê até ela vencer.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('exportacoes', 'exportacoes', false, 200 * 1024 * 1024, '{text/csv}');
create policy "vendas: ler exportações" on storage.objects for select to authenticated
  using (bucket_id = 'exportacoes' and exists (
    select from public.exportacoes e
    where e.conta_id::text = (storage.foldername(name))[1] and e.id::text = (storage.foldername(name))[2]
      and e.expira_em > app.agora()));

-- Que dados, e de que página -----------------------------------------------------------------------

create function app.pode_exportar(p_tipo text) returns boolean
language sql stable security definer set search_path = '' as $$
  select app.pode(case p_tipo
    when 'transacoes' then array['pg-transacoes']
    when 'comissoes' then array['pg-comissoes']
    when 'contatos' then array['pg-contatos']
    when 'atendimentos' then array['pg-atendimentos']
    when 'envios' then array['pg-envios-logistica', 'pg-rastreios-envios']
    when 'metricas' then array['pg-metricas-facebook']
    when 'recuperacoes' then array['pg-recuperacao']
    else '{}'::text[] end, 'ver')
$$;

-- Como se lê, em um arquivo, um valor que o banco guarda como código.
create function app.rotulo_exportado(valor text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce('{"hotmart":"Hotmart","kiwify":"Kiwify","eduzz":"Eduzz","braip":"Braip","monetizze":"Monetizze",
    "perfectpay":"PerfectPay","ticto":"Ticto","cartpanda":"Cartpanda","cartao_credito":"Cartão de crédito","paypal":"PayPal",
    "whatsapp":"WhatsApp","email":"E-mail","widget":"Site","conteudo":"Conteúdo","duvida":"Dúvida",
    "endereco_incompleto":"Endereço incompleto","em_separacao":"Em separação","na_fila":"Na fila","pac":"PAC",
    "economico":"Econômico","convertida_sozinha":"Compra direta","produtor":"Produção","coprodutor":"Coprodução",
    "gerente_afiliados":"Gerente de afiliados","cartao_recusado":"Cartão recusado","transacao":"Transação",
    "importacao":"Importação","formulario":"Formulário","credito":"Crédito"}'::jsonb ->> valor,
    upper(left(valor, 1)) || replace(substr(valor, 2), '_', ' '))
$$;

-- Um valor em centavos como o Excel em português o lê.
create function app.csv_reais(centavos bigint) returns text
language sql immutable parallel safe as $$
  select replace(to_char(centavos / 100.0, 'FM999999999999990.00'), '.', ',')
$$;

create function app.csv_instante(instante timestamptz, fuso text) returns text
language sql stable parallel safe as $$
  select to_char(instante at time zone fuso, 'DD/MM/YYYY HH24:MI:SS')
$$;

-- Um telefone do Brasil como se escreve; um de fora, como está.
create function app.csv_telefone(numero text) returns text
language sql immutable parallel safe as $$
  select regexp_replace(numero, '^\+55(\d\d)(\d{4,5})(\d{4})$', '(\1) \2-\3')
$$;

create function app.csv_documento(documento text) returns text
language sql immutable parallel safe as $$
  select case length(documento)
    when 11 then regexp_replace(documento, '(.{3})(.{3})(.{3})(.{2})', '\1.\2.\3-\4')
    else regexp_replace(documento, '(.{2})(.{3})(.{3})(.{4})(.{2})', '\1.\2.\3/\4-\5') end
$$;

create function app.csv_cuidado(texto text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when seguro ~ '[";\r\n]' then '"' || replace(seguro, '"', '""') || '"' else seguro end
  from (select case when texto ~ '^[=+@\t\r-]' and texto !~ '^-\d+(,\d+)?$' then '''' || texto else texto end as seguro)
    as uma
$$;

-- Uma célula: o que uma planilha leria como fórmula ganha um apóstrofo, menos os números negativos. Sem `set`, para que o
-- planejador as abra dentro da consulta: são milhões.
create function app.csv_celula(texto text) returns text
language sql immutable parallel safe as $$
  select case when texto ~ '^[=+@\t\r-]|[";\r\n]' then app.csv_cuidado(texto) else coalesce(texto, '') end
$$;

create function app.maximo_de_linhas() returns int
language sql immutable parallel safe as $$
  select 200000
$$;

/*
 * As colunas de um tipo, e como cada uma se escreve: `t` é a linha, `k` a conta, `$3` quem pediu, e `$4` se essa pessoa
 * pode ver documentos inteiros.
 */
create function app.colunas_de_exportacao(p_tipo text)
returns table (coluna text, titulo text, expressao text, ordem bigint)
language sql immutable set search_path = '' as $$
  select c.coluna, c.titulo, c.expressao, row_number() over ()
  from (values
    ('transacoes', 'pedida_em', 'Pedido em', 'app.csv_instante(t.pedida_em, k.fuso)'),
    ('transacoes', 'aprovada_em', 'Aprovada em', 'app.csv_instante(t.aprovada_em, k.fuso)'),
    ('transacoes', 'comprador_nome', 'Comprador', 't.comprador_nome'),
    ('transacoes', 'comprador_email', 'E-mail', 't.comprador_email'),
    ('transacoes', 'documento', 'CPF/CNPJ', 'case when $4 then app.csv_documento(t.comprador_documento) else t.documento_mascara end'),
    ('transacoes', 'comprador_telefone', 'Telefone', 'app.csv_telefone(t.comprador_telefone)'),
    ('transacoes', 'produto_nome', 'Produto', 't.produto_nome'),
    ('transacoes', 'oferta_nome', 'Oferta', 't.oferta_nome'),
    ('transacoes', 'plataforma', 'Plataforma', 'app.rotulo_exportado(t.plataforma)'),
    ('transacoes', 'forma_pagamento', 'Forma', 'app.rotulo_exportado(t.forma_pagamento)'),
    ('transacoes', 'parcelas', 'Parcelas', 't.parcelas::text'),
    ('transacoes', 'status', 'Status', 'app.rotulo_status(t.status)'),
    ('transacoes', 'moeda', 'Moeda', 't.moeda::text'),
    ('transacoes', 'valor', 'Valor', 'app.csv_reais(t.valor_produto_centavos)'),
    ('transacoes', 'cobrado', 'Valor cobrado', 'app.csv_reais(t.valor_cobrado_centavos)'),
    ('transacoes', 'desconto', 'Desconto', 'app.csv_reais(t.desconto_centavos)'),
    ('transacoes', 'frete', 'Frete', 'app.csv_reais(t.frete_centavos)'),
    ('transacoes', 'taxa', 'Taxa da plataforma', 'app.csv_reais(t.taxa_plataforma_centavos)'),
    ('transacoes', 'liquido', 'Líquido', 'app.csv_reais(t.valor_liquido_centavos)'),
    ('transacoes', 'minha_comissao', 'Minha comissão', 'app.csv_reais(t.minha_comissao_centavos)'),
    ('transacoes', 'reembolsado', 'Reembolsado', 'app.csv_reais(t.valor_reembolsado_centavos)'),
    ('transacoes', 'cupom', 'Cupom', 't.cupom'),
    ('transacoes', 'afiliado', 'Afiliado', 't.afiliado_nome'),
    ('transacoes', 'utm_source', 'utm_source', 't.utm_source'),
    ('transacoes', 'utm_medium', 'utm_medium', 't.utm_medium'),
    ('transacoes', 'utm_campaign', 'utm_campaign', 't.utm_campaign'),
    ('transacoes', 'utm_content', 'utm_content', 't.utm_content'),
    ('transacoes', 'utm_term', 'utm_term', 't.utm_term'),
    ('transacoes', 'src', 'src', 't.src'),
    ('transacoes', 'sck', 'sck', 't.sck'),
    ('transacoes', 'codigo', 'Código', 't.transacao_codigo'),
    ('comissoes', 'aprovada_em', 'Aprovada em', 'app.csv_instante(t.aprovada_em, k.fuso)'),
    ('comissoes', 'beneficiario_nome', 'Beneficiário', 't.beneficiario_nome'),
    ('comissoes', 'beneficiario_email', 'E-mail', 't.beneficiario_email'),
    ('comissoes', 'papel', 'Papel', 'app.rotulo_exportado(t.papel)'),
    ('comissoes', 'tipo', 'Tipo', 'app.rotulo_exportado(t.tipo)'),
    ('comissoes', 'produto_nome', 'Produto', 't.produto_nome'),
    ('comissoes', 'comprador_nome', 'Comprador', 't.comprador_nome'),
    ('comissoes', 'base', 'Base', 'app.csv_reais(t.base_centavos)'),
    ('comissoes', 'percentual', 'Percentual', 'app.csv_reais(t.percentual_bps)'),
    ('comissoes', 'valor', 'Valor', 'app.csv_reais(t.valor_centavos)'),
    ('comissoes', 'moeda', 'Moeda', 't.moeda::text'),
    ('comissoes', 'status', 'Status', 'app.rotulo_exportado(t.status)'),
    ('comissoes', 'prevista_para', 'Prevista para', 'to_char(t.prevista_para, ''DD/MM/YYYY'')'),
    ('comissoes', 'paga_em', 'Paga em', 'app.csv_instante(t.paga_em, k.fuso)'),
    ('comissoes', 'pagamento_ref', 'Referência', 't.pagamento_ref'),
    ('comissoes', 'codigo', 'Código da venda', 't.transacao_codigo'),
    ('contatos', 'nome', 'Nome', 't.nome'),
    ('contatos', 'email', 'E-mail', 't.email'),
    ('contatos', 'telefone', 'Telefone', 'app.csv_telefone(t.telefone)'),
    ('contatos', 'documento', 'CPF/CNPJ', 'case when $4 then app.csv_documento(t.documento) else t.documento_mascara end'),
    ('contatos', 'tags', 'Tags', '(select string_agg(g.nome, '', '' order by g.nome) from public.contato_tags x join public.tags g on g.id = x.tag_id where x.contato_id = t.id)'),
    ('contatos', 'origem', 'Origem', 'app.rotulo_exportado(t.origem)'),
    ('contatos', 'cidade', 'Cidade', 't.cidade'),
    ('contatos', 'uf', 'UF', 't.uf'),
    ('contatos', 'cep', 'CEP', 'regexp_replace(t.cep, ''(.{5})(.{3})'', ''\1-\2'')'),
    ('contatos', 'aceita_contato', 'Aceita contato', 'case when t.aceita_contato then ''Sim'' else ''Não'' end'),
    ('contatos', 'qtd_compras', 'Compras', 't.qtd_compras::text'),
    ('contatos', 'total_compras', 'Total comprado', 'app.csv_reais(t.total_compras_centavos)'),
    ('contatos', 'ultima_compra_em', 'Última compra', 'app.csv_instante(t.ultima_compra_em, k.fuso)'),
    ('contatos', 'responsavel', 'Responsável', '(select u.nome from public.usuarios u where u.id = t.responsavel_id)'),
    ('contatos', 'criado_em', 'Criado em', 'app.csv_instante(t.criado_em, k.fuso)'),
    ('atendimentos', 'codigo', 'Código', 't.codigo'),
    ('atendimentos', 'criado_em', 'Aberto em', 'app.csv_instante(t.criado_em, k.fuso)'),
    ('atendimentos', 'assunto', 'Assunto', 't.assunto'),
    ('atendimentos', 'contato', 'Contato', '(select c.nome from public.contatos c where c.id = t.contato_id)'),
    ('atendimentos', 'categoria', 'Categoria', 'app.rotulo_exportado(t.categoria)'),
    ('atendimentos', 'prioridade', 'Prioridade', 'app.rotulo_exportado(t.prioridade)'),
    ('atendimentos', 'status', 'Status', 'app.rotulo_exportado(t.status)'),
    ('atendimentos', 'canal', 'Canal', 'app.rotulo_exportado(t.canal)'),
    ('atendimentos', 'responsavel', 'Responsável', '(select u.nome from public.usuarios u where u.id = t.responsavel_id)'),
    ('atendimentos', 'primeira_resposta_em', 'Primeira resposta', 'app.csv_instante(t.primeira_resposta_em, k.fuso)'),
    ('atendimentos', 'sla_resolucao_em', 'Prazo', 'app.csv_instante(t.sla_resolucao_em, k.fuso)'),
    ('atendimentos', 'resolvido_em', 'Resolvido em', 'app.csv_instante(t.resolvido_em, k.fuso)'),
    ('atendimentos', 'reaberturas', 'Reaberturas', 't.reaberturas::text'),
    ('atendimentos', 'satisfacao', 'Satisfação', 't.satisfacao::text'),
    ('envios', 'codigo', 'Código', 't.codigo'),
    ('envios', 'criado_em', 'Criado em', 'app.csv_instante(t.criado_em, k.fuso)'),
    ('envios', 'destinatario_nome', 'Destinatário', 't.destinatario_nome'),
    ('envios', 'telefone', 'Telefone', 'app.csv_telefone(t.telefone)'),
    ('envios', 'produto_nome', 'Produto', '(select p.nome from public.produtos p where p.id = t.produto_id)'),
    ('envios', 'status', 'Status', 'app.rotulo_exportado(t.status)'),
    ('envios', 'transportadora', 'Transportadora', 'app.rotulo_exportado(t.transportadora)'),
    ('envios', 'servico', 'Serviço', 'app.rotulo_exportado(t.servico)'),
    ('envios', 'rastreio', 'Rastreio', '(select r.codigo from public.rastreios r where r.envio_id = t.id order by r.criado_em desc, r.id limit 1)'),
    ('envios', 'logradouro', 'Logradouro', 't.logradouro'),
    ('envios', 'numero', 'Número', 't.numero'),
    ('envios', 'complemento', 'Complemento', 't.complemento'),
    ('envios', 'bairro', 'Bairro', 't.bairro'),
    ('envios', 'cidade', 'Cidade', 't.cidade'),
    ('envios', 'uf', 'UF', 't.uf'),
    ('envios', 'cep', 'CEP', 'regexp_replace(t.cep, ''(.{5})(.{3})'', ''\1-\2'')'),
    ('envios', 'frete', 'Frete', 'app.csv_reais(t.valor_frete_centavos)'),
    ('envios', 'postado_em', 'Postado em', 'app.csv_instante(t.postado_em, k.fuso)'),
    ('envios', 'previsto_em', 'Previsto para', 'to_char(t.previsto_em, ''DD/MM/YYYY'')'),
    ('metricas', 'dia', 'Dia', 'to_char(t.dia, ''DD/MM/YYYY'')'),
    ('metricas', 'campanha_nome', 'Campanha', 't.campanha_nome'),
    ('metricas', 'conjunto_nome', 'Conjunto', 't.conjunto_nome'),
    ('metricas', 'anuncio_nome', 'Anúncio', 't.anuncio_nome'),
    ('metricas', 'anuncio_id', 'Código do anúncio', 't.anuncio_id'),
    ('metricas', 'gasto', 'Gasto', 'app.csv_reais(t.gasto_centavos)'),
    ('metricas', 'impressoes', 'Impressões', 't.impressoes::text'),
    ('metricas', 'alcance', 'Alcance', 't.alcance::text'),
    ('metricas', 'cliques', 'Cliques', 't.cliques::text'),
    ('metricas', 'cliques_link', 'Cliques no link', 't.cliques_link::text'),
    ('metricas', 'visualizacoes', 'Visualizações da página', 't.visualizacoes_pagina::text'),
    ('metricas', 'checkouts', 'Checkouts', 't.checkouts::text'),
    ('metricas', 'compras', 'Compras (Meta)', 't.compras::text'),
    ('metricas', 'valor_compras', 'Valor das compras', 'app.csv_reais(t.valor_compras_centavos)'),
    ('metricas', 'moeda', 'Moeda', 't.moeda::text'),
    ('recuperacoes', 'evento_em', 'Evento em', 'app.csv_instante(t.evento_em, k.fuso)'),
    ('recuperacoes', 'tipo', 'Tipo', 'app.rotulo_exportado(t.tipo)'),
    ('recuperacoes', 'contato', 'Contato', '(select c.nome from public.contatos c where c.id = t.contato_id)'),
    ('recuperacoes', 'email', 'E-mail', '(select c.email from public.contatos c where c.id = t.contato_id)'),
    ('recuperacoes', 'telefone', 'Telefone', '(select app.csv_telefone(c.telefone) from public.contatos c where c.id = t.contato_id)'),
    ('recuperacoes', 'produto_nome', 'Produto', '(select p.nome from public.produtos p where p.id = t.produto_id)'),
    ('recuperacoes', 'valor', 'Valor', 'app.csv_reais(t.valor_centavos)'),
    ('recuperacoes', 'moeda', 'Moeda', 't.moeda::text'),
    ('recuperacoes', 'status', 'Status', 'app.rotulo_exportado(t.status)'),
    ('recuperacoes', 'tentativas', 'Tentativas', 't.tentativas::text'),
    ('recuperacoes', 'responsavel', 'Responsável', '(select u.nome from public.usuarios u where u.id = t.responsavel_id)'),
    ('recuperacoes', 'motivo', 'Motivo', 't.motivo'),
    ('recuperacoes', 'encerrada_em', 'Encerrada em', 'app.csv_instante(t.encerrada_em, k.fuso)')
  ) as c(tipo, coluna, titulo, expressao)
  where c.tipo = p_tipo
$$;

-- Que linhas -----------------------------------------------------------------------------------------

-- As condições de um filtro de transações, com os valores à parte: `$1` é a conta e `$2` os filtros.
create function app.onde_transacoes(p_filtros jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  coluna constant text := case when app.texto(p_filtros, 'data') in ('aprovada', 'aprovacao') then 'aprovada_em'
    else 'pedida_em' end;
begin
  -- Só as condições pedidas entram na consulta, para que cada uma use o seu índice.
  return concat_ws(' and ', 'conta_id = $1',
    case when app.texto(p_filtros, 'inicio') is not null then
      format('%I >= app.inicio_do_dia(($2 ->> ''inicio'')::date)', coluna) end,
    case when app.texto(p_filtros, 'fim') is not null then
      format('%I < app.inicio_do_dia(($2 ->> ''fim'')::date)', coluna) end,
    case when app.texto(p_filtros, 'q') is not null then 'busca like app.padrao(btrim($2 ->> ''q''))' end,
    case when app.lista(p_filtros, 'ids') is not null then 'id = any(app.lista($2, ''ids'')::uuid[])' end,
    case when app.lista(p_filtros, 'status') is not null then 'status = any(app.lista($2, ''status''))' end,
    case when app.lista(p_filtros, 'plataforma') is not null then
      'plataforma = any(app.lista($2, ''plataforma''))' end,
    case when app.lista(p_filtros, 'produto') is not null then
      'produto_id = any(app.lista($2, ''produto'')::uuid[])' end,
    case when app.lista(p_filtros, 'forma') is not null then 'forma_pagamento = any(app.lista($2, ''forma''))' end,
    case when app.texto(p_filtros, 'contato') is not null then 'contato_id = ($2 ->> ''contato'')::uuid' end,
    case when app.texto(p_filtros, 'afiliado') is not null then
      'app.sem_acento(afiliado_nome) like app.padrao(btrim($2 ->> ''afiliado''))' end,
    case when app.texto(p_filtros, 'cupom') is not null then
      'lower(cupom) like app.padrao(btrim($2 ->> ''cupom''))' end,
    case when app.texto(p_filtros, 'utm_source') is not null then
      'lower(utm_source) like app.padrao(btrim($2 ->> ''utm_source''))' end,
    case when app.texto(p_filtros, 'valor_min') is not null then
      'valor_produto_centavos >= ($2 ->> ''valor_min'')::numeric' end,
    case when app.texto(p_filtros, 'valor_max') is not null then
      'valor_produto_centavos <= ($2 ->> ''valor_max'')::numeric' end,
    case when (p_filtros ->> 'vence_hoje')::boolean then 'app.vence_hoje(vence_em)' end);
end $$;

create or replace function public.rpc_transacoes_resumo(p_filtros jsonb default '{}')
returns table (
  qtd bigint, vendas bigint, bruto_centavos bigint, liquido_centavos bigint, comissao_centavos bigint,
  reembolsado_centavos bigint, outras_moedas bigint, moeda text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  conta constant uuid := app.conta();
  moeda_da_conta text;
begin
  if conta is null or not app.ve_transacoes() then
    perform app.erro('sem_permissao', 403);
  end if;
  select c.moeda into moeda_da_conta from public.contas c where c.id = conta;
  return query execute format('
    select count(*),
      count(*) filter (where moeda = $3 and app.conta_como_venda(status)),
      coalesce(sum(valor_produto_centavos) filter (where moeda = $3 and app.conta_como_venda(status)), 0)::bigint,
      coalesce(sum(valor_liquido_centavos) filter (where moeda = $3 and app.conta_como_venda(status)), 0)::bigint,
      coalesce(sum(minha_comissao_centavos) filter (where moeda = $3 and app.conta_como_venda(status)), 0)::bigint,
      coalesce(sum(valor_reembolsado_centavos) filter (where moeda = $3), 0)::bigint,
      count(*) filter (where moeda <> $3),
      $3
    from public.transacoes where %s', app.onde_transacoes(p_filtros)) using conta, p_filtros, moeda_da_conta;
end $$;

-- De onde saem as linhas de um tipo, e o instante que as põe em ordem. `proprios` deixa só as de quem pediu, `$3`.
create function app.origem_da_exportacao(p_tipo text, f jsonb, proprios boolean, out de text, out instante text)
language plpgsql immutable set search_path = '' as $$
declare
  quando text;
  onde text;
begin
  quando := case p_tipo when 'comissoes' then 'v.aprovada_em' when 'recuperacoes' then 'evento_em'
    when 'metricas' then 'app.inicio_do_dia(dia)' else 'criado_em' end;
  onde := concat_ws(' and ', case p_tipo when 'comissoes' then 'c.conta_id = $1' else 'conta_id = $1' end,
    case when app.texto(f, 'inicio') is not null then quando || ' >= app.inicio_do_dia(($2 ->> ''inicio'')::date)' end,
    case when app.texto(f, 'fim') is not null then quando || ' < app.inicio_do_dia(($2 ->> ''fim'')::date)' end,
    case when app.lista(f, 'status') is not null then
      case p_tipo when 'comissoes' then 'c.' else '' end || 'status = any(app.lista($2, ''status''))' end);
  case p_tipo
    when 'transacoes' then
      de := 'select * from public.transacoes where ' || app.onde_transacoes(f);
      instante := 'pedida_em';
    when 'comissoes' then
      de := 'select c.*, v.transacao_codigo, v.produto_nome, v.comprador_nome, v.aprovada_em
        from public.comissoes c join public.transacoes v on v.conta_id = c.conta_id and v.id = c.transacao_id
        where v.aprovada_em is not null and ' || concat_ws(' and ', onde,
        case when proprios then 'c.usuario_id = $3' end,
        case when app.texto(f, 'q') is not null then
          'app.sem_acento(concat_ws('' '', c.beneficiario_nome, c.beneficiario_email, v.comprador_nome, v.transacao_codigo)) like app.padrao($2 ->> ''q'')' end,
        case when app.texto(f, 'papel') is not null then 'c.papel = $2 ->> ''papel''' end,
        case when app.texto(f, 'beneficiario') is not null then 'c.beneficiario_email = $2 ->> ''beneficiario''' end,
        case when app.texto(f, 'plataforma') is not null then 'v.plataforma = $2 ->> ''plataforma''' end,
        case when app.texto(f, 'produto') is not null then 'v.produto_id = ($2 ->> ''produto'')::uuid' end);
      instante := 'aprovada_em';
    when 'contatos' then
      de := 'select * from public.contatos where excluido_em is null and ' || concat_ws(' and ', onde,
        case when app.texto(f, 'q') is not null then 'busca like app.padrao(btrim($2 ->> ''q''))' end,
        case when app.lista(f, 'ids') is not null then 'id = any(app.lista($2, ''ids'')::uuid[])' end,
        case when app.lista(f, 'tags') is not null then 'exists (select from public.contato_tags x
          where x.contato_id = contatos.id and x.tag_id = any(app.lista($2, ''tags'')::uuid[]))' end,
        case when app.texto(f, 'origem') is not null then 'origem = $2 ->> ''origem''' end,
        case when app.texto(f, 'responsavel') is not null then 'responsavel_id = ($2 ->> ''responsavel'')::uuid' end,
        case when (f ->> 'compradores')::boolean then 'qtd_compras > 0' end);
      instante := 'criado_em';
    when 'atendimentos' then
      de := 'select * from public.atendimentos where excluido_em is null and ' || onde;
      instante := 'criado_em';
    when 'envios' then
      de := 'select * from public.envios where ' || concat_ws(' and ', onde,
        case when app.texto(f, 'q') is not null then 'id in (
          select v.id from public.vw_envios v where v.busca like app.padrao(btrim($2 ->> ''q'')))' end,
        case when (f ->> 'sem_lote')::boolean then 'lote_id is null' end,
        case when app.texto(f, 'produto') is not null then 'produto_id = ($2 ->> ''produto'')::uuid' end);
      instante := 'criado_em';
    when 'metricas' then
      de := 'select *, app.inicio_do_dia(dia) as inicio from public.metricas_facebook where ' || onde;
      instante := 'inicio';
    when 'recuperacoes' then
      de := 'select * from public.recuperacoes where ' || concat_ws(' and ', onde,
        case when proprios then '(responsavel_id = $3 or responsavel_id is null)' end,
        case when app.texto(f, 'produto') is not null then 'produto_id = ($2 ->> ''produto'')::uuid' end);
      instante := 'evento_em';
  end case;
end $$;

create function app.pagina_do_tipo(p_tipo text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case p_tipo when 'comissoes' then 'pg-comissoes' when 'recuperacoes' then 'pg-recuperacao' end
$$;

-- Até `p_ate` linhas, para não contar o que já passa do limite.
create function app.contar_exportacao(p_tipo text, p_filtros jsonb, p_ate int) returns int
language plpgsql stable security definer set search_path = '' as $$
declare
  fonte record;
  quantas int;
begin
  fonte := app.origem_da_exportacao(p_tipo, p_filtros, app.proprios(app.pagina_do_tipo(p_tipo)));
  execute format('select count(*) from (select from (%s) t limit %s) as ate', fonte.de, p_ate)
    into quantas using app.conta(), p_filtros, app.usuario();
  return quantas;
end $$;

create function app.conferir_exportacao(p_tipo text, p_filtros jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if app.conta() is null or not app.pode_exportar(p_tipo) then
    perform app.erro('sem_permissao', 403);
  end if;
  if (p_filtros ->> 'fim')::date - (p_filtros ->> 'inicio')::date > 366 then
    perform app.erro('validacao', 422, '{"periodo":"Escolha um período de até 1 ano."}');
  end if;
exception when invalid_datetime_format or datetime_field_overflow then
  perform app.erro('validacao', 422, '{"periodo":"Período inválido."}');
end $$;

create function public.rpc_exportacao_contar(p_tipo text, p_filtros jsonb default '{}') returns int
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.conferir_exportacao(p_tipo, p_filtros);
  return app.contar_exportacao(p_tipo, p_filtros, app.maximo_de_linhas() + 1);
end $$;
comment on function public.rpc_exportacao_contar is
  'Quantas linhas um relatório teria; uma a mais do que o limite quando são mais do que cabem. @notnull @json p_filtros {"type":"json"}';

create function public.rpc_exportacao_colunas(p_tipo text) returns table (coluna text, titulo text)
language sql stable security definer set search_path = '' as $$
  select c.coluna, c.titulo from app.colunas_de_exportacao(p_tipo) c where app.pode_exportar(p_tipo) order by c.ordem
$$;
comment on function public.rpc_exportacao_colunas is
  'As colunas que um relatório pode ter, na ordem de sempre. @notnull coluna titulo';

create function public.rpc_exportacao_criar(p_tipo text, p_filtros jsonb default '{}', p_colunas jsonb default '[]')
returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  total int;
  nova uuid;
begin
  perform app.conferir_exportacao(p_tipo, p_filtros);
  if jsonb_typeof(p_colunas) is distinct from 'array' or exists (
    select from jsonb_array_elements_text(p_colunas) as pedida
    where pedida not in (select c.coluna from app.colunas_de_exportacao(p_tipo) c)
  ) then
    perform app.erro('validacao', 422, '{"colunas":"Coluna desconhecida."}');
  end if;
  total := app.contar_exportacao(p_tipo, p_filtros, app.maximo_de_linhas() + 1);
  if total = 0 then
    perform app.erro('validacao', 422, '{"periodo":"Nenhuma linha para exportar."}');
  elsif total > app.maximo_de_linhas() then
    perform app.erro('limite', 422, replace(to_char(app.maximo_de_linhas(), 'FM999G999'), ',', '.') || ' linhas');
  end if;
  insert into public.exportacoes (tipo, filtros, colunas, linhas_total)
    values (p_tipo, p_filtros, p_colunas, total) returning id into nova;
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, entidade_id, detalhe)
    values (app.conta(), app.usuario(), 'exportacao', p_tipo, nova,
      jsonb_build_object('linhas', total, 'filtros', p_filtros));
  return nova;
end $$;
comment on function public.rpc_exportacao_criar is
  'Pede um relatório e devolve o id dele; a função `exportacoes` o escreve. @notnull @json p_filtros {"type":"json"} @json p_colunas {"type":"list","item":{"type":"text"}}';

-- Outra vez o que falhou, ou o que venceu, com os dados de agora.
create function public.rpc_exportacao_repetir(p_id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  e public.exportacoes;
begin
  select * into e from public.exportacoes
    where id = p_id and conta_id = app.conta() and (criado_por = app.usuario() or app.pode('pg-exportacoes', 'gerir'));
  if not found then
    perform app.erro('nao_encontrado', 404);
  end if;
  return public.rpc_exportacao_criar(e.tipo, e.filtros, e.colunas);
end $$;
comment on function public.rpc_exportacao_repetir is 'Pede de novo um relatório, e devolve o id do novo. @notnull';
grant execute on function public.rpc_exportacao_contar(text, jsonb), public.rpc_exportacao_colunas(text),
  public.rpc_exportacao_criar(text, jsonb, jsonb), public.rpc_exportacao_repetir(uuid) to authenticated;

-- Só a função `exportacoes` chama o que segue, com a chave de serviço --------------------------------

-- Começa a escrever: o nome do arquivo, onde ele fica, e a linha de títulos. Nada, quando outro já começou.
create function public.rpc_exportacao_iniciar(p_id uuid)
returns table (caminho text, nome text, cabecalho text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  e public.exportacoes;
  fuso text;
begin
  update public.exportacoes set status = 'processando', linhas = 0, erro = null
    where id = p_id and status = 'na_fila' returning * into e;
  if not found then
    return;
  end if;
  select k.fuso into fuso from public.contas k where k.id = e.conta_id;
  nome := format('balcao_%s_%s.csv', e.tipo, to_char(e.criado_em at time zone fuso, 'YYYYMMDD-HH24MI'));
  caminho := e.conta_id || '/' || e.id || '/' || nome;
  select string_agg(app.csv_celula(c.titulo), ';' order by c.lugar) into cabecalho from app.colunas_pedidas(e) c;
  return next;
end $$;

create function app.colunas_pedidas(e public.exportacoes)
returns table (titulo text, expressao text, lugar bigint)
language sql immutable set search_path = '' as $$
  select c.titulo, c.expressao, c.ordem from app.colunas_de_exportacao(e.tipo) c where e.colunas = '[]'
  union all
  select c.titulo, c.expressao, p.lugar
  from jsonb_array_elements_text(e.colunas) with ordinality as p(coluna, lugar)
  join app.colunas_de_exportacao(e.tipo) c using (coluna)
$$;

-- Quem pediu ainda pode, e o quê: a permissão pode ter mudado desde o pedido.
create function app.permissao_de(p_usuario uuid, p_pagina text, out nivel int, out escopo text)
language sql stable security definer set search_path = '' as $$
  select app.nivel(coalesce(item ->> 'nivel', 'editar')), coalesce(item ->> 'escopo', 'todos')
  from public.usuarios u, jsonb_array_elements(u.permissoes) as item
  where u.id = p_usuario and u.ativo and item ->> 'pagina' = p_pagina
  limit 1
$$;

/*
 * As linhas que vêm depois de um lugar, já escritas, e o lugar da última. Sem linhas, acabou. O lugar é um instante e um
 * id, para que linhas que entram enquanto se escreve não empurrem as outras.
 */
create function public.rpc_exportacao_lote(p_id uuid, p_instante timestamptz default '-infinity',
  p_depois uuid default '00000000-0000-0000-0000-000000000000', p_limite int default 2000)
returns table (texto text, linhas int, instante timestamptz, ultima uuid)
language plpgsql stable security definer set search_path = '' as $$
declare
  e public.exportacoes;
  fonte record;
  valores text;
  celulas text;
  ve_documentos boolean;
begin
  select * into e from public.exportacoes x where x.id = p_id and x.status = 'processando';
  if not found then
    return;
  end if;
  fonte := app.origem_da_exportacao(e.tipo, e.filtros,
    coalesce((select p.escopo = 'proprios' from app.permissao_de(e.criado_por, app.pagina_do_tipo(e.tipo)) p), false));
  select string_agg(format('%s as c%s', c.expressao, c.lugar), ', ' order by c.lugar),
    string_agg('app.csv_celula(c' || c.lugar || ')', ' || '';'' || ' order by c.lugar)
    into valores, celulas from app.colunas_pedidas(e) c;
  ve_documentos := coalesce((select p.nivel >= 3 from app.permissao_de(e.criado_por, 'pg-contatos') p), false)
    or exists (select from public.usuarios u where u.id = e.criado_por and u.perfil = 'financeiro');
  return query execute format(
    'select string_agg(%1$s, E''\r\n'' order by quando, id), count(*)::int, max(quando),
        (array_agg(id order by quando desc, id desc))[1]
      from (
        select t.id, t.%2$I as quando, %3$s
        from (%4$s) t join public.contas k on k.id = t.conta_id
        where (t.%2$I, t.id) > ($5, $6) order by t.%2$I, t.id limit %5$s
      ) as lote having count(*) > 0', celulas, fonte.instante, valores, fonte.de, p_limite)
    using e.conta_id, e.filtros, e.criado_por, ve_documentos, p_instante, p_depois;
end $$;

create function public.rpc_exportacao_avancar(p_id uuid, p_linhas int) returns void
language sql volatile security definer set search_path = '' as $$
  update public.exportacoes set linhas = p_linhas where id = p_id and status = 'processando'
$$;

create function public.rpc_exportacao_concluir(p_id uuid, p_caminho text, p_nome text, p_bytes int, p_linhas int)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  e public.exportacoes;
  arquivo uuid;
begin
  select * into e from public.exportacoes where id = p_id and status = 'processando' for update;
  if not found then
    return;
  end if;
  insert into public.arquivos (conta_id, url, nome, ext, tag, tamanho, mime, entidade, entidade_id, enviado_por)
    values (e.conta_id, '/storage/v1/object/authenticated/exportacoes/' || p_caminho, p_nome, 'csv', 'exportacao',
      p_bytes, 'text/csv', 'exportacao', e.id, e.criado_por)
    returning id into arquivo;
  update public.exportacoes
    set status = 'concluida', linhas = p_linhas, linhas_total = p_linhas, arquivo_id = arquivo,
      expira_em = app.agora() + interval '7 days'
    where id = e.id;
end $$;

create function public.rpc_exportacao_falhar(p_id uuid, p_erro text) returns void
language sql volatile security definer set search_path = '' as $$
  update public.exportacoes set status = 'falhou', erro = p_erro
  where id = p_id and status in ('na_fila', 'processando')
$$;

-- Os arquivos de mais de sete dias, de qualquer conta, para que a função os apague.
create function public.rpc_exportacoes_vencidas() returns table (caminho text)
language sql stable security definer set search_path = '' as $$
  select o.name from storage.objects o
  where o.bucket_id = 'exportacoes' and o.created_at < app.agora() - interval '7 days' order by o.created_at limit 500
$$;
grant execute on function public.rpc_exportacao_iniciar(uuid), public.rpc_exportacao_avancar(uuid, int),
  public.rpc_exportacao_lote(uuid, timestamptz, uuid, int),
  public.rpc_exportacao_concluir(uuid, text, text, int, int), public.rpc_exportacao_falhar(uuid, text),
  public.rpc_exportacoes_vencidas() to service_role;

-- Uma função que parou no meio não deixa ninguém esperando.
create function app.desistir_de_exportacoes() returns void
language sql volatile security definer set search_path = '' as $$
  update public.exportacoes set status = 'falhou', erro = 'A escrita parou no meio.'
  where status in ('na_fila', 'processando') and atualizado_em < now() - interval '5 minutes'
$$;
select cron.schedule('desistir de exportações', '*/5 * * * *', 'select app.desistir_de_exportacoes()');

create view public.vw_exportacoes with (security_invoker = true) as
select e.id, e.tipo, e.filtros, e.status, e.linhas, e.linhas_total, e.expira_em, e.erro, e.criado_em, e.criado_por,
  u.nome as criado_por_nome, e.conta_id || '/' || e.id || '/' || a.nome as caminho, a.nome as arquivo_nome,
  coalesce(e.expira_em <= app.agora(), false) as vencida,
  (select p.nome from public.produtos p
    where p.conta_id = e.conta_id and p.id::text = e.filtros ->> 'produto') as produto_nome
from public.exportacoes e
join public.usuarios u on u.conta_id = e.conta_id and u.id = e.criado_por
left join public.arquivos a on a.conta_id = e.conta_id and a.id = e.arquivo_id;
comment on view public.vw_exportacoes is
  'Relatórios pedidos, e onde está o arquivo dos que ficaram prontos. @key id @notnull id tipo filtros status linhas linhas_total criado_em criado_por criado_por_nome vencida';
comment on column public.vw_exportacoes.filtros is '@json {"type":"json","fields":{"inicio":{"type":"text","nullable":true},"fim":{"type":"text","nullable":true},"status":{"type":"json","nullable":true},"plataforma":{"type":"text","nullable":true},"produto":{"type":"text","nullable":true},"q":{"type":"text","nullable":true}}}';
grant select on public.vw_exportacoes to authenticated;
grant execute on function app.agora() to authenticated;
