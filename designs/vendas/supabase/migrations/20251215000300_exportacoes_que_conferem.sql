-- Um arquivo soma o que a página mostra: o de comissões não leva o estorno do que se acertou sozinho, que ela também não
-- mostra, e o de métricas leva a conta de anúncio, a campanha ou o conjunto em que se está.
create or replace function app.origem_da_exportacao(p_tipo text, f jsonb, proprios boolean, out de text, out instante text)
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
        where v.aprovada_em is not null and not (c.tipo = ''estorno'' and c.status = ''cancelada'') and ' || concat_ws(' and ', onde,
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
      de := 'select *, app.inicio_do_dia(dia) as inicio from public.metricas_facebook where ' || concat_ws(' and ', onde,
        case when app.texto(f, 'conta') is not null then 'conta_anuncio_id = ($2 ->> ''conta'')::uuid' end,
        case when app.texto(f, 'campanha') is not null then 'campanha_id = $2 ->> ''campanha''' end,
        case when app.texto(f, 'conjunto') is not null then 'conjunto_id = $2 ->> ''conjunto''' end);
      instante := 'inicio';
    when 'recuperacoes' then
      de := 'select * from public.recuperacoes where ' || concat_ws(' and ', onde,
        case when proprios then '(responsavel_id = $3 or responsavel_id is null)' end,
        case when app.texto(f, 'produto') is not null then 'produto_id = ($2 ->> ''produto'')::uuid' end);
      instante := 'evento_em';
  end case;
end $$;
