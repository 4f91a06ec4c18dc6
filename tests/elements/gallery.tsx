import { createRoot } from "react-dom/client";
import { Accordion } from "trama/runtime/elements/accordion";
import { BarChart } from "trama/runtime/elements/bar-chart";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { Columns } from "trama/runtime/elements/columns";
import { DataGrid } from "trama/runtime/elements/data-grid";
import { DateText } from "trama/runtime/elements/date";
import { DatePicker } from "trama/runtime/elements/date-picker";
import { DateTimePicker } from "trama/runtime/elements/date-time-picker";
import { DraggableList } from "trama/runtime/elements/draggable-list";
import { Dropdown } from "trama/runtime/elements/dropdown";
import { ExpandableSection } from "trama/runtime/elements/expandable-section";
import { FilePicker } from "trama/runtime/elements/file-picker";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { HoverDropdown } from "trama/runtime/elements/hover-dropdown";
import { HtmlEmbed } from "trama/runtime/elements/html-embed";
import { Icon } from "trama/runtime/elements/icon";
import { Picture } from "trama/runtime/elements/image";
import { Kanban } from "trama/runtime/elements/kanban";
import { LineChart } from "trama/runtime/elements/line-chart";
import { Loader } from "trama/runtime/elements/loader";
import { Modal } from "trama/runtime/elements/modal";
import { Multiselect } from "trama/runtime/elements/multiselect";
import { NumberDisplay } from "trama/runtime/elements/number-display";
import { Paginator } from "trama/runtime/elements/paginator";
import { PieChart } from "trama/runtime/elements/pie-chart";
import { ProgressBar } from "trama/runtime/elements/progress-bar";
import { RadioGroup } from "trama/runtime/elements/radio-group";
import { ScrollArea } from "trama/runtime/elements/scroll-area";
import { SearchBar } from "trama/runtime/elements/search-bar";
import { Select } from "trama/runtime/elements/select";
import { Stack } from "trama/runtime/elements/stack";
import { Tabs } from "trama/runtime/elements/tabs";
import { TextBlock } from "trama/runtime/elements/text";
import { TextInput } from "trama/runtime/elements/text-input";
import { Video } from "trama/runtime/elements/video";
import { plainRuntime } from "../../runtime/app/runtime.ts";
import { decimalFormat } from "../../runtime/elements/parts/field/decimal.ts";
import { ScopeContext } from "../../runtime/react/element.tsx";
import { handle } from "../../runtime/react/element-handle.ts";
import { signal } from "../../runtime/react/signals.ts";
import { configureLanguages } from "../../runtime/screen/language.ts";
import { startScreen } from "../../runtime/screen/screen.ts";
import "../../runtime/styles.css";

const star = [["path", { d: "M12 3l2.7 5.6 6.1.9-4.4 4.3 1 6.1L12 17l-5.4 2.9 1-6.1L3.2 9.5l6.1-.9z" }]] as const;
const picture =
  "data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg' width='160' height='90'><rect width='160' height='90' fill='teal'/></svg>";
const people = [
  {
    id: "a1",
    nome: "Bia Rocha",
    papel: "vendedora",
    valor: 497,
    desde: "2024-03-14",
    ativo: true,
    turnos: ["Manhã", "Noite"],
    nota: "",
  },
  {
    id: "a2",
    nome: "Caio Nunes",
    papel: "suporte",
    valor: 197.5,
    desde: "2025-06-01",
    ativo: false,
    turnos: [],
    nota: "Prefere e-mail",
  },
  {
    id: "a3",
    nome: "Lia Prado",
    papel: "gestora",
    valor: 997,
    desde: "2023-11-30",
    ativo: true,
    turnos: ["Tarde"],
    nota: "",
  },
];
const isOpen = signal(false);
const setOpen = (next: boolean) => {
  isOpen.value = next;
};
const spinners = [
  "plane",
  "chase",
  "bounce",
  "wave",
  "pulse",
  "flow",
  "swing",
  "circle",
  "circle-fade",
  "grid",
  "fold",
  "wander",
] as const;

/** Every element of the first slice on one page, for visual review and for axe. */
function Gallery() {
  const elements = { papel: handle(Select) };
  return (
    <Base id="pagina" tag="main" classes={["pagina"]}>
      <TextBlock id="titulo" tag="h1" text="Elementos" />
      <Flexbox id="botoes" wrap columnGap="8px" rowGap="8px" alignItems="center">
        <Button id="salvar" text="Salvar" leftIcon={<Icon id="estrela" icon={star} />} />
        <Button id="desligado" text="Desligado" disabled />
        <Button id="espera" text="Salvando" loading />
        <Button id="ligado" text="Ligado" pressed />
        <Button id="so-icone" ariaLabel="Favorito" leftIcon={<Icon id="estrela2" icon={star} />} />
        <Button id="elo" text="Um link" link={{ url: "https://example.com/" }} />
        <Button id="abrir" text="Abrir janela" onClick={() => setOpen(true)} />
        <Dropdown
          id="menu"
          kind="menu"
          trigger={<Button id="mais" text="Mais" />}
          content={
            <>
              <Button id="ver" text="Ver" />
              <Button id="excluir" text="Excluir" />
            </>
          }
        />
        <Dropdown
          id="painel"
          ariaLabel="Filtros"
          trigger={<Button id="filtros" text="Filtros" />}
          content={<TextBlock id="no-painel" text="Um painel livre" />}
        />
        <HoverDropdown
          id="ajuda"
          appearAnimation="slideY"
          isMenuBreakpoint={false}
          opener={<Button id="ajudar" text="Ajuda" />}
          content={<TextBlock id="na-ajuda" text="Um painel que desliza" />}
        />
      </Flexbox>
      <Columns id="colunas" type="mosaic" grid={[4, 8, 12]} columnGap="12px" rowGap="12px">
        <Base id="c1" classes={["caixa"]}>
          <TextBlock id="c1t" text="4 de 12" />
        </Base>
        <Base id="c2" classes={["caixa"]}>
          <TextBlock id="c2t" text="8 de 12" />
        </Base>
        <Base id="c3" classes={["caixa"]}>
          <TextBlock id="c3t" text="12 de 12" />
        </Base>
      </Columns>
      <FormContainer id="formulario" ariaLabel="Contato">
        <Columns id="campos" type="columns" grid={[1, 1]} columnGap="16px">
          <Flexbox id="esquerda" direction="column" rowGap="12px">
            <FormInput id="nome" label="Nome" value="Bia Rocha" hint="Como no documento" />
            <FormInput id="email" type="email" label="E-mail" value="bia" error="E-mail inválido." />
            <FormInput
              id="valor"
              type="decimal"
              format={decimalFormat}
              precision="0.01"
              label="Valor"
              value={12.5}
              required={false}
            />
            <FormInput id="senha" type="password" label="Senha" />
            <FormInput id="fixo" label="Código" value="AT-2506" readonly />
            <FormInput id="cor" type="color" label="Cor" value="#1d5bd6" />
          </Flexbox>
          <Flexbox id="direita" direction="column" rowGap="12px">
            <FormInput id="nota" type="textarea" label="Nota" placeholder="Escreva…" required={false} />
            <FormInput id="dia" type="date" label="Dia" value="2025-06-14" />
            <Select
              id="papel"
              handle={elements.papel}
              label="Papel"
              placeholder="Escolha"
              searchPlaceholder="Buscar papel"
              noResultsText="Nada encontrado"
              options={[
                { value: "vendedora", label: "Vendedora" },
                { value: "suporte", label: "Suporte" },
                { value: "gestora", label: "Gestora" },
              ]}
              value="suporte"
              clearIcon
              clearLabel="Limpar"
            />
            <Select id="ordem" label="Ordem" searchable={false} options={["Nome", "Data"]} placeholder="Escolha" />
            <DatePicker
              id="periodo"
              label="Período"
              enableSeconds
              selectionMode="range"
              initValueRangeStart="2025-05-16"
              initValueRangeEnd="2025-06-15"
              enableMultiCalendars
              maxDate="2025-06-20"
              weekNumbers="iso"
              clearIcon
              presets={[
                { label: "Hoje", start: "2025-06-15", end: "2025-06-15" },
                { label: "30 dias", start: "2025-05-17", end: "2025-06-15" },
              ]}
            />
            <DatePicker id="competencia" label="Competência" dateMode="month" initValueSingle="2025-06" />
            <DatePicker
              id="plantoes"
              label="Plantões"
              dateMode="date"
              selectionMode="multi"
              initValueMulti={["2025-06-03", "2025-06-12"]}
              enableCalendarOnly
              calendarOnlyFit="center"
            />
            <DateTimePicker
              id="agenda"
              label="Agenda"
              showOn="click"
              selectAlsoTime
              initValue="2025-06-18T18:30:00Z"
              color="blue"
              attributes={[{ key: "feriado", dates: ["2025-06-19"], dot: true, color: "red", popover: "Feriado" }]}
            />
            <Multiselect
              id="etiquetas"
              label="Etiquetas"
              placeholder="Escolha"
              searchPlaceholder="Buscar etiqueta"
              options={["Aluna", "VIP", "Reembolso"]}
              value={["Aluna", "VIP"]}
              removeLabel="Remover"
              clearIcon
              clearLabel="Limpar etiquetas"
            />
            <Multiselect
              id="status"
              label="Status"
              mode="multiple"
              searchable={false}
              options={["Paga", "Pendente"]}
              value={["Paga"]}
            />
            <Select id="fechado" label="Fechado" disabled options={["Nome"]} placeholder="Desligado" />
            <RadioGroup
              id="entrega"
              label="Entrega"
              hint="Em dias úteis"
              required
              options={["Retirada", "Correio", "Motoboy"]}
              value="Correio"
            />
            <RadioGroup
              id="plano"
              label="Plano"
              direction="row"
              error="Escolha um plano."
              options={["Mensal", "Anual"]}
              required={false}
            />
            <RadioGroup id="turno" label="Turno" disabled options={["Manhã", "Tarde"]} value="Tarde" />
            <Checkbox id="aceite" label="Aceito receber avisos" value />
            <Checkbox id="parte" label="Uma parte" indeterminate />
            <Checkbox id="sempre" appearance="switch" label="Manter conectado" value />
            <FilePicker id="foto" label="Foto" hint="PNG ou JPG, até 2 MB" accept=".png,.jpg" maxMb={2} />
            <FilePicker id="anexo" appearance="button" text="Anexar" multiple error="Arquivo maior que 16 MB." />
            <FilePicker id="clipe" appearance="button" ariaLabel="Anexar arquivo" disabled />
            <Checkbox id="erro" label="Com erro" error="Marque para seguir." />
          </Flexbox>
        </Columns>
        <Button id="enviar" buttonType="submit" text="Enviar" />
      </FormContainer>
      <SearchBar
        id="busca"
        placeholder="Buscar contato"
        isEmbedIcon
        iconPosition="left"
        useSubmitButton
        submitText="Buscar"
      />
      <DataGrid
        id="grade"
        ariaLabel="Pessoas"
        data={people}
        dataIdPath="id"
        selectable
        onRowClick={() => {}}
        sortName="nome"
        sortOrder="ASC"
        columns={[
          { id: "nome", name: "Nome", path: "nome", sortable: true },
          { id: "papel", name: "Papel", type: "custom", hideOn: ["tablet", "mobile"] },
          { id: "valor", name: "Valor", path: "valor", align: "end", sortable: true },
        ]}
        cells={{ papel: (item) => <TextBlock id="celula" tag="span" text={() => item.value.papel} /> }}
        card={(item) => (
          <>
            <TextBlock id="cartaoNome" tag="strong" text={() => item.value.nome} />
            <DateText id="cartaoDesde" date={() => item.value.desde} />
          </>
        )}
      />
      <DataGrid
        id="colunas-grade"
        ariaLabel="Colunas de toda espécie"
        data={people}
        dataIdPath="id"
        selectable
        inlineEditing
        columnPicker
        alternateBackground
        borders="all"
        headerBackgroundColor="color-mix(in srgb, teal 12%, transparent)"
        columns={[
          { id: "nome", name: "Nome", width: "140px", pin: "start", resizable: true, editable: true },
          {
            id: "valor",
            name: "Valor",
            type: "number",
            fractionDigits: 2,
            width: "120px",
            resizable: true,
            editable: true,
          },
          { id: "desde", name: "Desde", type: "date", width: "140px", resizable: true, editable: true },
          { id: "ativo", name: "Ativo", type: "checkbox", width: "80px", editable: true },
          {
            id: "papel",
            name: "Papel",
            type: "select",
            width: "160px",
            editable: true,
            options: [
              { value: "vendedora", label: "Vendedora" },
              { value: "suporte", label: "Suporte" },
              { value: "gestora", label: "Gestora" },
            ],
          },
          {
            id: "turnos",
            name: "Turnos",
            type: "multiselect",
            width: "220px",
            editable: true,
            options: ["Manhã", "Tarde", "Noite"],
          },
          { id: "nota", name: "Nota", width: "220px", editable: true, editableType: "textarea" },
        ]}
      />
      <DataGrid
        id="vazia"
        ariaLabel="Vazia"
        data={[]}
        emptyText="Nada aqui."
        columns={[{ id: "nome", name: "Nome" }]}
      />
      <DataGrid
        id="carregando"
        ariaLabel="Carregando"
        data={[]}
        isFetching
        skeletonRows={2}
        columns={[{ id: "nome", name: "Nome" }]}
      />
      <DataGrid
        id="editavel"
        ariaLabel="Acessos"
        data={people}
        dataIdPath="id"
        inlineEditing
        onDeleteRow={() => {}}
        columns={[
          { id: "nome", name: "Nome", editable: true, width: "minmax(110px, 2fr)" },
          { id: "desde", name: "Desde", editable: true, editableType: "date", width: "minmax(120px, 1fr)" },
          {
            id: "papel",
            name: "Papel",
            editable: true,
            editableType: "select",
            options: ["vendedora", "suporte", "gestora"],
            hideOn: ["mobile"],
          },
          { id: "ativa", name: "Ativa", editable: true, editableType: "checkbox" },
        ]}
      />
      <DraggableList
        id="ordem-colunas"
        ariaLabel="Colunas"
        items={people}
        labelField="nome"
        item={(item) => <Checkbox id="coluna" label={() => item.value.nome} value />}
      />
      <Kanban
        id="quadro"
        ariaLabel="Acessos"
        items={people}
        labelField="nome"
        stackedBy="papel"
        stacks={[
          { label: "Vendas", value: "vendedora" },
          { label: "Gestão", value: "gestora" },
        ]}
        uncategorizedStack
        item={(item) => <TextBlock id="cartao" text={() => item.value.nome} />}
      />
      <Stack id="fila" header={<TextBlock id="fila-titulo" tag="h2" text="Fila" />} items={people} labelField="nome" />
      <Paginator id="paginas" ariaLabel="Páginas" total={240} limit={10} offset={60} />
      <Paginator id="paginas2" ariaLabel="Páginas, curtas" total={240} limit={10} offset={60} compact />
      <Tabs
        id="abas"
        ariaLabel="Perfil"
        tabs={[
          { id: "dados", label: "Meus dados" },
          { id: "preferencias", label: "Preferências" },
          { id: "fechada", label: "Fechada", disabled: true },
        ]}
        panels={{
          dados: <TextBlock id="abaDados" text="Os dados" />,
          preferencias: <TextBlock id="abaPreferencias" text="As preferências" />,
          fechada: null,
        }}
      />
      <ProgressBar id="meta" ariaLabel="Meta do mês" value={72} />
      <ScrollArea id="rolagem" role="region" ariaLabel="Mensagens" stickToEnd>
        <TextBlock id="longo" text={"Uma linha que se repete. ".repeat(40)} />
      </ScrollArea>
      <Video id="filme" ariaLabel="Como começar" preload={false} previewImage={picture} />
      <HtmlEmbed
        id="tabela"
        ariaLabel="Medidas"
        source={`<table><tr>${"<th>Medida em centímetros</th>".repeat(12)}</tr></table><p>Veja a <a href="/tabela">tabela</a></p>`}
      />
      <HtmlEmbed
        id="etiqueta"
        ariaLabel="Etiqueta"
        source='<iframe src="https://mapa.example/" loading="lazy"></iframe>'
      />
      <HtmlEmbed
        id="codigo"
        source='<svg role="img" aria-label="Pix" width="40" height="40" viewBox="0 0 2 2" fill="currentColor"><path d="M0 0h1v1H0zM1 1h1v1H1z"/></svg>'
      />
      <ExpandableSection id="maisFiltros" text="Mais filtros" value>
        <TextBlock id="dentro" text="O que estava fechado" />
      </ExpandableSection>
      <ExpandableSection id="trancado" text="Não abre" disabled />
      <TextInput id="nota-rapida" placeholder="Escreva uma nota" />
      <TextInput id="nome-fixo" ariaLabel="Nome do quadro" value="Vendas" readonly />
      <Accordion
        id="perguntas"
        items={[
          { id: "prazo", label: "Qual é o prazo?" },
          { id: "troca", label: "Como trocar?" },
          { id: "fora", label: "Fora do ar", disabled: true },
        ]}
        value={["prazo"]}
        panels={{
          prazo: <TextBlock id="respostaPrazo" text="Sete dias." />,
          troca: <TextBlock id="respostaTroca" text="Pelo atendimento." />,
          fora: null,
        }}
      />
      <Flexbox id="figuras" wrap columnGap="16px" rowGap="16px" alignItems="center">
        <Picture id="foto" url={picture} alt="Um retângulo" width={160} height={90} />
        <Picture id="capa" url={picture} alt="Com véu" overlay="rgb(0 0 0 / 40%)" width={160} height={90} />
        <Icon id="icone" icon={star} size="32px" ariaLabel="Estrela" />
        <DateText id="data" date="2025-06-14T10:22:31" format="DD/MM/YY HH:mm:ss" />
        <NumberDisplay id="preco" currency="BRL" value={1234.5} />
        {spinners.map((spinner) => (
          <Loader key={spinner} id="roda" spinner={spinner} ariaLabel={`Carregando ${spinner}`} />
        ))}
      </Flexbox>
      <Flexbox id="graficos" wrap columnGap="16px" rowGap="16px">
        <BarChart
          id="barras"
          style={{ width: () => "300px" }}
          dataType="guided"
          data={people}
          dataXField="papel"
          yAxis="field-summary"
          dataYField="valor"
          ariaLabel="Valor por papel"
          height="200px"
          table="toggle"
          tableText="Ver em tabela"
        />
        <LineChart
          id="linhas"
          style={{ width: () => "300px" }}
          cubicInterpolationMode="monotone"
          area
          labels={["jan", "fev", "mar", "abr"]}
          datasets={[
            { label: "Pix", data: [3, 5, 4, 8] },
            { label: "Cartão", data: [6, 2, 3, 3] },
          ]}
          ariaLabel="Vendas por mês"
          height="200px"
        />
        <PieChart
          id="fatias"
          style={{ width: () => "300px" }}
          displayType="doughnut"
          labels={["Pix", "Cartão"]}
          datasets={[{ data: [38, 62] }]}
          ariaLabel="Formas de pagamento"
          height="200px"
        />
      </Flexbox>
      <Modal
        id="janela"
        display={() => isOpen.value}
        onBackdropClick={() => setOpen(false)}
        onEscape={() => setOpen(false)}
      >
        <TextBlock id="janelaTitulo" tag="h2" text="Excluir contato?" />
        <TextBlock id="janelaTexto" text="Isso não pode ser desfeito." />
        <Button id="fechar" text="Fechar" onClick={() => setOpen(false)} />
      </Modal>
    </Base>
  );
}

startScreen();
configureLanguages(plainRuntime, ["pt-BR"]);
document.documentElement.lang = "pt-BR";
const root = document.querySelector("#root");
if (root) {
  createRoot(root).render(
    <ScopeContext value="galeria">
      <style>{`.pagina{display:flex;flex-direction:column;gap:24px;padding:24px;max-width:1100px;margin:0 auto}.caixa{border:1px solid;padding:12px}`}</style>
      <Gallery />
    </ScopeContext>,
  );
}
